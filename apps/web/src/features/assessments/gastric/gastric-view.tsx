import { useGetGastricReport, useListGastricReports } from '@jianwei/api-client/gastric/gastric';
import type { GastricReport, ReportListEntry } from '@jianwei/api-client/model';
import { useEffect } from 'react';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { Remarks } from '../lab-report/judgment-parts.tsx';
import { LabReportView } from '../lab-report/lab-report-view.tsx';
import { LabResults } from '../lab-report/lab-results.tsx';
import { useLabReports, type LabReportTool } from '../lab-report/use-lab-reports.ts';
import { GastricConclusion } from './gastric-conclusion.tsx';
import styles from './gastric.module.css';

/** Failures of this tool are logged and never shown (specification A-8). */
const QUIET = { suppress: true } as const;

/** A failure ends the loading; all that it leaves is a line in the log. */
function useLoggedFailure<Query extends { error: Error | null }>(what: string, query: Query): Query {
  const { error } = query;
  useEffect(() => {
    if (error) console.warn(`${what} could not be loaded:`, error.message);
  }, [what, error]);
  return query;
}

const GASTRIC: LabReportTool<ReportListEntry, GastricReport> = {
  apiType: 7,
  timelineTitle: '胃功能报告',
  useReports: (patientId) =>
    useLoggedFailure('The list of gastric reports', useListGastricReports(patientId, { request: QUIET })),
  useReport: (id, options) =>
    useLoggedFailure('The gastric report', useGetGastricReport(id, { ...options, request: QUIET })),
};

/** Gastric serology: reports of the patient, what the open one means, its results. */
export function GastricView(props: AssessmentViewProps) {
  const reports = useLabReports(GASTRIC, props);
  return (
    <LabReportView
      {...reports}
      judgment={(report) => <GastricConclusion report={report} />}
      evidence={(report) => (
        <div className={styles.evidence}>
          <LabResults
            key={report.report_id}
            of="胃功能"
            rows={report.laboratories}
            caption="胃功能检验结果"
            gender={report.patient_gender}
            ageYears={report.patient_age}
            onOpenTrend={props.onOpenTrend}
          />
          <Remarks title="提示" texts={report.tips} />
        </div>
      )}
    />
  );
}
