import { CHART_COLOURS } from '../../kit/chart/chart-palette.ts';

/** Results that are words have two levels. */
export const LEVELS = ['阴性', '阳性'] as const;

/** Labels of every axis. */
export const AXIS_TEXT = { color: CHART_COLOURS.ink3, fontSize: 12 } as const;

/** The y axis of two levels; they are the two lines of the chart, not the bands between them. */
export const LEVELS_AXIS = {
  type: 'category',
  data: [...LEVELS],
  boundaryGap: false,
  axisLine: { show: false },
  axisTick: { show: false },
  axisLabel: AXIS_TEXT,
  splitLine: { show: true, lineStyle: { color: CHART_COLOURS.rule } },
} as const;
