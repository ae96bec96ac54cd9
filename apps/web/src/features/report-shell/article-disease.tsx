import { useGetDiagnosisKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { LaboratoryRow } from '@jianwei/api-client/model';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DiseaseArticle } from '../../parts/knowledge/disease-article.tsx';
import { Section } from '../../parts/knowledge/section.tsx';
import { LabTable } from '../../parts/lab/lab-table.tsx';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import { SourceTextDialog } from '../../parts/lab/source-text-dialog.tsx';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { ArticleState } from './article-state.tsx';
import { useShellReport } from './shell-report.ts';

/** A disease as an article of 医学百科: the evidence of the shell's report first, then what is known. */
export function ArticleDisease({ diagnosisId }: { diagnosisId: string }) {
  const { reportId, reading } = useShellReport();
  const mayOpen = useMayOpen();
  // A report that does not exist has no evidence, and what is known of the disease does not depend on it.
  const hasReport = reportId !== '' && reading.status !== 'missing';
  const knowledge = useGetDiagnosisKnowledge(
    { diagnosis_id: diagnosisId, ...(hasReport && { report_id: reportId }) },
    { request: { suppress: true } },
  );
  return (
    <ArticleState query={knowledge}>
      {(known) => {
        // Evidence of another report is never shown under this patient's name.
        const rows = reportId !== '' && known.report_id === reportId ? known.laboratories : [];
        return (
          <DiseaseArticle
            knowledge={known}
            headingAs="h1"
            aside={rows.length > 0 && <ReliabilityMark reliable={known.reliable} />}
          >
            {rows.length > 0 && (
              <Evidence
                rows={rows}
                address={mayOpen('/detail') ? detailAddress({ reportId, panel: 'diagnosis', diagnosisId }) : undefined}
              />
            )}
          </DiseaseArticle>
        );
      }}
    </ArticleState>
  );
}

/** The rows of the report that speak for the diagnosis. */
function Evidence({ rows, address }: { rows: readonly LaboratoryRow[]; address: string | undefined }) {
  const [opened, setOpened] = useState<LaboratoryRow | null>(null);
  return (
    <Section
      id="evidence"
      title="本报告的依据"
      aside={
        <span className="jw-row jw-gap-16">
          {rows.length} 条{address !== undefined && <Link to={address}>查看推理与关系图</Link>}
        </span>
      }
    >
      <LabTable rows={rows} caption="本报告的依据" onOpenKnowledge={setOpened} />
      <SourceTextDialog row={opened} onClose={() => setOpened(null)} />
    </Section>
  );
}
