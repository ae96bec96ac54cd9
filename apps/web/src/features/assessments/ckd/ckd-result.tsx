import type { KidneyReport, KidneyReportListItem } from '@jianwei/api-client/model';
import { CKD_RISK_TEXT } from '@jianwei/clinical-rules/ckd/wording';
import type { TrendRequest } from '../../../parts/report/detail-slots.ts';
import { ReferenceOnly, Remarks } from '../lab-report/judgment-parts.tsx';
import { Distance, Why, whyRows } from '../shared/explained.tsx';
import type { DistanceStep, WhyRow } from '../shared/explained.tsx';
import { ResultActions } from '../shared/result-actions.tsx';
import { ReviewNotes } from '../shared/review-notes.tsx';
import { CkdBasis } from './ckd-basis.tsx';
import { riskOfName, riskOfReport, stageText } from './ckd-stages.ts';
import { conclusionText, previousText } from './ckd-text.ts';
import styles from './ckd.module.css';

interface CkdResultProps {
  report: KidneyReport;
  /** The staged report before it. */
  previous: KidneyReportListItem | undefined;
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
}

/** Stage and risk of the report, what they rest on, and what would change them. */
export function CkdResult({ report, previous, onOpenTrend }: CkdResultProps) {
  const { distance = [], evidence_inference: inference } = report;
  const risk = riskOfReport(report);
  const riskName = inference.reliable_name || (risk && CKD_RISK_TEXT[risk]);
  return (
    <>
      <div className="jw-row jw-between">
        <p className="jw-note">本次分期</p>
        <ResultActions text={conclusionText(report)} />
      </div>
      <p className={`jw-song ${styles.stageName}`}>{report.diagnosis_name || '无法分期'}</p>
      <p className={`jw-row jw-wrap jw-table-text jw-ink-2 ${styles.summary}`}>
        <span className={`${styles.filled} ${styles.tag}`} data-risk={risk ?? 'unknown'}>
          {riskName || '无法分层'}
        </span>
        {previous && <span>{previousText(previous)}</span>}
      </p>
      {report.conclusion !== undefined && <p className="jw-table-text jw-ink-2">{report.conclusion}</p>}
      <CkdBasis report={report} onOpenTrend={onOpenTrend} />
      <Remarks title="提示" texts={report.tips} />
      <Why title={whyTitle(report)} rows={[...sourceRows(report), ...whyRows(report.contributions)]} hidesPoints />
      <Distance steps={distance.map(stepOf)} />
      <ReviewNotes notes={report.review_notes} ruleVersion={report.rule_version} />
      <ReferenceOnly />
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
