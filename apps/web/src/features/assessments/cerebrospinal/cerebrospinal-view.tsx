import {
  useGetCerebrospinalFluidReport,
  useListCerebrospinalFluidReports,
} from '@jianwei/api-client/cerebrospinal/cerebrospinal';
import type { AssessmentViewProps } from '../../../shared/assessment-registry.ts';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { ModelView } from '../shared/model-view/model-view.tsx';
import { ofPatient } from '../shared/of-patient.ts';
import { useLabReportSelection } from '../shared/use-lab-report-selection.ts';
import { ScoreTable } from './score-table.tsx';

/** api_type of this tool. */
const CEREBROSPINAL = 15;

/** Cerebrospinal fluid: the pattern of a tap, and how many points each kind of meningitis gets. */
export function CerebrospinalView({ patientId, reportId, onOpenTrend }: AssessmentViewProps) {
  const history = useListCerebrospinalFluidReports(patientId, { request: assessmentRequest });
  const { selectedId, select } = useLabReportSelection(history.data?.data, reportId);
  const report = useGetCerebrospinalFluidReport(selectedId ?? '', {
    query: { enabled: selectedId !== undefined, select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const { scores = [], contributions = [] } = report.data ?? {};
  return (
    <ModelView
      apiType={CEREBROSPINAL}
      timelineTitle="脑脊液报告"
      patientId={patientId}
      reportId={reportId}
      onOpenTrend={onOpenTrend}
      history={history}
      report={report}
      selectedId={selectedId}
      onSelect={select}
      // Points are those of the kind that is named; without one there are none to add up.
      addsPoints={contributions.some(({ points }) => points > 0)}
      figure={scores.length > 0 && <ScoreTable scores={scores} />}
    />
  );
}
