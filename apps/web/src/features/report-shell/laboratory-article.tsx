import { useGetLaboratoryKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import { useListOriginalLaboratories } from '@jianwei/api-client/lookups/lookups';
import { LaboratorySections } from '../../shared/knowledge/laboratory-sections.tsx';
import { ArticleState } from './article-state.tsx';
import styles from './article-page.module.css';
import { articleAddress } from './shell-address.ts';
import { useShellReport } from './shell-report.ts';

/** A lab item: what it means, how it is measured, which diseases it speaks for. */
export function LaboratoryArticle({ knowledgeId }: { knowledgeId: string }) {
  const { reportId } = useShellReport();
  const { data, error, refetch } = useGetLaboratoryKnowledge(knowledgeId, { request: { suppress: true } });
  const originals = useListOriginalLaboratories(
    { standard_laboratory_name: data?.laboratory_name ?? '', standard_specimen: data?.standard_specimen ?? '' },
    { query: { enabled: data !== undefined }, request: { suppress: true } },
  );
  if (data === undefined) return <ArticleState error={error} onReload={() => void refetch()} />;
  return (
    <article className={styles.laboratory} aria-label={data.laboratory_name}>
      <header className={styles.head}>
        <h1 className="jw-song">{data.laboratory_name}</h1>
        <span className={styles.english} lang="en">
          {[data.short_name, data.english_name].filter((text) => text !== '').join('　')}
        </span>
      </header>
      <LaboratorySections
        detail={data}
        originals={originals.data?.labs}
        addressOf={(diagnosisId) => articleAddress(reportId, { diagnosisId })}
      />
    </article>
  );
}
