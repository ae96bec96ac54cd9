import {
  useGetAldosteronismReport,
  useListAldosteronismReports,
} from '@jianwei/api-client/aldosteronism/aldosteronism';
import type { AldosteronismReport, ReportListEntry } from '@jianwei/api-client/model';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { ModelView } from '../lab-report/model-view.tsx';
import { useLabReports, type LabReportTool } from '../lab-report/use-lab-reports.ts';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { RatioFigure } from './ratio-figure.tsx';

const ALDOSTERONISM: LabReportTool<ReportListEntry, AldosteronismReport> = {
  apiType: 12,
  timelineTitle: '醛固酮与肾素报告',
  useReports: (patientId) => useListAldosteronismReports(patientId, { request: assessmentRequest }),
  useReport: (id, options) => useGetAldosteronismReport(id, options),
};

/** Findings that the figure shows. */
const DRAWN = ['arr', 'screen'];

/** Primary aldosteronism: the ratio of aldosterone to renin against its cut-off, and what the tests after it say. */
export function AldosteronismView(props: AssessmentViewProps) {
  const reports = useLabReports(ALDOSTERONISM, props);
  const report = reports.report.data;
  return (
    <ModelView
      {...reports}
      figure={report && <RatioFigure report={report} />}
      drawnFindings={DRAWN}
      given={report && ratioText(report)}
    />
  );
}

/** The ratio as the record says it; undefined where there is none. */
function ratioText({ arr, arr_cutoff: cutoff }: AldosteronismReport): string | undefined {
  if (arr === undefined) return undefined;
  return `醛固酮/肾素比值 ${arr}${cutoff === undefined ? '' : `（切点 ${cutoff}）`}`;
}
