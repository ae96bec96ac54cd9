import type { ModelReport } from '@jianwei/api-client/model';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { ResultActions } from '../shared/result-actions.tsx';
import { Conclusion, ReferenceOnly, Remarks } from './judgment-parts.tsx';
import styles from './lab-report.module.css';
import { CONCLUSION_TITLE, conclusionLines, missingText, modelRecordText, printedPowers } from './model-text.ts';

export interface ModelJudgmentProps {
  report: ModelReport;
  /** Of the tool. */
  name: string;
  /** Something was saved that this conclusion does not know yet. */
  isOutdated?: boolean | undefined;
  /** A figure of the tool's own, below the conclusion. */
  figure?: ReactNode;
  /** Codes of findings that the figure shows already. */
  drawnFindings?: readonly string[] | undefined;
  /** What the record's text says before the conclusion. */
  given?: string | undefined;
  /** The tool's own part, between findings and tips. */
  children?: ReactNode;
}

/** What the rule concludes, finding by finding, what it lacked and what to keep in mind. */
export function ModelJudgment(props: ModelJudgmentProps) {
  const { report, name, isOutdated = false, figure, drawnFindings = [], given, children } = props;
  // A finding that bears the heading's own name is the conclusion over again.
  const listed = (report.findings ?? []).filter(
    ({ code, label }) => label !== CONCLUSION_TITLE && !drawnFindings.includes(code),
  );
  const missing = missingText(report);
  return (
    <>
      {isOutdated && (
        <p className={`jw-row jw-gap-6 jw-table-text ${styles.outdated}`} role="status">
          <TriangleAlert size={14} strokeWidth={1.8} aria-hidden />
          输入已保存，此判读尚未更新
        </p>
      )}
      <div className={styles.judgment} data-outdated={isOutdated || undefined}>
        <section className={styles.section}>
          <SectionHeading
            level={3}
            title={CONCLUSION_TITLE}
            aside={!isOutdated && <ResultActions text={modelRecordText(report, name, given)} />}
          />
          <Conclusion lines={conclusionLines(report)} isNone={!report.conclusion} />
          {missing !== undefined && <p className={`jw-table-text jw-ink-2 ${styles.missing}`}>{missing}</p>}
          {figure}
        </section>
        {listed.length > 0 && (
          <section className={styles.section}>
            <SectionHeading level={3} title="分项判断" aside={`${listed.length} 项`} />
            <dl>
              {listed.map(({ code, label, text }) => (
                <div key={`${code} ${text}`} className={styles.finding}>
                  <dt className="jw-table-text jw-ink-2">{printedPowers(label)}</dt>
                  <dd>{printedPowers(text)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      {children !== undefined && <div className={styles.section}>{children}</div>}
      <Remarks title="提示" texts={report.tips} />
      <ReferenceOnly />
    </>
  );
}
