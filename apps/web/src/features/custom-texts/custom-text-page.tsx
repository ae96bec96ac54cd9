import { useGetCustomText, useListCustomTexts } from '@jianwei/api-client/custom-texts/custom-texts';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Failed, QueryState } from '../../kit/query/query-state.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { CustomTextForm } from './custom-text-form.tsx';
import styles from './custom-text-page.module.css';
import { DiagnosisList } from './diagnosis-list.tsx';

/** The text of a diagnosis; the server says whether there is such a diagnosis. */
function ChosenText({ diagnosisId }: { diagnosisId: string }) {
  const { data, error, refetch } = useGetCustomText(diagnosisId, { request: { suppress: true } });
  if (data !== undefined) return <CustomTextForm text={data} />;
  if (error === null) return <BlockSkeleton lines={8} />;
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title="暂未收录该诊断" hint="可在左侧选择其他诊断" />;
  }
  return <Failed title="本院说明未能载入" onReload={() => void refetch()} />;
}

/** 自定义文本: the hospital's own wording, one text for each diagnosis; the choice lives in the address. */
export function CustomTextPage() {
  const [query, setQuery] = useSearchParams();
  const diagnosisId = query.get('diagnosis_id') ?? '';
  const list = useListCustomTexts({ request: { suppress: true } });
  return (
    <section className={`jw-sheet ${styles.sheet ?? ''}`} aria-label="自定义文本">
      <div className={`jw-stack ${styles.list ?? ''}`}>
        <QueryState query={list} failed="诊断目录未能载入" loading={<BlockSkeleton lines={10} />}>
          {({ data: rows }) => (
            <DiagnosisList
              rows={rows}
              selectedId={diagnosisId}
              onSelect={(id) => {
                if (id !== diagnosisId) setQuery({ diagnosis_id: id });
              }}
            />
          )}
        </QueryState>
      </div>
      <div className={styles.text}>
        {diagnosisId === '' ? (
          <EmptyState title="请选择一个诊断" hint="在左侧选择诊断，为其编写本院说明" />
        ) : (
          <ChosenText key={diagnosisId} diagnosisId={diagnosisId} />
        )}
      </div>
    </section>
  );
}
