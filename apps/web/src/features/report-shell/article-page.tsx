import { useGetDiagnosisKnowledge, useGetLaboratoryKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { LaboratoryRow } from '@jianwei/api-client/model';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { QueryState, type ReadState } from '../../kit/query/query-state.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { DiseaseArticle } from '../../parts/knowledge/disease-article.tsx';
import { LaboratoryArticle } from '../../parts/knowledge/laboratory-article.tsx';
import { Section } from '../../parts/knowledge/section.tsx';
import { ExplainedInAddress } from '../../parts/lab/explained-row.tsx';
import { LabTable } from '../../parts/lab/lab-table.tsx';
import { DiagnosisMark } from '../../parts/lab/diagnosis-mark.tsx';
import { detailAddress, shellAddress } from '../../parts/report/detail-address.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { useShellReport } from './report-shell.tsx';
import { articleAddress, Sheet, ShellPage } from './shell-page.tsx';
import styles from './shell.module.css';

function Evidence({ rows, diagnosisId }: { rows: readonly LaboratoryRow[]; diagnosisId: string }) {
  const { reportId } = useShellReport();
  const mayOpen = useMayOpen();
  return (
    <Section
      id="evidence"
      title="本报告的依据"
      aside={
        <span className="jw-row jw-gap-16">
          {rows.length} 条
          {mayOpen('/detail') && (
            <Link to={detailAddress({ reportId, panel: 'diagnosis', diagnosisId })}>查看推理与关系图</Link>
          )}
        </span>
      }
    >
      <ExplainedInAddress>
        <LabTable rows={rows} caption="本报告的依据" hasKnowledge />
      </ExplainedInAddress>
    </Section>
  );
}

function Disease({ diagnosisId }: { diagnosisId: string }) {
  const { reportId, reading } = useShellReport();
  // A report that does not exist has no evidence, and what is known of the disease does not depend on it.
  const hasReport = reportId !== '' && reading.status !== 'missing';
  const knowledge = useGetDiagnosisKnowledge(
    { diagnosis_id: diagnosisId, ...(hasReport && { report_id: reportId }) },
    { request: { suppress: true } },
  );
  return (
    <Known query={knowledge}>
      {(known) => {
        // Evidence of another report is never shown under this patient's name.
        const rows = reportId !== '' && known.report_id === reportId ? known.laboratories : [];
        return (
          <DiseaseArticle
            knowledge={known}
            headingAs="h1"
            aside={rows.length > 0 && <DiagnosisMark of={{ reliable: known.reliable, known: known.finding?.known }} />}
          >
            {rows.length > 0 && <Evidence rows={rows} diagnosisId={diagnosisId} />}
          </DiseaseArticle>
        );
      }}
    </Known>
  );
}

function Laboratory({ knowledgeId }: { knowledgeId: string }) {
  const { reportId } = useShellReport();
  const knowledge = useGetLaboratoryKnowledge(knowledgeId, { request: { suppress: true } });
  const addressOf = (diagnosisId: string) => articleAddress(reportId, { diagnosis_id: diagnosisId });
  return (
    <Known query={knowledge}>
      {(detail) => <LaboratoryArticle detail={detail} headingAs="h1" addressOf={addressOf} />}
    </Known>
  );
}

/** An article once it is there; until then the screen has a heading that is only read out. */
function Known<T>({ query, children }: { query: ReadState<T> & { error: unknown }; children: (data: T) => ReactNode }) {
  const isUnknown = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      {query.data === undefined && <h1 className="jw-visually-hidden">知识详情</h1>}
      {query.data === undefined && isUnknown ? (
        <EmptyState title="知识库没有这一条" hint="可在医学百科中搜索" />
      ) : (
        <QueryState query={query} failed="知识未能载入" lines={8}>
          {children}
        </QueryState>
      )}
    </>
  );
}

/** 知识详情: one article, about a disease or a lab item. */
export function ArticlePage() {
  const { reportId } = useShellReport();
  const [query] = useSearchParams();
  const mayOpen = useMayOpen();
  const diagnosisId = query.get('diagnosis_id') ?? '';
  const knowledgeId = query.get('knowledge_id') ?? '';
  return (
    <ShellPage>
      <Sheet>
        {mayOpen('/encyclopedia-knowledge') && (
          <Link
            to={shellAddress('/encyclopedia-knowledge', reportId)}
            className={`jw-no-print jw-gap-4 jw-ink-2 ${styles.back}`}
          >
            <ChevronLeft size={15} />
            医学百科
          </Link>
        )}
        {diagnosisId !== '' && <Disease key={diagnosisId} diagnosisId={diagnosisId} />}
        {diagnosisId === '' && knowledgeId !== '' && <Laboratory key={knowledgeId} knowledgeId={knowledgeId} />}
        {diagnosisId === '' && knowledgeId === '' && (
          <>
            <h1 className="jw-visually-hidden">知识详情</h1>
            <EmptyState title="地址中没有疾病或检验项目的编号" hint="请在医学百科中选择" />
          </>
        )}
      </Sheet>
    </ShellPage>
  );
}
