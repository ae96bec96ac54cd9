import { Button } from '../../../kit/ui/button.tsx';
import styles from './projects.module.css';

export interface Quartiles {
  readonly label: string;
  readonly count: string;
  readonly p25: number | undefined;
  readonly median: number | undefined;
  readonly p75: number | undefined;
}

interface QuartileRulerProps {
  title: string;
  unit: string;
  rows: readonly Quartiles[];
  bins: readonly { from: number; to: number }[];
  /** Absent until it is known when the numbers stand. */
  onCopy: (() => void) | undefined;
}

const WIDTH = 400;
const ROW = 26;

/** The middle half of each group on one ruler, its median as a line. The table below says the numbers. */
export function QuartileRuler({ title, unit, rows, bins, onCopy }: QuartileRulerProps) {
  const known = rows.flatMap(({ p25, p75 }) => [p25, p75]).filter((value) => typeof value === 'number');
  const low = Math.min(bins[0]?.from ?? 0, ...known);
  const high = Math.max(bins.at(-1)?.to ?? 1, ...known);
  const place = (value: number): number => (high === low ? 0 : ((value - low) / (high - low)) * WIDTH);
  return (
    <>
      <div className={`jw-row jw-between jw-gap-8 ${styles.chartHead}`}>
        <h3 className="jw-heading">
          {title} <span className={`jw-note ${styles.unit}`}>{unit}</span>
        </h3>
        {onCopy && (
          <Button size="small" variant="text" className="jw-no-print" aria-label={`复制${title}`} onClick={onCopy}>
            复制
          </Button>
        )}
      </div>
      <svg
        className={styles.quartiles}
        viewBox={`0 0 ${WIDTH} ${rows.length * ROW}`}
        preserveAspectRatio="none"
        height={rows.length * ROW}
        aria-hidden="true"
      >
        {rows.map(({ label, p25, median, p75 }, index) => {
          const y = index * ROW + ROW / 2;
          if (typeof p25 !== 'number' || typeof p75 !== 'number' || typeof median !== 'number') return null;
          return (
            <g key={label} data-second={index > 0 || undefined}>
              <line x1={0} x2={WIDTH} y1={y} y2={y} />
              <rect x={place(p25)} y={y - 8} width={Math.max(1, place(p75) - place(p25))} height={16} />
              <line className={styles.median} x1={place(median)} x2={place(median)} y1={y - 8} y2={y + 8} />
            </g>
          );
        })}
      </svg>
    </>
  );
}
