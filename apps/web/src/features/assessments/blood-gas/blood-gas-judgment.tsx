import type { BloodGasReport, BloodGasReportType } from '@jianwei/api-client/model';
import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/wording';
import { TriangleAlert } from 'lucide-react';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { ResultActions } from '../shared/result-actions.tsx';
import styles from './blood-gas-judgment.module.css';
import { analysisItems, caseOf, judgmentLines, judgmentText, WARNING_TEXT } from './blood-gas-text.ts';

interface BloodGasJudgmentProps {
  report: BloodGasReport;
  displayed: BloodGasReportType;
}

/** The combined judgment of the displayed case type, its four parts, risk tips and further hints. */
export function BloodGasJudgment({ report, displayed }: BloodGasJudgmentProps) {
  const { tips, hints } = caseOf(report, displayed);
  const items = analysisItems(report, displayed);
  return (
    <>
      <section className={styles.section}>
        <SectionHeading level={3} title="综合判断" aside={<ResultActions text={judgmentText(report, displayed)} />} />
        <p className={`jw-song ${styles.judgment}`}>
          {judgmentLines(report, displayed).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <p className={styles.warning}>
          <TriangleAlert size={16} strokeWidth={1.6} aria-hidden />
          <span>{WARNING_TEXT}</span>
        </p>
      </section>
      <section className={styles.section}>
        <SectionHeading level={3} title="分项分析" aside={`${items.length} 项`} />
        <dl>
          {items.map((item) => (
            <div key={item.label} className={styles.item}>
              <dt>{item.label}</dt>
              <dd>
                <span className={styles.first}>
                  <span data-tone={item.tone}>{item.value}</span>
                  <span className={styles.figures}>{item.figures}</span>
                </span>
                {item.detail !== '' && <span className={styles.detail}>{item.detail}</span>}
              </dd>
            </div>
          ))}
        </dl>
        {report.missing !== undefined && report.missing.length > 0 && (
          <p className={styles.missing}>本报告没有：{report.missing.join('、')}</p>
        )}
        {report.not_used !== undefined && report.not_used.length > 0 && (
          <p className={styles.missing}>{report.not_used.join('；')}</p>
        )}
      </section>
      <Remarks title="风险提示" texts={tips} none="暂无风险提示" />
      <Remarks title="更多提示" texts={hints} none="暂无更多提示" />
      <p className={`jw-no-print ${styles.footer}`}>{FOOTER_TEXT.reference_only}</p>
    </>
  );
}

function Remarks({ title, texts, none }: { title: string; texts: readonly string[]; none: string }) {
  return (
    <section className={styles.section}>
      <SectionHeading level={3} title={title} aside={texts.length > 0 ? `${texts.length} 条` : undefined} />
      {texts.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.remarks}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
