import type { ResearchPosition } from '@jianwei/api-client/model';
import styles from './match.module.css';

const WIDTH = 240;
const HEIGHT = 22;
const MIDDLE = HEIGHT / 2;

/** Places of everything on the ruler, so that the values of all of it fit with a little room at both ends. */
export function rulerPlaces({ value, low, high, p5, p95 }: ResearchPosition): (of: number) => number {
  const all = [value, p5, p95, low, high].filter((each) => typeof each === 'number');
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = (most - least || Math.abs(most) || 1) * 0.06;
  return (of) => ((of - least + room) / (most - least + 2 * room)) * WIDTH;
}

/** The reference interval, five marks of similar people, and this patient: decoration beside the words that say the same. */
export function PositionRuler({ of }: { of: ResearchPosition }) {
  const place = rulerPlaces(of);
  const { low, high, p5, p25, median, p75, p95, value, abnormal_type: side } = of;
  const from = typeof low === 'number' ? place(low) : 0;
  const to = typeof high === 'number' ? place(high) : WIDTH;
  const x = place(value);
  return (
    <svg className={styles.ruler} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <line className={styles.axis} x1={0} x2={WIDTH} y1={MIDDLE} y2={MIDDLE} />
      {(typeof low === 'number' || typeof high === 'number') && (
        <rect className={styles.interval} x={from} width={Math.max(0, to - from)} y={2} height={HEIGHT - 4} />
      )}
      <line className={styles.whisker} x1={place(p5)} x2={place(p95)} y1={MIDDLE} y2={MIDDLE} />
      {[p5, p95].map((end) => (
        <line key={end} className={styles.whisker} x1={place(end)} x2={place(end)} y1={MIDDLE - 4} y2={MIDDLE + 4} />
      ))}
      <rect
        className={styles.box}
        x={place(p25)}
        width={Math.max(1, place(p75) - place(p25))}
        y={MIDDLE - 6}
        height={12}
      />
      <line className={styles.middle} x1={place(median)} x2={place(median)} y1={MIDDLE - 6} y2={MIDDLE + 6} />
      <path
        className={styles.mark}
        data-side={side}
        d={side === -1 ? `M${x - 5} 6h10l-5 9Z` : `M${x - 5} 16h10l-5-9Z`}
      />
    </svg>
  );
}
