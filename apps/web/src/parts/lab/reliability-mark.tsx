import { reliabilityLabel, reliabilityTone } from './reliability.ts';
import styles from './reliability-mark.module.css';

interface ReliabilityMarkProps {
  reliable: number | undefined;
  /** Prints 高, 中 or 低 beside the bars; without it the word is for screen readers only. */
  showLabel?: boolean;
}

/** Three bars and a word, so that the colour never stands alone. */
export function ReliabilityMark({ reliable, showLabel = true }: ReliabilityMarkProps) {
  const tone = reliabilityTone(reliable);
  const label = reliabilityLabel(reliable);
  const accessible = showLabel ? {} : ({ role: 'img', 'aria-label': `可靠性${label}` } as const);
  return (
    <span className={`jw-print-ink ${styles.mark ?? ''}`} data-tone={tone} {...accessible}>
      <span className={styles.bars} aria-hidden="true" />
      {showLabel && (
        <b role="img" aria-label={`可靠性${label}`}>
          {label}
        </b>
      )}
    </span>
  );
}
