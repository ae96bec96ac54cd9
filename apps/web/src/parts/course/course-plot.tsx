import { GFR_FROM } from '@jianwei/clinical-rules/ckd/stages';
import { YEARLY_CODE } from '@jianwei/clinical-rules/course/companions';
import { pointShapes } from '../lab/course-row.ts';
import type { Series, SeriesPoint } from './course-data.ts';
import { drawnPoints, limitSteps, MARGIN, valueAxisOf } from './course-geometry.ts';
import styles from './course.module.css';
import { placedLabels, type PointLabel } from './point-labels.ts';

const SHAPES = pointShapes('M-5 4 0-5 5 4Z', 'M-5-4 0 5 5-4Z', 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z');

/** Stages of eGFR as bands: from the upper end down. */
const STAGES = [...GFR_FROM, ['G5', 0] as const].map(([name, from], index) => ({
  name,
  from,
  to: index === 0 ? Infinity : (GFR_FROM[index - 1]?.[1] ?? 0),
}));

const LIMITS = [
  { side: 'high', name: '上限', line: 'upperLine', text: 'upperText', away: -1 },
  { side: 'low', name: '下限', line: 'lowerLine', text: 'lowerText', away: 1 },
] as const;

interface CoursePlotProps {
  series: Series;
  points: readonly SeriesPoint[];
  /** Of the time axis that all plots share, milliseconds. */
  from: number;
  to: number;
  /** Of the whole drawing, in pixels. */
  width: number;
  height: number;
  ticks: readonly { time: number }[];
  selected: number | undefined;
}

/** One item over true time: its limits as its reports had them, its line, suspect results hollow and off the line. */
export function CoursePlot({ series, points, from, to, width, height, ticks, selected }: CoursePlotProps) {
  const hasStages = series.code === YEARLY_CODE;
  const axis = valueAxisOf(points, !hasStages);
  const inner = { width: width - MARGIN.left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom };
  const x = (time: number) => MARGIN.left + ((time - from) / (to - from || 1)) * inner.width;
  const y = (value: number) => MARGIN.top + ((axis.max - value) / (axis.max - axis.min || 1)) * inner.height;
  const inside = (value: number) => Math.min(axis.max, Math.max(axis.min, value));
  const right = MARGIN.left + inner.width;
  const drawn = drawnPoints(points, inner.width);
  const labels = placedLabels(
    drawn.map(({ time, value, text }) => ({ x: x(time), y: y(value ?? 0), text })),
    height,
  );
  const line = drawn.filter(({ mark }) => mark !== 'suspect').map(({ time, value }) => `${x(time)} ${y(value ?? 0)}`);
  const lines = Math.round((axis.max - axis.min) / axis.interval);
  const limits = LIMITS.map((limit) => ({ ...limit, steps: limitSteps(points, limit.side, from, to) }));
  const [upper, lower] = [limits[0]?.steps ?? [], limits[1]?.steps ?? []];
  const lastLimits = limits.flatMap(({ steps, ...limit }) => {
    const value = steps.at(-1)?.value;
    return value === undefined || value < axis.min || value > axis.max ? [] : [{ ...limit, value, at: y(value) }];
  });
  const gap = lastLimits.length === 2 ? (lastLimits[1]?.at ?? 0) - (lastLimits[0]?.at ?? 0) : 99;
  const shift = Math.max(0, (17 - gap) / 2);
  const stages = hasStages ? STAGES.filter((stage) => stage.from < axis.max && stage.to > axis.min) : [];
  return (
    <svg className={styles.plot} width={width} height={height} aria-hidden="true">
      {!hasStages && (upper.length > 0 || lower.length > 0) && (
        <path
          className={styles.band}
          d={bandPath(upper, lower, { from, to, min: axis.min, max: axis.max }, x, (value) => y(inside(value)))}
        />
      )}
      {Array.from({ length: lines + 1 }, (_, index) => {
        const value = axis.min + index * axis.interval;
        return (
          <g key={index}>
            <path className={styles.grid} d={`M${MARGIN.left} ${y(value)}H${right}`} />
            <text className={styles.tick} x={MARGIN.left - 8} y={y(value) + 4} textAnchor="end">
              {value.toFixed(axis.decimals)}
            </text>
          </g>
        );
      })}
      {ticks.map(({ time }) => (
        <path key={time} className={styles.grid} d={`M${x(time)} ${MARGIN.top}V${height - MARGIN.bottom}`} />
      ))}
      {stages.map(({ name, from: low, to: high }) => (
        <g key={name}>
          {low > axis.min && <path className={styles.stage} d={`M${MARGIN.left} ${y(low)}H${right}`} />}
          <text className={styles.tick} x={right + 8} y={(y(inside(low)) + y(inside(high))) / 2 + 4}>
            {name} 期
          </text>
        </g>
      ))}
      {!hasStages &&
        limits.map(({ side, line: stroke, steps }) => (
          <path
            key={side}
            className={styles[stroke]}
            d={steps
              .map(
                (step, index) =>
                  `${index === 0 ? 'M' : 'L'}${x(step.from)} ${y(step.value)}L${x(step.to)} ${y(step.value)}`,
              )
              .join('')}
          />
        ))}
      {!hasStages &&
        lastLimits.map(({ side, name, value, at, text, away }) => (
          <text key={side} className={styles[text]} x={right + 8} y={at + 4 + away * shift}>
            {name} {value}
          </text>
        ))}
      {selected !== undefined && (
        <path className={styles.cross} d={`M${x(selected)} ${MARGIN.top}V${height - MARGIN.bottom}`} />
      )}
      {line.length > 1 && <path className={styles.line} d={`M${line.join('L')}`} />}
      {drawn.map(({ time, value, mark }, index) => (
        <g key={`${time}-${index}`} transform={`translate(${x(time)} ${y(value ?? 0)})`}>
          <path className={styles[mark]} d={SHAPES[mark]} />
          <PointValue label={labels.get(index)} mark={mark} isLast={index === drawn.length - 1} />
        </g>
      ))}
    </svg>
  );
}

function PointValue({ label, mark, isLast }: { label: PointLabel | undefined; mark: string; isLast: boolean }) {
  if (label === undefined) return null;
  const { text, dx, dy, anchor } = label;
  return (
    <text className={styles.value} data-mark={mark} data-last={isLast || undefined} x={dx} y={dy} textAnchor={anchor}>
      {text}
    </text>
  );
}

type Steps = ReturnType<typeof limitSteps>;

/** The area between the limits, along the upper one and back along the lower; a missing one is the edge of the plot. */
function bandPath(
  upper: Steps,
  lower: Steps,
  edge: { from: number; to: number; min: number; max: number },
  x: (time: number) => number,
  y: (value: number) => number,
): string {
  const along = (steps: Steps, value: number) =>
    (steps.length === 0 ? [{ from: edge.from, to: edge.to, value }] : steps).flatMap((step) => [
      `${x(step.from)} ${y(step.value)}`,
      `${x(step.to)} ${y(step.value)}`,
    ]);
  return `M${[...along(upper, edge.max), ...along(lower, edge.min).toReversed()].join('L')}Z`;
}
