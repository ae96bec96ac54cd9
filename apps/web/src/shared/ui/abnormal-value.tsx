import { abnormalFlag } from './abnormal-flag.ts';
import styles from './abnormal-value.module.css';
import { FlagArrow } from './flag-arrow.tsx';
import { unitText } from './unit-text.ts';

interface AbnormalValueProps {
  value: string;
  /** 1 above, -1 below the reference interval; anything else has no arrow. */
  abnormalType?: number | undefined;
  critical?: 'high' | 'low' | undefined;
  unit?: string | undefined;
  /** Adds 「危」 behind a critical value. */
  showCriticalTag?: boolean;
  /** The surrounding text already says value and flag: screen readers pass this by. */
  quiet?: boolean;
  /** Keeps the 22 px place of the arrow, so that right-aligned numbers stay in line with and without one. */
  slot?: boolean;
}

/** Inline 「危」 of a critical value. */
export function CriticalTag() {
  return <span className={styles.tag}>危</span>;
}

/** A result with its arrow; weight and arrow repeat what the colour says. */
export function AbnormalValue(props: AbnormalValueProps) {
  const { value, abnormalType, critical, unit, showCriticalTag = false, quiet = false, slot = false } = props;
  const flag = abnormalFlag(abnormalType, critical);
  return (
    <span
      className={styles.value}
      data-tone={flag.tone}
      data-empty-slot={(slot && !flag.direction) || undefined}
      aria-hidden={quiet || undefined}
    >
      {value}
      {flag.direction && (
        <FlagArrow
          direction={flag.direction}
          double={flag.double}
          className={slot ? styles.slot : styles.arrow}
          {...(!quiet && { label: flag.word })}
        />
      )}
      {unit && <span className={styles.unit}>{unitText(unit)}</span>}
      {showCriticalTag && critical && <CriticalTag />}
    </span>
  );
}
