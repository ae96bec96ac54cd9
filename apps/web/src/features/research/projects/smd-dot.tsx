import styles from './projects.module.css';

const WIDTH = 80;

/** Where a standardised difference stands between 0 and 1, with the tick at 0.1; hollow below it. */
export function SmdDot({ smd }: { smd: number }) {
  const x = Math.min(1, Math.max(0, smd)) * (WIDTH - 10) + 5;
  return (
    <svg className={styles.smd} width={WIDTH} height={14} viewBox={`0 0 ${WIDTH} 14`} aria-hidden="true">
      <line x1={0} x2={WIDTH} y1={7} y2={7} />
      <line className={styles.tick} x1={12} x2={12} y1={2} y2={12} />
      <circle cx={x} cy={7} r={3.6} data-small={smd < 0.1 || undefined} />
    </svg>
  );
}
