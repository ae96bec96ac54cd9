import type { ResearchCoursePoint } from '@jianwei/api-client/model';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { copyAndSay, withSource } from '../../../parts/research/research-text.ts';
import styles from './projects.module.css';

/** The medians of one group after day 0. */
export interface CourseSeries {
  readonly label: string;
  readonly points: readonly ResearchCoursePoint[];
}

interface CourseChartProps {
  /** Of the variable. */
  name: string;
  unit: string;
  series: readonly CourseSeries[];
  /** When the numbers stand: with it they can be copied. */
  source?: { readonly data_time: string; readonly demo: boolean } | undefined;
}

const WIDTH = 400;
const HEIGHT = 136;
const SIDE = 24;
/** Above and below the lines there is room for the numbers. */
const ENDS = 26;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly median: number;
  /** Below the mark, where another group lies higher on the same day. */
  readonly isBelow: boolean;
}

/** Where the medians of each group stand, in the units of the drawing; a day without a median has no mark. */
export function coursePlaces(series: readonly CourseSeries[]): readonly (readonly Place[])[] {
  const known = series.map(({ points }) =>
    points.flatMap(({ day, median }) => (typeof median === 'number' ? [{ day, median }] : [])),
  );
  const medians = known.flat().map(({ median }) => median);
  const [low, high] = [Math.min(...medians), Math.max(...medians)];
  const last = Math.max(1, ...series.flatMap(({ points }) => points.map(({ day }) => day)));
  const y = (median: number): number =>
    high === low ? HEIGHT / 2 : HEIGHT - ENDS - ((median - low) / (high - low)) * (HEIGHT - 2 * ENDS);
  return known.map((own, index) =>
    own.map(({ day, median }) => ({
      x: SIDE + (day / last) * (WIDTH - 2 * SIDE),
      y: y(median),
      median,
      isBelow: known.some((others, other) =>
        others.some((each) => each.day === day && (each.median > median || (each.median === median && other < index))),
      ),
    })),
  );
}

const medianText = ({ day, median }: ResearchCoursePoint): string =>
  `${day} 天 ${typeof median === 'number' ? median : '不足 10 人'}`;

/** Medians and of how many people, columns by tabs. */
function courseText(title: string, series: readonly CourseSeries[]): string {
  const days = series[0]?.points.map(({ day }) => `${day} 天`) ?? [];
  const lines = series.map(({ label, points }) =>
    [label, ...points.map(({ median, n }) => `${typeof median === 'number' ? median : '—'} (n = ${n.shown})`)].join(
      '\t',
    ),
  );
  return [title, ['中位数', ...days].join('\t'), ...lines].join('\n');
}

/** How the median of each group goes on after day 0, as lines with their numbers, and of how many people each is. */
export function CourseChart({ name, unit, series, source }: CourseChartProps) {
  const title = `入组后${name}中位数`;
  const days = series[0]?.points.map(({ day }) => day) ?? [];
  const columns: Column<CourseSeries>[] = [
    { header: '人数', isRowHeader: true, isNowrap: true, cell: ({ label }) => label },
    ...days.map((day) => ({
      header: `${day} 天`,
      align: 'end' as const,
      isNowrap: true,
      cell: ({ points }: CourseSeries) => points.find((point) => point.day === day)?.n.shown ?? '—',
    })),
  ];
  return (
    <section aria-label={title} className={styles.stepChart}>
      <div className={`jw-row jw-between jw-gap-8 ${styles.chartHead}`}>
        <h3 className="jw-heading">{title}</h3>
        <span className="jw-row jw-gap-8 jw-note">
          {unit}
          {source && (
            <Button
              size="small"
              variant="text"
              className="jw-no-print"
              aria-label={`复制${title}`}
              onClick={() => void copyAndSay(withSource(courseText(`${title}，${unit}`, series), source), title)}
            >
              复制
            </Button>
          )}
        </span>
      </div>
      <svg
        className={styles.course}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={series.map(({ label, points }) => `${label}：${points.map(medianText).join('，')}`).join('；')}
      >
        {coursePlaces(series).map((places, index) => (
          <g key={series[index]?.label} data-second={index > 0 || undefined}>
            <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
            {places.map(({ x, y, median, isBelow }) => (
              <g key={x}>
                <circle cx={x} cy={y} r={3.5} />
                <text x={x} y={isBelow ? y + 18 : y - 9}>
                  {median}
                </text>
              </g>
            ))}
          </g>
        ))}
      </svg>
      <div className="jw-scroll-x" tabIndex={0} role="group" aria-label={`${title}的表格`}>
        <Table caption={`${title}，各时点有结果的人数`} columns={columns} rows={series} rowKey={({ label }) => label} />
      </div>
      <p className="jw-note jw-above-8">
        第 0 天为表一的值，其后取该日前后 90 天内离它最近的结果；不足 10 人的时点不给出中位数
      </p>
    </section>
  );
}
