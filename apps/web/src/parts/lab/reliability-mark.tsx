import { UNDETERMINED, isUndetermined } from '@jianwei/api-client/transport/undetermined';
import type { CSSProperties } from 'react';
import styles from './reliability-mark.module.css';

const LEVELS = [
  { tone: 'low', label: '低', bars: 1, ink: 'jw-ink-low' },
  { tone: 'medium', label: '中', bars: 2, ink: 'jw-ink-amber' },
  { tone: 'high', label: '高', bars: 3, ink: 'jw-ink-high' },
] as const;

/** A reliability: 2 red 高, 1 amber 中, anything else blue 低. */
const UNKNOWN = { ...LEVELS[0], label: UNDETERMINED, bars: 0 } as const;

export const reliabilityOf = (reliable: number | undefined) =>
  isUndetermined(reliable) ? UNKNOWN : LEVELS[reliable === 2 ? 2 : reliable === 1 ? 1 : 0];

export const reliabilityLabel = (reliable: number | undefined): string => reliabilityOf(reliable).label;

export const reliabilityBars = (reliable: number | undefined): number => reliabilityOf(reliable).bars;

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
    <span className={`jw-print-ink ${ink} ${styles.mark}`} data-tone={tone} {...(!showLabel && spoken)}>
      <span className={styles.bars} style={{ '--bars': bars } as CSSProperties} aria-hidden="true" />
      {showLabel && <b {...spoken}>{label}</b>}
    </span>
  );
}
