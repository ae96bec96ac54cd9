import type { BloodGasReport, BloodGasReportType } from '@jianwei/api-client/model';
import { TriangleAlert } from 'lucide-react';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { Conclusion, ReferenceOnly, Remarks } from '../lab-report/judgment-parts.tsx';
import { ResultActions } from '../shared/result-actions.tsx';
import { analysisItems, caseOf, judgmentLines, judgmentText, WARNING_TEXT } from './blood-gas-text.ts';
import styles from './blood-gas.module.css';

interface BloodGasJudgmentProps {
  report: BloodGasReport;
  displayed: BloodGasReportType;
}

/** The combined judgment of the displayed case type, its four parts, risk tips and further hints. */
export function BloodGasJudgment({ report, displayed }: BloodGasJudgmentProps) {
  const { tips, hints } = caseOf(report, displayed);
  const { missing = [], not_used: notUsed = [] } = report;
  const items = analysisItems(report, displayed);
  return (
    <>
      <section className={styles.judgment}>
        <SectionHeading level={3} title="综合判断" aside={<ResultActions text={judgmentText(report, displayed)} />} />
        <Conclusion lines={judgmentLines(report, displayed)} />
        <p className={`jw-row jw-start jw-gap-8 jw-table-text ${styles.warning}`}>
          <TriangleAlert size={16} strokeWidth={1.6} aria-hidden />
          <span>{WARNING_TEXT}</span>
        </p>
      </section>
      <section className={styles.judgment}>
        <SectionHeading level={3} title="分项分析" aside={`${items.length} 项`} />
        <dl>
          {items.map(({ label, tone, value, figures, detail }) => (
            <div key={label} className={styles.item}>
              <dt>{label}</dt>
              <dd>
                <span className={`jw-row jw-wrap jw-baseline ${styles.first}`}>
                  <span data-tone={tone}>{value}</span>
                  <span className="jw-note jw-end">{figures}</span>
                </span>
                {detail !== '' && <div className="jw-note jw-ink-2">{detail}</div>}
              </dd>
            </div>
          ))}
        </dl>
        {missing.length > 0 && <p className={`jw-note ${styles.missing}`}>本报告没有：{missing.join('、')}</p>}
        {notUsed.length > 0 && <p className={`jw-note ${styles.missing}`}>{notUsed.join('；')}</p>}
      </section>
      <Remarks title="风险提示" texts={tips} none="暂无风险提示" />
      <Remarks title="更多提示" texts={hints} none="暂无更多提示" />
      <ReferenceOnly />
    </>
  );
}
