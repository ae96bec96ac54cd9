import type { PleuralCriterion } from '@jianwei/api-client/model';
import { Check, Minus, X } from 'lucide-react';
import type { PleuralFormValues } from './pleural-form-values.ts';
import { divisionText, ratioOf } from './pleural-ratios.ts';
import { limitText, metText, ratioText } from './pleural-text.ts';
import styles from './ratio-scale.module.css';

/** A longer name has the line for itself; the figure then stands beside what was divided. */
const LONGEST_BESIDE_FIGURE = 16;

const ICON = { size: 12, strokeWidth: 2, 'aria-hidden': true } as const;

function Verdict({ criterion }: { criterion: PleuralCriterion }) {
  const { met } = criterion;
  return (
    <span className={`jw-row jw-gap-4 jw-ink-2 jw-fixed ${styles.verdict}`} data-met={met ?? 'unknown'}>
      {typeof met !== 'boolean' ? <Minus {...ICON} /> : met ? <Check {...ICON} /> : <X {...ICON} />}
      {metText(criterion)}
    </span>
  );
}

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

interface RatioScaleProps {
  criterion: PleuralCriterion;
  /** The values that the outcome was computed from. */
  values: PleuralFormValues;
}

/** One of Light's three ratios: its value, what was divided, the verdict, and the scale with the cut-off. */
export function RatioScale({ criterion, values }: RatioScaleProps) {
  const { code, label, value, limit, met } = criterion;
  const ratio = ratioOf(code);
  return (
    <li className={`jw-print-fill ${styles.ratio}`}>
      <div className={styles.text} data-long={label.length > LONGEST_BESIDE_FIGURE}>
        <span className={`jw-strong ${styles.label}`}>{label}</span>
        <span className={`jw-row jw-baseline jw-gap-8 ${styles.figure}`}>
          {met !== null && value !== undefined && <span className={styles.value}>{ratioText(value, limit)}</span>}
          <Verdict criterion={criterion} />
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
