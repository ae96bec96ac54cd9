import type { CSSProperties } from 'react';
import { rulerGeometry } from './interval-ruler-geometry.ts';
import styles from './interval-ruler.module.css';

interface IntervalRulerProps {
  value: number | undefined;
  low: number | undefined;
  high: number | undefined;
  /** The report's own judgement; it shapes the marker even where it disagrees with the bounds. */
  abnormalType?: 1 | -1 | undefined;
}

/**
 * 区间标尺: band of the reference interval, marker of the result. Decorative: the row's text says the same. One element drawn by
 * the style sheet: a long report draws a ruler per row while it is scrolled, and a picture of four shapes costs several times that.
 */
export function IntervalRuler({ value, low, high, abnormalType }: IntervalRulerProps) {
  const geometry = rulerGeometry(value, low, high);
  if (!geometry) return null;
  const [left, right] = geometry.band;
  const places = { '--band-left': `${left}%`, '--band-right': `${100 - right}%`, '--marker': `${geometry.marker}%` };
  const shape = abnormalType === 1 ? 'above' : abnormalType === -1 ? 'below' : geometry.position;
  return <span className={styles.ruler} data-ruler={shape} style={places as CSSProperties} aria-hidden="true" />;
}
