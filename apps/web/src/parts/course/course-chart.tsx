import { spannedSlopeText } from '@jianwei/clinical-rules/course/wording';
import { slopeOf } from '@jianwei/clinical-rules/course/slope';
import type { MouseEvent } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useWidth } from '../../kit/lib/use-width.ts';
import { unitText } from '../lab/lab-text.ts';
import { type Series, type SeriesPoint, spokenSeries } from './course-data.ts';
import { AXIS_HEIGHT, MARGIN, timeTicks } from './course-geometry.ts';
import { CoursePlot } from './course-plot.tsx';
import { changeInTime, CourseResult } from './course-table.tsx';
import styles from './course.module.css';

/** Height of one plot by how many are stacked, in pixels. */
const HEIGHTS = [0, 380, 240, 168];
/** Before the place is measured. */
const USUAL_WIDTH = 760;
const TIP = { width: 220, away: 14 } as const;

interface CourseChartProps {
  shown: readonly { series: Series; points: readonly SeriesPoint[] }[];
  times: readonly number[];
  /** Ends of the time axis, milliseconds. */
  from: number;
  to: number;
  selected: number | undefined;
  onSelect: (time: number | undefined) => void;
}

/** Behind the crosshair, before it where there is no room, on a phone within the chart. */
function tipLeft(at: number, width: number): number {
  const behind = at + TIP.away;
  return behind + TIP.width > width ? Math.max(0, at - TIP.away - TIP.width) : behind;
}

/** Up to three items over one true time axis, with one crosshair through all of them. */
export function CourseChart({ shown, times, from, to, selected, onSelect }: CourseChartProps) {
  const [place, width] = useWidth(USUAL_WIDTH);
  const inner = width - MARGIN.left - MARGIN.right;
  const x = (time: number) => MARGIN.left + ((time - from) / (to - from || 1)) * inner;
  const ticks = timeTicks(from, to, inner);
  const height = HEIGHTS[shown.length] ?? 168;
  const point = (event: MouseEvent<HTMLDivElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onSelect(times.toSorted((a, b) => Math.abs(x(a) - at) - Math.abs(x(b) - at))[0]);
  };
  return (
    <div ref={place} className={styles.charts} onMouseMove={point} onMouseLeave={() => onSelect(undefined)}>
      {shown.map(({ series, points }) => (
        <section key={series.code} className={styles.chart} aria-label={series.name}>
          <ChartHead series={series} points={points} />
          {points.length === 0 ? (
            <p className="jw-note" style={{ height: 60 }}>
              {series.points.length === 0 ? '无既往结果' : '这段时间内没有结果'}
            </p>
          ) : (
            <CoursePlot {...{ series, points, from, to, width, height, ticks, selected }} />
          )}
        </section>
      ))}
      <svg className={styles.plot} width={width} height={AXIS_HEIGHT} aria-hidden="true">
        {ticks.map(({ time, label }) => (
          <text key={time} className={styles.tick} x={x(time)} y={16} textAnchor="middle">
            {label}
          </text>
        ))}
      </svg>
      {selected !== undefined && <Tip shown={shown} time={selected} left={tipLeft(x(selected), width)} />}
    </div>
  );
}

/** The latest result of the span and how fast the item moves. */
function ChartHead({ series, points }: { series: Series; points: readonly SeriesPoint[] }) {
  const { name, shortName, unit, code } = series;
  const { numbers } = spokenSeries(series, points, true);
  const latest = points.at(-1);
  const slope = slopeOf(numbers);
  const rate = spannedSlopeText(code, numbers);
  return (
    <p className={`jw-row jw-wrap jw-baseline ${styles.chartHead}`}>
      <b>{shortName && shortName !== name ? `${name}（${shortName}）` : name}</b>
      <span className="jw-note">{unitText(unit)}</span>
      <span className={`jw-row jw-wrap jw-baseline jw-end jw-small ${styles.latest}`}>
        {latest && (
          <span className="jw-row jw-baseline jw-gap-8 jw-nowrap">
            最近 <CourseResult point={latest} />
          </span>
        )}
        {rate && (
          <span className="jw-ink-2">
            {rate}
            {slope?.by === 'fit' && `（${numbers.length} 次，直线拟合）`}
          </span>
        )}
      </span>
    </p>
  );
}

/** What was found at a time, with the change against the result before and the value as printed where it was converted. */
function Tip({ shown, time, left }: Pick<CourseChartProps, 'shown'> & { time: number; left: number }) {
  const [main] = shown;
  return (
    <div className={`jw-float jw-note jw-ink ${styles.tip}`} style={{ left, top: 44, width: TIP.width }}>
      <b>{formatDate(time, 'yyyy-MM-dd HH:mm')}</b>
      {shown.map(({ series, points }) => {
        const point = points.find((one) => one.time === time);
        return (
          point && (
            <p key={series.code} className="jw-row jw-between jw-gap-12">
              <span className="jw-ink-2">{series.shortName || series.name}</span>
              <span>
                <CourseResult point={point} /> {unitText(series.unit)}
                {point.original && <span className="jw-ink-3">（原值 {point.original}）</span>}
              </span>
            </p>
          )
        );
      })}
      <p className="jw-row jw-between jw-gap-12">
        <span className="jw-ink-2">较上次</span>
        <span className="jw-nowrap">{main ? changeInTime(main.points, time) : '—'}</span>
      </p>
    </div>
  );
}
