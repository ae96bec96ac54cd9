import {
  useGetCerebrospinalFluidReport,
  useListCerebrospinalFluidReports,
} from '@jianwei/api-client/cerebrospinal/cerebrospinal';
import type { CerebrospinalFluidReport, ReportListEntry } from '@jianwei/api-client/model';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { ModelView } from '../lab-report/model-view.tsx';
import { useLabReports, type LabReportTool } from '../lab-report/use-lab-reports.ts';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { ScoreTable } from './score-table.tsx';

const CEREBROSPINAL: LabReportTool<ReportListEntry, CerebrospinalFluidReport> = {
  apiType: 15,
  timelineTitle: '脑脊液报告',
  useReports: (patientId) => useListCerebrospinalFluidReports(patientId, { request: assessmentRequest }),
  useReport: (id, options) => useGetCerebrospinalFluidReport(id, options),
};

/** Cerebrospinal fluid: the pattern of a sample, and how many points each kind of meningitis gets. */
export function CerebrospinalView(props: AssessmentViewProps) {
  const reports = useLabReports(CEREBROSPINAL, props);
  const { scores = [], contributions = [] } = reports.report.data ?? {};
  return (
    <ModelView
      {...reports}
      // Points are those of the kind that is named; without one there are none to add up.
      addsPoints={contributions.some(({ points }) => points > 0)}
      figure={scores.length > 0 && <ScoreTable scores={scores} />}
    />
  );
}
