import { useGetLaboratoryKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import { LaboratoryArticle } from '../../parts/knowledge/laboratory-article.tsx';
import { ArticleState } from './article-state.tsx';
import { articleAddress } from './shell-address.ts';
import { useShellReport } from './shell-report.ts';

/** A lab item as an article of 医学百科; its diseases lead to theirs. */
export function ArticleLaboratory({ knowledgeId }: { knowledgeId: string }) {
  const { reportId } = useShellReport();
  const knowledge = useGetLaboratoryKnowledge(knowledgeId, { request: { suppress: true } });
  return (
    <ArticleState query={knowledge}>
      {(detail) => (
        <LaboratoryArticle
          detail={detail}
          headingAs="h1"
          addressOf={(diagnosisId) => articleAddress(reportId, { diagnosisId })}
        />
      )}
    </ArticleState>
  );
}
