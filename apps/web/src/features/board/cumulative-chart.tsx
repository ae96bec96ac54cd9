import type { BoardBand, BoardPoint } from '@jianwei/api-client/model';
import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import styles from './board.module.css';
import { figureText } from './board-words.ts';

const WIDTH = 560;
const HEIGHT = 230;
const LEFT = 44;
const BOTTOM = 26;
const TOP = 18;
const HOURS = [0, 6, 12, 18, 24];
const MOST_LINES = 5;

/** Step between the lines of the grid: 1, 2 or 5 of a power of ten, at most five of them. */
function stepOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / MOST_LINES));
  return Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((step) => most / step <= MOST_LINES) ?? most);
}

interface CumulativeChartProps {
  readonly points: readonly BoardPoint[];
  readonly band: readonly BoardBand[];
  readonly weekday: string;
}

/** The reports of today as they add up, in the band of the last same weekdays. */
export function CumulativeChart({ points, band, weekday }: CumulativeChartProps) {
  const known = points.filter(({ hour, count }) => !isUndetermined(hour, count));
  const around = band.filter(({ hour, low, high }) => !isUndetermined(hour, low, high));
  const most = Math.max(1, ...known.map(({ count }) => count), ...around.map(({ high }) => high));
  const step = stepOf(most);
  const top = Math.ceil(most / step) * step;
  const x = (hour: number) => LEFT + (hour / 24) * (WIDTH - LEFT - 12);
  const y = (count: number) => HEIGHT - BOTTOM - (count / top) * (HEIGHT - BOTTOM - TOP);
  const path = (of: readonly (readonly [number, number])[]) =>
    of.map(([hour, count]) => `${x(hour).toFixed(1)},${y(count).toFixed(1)}`).join(' ');
  const area = path([
    ...around.map(({ hour, high }) => [hour, high] as const),
    ...around.toReversed().map(({ hour, low }) => [hour, low] as const),
  ]);
  const last = known.at(-1);
  const label = [
    `今日报告累计 ${figureText(last?.count)} 份`,
    around.length > 0 && `过去 8 个${weekday}的范围以浅色表示`,
  ];
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label.filter(Boolean).join('，')}
    >
      {Array.from({ length: top / step + 1 }, (_, index) => step * index).map((count) => (
        <g key={count}>
          <line className={styles.rule} x1={LEFT} x2={WIDTH - 12} y1={y(count)} y2={y(count)} />
          <text className={styles.tick} x={LEFT - 8} y={y(count) + 4} textAnchor="end">
            {figureText(count)}
          </text>
        </g>
      ))}
      {HOURS.map((hour) => (
        <text key={hour} className={styles.tick} x={x(hour)} y={HEIGHT - 8} textAnchor={hour === 24 ? 'end' : 'middle'}>
          {hour}:00
        </text>
      ))}
      {around.length > 0 && (
        <>
          <polygon className={styles.band} points={area} />
          <text className={styles.tick} x={WIDTH - 12} y={12} textAnchor="end">
            过去 8 个{weekday}的范围
          </text>
        </>
      )}
      {last && (
        <>
          <polyline className={styles.line} points={path(known.map(({ hour, count }) => [hour, count] as const))} />
          <circle className={styles.now} cx={x(last.hour)} cy={y(last.count)} r={4} />
          <text className={styles.nowText} x={x(last.hour) + 10} y={Math.max(14, y(last.count) - 8)}>
            {figureText(last.count)}
          </text>
        </>
      )}
    </svg>
  );
}
