import type { CSSProperties } from 'react';
import { rulerGeometry } from './interval-ruler-geometry.ts';
import styles from './interval-ruler.module.css';

interface IntervalRuler {
  /** What the table says of the column. */
  className: string | undefined;
  value: number | undefined;
  low: number | undefined;
  high: number | undefined;
  /** The report's own judgement; it shapes the marker even where it disagrees with the bounds. */
  abnormalType?: 1 | -1 | undefined;
}

/**
 * 区间标尺, a cell of the table: band of the reference interval, marker of the result. Decorative: the row's text says the same. The
 * cell itself is drawn by the style sheet: a long report draws one per row while it is scrolled, and a picture of four shapes costs
 * several times that; a function and no component, as all parts of a row (lab-row.tsx).
 */
export function intervalRulerCell({ className = '', value, low, high, abnormalType }: IntervalRuler) {
  const geometry = rulerGeometry(value, low, high);
  if (!geometry) return <td className={className} />;
  const [left, right] = geometry.band;
  // The ruler is 100 px wide: a percent is a pixel.
  const places = {
    '--band-left': `${left}px`,
    '--band-width': `${right - left}px`,
    '--marker': `${geometry.marker}px`,
  };
  const shape = abnormalType === 1 ? 'above' : abnormalType === -1 ? 'below' : geometry.position;
  return <td className={`${className} ${styles.ruler ?? ''}`} data-ruler={shape} style={places as CSSProperties} />;
}
