import { useGetKidneyReport, useListKidneyReports } from '@jianwei/api-client/ckd/ckd';
import type { KidneyReport, KidneyReportListItem } from '@jianwei/api-client/model';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { LabReportView } from '../lab-report/lab-report-view.tsx';
import { useLabReports } from '../lab-report/use-lab-reports.ts';
import { CkdGrid } from './ckd-grid.tsx';
import { stagedBefore, trailTo } from './ckd-path.ts';
import { CkdResult } from './ckd-result.tsx';
import { stageText } from './ckd-stages.ts';

/** The CKD staging tool: kidney reports, the staging grid with the way through it, and the stage of one report. */
export function CkdView(props: AssessmentViewProps) {
  const reports = useLabReports<KidneyReportListItem, KidneyReport>(props, {
    apiType: 4,
    timelineTitle: '肾功能报告',
    useReports: useListKidneyReports,
    useReport: useGetKidneyReport,
  });
  const entries = reports.history.data?.data ?? [];
  return (
    <LabReportView
      {...reports}
      describe={describe}
      judgment={(report) => <CkdGrid report={report} trail={trailTo(entries, report.report_id)} />}
      evidence={(report) => (
        <CkdResult
          report={report}
          previous={stagedBefore(entries, report.report_id)[0]?.entry}
          onOpenTrend={props.onOpenTrend}
        />
      )}
    />
  );
}

/** Stage at the right, the two figures below; where one is missing that is said instead. */
function describe({ evidence_inference: inference, egfr, acr_mg_per_g: acr }: KidneyReportListItem) {
  const isMissing = inference !== undefined && (inference.lab_y === '' || inference.lab_x === '');
  const figures = [
    figureText('eGFR', egfr, inference?.lab_y),
    figureText('ACR', acr, inference?.lab_x),
    isMissing && '无法分层',
  ];
  return { by: figures.filter(Boolean).join('\u3000'), figure: stageText(inference) || '—' };
}

/** A stage without a number was printed with a comparator (> 90) or estimated; the report itself says how. */
function figureText(label: string, value: number | undefined, stage: string | undefined): string {
  if (value !== undefined) return `${label} ${value}`;
  if (stage === undefined) return '';
  return stage === '' ? `${label} 未检` : `${label} 见依据`;
}
