import type { PleuralCriterion, PleuralInit } from '@jianwei/api-client/model';
import { Check, Minus, X } from 'lucide-react';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import type { RecordPart } from '../record/open-record.ts';
import { AmberNote, Judgment, ResultFoot, StaleNote } from '../shared/result-parts.tsx';
import { Distance, Why } from '../shared/explained.tsx';
import { ResultActions } from '../../../parts/result/result-actions.tsx';
import styles from './pleural-result.module.css';
import type { PleuralFormValues, PleuralTypes } from './pleural-form-values.ts';
import {
  conclusionName,
  conclusionText,
  divisionText,
  limitText,
  metText,
  ratioOf,
  ratioText,
} from './pleural-text.ts';

/** 符合 1 / 3 条，1 条未计算. */
function countText(criteria: readonly PleuralCriterion[]): string {
  const met = criteria.filter((criterion) => criterion.met === true).length;
  const unknown = criteria.filter((criterion) => criterion.met === null).length;
  return `符合 ${met} / ${criteria.length} 条${unknown > 0 ? `，${unknown} 条未计算` : ''}`;
}

/** The combined judgement, the three ratios it rests on and what would change it. */
export function PleuralResult({ record }: RecordPart<PleuralTypes>) {
  const { judged, loaded } = record;
  const heading = <SectionHeading level={3} title="综合判断" aside={personText(loaded.data)} />;
  if (judged === undefined) {
    return (
      <div>
        {heading}
        <EmptyState title="尚未评估" hint="填写左侧各项后点击「评估」" />
      </div>
    );
  }
  const { result: outcome, values, at, isStale } = judged;
  const { diagnosis_name: name, judgment, hint, criteria = [] } = outcome;
  return (
    <div>
      {heading}
      {isStale && <StaleNote again={record.tool.calls.measure?.again} />}
      <Judgment isStale={isStale}>
        <div className={`jw-row jw-baseline jw-gap-16 ${styles.hero}`}>
          <p className={`jw-song jw-fixed ${styles.name}`} data-concluded={Boolean(name)} data-part="verdict">
            {conclusionName(name)}
          </p>
          {criteria.length > 0 && <p className="jw-grow jw-ink-2">{countText(criteria)}</p>}
          {!isStale && (
            <span className={`jw-end jw-fixed ${styles.actions}`}>
              <ResultActions isCompact text={conclusionText(outcome, at)} />
            </span>
          )}
        </div>
        {judgment !== undefined && <p className={`jw-ink-2 ${styles.judgment}`}>{judgment}</p>}
        {hint !== undefined && hint !== '' && <AmberNote>{hint}</AmberNote>}
        {criteria.length > 0 && (
          <ul className={styles.ratios} aria-label="Light 标准的三项比值">
            {criteria.map((criterion) => (
              <RatioScale key={criterion.code} criterion={criterion} values={values} />
            ))}
          </ul>
        )}
        <Why title={`为什么是「${conclusionName(name)}」`} rows={outcome.contributions} hidesPoints />
        <Distance steps={outcome.distance} />
      </Judgment>
      <ResultFoot notes={outcome.review_notes} ruleVersion={outcome.rule_version} />
    </div>
  );
}

function personText(person: Pick<PleuralInit, 'patient_gender' | 'patient_age'> | undefined): string {
  const { patient_gender: gender, patient_age: age } = person ?? {};
  return [gender, age !== undefined && `${age} 岁`].filter(Boolean).join('　');
}

/** A longer name has the line for itself; the figure then stands beside what was divided. */
const LONGEST_BESIDE_FIGURE = 16;

const ICON = { size: 12, strokeWidth: 2, 'aria-hidden': true } as const;

/** Where a ratio stands against its cut-off: the band is where the criterion is met; beyond the scale it stands at the end. */
function Scale({ value, limit, end }: { value: number | undefined; limit: number; end: number }) {
  const share = (ratio: number) => `${(Math.min(Math.max(ratio, 0), end) / end) * 100}%`;
  return (
    <div className={styles.scale} aria-hidden>
      <span className={styles.band} style={{ left: share(limit) }} />
      <span className={styles.tick} style={{ left: share(limit) }} />
      {value !== undefined && <span className={styles.dot} style={{ left: share(value) }} />}
      <span className={`jw-ink-2 jw-nowrap ${styles.limit}`} style={{ left: share(limit) }}>
        界值 {limitText(value, limit)}
      </span>
    </div>
  );
}

/** One of Light's three ratios: its value, what was divided, the verdict, and the scale with the cut-off. */
function RatioScale({ criterion, values }: { criterion: PleuralCriterion; values: PleuralFormValues }) {
  const { code, label, value, limit, met } = criterion;
  const ratio = ratioOf(code);
  const Icon = met === null ? Minus : met ? Check : X;
  return (
    <li className={`jw-print-fill ${styles.ratio}`}>
      <div className={styles.text} data-long={label.length > LONGEST_BESIDE_FIGURE}>
        <span className={`jw-strong ${styles.label}`}>{label}</span>
        <span className={`jw-row jw-baseline jw-gap-8 ${styles.figure}`}>
          {met !== null && value !== undefined && <span className={styles.value}>{ratioText(value, limit)}</span>}
          <span className={`jw-row jw-gap-4 jw-ink-2 jw-fixed ${styles.verdict}`} data-met={met ?? 'unknown'}>
            <Icon {...ICON} />
            {metText(criterion)}
          </span>
        </span>
        {ratio && <span className={`jw-table-text jw-ink-2 ${styles.division}`}>{divisionText(ratio, values)}</span>}
      </div>
      {limit !== undefined && (
        <>
          <span className="jw-visually-hidden">界值 {limitText(value, limit)}</span>
          <Scale value={met === null ? undefined : value} limit={limit} end={ratio?.scaleEnd ?? 2 * limit} />
        </>
      )}
    </li>
  );
}
