import { useGetDiagnosisKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { DiagnosisKnowledge, LaboratoryRow } from '@jianwei/api-client/model';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { KnowledgeSections } from '../../shared/knowledge/knowledge-sections.tsx';
import { Section } from '../../shared/knowledge/section.tsx';
import { detailAddress } from '../../shared/lib/detail-address.ts';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { LabTable } from '../../shared/ui/lab-table.tsx';
import { ReliabilityMark } from '../../shared/ui/reliability-mark.tsx';
import { SourceTextDialog } from '../../shared/ui/source-text-dialog.tsx';
import { ArticleState } from './article-state.tsx';
import styles from './article-page.module.css';
import { useShellReport } from './shell-report.ts';

/** The rows of the report that speak for the diagnosis. */
function Evidence({ rows, address }: { rows: readonly LaboratoryRow[]; address: string | undefined }) {
  const [opened, setOpened] = useState<LaboratoryRow | null>(null);
  return (
    <Section
      id="evidence"
      title="本报告的依据"
      aside={
        <span className={styles.aside}>
          {rows.length} 条{address !== undefined && <Link to={address}>查看推理与关系图</Link>}
        </span>
      }
    >
      <LabTable rows={rows} caption="本报告的依据" onOpenKnowledge={setOpened} />
      <SourceTextDialog row={opened} onClose={() => setOpened(null)} />
    </Section>
  );
}

function Article({ knowledge, diagnosisId }: { knowledge: DiagnosisKnowledge; diagnosisId: string }) {
  const { reportId } = useShellReport();
  const mayOpen = useMayOpen();
  const citations = knowledge.citations ?? [];
  // Evidence of another report is never shown under this patient's name.
  const isOfReport = reportId !== '' && knowledge.report_id === reportId;
  const rows = isOfReport ? knowledge.laboratories : [];
  return (
    <article aria-label={knowledge.diagnosis_display_name}>
      <header className={styles.head}>
        <h1 className="jw-song">{knowledge.diagnosis_display_name}</h1>
        {rows.length > 0 && <ReliabilityMark reliable={knowledge.reliable} />}
      </header>
      {citations.length > 0 && <p className={styles.facts}>判读依据：{citations.join('、')}</p>}
      {rows.length > 0 && (
        <Evidence
          rows={rows}
          address={mayOpen('/detail') ? detailAddress({ reportId, panel: 'diagnosis', diagnosisId }) : undefined}
        />
      )}
      <KnowledgeSections knowledge={knowledge} />
    </article>
  );
}

/** A disease: the evidence of the shell's report first, then what is known. */
export function DiagnosisArticle({ diagnosisId }: { diagnosisId: string }) {
  const { reportId, reading } = useShellReport();
  // A report that does not exist has no evidence, and what is known of the disease does not depend on it.
  const hasReport = reportId !== '' && reading.status !== 'missing';
  const { data, error, refetch } = useGetDiagnosisKnowledge(
    { diagnosis_id: diagnosisId, ...(hasReport && { report_id: reportId }) },
    { request: { suppress: true } },
  );
  if (data === undefined) return <ArticleState error={error} onReload={() => void refetch()} />;
  return <Article knowledge={data} diagnosisId={diagnosisId} />;
}
