import type { ModelReport, ReportListEntry } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { assessmentOf } from '../../../parts/assessments/assessment-registry.ts';
import type { AssessmentMode } from '../shared/assessment-mode.ts';
import { LabReportView, type OpenedReports } from './lab-report-view.tsx';
import { ModelEvidence } from './model-evidence.tsx';
import { ModelJudgment, type ModelJudgmentProps } from './model-judgment.tsx';

interface ModelViewProps
  extends OpenedReports<ReportListEntry, ModelReport>, Omit<ModelJudgmentProps, 'report' | 'name'> {
  mode?: AssessmentMode;
  addsPoints?: boolean;
  /** Above the conclusion: what the tool asks, or what has changed since. */
  lead?: ReactNode;
  footer?: ReactNode;
}

/** The view of the rules that answer alike: a conclusion, findings, tips, and what each value contributed. */
export function ModelView({ lead, addsPoints = false, ...props }: ModelViewProps) {
  const name = assessmentOf(props.apiType)?.title ?? '';
  return (
    <LabReportView
      {...props}
      judgment={(report) => (
        <>
          {lead}
          <ModelJudgment {...props} report={report} name={name} />
        </>
      )}
      evidence={(report) => (
        <ModelEvidence
          key={report.report_id}
          report={report}
          title={name}
          addsPoints={addsPoints}
          onOpenTrend={props.onOpenTrend}
        />
      )}
    />
  );
}
