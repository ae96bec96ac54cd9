import { useGetVersionItem } from '@jianwei/api-client/system/system';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { SectionHeading } from '../../shared/ui/section-heading.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import styles from './help-pages.module.css';
import { VersionNotes } from './version-notes.tsx';

/** 系统更新: the present version and what each update brought. */
export function VersionPage() {
  const { data, isError, refetch } = useGetVersionItem();
  return (
    <section className={`jw-sheet ${styles.sheet}`}>
      {isError && (
        <EmptyState
          tone="error"
          title="版本信息未能载入"
          action={<Button onClick={() => void refetch()}>重新载入</Button>}
        />
      )}
      {!data && !isError && <BlockSkeleton lines={6} />}
      {data && (
        <>
          <SectionHeading title={`当前版本 ${data.version}`} aside={`${data.items.length} 条更新`} />
          {data.items.length === 0 ? <EmptyState title="暂无更新说明" /> : <VersionNotes items={data.items} />}
        </>
      )}
    </section>
  );
}
