import type { KidneyReport, KidneyReportListItem } from '@jianwei/api-client/model';
import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/wording';
import { CKD_RISK_TEXT } from '@jianwei/clinical-rules/ckd/wording';
import type { TrendRequest } from '../../../shared/lib/detail-slots.ts';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { Distance, Why, whyRows } from '../shared/explained.tsx';
import type { DistanceStep, WhyRow } from '../shared/explained.tsx';
import { ResultActions } from '../shared/result-actions.tsx';
import { ReviewNotes } from '../shared/review-notes.tsx';
import { CkdBasis } from './ckd-basis.tsx';
import styles from './ckd-result.module.css';
import { riskOfName, riskOfReport, stageText } from './ckd-stages.ts';
import { conclusionText, previousText } from './ckd-text.ts';

interface CkdResultProps {
  report: KidneyReport;
  /** The staged report before it. */
  previous: KidneyReportListItem | undefined;
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
}

/** Stage and risk of the report, what they rest on, and what would change them. */
export function CkdResult({ report, previous, onOpenTrend }: CkdResultProps) {
  const { tips = [], distance = [], evidence_inference: inference } = report;
  const risk = riskOfReport(report);
  const riskName = inference.reliable_name || (risk && CKD_RISK_TEXT[risk]);
  return (
    <>
      <div className={styles.head}>
        <p className={styles.label}>本次分期</p>
        <ResultActions text={conclusionText(report)} />
      </div>
      <p className={`jw-song ${styles.stage}`}>{report.diagnosis_name || '无法分期'}</p>
      <p className={styles.risk}>
        <span className={styles.tag} data-risk={risk ?? 'unknown'}>
          {riskName || '无法分层'}
        </span>
        {previous && <span>{previousText(previous)}</span>}
      </p>
      {report.conclusion !== undefined && <p className={styles.conclusion}>{report.conclusion}</p>}
      <CkdBasis report={report} onOpenTrend={onOpenTrend} />
      {tips.length > 0 && (
        <section className={styles.section}>
          <SectionHeading level={3} rule="none" title="提示" aside={`${tips.length} 条`} />
          <ul className={styles.tips}>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
      <Why title={whyTitle(report)} rows={[...sourceRows(report), ...whyRows(report.contributions)]} hidesPoints />
      <Distance steps={distance.map(stepOf)} />
      <ReviewNotes notes={report.review_notes} ruleVersion={report.rule_version} />
      <p className={`jw-no-print ${styles.footer}`}>{FOOTER_TEXT.reference_only}</p>
    </>
  );
}

function whyTitle({ evidence_inference: inference }: KidneyReport): string {
  const stage = stageText(inference);
  return stage === '' ? '为什么无法分期' : `为什么是 ${stage}`;
}

/** The results that were staged; where each came from stands below them like any other source. */
const sourceRows = ({ sources = [] }: KidneyReport): WhyRow[] =>
  sources.map(({ item, label, value, text }) => ({ item, label, value, source: text }));

const TONES = { low: 'ok', medium: 'amber', high: 'high', very_high: 'high' } as const;

function stepOf({ item, label, from, to, target }: NonNullable<KidneyReport['distance']>[number]): DistanceStep {
  const risk = riskOfName(target.split('（')[0] ?? '');
  return { item, label, from, to, outcome: target, tone: risk && TONES[risk] };
}
