import type { ModelReport } from '@jianwei/api-client/model';
import type { TrendRequest } from '../../../parts/report/detail-slots.ts';
import { Distance, distanceSteps, Why } from '../shared/explained.tsx';
import { ReviewNotes } from '../shared/review-notes.tsx';
import styles from './lab-report.module.css';
import { LabResults } from './lab-results.tsx';
import { explainedRows, rowsByReport } from './model-sources.ts';
import { conclusionLines, printedPowers } from './model-text.ts';

interface ModelEvidenceProps {
  report: ModelReport;
  /** Name of the tool: caption of the table, title of the trend. */
  title: string;
  /** The rule adds points up to its result. */
  addsPoints: boolean;
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
}

/** The results that were read, why the conclusion is what it is, and what in the rule is to be reviewed. */
export function ModelEvidence({ report, title, addsPoints, onOpenTrend }: ModelEvidenceProps) {
  const grouped = rowsByReport(report);
  const points = (report.contributions ?? []).reduce((sum, entry) => sum + entry.points, 0);
  const { rows: why, rules } = explainedRows(report.contributions);
  // The first clause says which conclusion is meant.
  const [headline = ''] = conclusionLines(report)[0]?.split('，') ?? [];
  return (
    <>
      <LabResults
        of={title}
        rows={grouped ?? report.laboratories ?? []}
        grouped={grouped !== undefined}
        caption={`${title}检验结果`}
        gender={report.patient_gender}
        ageYears={report.patient_age}
        onOpenTrend={onOpenTrend}
      />
      <Why
        title={`为什么是「${headline}」`}
        aside={addsPoints && `合计 ${points} 分`}
        rows={why}
        hidesPoints={!addsPoints}
      />
      {why.length > 0 && <p className={`jw-note ${styles.rules}`}>判断规则：{rules.join('；')}</p>}
      <Distance
        steps={distanceSteps(report.distance).map((step) => ({
          ...step,
          from: printedPowers(step.from),
          to: printedPowers(step.to),
        }))}
      />
      <ReviewNotes notes={report.review_notes} ruleVersion={report.rule_version} />
    </>
  );
}
