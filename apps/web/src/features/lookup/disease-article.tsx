import { useGetDiagnosisKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { ReactNode } from 'react';
import { KNOWLEDGE_FRESH_MS } from '../../shared/knowledge/knowledge-search.ts';
import { KnowledgeSections } from '../../shared/knowledge/knowledge-sections.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import styles from './lookup.module.css';

interface DiseaseArticleProps {
  diagnosisId: string;
  /** Beside the name. */
  aside?: ReactNode;
}

/** What is known of one disease, without a report. */
export function DiseaseArticle({ diagnosisId, aside }: DiseaseArticleProps) {
  const { data, isError, refetch } = useGetDiagnosisKnowledge(
    { diagnosis_id: diagnosisId },
    { query: { staleTime: KNOWLEDGE_FRESH_MS } },
  );
  if (data === undefined) {
    return isError ? (
      <EmptyState
        tone="error"
        title="疾病知识未能载入"
        action={<Button onClick={() => void refetch()}>重新载入</Button>}
      />
    ) : (
      <BlockSkeleton lines={8} />
    );
  }
  const citations = data.citations ?? [];
  return (
    <article aria-label={data.diagnosis_display_name}>
      <div className={styles.head}>
        <h2 className="jw-song">{data.diagnosis_display_name}</h2>
        {aside}
      </div>
      {citations.length > 0 && <p className={styles.facts}>判读依据：{citations.join('、')}</p>}
      <KnowledgeSections knowledge={data} />
    </article>
  );
}
