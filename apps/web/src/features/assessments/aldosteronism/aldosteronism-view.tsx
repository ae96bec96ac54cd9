import {
  useGetAldosteronismReport,
  useListAldosteronismReports,
} from '@jianwei/api-client/aldosteronism/aldosteronism';
import type { AldosteronismReport } from '@jianwei/api-client/model';
import type { AssessmentViewProps } from '../../../shared/assessment-registry.ts';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { ModelView } from '../shared/model-view/model-view.tsx';
import { ofPatient } from '../shared/of-patient.ts';
import { useLabReportSelection } from '../shared/use-lab-report-selection.ts';
import { RatioFigure } from './ratio-figure.tsx';

/** api_type of this tool. */
const ALDOSTERONISM = 12;

/** Findings that the figure shows. */
const DRAWN = ['arr', 'screen'];

/** Primary aldosteronism: the ratio of aldosterone to renin against its cut-off, and what the tests after it say. */
export function AldosteronismView({ patientId, reportId, onOpenTrend }: AssessmentViewProps) {
  const history = useListAldosteronismReports(patientId, { request: assessmentRequest });
  const { selectedId, select } = useLabReportSelection(history.data?.data, reportId);
  const report = useGetAldosteronismReport(selectedId ?? '', {
    query: { enabled: selectedId !== undefined, select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  return (
    <ModelView
      apiType={ALDOSTERONISM}
      timelineTitle="醛固酮与肾素报告"
      patientId={patientId}
      reportId={reportId}
      onOpenTrend={onOpenTrend}
      history={history}
      report={report}
      selectedId={selectedId}
      onSelect={select}
      figure={report.data && <RatioFigure report={report.data} />}
      drawnFindings={DRAWN}
      given={report.data && ratioText(report.data)}
    />
  );
}

/** The ratio as the record says it; undefined where there is none. */
function ratioText({ arr, arr_cutoff: cutoff }: AldosteronismReport): string | undefined {
  if (arr === undefined) return undefined;
  return `醛固酮/肾素比值 ${arr}${cutoff === undefined ? '' : `（切点 ${cutoff}）`}`;
}
