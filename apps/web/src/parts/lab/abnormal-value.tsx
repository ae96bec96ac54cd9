import type { LaboratoryRow } from '@jianwei/api-client/model';
import { classNames } from '../../kit/lib/class-names.ts';
import { abnormalFlag } from './abnormal-flag.ts';
import styles from './abnormal-value.module.css';
import { textWith } from '../../kit/ui/text-with.tsx';
import { unitText } from './lab-text.ts';

interface FlagArrowProps {
  direction: 'up' | 'down';
  /** Two arrows for a critical value. */
  double?: boolean;
  /** What a screen reader hears; without it the arrow is decoration beside text that says the same. */
  label?: string | undefined;
  className?: string | undefined;
}

const STEP = 8;
const PATHS = { up: 'M4.5 10.5V2M1.4 5 4.5 1.7 7.6 5', down: 'M4.5 1.5V10M1.4 7 4.5 10.3 7.6 7' };

/** ↑ or ↓ of a judged result, drawn: the arrows of Chinese system fonts are a full em wide and differ in weight. */
export function FlagArrow({ direction, double = false, label, className = '' }: FlagArrowProps) {
  const width = double ? 2 * STEP + 1 : STEP + 1;
  const path = PATHS[direction];
  const accessible = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={`jw-fixed jw-print-ink ${className}`}
      width={width}
      height={12}
      viewBox={`0 0 ${width} 12`}
      preserveAspectRatio="xMinYMid"
      overflow="visible"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      {...accessible}
    >
      <path d={path} />
      {double && <path d={path} transform={`translate(${STEP} 0)`} />}
    </svg>
  );
}

interface AbnormalValueProps {
  value: string;
  /** 1 above, -1 below the reference interval; anything else has no arrow. */
  abnormalType?: number | undefined;
  critical?: 'high' | 'low' | undefined;
  unit?: string | undefined;
  /** Adds 「危」 behind a critical value. */
  showCriticalTag?: boolean;
  /** What a screen reader hears instead of value and arrow. */
  label?: string;
  /** Keeps the 22 px place of the arrow, so that right-aligned numbers stay in line with and without one. */
  slot?: boolean;
}

interface ResultValueProps extends Pick<AbnormalValueProps, 'showCriticalTag' | 'label' | 'slot'> {
  of: Pick<LaboratoryRow, 'original_result' | 'abnormal_type' | 'critical' | 'original_units'>;
  withUnit?: boolean;
}

/** The value of a result as its report gives it. */
export function ResultValue({ of: row, withUnit = false, ...shown }: ResultValueProps) {
  const { original_result: value, abnormal_type: abnormalType, critical, original_units: unit } = row;
  return <AbnormalValue {...{ value, abnormalType, critical }} unit={withUnit ? unit : undefined} {...shown} />;
}

/** Inline 「危」 of a critical value. */
export function CriticalTag() {
  return <span className={`jw-print-outlined ${styles.tag}`}>危</span>;
}

const TONES = {
  critical: 'jw-strong jw-ink-critical',
  high: 'jw-strong jw-ink-high',
  low: 'jw-strong jw-ink-low',
  normal: undefined,
  undetermined: 'jw-ink-3',
} as const;

/** A result with its arrow; weight and arrow repeat what the colour says. */
export function AbnormalValue(props: AbnormalValueProps) {
  const { value, abnormalType, critical, unit, showCriticalTag = false, label, slot = false } = props;
  const { direction, double, tone, word } = abnormalFlag(abnormalType, critical);
  const isUnjudged = tone === 'undetermined' && label === undefined;
  const hasMore = isUnjudged || (direction ?? (unit || (showCriticalTag && critical)));
  return (
    <span
      className={classNames('jw-print-ink', styles.value, TONES[tone], slot && !direction && styles.emptySlot)}
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    >
      {textWith(
        value,
        hasMore && (
          <>
            {direction && (
              <FlagArrow
                direction={direction}
                double={double}
                className={slot ? styles.slot : styles.arrow}
                label={label === undefined ? word : undefined}
              />
            )}
            {unit && <span className={styles.unit}>{unitText(unit)}</span>}
            {isUnjudged ? ` ${word}` : showCriticalTag && critical && <CriticalTag />}
          </>
        ),
      )}
    </span>
  );
}
