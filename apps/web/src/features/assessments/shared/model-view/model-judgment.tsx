import type { ModelReport } from '@jianwei/api-client/model';
import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/wording';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionHeading } from '../../../../shared/ui/section-heading.tsx';
import { ResultActions } from '../result-actions.tsx';
import styles from './model-judgment.module.css';
import { CONCLUSION_TITLE, conclusionLines, missingText, modelRecordText, printedPowers } from './model-text.ts';

interface ModelJudgmentProps {
  report: ModelReport;
  /** Of the tool. */
  name: string;
  /** Something was saved that this conclusion does not know yet. */
  isOutdated: boolean;
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
  const { report, name, isOutdated, figure, drawnFindings = [], given, children } = props;
  const { findings = [], tips = [] } = report;
  // A finding that bears the heading's own name is the conclusion over again.
  const listed = findings.filter(({ code, label }) => label !== CONCLUSION_TITLE && !drawnFindings.includes(code));
  const missing = missingText(report);
  const hasConclusion = report.conclusion !== undefined && report.conclusion !== '';
  return (
    <>
      {isOutdated && (
        <p className={styles.outdated} role="status">
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
          <p className={`jw-song ${styles.conclusion}`} data-none={!hasConclusion || undefined}>
            {conclusionLines(report).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          {missing !== undefined && <p className={styles.missing}>{missing}</p>}
          {figure}
        </section>
        {listed.length > 0 && (
          <section className={styles.section}>
            <SectionHeading level={3} title="分项判断" aside={`${listed.length} 项`} />
            <dl>
              {listed.map(({ code, label, text }) => (
                <div key={`${code} ${text}`} className={styles.finding}>
                  <dt>{printedPowers(label)}</dt>
                  <dd>{printedPowers(text)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      {children !== undefined && <div className={styles.section}>{children}</div>}
      {tips.length > 0 && (
        <section className={styles.section}>
          <SectionHeading level={3} title="提示" aside={`${tips.length} 条`} />
          <ul className={styles.tips}>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
      <p className={`jw-no-print ${styles.footer}`}>{FOOTER_TEXT.reference_only}</p>
    </>
  );
}
