import { useGetVersionItem } from '@jianwei/api-client/system/system';
import { QueryState } from '../../kit/query/query-state.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { VersionNotes } from '../../parts/version/version-notes.tsx';
import styles from './help-pages.module.css';

/** 系统更新: the present version and what each update brought. */
export function VersionPage() {
  const version = useGetVersionItem();
  return (
    <section className={`jw-sheet ${styles.sheet}`}>
      <QueryState query={version} failed="版本信息未能载入" lines={6}>
        {(data) => (
          <>
            <SectionHeading title={`当前版本 ${data.version}`} aside={`${data.items.length} 条更新`} />
            {data.items.length === 0 ? <EmptyState title="暂无更新说明" /> : <VersionNotes items={data.items} />}
          </>
        )}
      </QueryState>
    </section>
  );
}
