import { CHART_COLOURS } from '../../kit/chart/chart-palette.ts';

/** Results that are words have two levels. */
export const LEVELS = ['阴性', '阳性'] as const;

/** Labels of every axis. */
export const AXIS_TEXT = { color: CHART_COLOURS.ink3, fontSize: 12 } as const;

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
