import { CHART_COLOURS } from '../../kit/chart/chart-palette.ts';

/** Results that are words have two levels. */
export const LEVELS = ['阴性', '阳性'] as const;

/** Labels of every axis. */
const AXIS_TEXT = { color: CHART_COLOURS.ink3, fontSize: 12 } as const;

/** Figures on a line stand out from it. */
export const VALUE_LABEL = {
  show: true,
  fontSize: 13,
  textBorderColor: CHART_COLOURS.sheet,
  textBorderWidth: 3,
} as const;

const LINES = { show: true, lineStyle: { color: CHART_COLOURS.rule } } as const;

/** The y axis of two levels; they are the two lines of the chart, not the bands between them. */
export const LEVELS_AXIS = {
  type: 'category',
  data: [...LEVELS],
  boundaryGap: false,
  axisLine: { show: false },
  axisTick: { show: false },
  axisLabel: AXIS_TEXT,
  splitLine: LINES,
} as const;

/** The y axis of figures, labelled with so many decimals. */
export function valueAxis({ decimals, ...bounds }: { min: number; max: number; interval: number; decimals: number }) {
  const formatter = (value: number) => value.toFixed(decimals);
  return { type: 'value', ...bounds, axisLabel: { ...AXIS_TEXT, formatter }, splitLine: LINES } as const;
}

/** The x axis of days: a label under each. */
export const dayAxis = (data: readonly string[], line: object, axisLabel: object) => ({
  type: 'category',
  data,
  axisLine: line,
  axisTick: { show: false },
  axisLabel: { ...AXIS_TEXT, interval: 0, ...axisLabel },
});

/** Limits of an indicator, in its unit; null = none. */
export interface Limits {
  readonly up: number | null;
  readonly down: number | null;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Share of the distance between the limits, or of the only limit, that is left free beyond them (G-74). */
const PADDING = 0.1;

/**
 * Bounds of the y axis: the limits padded on each side and extended to hold every point; without limits the range of the
 * points. All values in the unit of the indicator.
 */
export function paddedBounds({ up, down }: Limits, values: readonly number[]): Bounds {
  const limits = [up, down].filter((limit) => limit !== null);
  const padding =
    PADDING * Math.abs(limits.length === 2 ? Math.max(...limits) - Math.min(...limits) : (limits[0] ?? 0));
  const ends = [...values, ...limits.flatMap((limit) => [limit - padding, limit + padding])];
  if (ends.length === 0) return { min: 0, max: 1 };
  // Padding alone makes no negative axis: neither a limit nor a result lies below zero.
  const isNegative = [...limits, ...values].some((value) => value < 0);
  return { min: isNegative ? Math.min(...ends) : Math.max(0, Math.min(...ends)), max: Math.max(...ends) };
}

export interface Axis extends Bounds {
  readonly interval: number;
  /** Digits that the labels of the axis need. */
  readonly decimals: number;
}

const STEPS = [1, 2, 2.5, 4, 5];
/** Sections of the axis at most. */
const SECTIONS = 4;
/** Far below a step: keeps 0.3 / 0.1 from being 3 sections and a bit. */
const NUDGE = 1e-9;

/**
 * The bounds moved outward to round numbers, so that the lines of the axis carry short labels. What is never negative gets
 * no negative axis.
 */
export function roundAxis({ min, max }: Bounds): Axis {
  const slack = max > min ? 0 : Math.abs(max) * PADDING || 1;
  const low = min >= 0 ? Math.max(0, min - slack) : min - slack;
  const high = max + slack;
  const power = Math.floor(Math.log10((high - low) / SECTIONS));
  const axes = [power, power + 1, power + 2].flatMap((digits) =>
    STEPS.map((step): Axis => {
      const interval = step * 10 ** digits;
      const decimals = Math.max(0, (Number.isInteger(step) ? 0 : 1) - digits);
      const round = (value: number) => Number(value.toFixed(decimals));
      return {
        min: round(Math.floor(low / interval + NUDGE) * interval),
        max: round(Math.ceil(high / interval - NUDGE) * interval),
        interval: round(interval),
        decimals,
      };
    }),
  );
  const fitting = axes.find((axis) => (axis.max - axis.min) / axis.interval <= SECTIONS + NUDGE);
  return fitting ?? { min: low, max: high, interval: (high - low) / SECTIONS, decimals: 2 };
}

/** Labels of the days: with the year on the first of them, on all of them where the window spans more than one; else MM-dd. */
export function dayLabel(day: string, days: readonly string[]): string {
  const hasOneYear = new Set(days.map((other) => other.slice(0, 4))).size === 1;
  return hasOneYear && day !== days[0] ? day.slice(5) : day;
}
