import { ChevronLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import styles from './article-page.module.css';
import { ArticleDisease } from './article-disease.tsx';
import { ArticleLaboratory } from './article-laboratory.tsx';
import page from './shell-page.module.css';
import { shellAddress } from './shell-address.ts';
import { useShellReport } from './shell-report.ts';

/** 知识详情: one article, about a disease or a lab item. */
export function ArticlePage() {
  const { reportId } = useShellReport();
  const [query] = useSearchParams();
  const mayOpen = useMayOpen();
  const diagnosisId = query.get('diagnosis_id') ?? '';
  const knowledgeId = query.get('knowledge_id') ?? '';
  return (
    <div className={`jw-stack jw-gap-16 ${page.page ?? ''}`}>
      <section className={`jw-sheet ${page.sheet ?? ''}`}>
        {mayOpen('/encyclopedia-knowledge') && (
          <Link
            to={shellAddress('/encyclopedia-knowledge', reportId)}
            className={`jw-no-print jw-gap-4 jw-ink-2 ${styles.back ?? ''}`}
          >
            <ChevronLeft size={15} strokeWidth={1.6} aria-hidden="true" />
            医学百科
          </Link>
        )}
        {diagnosisId !== '' && <ArticleDisease key={diagnosisId} diagnosisId={diagnosisId} />}
        {diagnosisId === '' && knowledgeId !== '' && <ArticleLaboratory key={knowledgeId} knowledgeId={knowledgeId} />}
        {diagnosisId === '' && knowledgeId === '' && (
          <>
            <h1 className="jw-visually-hidden">知识详情</h1>
            <EmptyState title="地址中没有疾病或检验项目的编号" hint="请在医学百科中选择" />
          </>
        )}
      </section>
    </div>
  );
}
