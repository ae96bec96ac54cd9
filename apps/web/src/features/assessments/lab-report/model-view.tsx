import type { ModelReport, ReportListEntry } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { assessmentOf } from '../../../parts/assessments/assessment-registry.ts';
import { ReviewNotes } from '../../../parts/result/review-notes.tsx';
import { AmberNote, Conclusion, Judgment, ReferenceOnly, Remarks } from '../shared/result-parts.tsx';
import type { AssessmentMode } from '../shared/assessment.ts';
import { Distance, Why } from '../shared/explained.tsx';
import { LabReportView } from './lab-report-view.tsx';
import styles from './lab-report.module.css';
import { LabResults } from './lab-results.tsx';
import {
  CONCLUSION_TITLE,
  conclusionLines,
  explainedRows,
  missingText,
  modelRecordText,
  printedPowers,
  rowsByReport,
} from './model-text.ts';
import type { OpenedReports } from './use-lab-reports.ts';

interface ModelViewProps extends OpenedReports<ReportListEntry, ModelReport> {
  mode?: AssessmentMode;
  /** Above the conclusion: what the tool asks, or what has changed since. */
  lead?: ReactNode;
  /** Something was saved that this conclusion does not know yet. */
  isOutdated?: boolean;
  /** A figure of the tool's own, below the conclusion. */
  figure?: ReactNode;
  /** Codes of findings that the figure or the lead says already. */
  drawnFindings?: readonly string[];
  /** What the record's text says before the conclusion. */
  given?: string | undefined;
  /** The rule adds points up to its result. */
  addsPoints?: boolean;
  footer?: ReactNode;
  /** The tool's own part, between findings and tips. */
  children?: ReactNode;
}

/** The view of the rules that answer alike: a conclusion, findings, tips, and what each value contributed. */
export function ModelView(props: ModelViewProps) {
  const name = assessmentOf(props.apiType)?.title ?? '';
  return (
    <LabReportView
      {...props}
      judgment={(report) => <ModelJudgment {...props} report={report} name={name} />}
      evidence={(report) => <ModelEvidence {...props} key={report.report_id} report={report} name={name} />}
    />
  );
}

interface ModelPartProps extends Omit<ModelViewProps, 'report'> {
  report: ModelReport;
  /** Of the tool. */
  name: string;
}

/** What the rule concludes, finding by finding, what it lacked and what to keep in mind. */
function ModelJudgment(props: ModelPartProps) {
  const { report, name, isOutdated = false, drawnFindings = [], children } = props;
  // A finding that bears the heading's own name is the conclusion over again.
  const findings = (report.findings ?? []).filter(
    ({ code, label }) => label !== CONCLUSION_TITLE && !drawnFindings.includes(code),
  );
  const missing = missingText(report);
  return (
    <>
      {props.lead}
      {isOutdated && (
        <div className="jw-below-12">
          <AmberNote role="status">输入已保存，此判读尚未更新</AmberNote>
        </div>
      )}
      <Judgment isStale={isOutdated}>
        <Conclusion
          text={isOutdated ? undefined : modelRecordText(report, name, props.given)}
          lines={conclusionLines(report)}
          isNone={!report.conclusion}
        >
          {missing !== undefined && <p className={`jw-table-text jw-ink-2 ${styles.missing}`}>{missing}</p>}
          {props.figure}
        </Conclusion>
        {findings.length > 0 && (
          <section className="jw-below-20">
            <SectionHeading level={3} title="分项判断" aside={`${findings.length} 项`} />
            <dl className={`jw-ruled ${styles.findings}`}>
              {findings.map(({ code, label, text }) => (
                <div key={`${code} ${text}`}>
                  <dt className="jw-table-text jw-ink-2">{printedPowers(label)}</dt>
                  <dd className="jw-strong">{printedPowers(text)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </Judgment>
      {children !== undefined && <div className="jw-below-20">{children}</div>}
      <Remarks title="提示" texts={report.tips} />
      <ReferenceOnly />
    </>
  );
}

/** The results that were read, why the conclusion is what it is, and what in the rule is to be reviewed. */
function ModelEvidence({ report, name, addsPoints = false, onOpenTrend }: ModelPartProps) {
  const { contributions = [] } = report;
  const points = contributions.reduce((sum, entry) => sum + entry.points, 0);
  const { rows, rules } = explainedRows(contributions);
  // The first clause says which conclusion is meant.
  const [headline = ''] = conclusionLines(report)[0]?.split('，') ?? [];
  return (
    <>
      <LabResults of={name} report={report} groupedRows={rowsByReport(report)} onOpenTrend={onOpenTrend} />
      <Why
        title={`为什么是「${headline}」`}
        aside={addsPoints && `合计 ${points} 分`}
        rows={rows}
        hidesPoints={!addsPoints}
      />
      {rows.length > 0 && <p className="jw-note jw-above-6">判断规则：{rules.join('；')}</p>}
      <Distance
        steps={report.distance?.map(({ from, to, ...step }) => ({
          ...step,
          from: printedPowers(from),
          to: printedPowers(to),
        }))}
      />
      <ReviewNotes className="jw-above-20" notes={report.review_notes} ruleVersion={report.rule_version} />
    </>
  );
}
