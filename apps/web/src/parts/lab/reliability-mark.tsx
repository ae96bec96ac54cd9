import type { CSSProperties } from 'react';
import { reliabilityOf } from './reliability.ts';
import styles from './reliability-mark.module.css';

interface ReliabilityMarkProps {
  reliable: number | undefined;
  /** Prints 高, 中 or 低 beside the bars; without it the word is for screen readers only. */
  showLabel?: boolean;
}

/** Three bars and a word, so that the colour never stands alone. */
export function ReliabilityMark({ reliable, showLabel = true }: ReliabilityMarkProps) {
  const { tone, label, bars, ink } = reliabilityOf(reliable);
  const spoken = { role: 'img', 'aria-label': `可靠性${label}` };
  return (
    <span className={`jw-print-ink ${ink} ${styles.mark ?? ''}`} data-tone={tone} {...(!showLabel && spoken)}>
      <span className={styles.bars} style={{ '--bars': bars } as CSSProperties} aria-hidden="true" />
      {showLabel && <b {...spoken}>{label}</b>}
    </span>
  );
}
