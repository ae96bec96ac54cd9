import { rulerGeometry } from './interval-ruler-geometry.ts';
import styles from './interval-ruler.module.css';

interface IntervalRulerProps {
  value: number | undefined;
  low: number | undefined;
  high: number | undefined;
  /** The report's own judgement; it shapes the marker even where it disagrees with the bounds. */
  abnormalType?: 1 | -1 | undefined;
  /** Width in px, 88 to 112. */
  width?: number;
}

const HEIGHT = 12;
const MIDDLE = HEIGHT / 2;

function marker(x: number, shape: 'below' | 'within' | 'above') {
  if (shape === 'within') return <rect className={styles.within} x={x - 1} y={1.5} width={2} height={9} rx={0.5} />;
  const [base, tip] = shape === 'above' ? [MIDDLE + 3.5, MIDDLE - 3.5] : [MIDDLE - 3.5, MIDDLE + 3.5];
  const path = `M${x - 3.6} ${base}H${x + 3.6}L${x} ${tip}Z`;
  return <path className={shape === 'above' ? styles.above : styles.below} d={path} />;
}

/** 区间标尺: band of the reference interval, marker of the result. Decorative: the row's text says the same. */
export function IntervalRuler({ value, low, high, abnormalType, width = 100 }: IntervalRulerProps) {
  const geometry = rulerGeometry(value, low, high);
  if (!geometry) return null;
  const scale = width / 100;
  const [left, right] = geometry.band;
  const shape = abnormalType === 1 ? 'above' : abnormalType === -1 ? 'below' : geometry.position;
  return (
    <svg className={styles.ruler} width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      <rect className={styles.line} x={0} y={MIDDLE - 0.75} width={width} height={1.5} rx={0.75} />
      <rect className={styles.band} x={left * scale} y={MIDDLE - 2} width={(right - left) * scale} height={4} rx={2} />
      {marker(geometry.marker * scale, shape)}
    </svg>
  );
}
