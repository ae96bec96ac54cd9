import { thinByExtremes } from '@jianwei/clinical-rules/course/thin';
import { type Axis, paddedBounds, roundAxis } from '../trend/trend-axis.ts';
import type { SeriesPoint } from './course-data.ts';

/** Room around a plot: labels of the axis at the left, of the limits at the right, in pixels. */
export const MARGIN = { left: 46, right: 84, top: 14, bottom: 8 } as const;
/** Height of the labels of the time axis under the last plot, in pixels. */
export const AXIS_HEIGHT = 26;

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30.44;
/** The axis of results that are whole numbers spans as much at least. */
const WHOLE_SPAN = 4;

export interface Tick {
  readonly time: number;
  readonly label: string;
}

/** Distances between labels: days, then months. */
const STEPS = [
  { days: 1 },
  { days: 2 },
  { days: 7 },
  { days: 14 },
  { months: 1 },
  { months: 2 },
  { months: 3 },
  { months: 6 },
  { months: 12 },
  { months: 24 },
  { months: 60 },
] as const;

function timesOf(step: (typeof STEPS)[number], from: number, to: number): number[] {
  const times: number[] = [];
  const start = new Date(from);
  const months = 'months' in step ? step.months : 0;
  // Steps of months begin in January, so that the labels stay where they are when the window moves.
  const first = months === 0 ? start.getDate() : 1;
  const month =
    months === 0 ? start.getMonth() : Math.floor(start.getMonth() / Math.min(12, months)) * Math.min(12, months);
  for (let index = 0; index < 400; index += 1) {
    const days = 'days' in step ? step.days * index : 0;
    const time = new Date(start.getFullYear(), month + months * index, first + days).getTime();
    if (time > to) break;
    if (time >= from) times.push(time);
  }
  return times;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Labels of the time axis, no closer than `gap` pixels; the year stands with the first of them and where it changes. */
export function timeTicks(from: number, to: number, width: number, gap = 62): Tick[] {
  const most = Math.max(2, Math.floor(width / gap));
  const days = Math.max(1, (to - from) / DAY_MS);
  const step =
    STEPS.find((one) => days / ('days' in one ? one.days : one.months * MONTH_DAYS) <= most) ?? STEPS[STEPS.length - 1];
  let year: number | undefined;
  return timesOf(step as (typeof STEPS)[number], from, to).map((time) => {
    const date = new Date(time);
    const isNew = date.getFullYear() !== year;
    year = date.getFullYear();
    const day =
      'days' in (step ?? {}) ? `${two(date.getMonth() + 1)}-${two(date.getDate())}` : two(date.getMonth() + 1);
    return { time, label: isNew ? `${year}-${day}` : day };
  });
}

/** The axis of the values with the limits of all reports in it; without limits where they would flatten the line. */
export function valueAxisOf(points: readonly SeriesPoint[], hasLimits: boolean): Axis {
  const values = points.flatMap(({ value }) => value ?? []);
  const limit = (side: 'low' | 'high', pick: (...values: number[]) => number) => {
    const known = hasLimits ? points.flatMap((point) => point[side] ?? []) : [];
    return known.length === 0 ? null : pick(...known);
  };
  const bounds = paddedBounds({ up: limit('high', Math.max), down: limit('low', Math.min) }, values);
  // Whole numbers have steps of one: a change by one of them is no cliff from top to bottom.
  const isWhole = values.length > 0 && values.every((value) => Number.isInteger(value));
  const wider = isWhole ? Math.max(0, (WHOLE_SPAN - (bounds.max - bounds.min)) / 2) : 0;
  const [min, max] = [bounds.min - wider, bounds.max + wider];
  // Room for the value above the highest point.
  return roundAxis({ min: bounds.min < 0 ? min : Math.max(0, min), max: max + (max - min) * 0.06 });
}

/** A stretch of time over which a limit holds. */
export interface LimitStep {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** The limit of each report from its time on, neighbours that agree as one; the first holds from the beginning. */
export function limitSteps(
  points: readonly SeriesPoint[],
  side: 'low' | 'high',
  from: number,
  to: number,
): LimitStep[] {
  const steps: LimitStep[] = [];
  for (const { time, [side]: value } of points) {
    const last = steps.at(-1);
    if (value === undefined || last?.value === value) continue;
    if (last) steps[steps.length - 1] = { ...last, to: time };
    steps.push({ from: last ? time : from, to, value });
  }
  return steps;
}

/** More points than two a pixel are not seen. */
export function drawnPoints(points: readonly SeriesPoint[], width: number): SeriesPoint[] {
  const plotted = points.flatMap((point) => (point.value === null ? [] : [{ ...point, value: point.value }]));
  return thinByExtremes(plotted, Math.max(24, Math.round(width)));
}
