import type { EChartsCoreOption } from 'echarts/core';
import { CHART_COLOURS as COLOURS } from '../../kit/chart/chart-palette.ts';
import { planText } from '../plan/plan-text.ts';
import { AXIS_TEXT, LEVELS, LEVELS_AXIS } from './levels-axis.ts';
import { axisText, paddedBounds, roundAxis, type Axis, type Limits } from './trend-axis.ts';
import { isPositive, MARKS, type Indicator, type Mark, type TrendValue } from './trend-points.ts';

/** Days on screen at a time. */
export const TREND_WINDOW = 5;

/** Height of one chart, and of what its labels need above and below, in pixels. */
export const CHART_HEIGHT = 178;
const TOP = 24;
const BOTTOM = 26;
const PLOT_HEIGHT = CHART_HEIGHT - TOP - BOTTOM;
/** A value beside a point takes this much height, in pixels. */
const LABEL_HEIGHT = 22;
/** Limit labels closer than this would stand over each other, in pixels. */
const LIMIT_GAP = 17;

interface MarkStyle {
  readonly symbol: string;
  readonly rotate: number;
  readonly size: number;
  readonly fill: string;
  readonly line: string;
  /** Of the value's text. */
  readonly text: string;
}

const { high, low, sheet, pine700, ink, ink2, ink3 } = COLOURS;
const STYLES: Readonly<Record<Mark, MarkStyle>> = {
  high: { symbol: 'triangle', rotate: 0, size: 9, fill: high, line: high, text: high },
  low: { symbol: 'triangle', rotate: 180, size: 9, fill: low, line: low, text: low },
  abnormal: { symbol: 'diamond', rotate: 0, size: 10, fill: high, line: high, text: high },
  normal: { symbol: 'circle', rotate: 0, size: 8, fill: sheet, line: pine700, text: ink },
  unjudged: { symbol: 'circle', rotate: 0, size: 8, fill: sheet, line: ink3, text: ink2 },
};

/** Short form of a limit: as many digits as it has, at most four decimals. */
const limitText = (value: number) => String(Number(value.toFixed(4)));

/** What the height of a printed value is on the axis. */
const labelHeight = (axis: Axis) => (LABEL_HEIGHT / PLOT_HEIGHT) * (axis.max - axis.min);

/** Above the point, or below it where the value would stand on a limit line. */
export function labelPosition(value: number, { up, down }: Limits, axis: Axis): 'top' | 'bottom' {
  const height = labelHeight(axis);
  const limits = [up, down].filter((limit) => limit !== null);
  const isCrossed = (from: number, to: number) => limits.some((limit) => limit > from && limit < to);
  return isCrossed(value, value + height) && !isCrossed(value - height, value) ? 'bottom' : 'top';
}

/** The axis of an indicator, moved down where a value printed below its point would stand on the days. */
export function trendAxis(limits: Limits, values: readonly number[]): Axis {
  const bounds = paddedBounds(limits, values);
  const axis = roundAxis(bounds);
  const below = values.filter((value) => labelPosition(value, limits, axis) === 'bottom');
  const foot = Math.min(...below) - labelHeight(axis);
  // The label of a value near zero stays: the axis of what is never negative ends there.
  return foot < axis.min ? roundAxis({ ...bounds, min: axis.min < 0 ? foot : Math.max(0, foot) }) : axis;
}

/** Labels of the days: MM-dd, or with the year where the window spans more than one. */
export function dayLabel(day: string, days: readonly string[]): string {
  const hasOneYear = new Set(days.map((other) => other.slice(0, 4))).size === 1;
  return hasOneYear ? day.slice(5) : day;
}

const halo = { textBorderColor: COLOURS.sheet, textBorderWidth: 3 };

function limitLines({ up, down }: Limits, axis: Axis) {
  const distance = up !== null && down !== null ? ((up - down) / (axis.max - axis.min)) * PLOT_HEIGHT : LIMIT_GAP;
  const shift = Math.max(0, (LIMIT_GAP - distance) / 2);
  const line = (
    value: number,
    name: string,
    colour: string,
    text: string,
    dash: 'solid' | number[],
    offset: number,
  ) => ({
    yAxis: value,
    lineStyle: { color: colour, width: 1.25, type: dash },
    label: {
      formatter: `${name} ${limitText(value)}`,
      color: text,
      fontSize: 12,
      fontWeight: 600,
      position: 'end',
      distance: 6,
      offset: [0, offset],
    },
  });
  return [
    ...(up === null ? [] : [line(up, planText.upper, COLOURS.upperLimit, COLOURS.upperLimit, 'solid', -shift)]),
    ...(down === null ? [] : [line(down, planText.lower, COLOURS.lowerLimit, COLOURS.amber, [5, 3], shift)]),
  ];
}

function band({ up, down }: Limits, axis: Axis) {
  if (up === null && down === null) return [];
  return [[{ yAxis: down ?? axis.min }, { yAxis: up ?? axis.max }]];
}

function dataPoint(entry: TrendValue, value: number | string, isLast: boolean, position: 'top' | 'bottom') {
  const { symbol, rotate, size, fill, line, text } = STYLES[entry.mark];
  return {
    value,
    symbol,
    symbolRotate: rotate,
    symbolSize: size,
    itemStyle: {
      color: fill,
      borderColor: line,
      borderWidth: entry.mark === 'high' || entry.mark === 'low' ? 0 : 1.75,
    },
    label: {
      formatter: entry.text,
      position,
      color: text,
      fontWeight: isLast ? 600 : 400,
    },
  };
}

/** Words at the foot of a day without a point: 未检, or a result that is no number. */
function footnotes(
  days: readonly string[],
  indicator: Indicator,
  foot: number | string,
  isPlotted: (day: string) => boolean,
) {
  return {
    type: 'line',
    symbol: 'circle',
    symbolSize: 1,
    silent: true,
    // Above the limit lines, which the words would otherwise be crossed out by.
    z: 6,
    lineStyle: { width: 0 },
    itemStyle: { color: 'transparent', borderWidth: 0 },
    label: {
      show: true,
      position: 'top',
      distance: 2,
      color: COLOURS.ink3,
      fontSize: 12,
      backgroundColor: COLOURS.sheet,
      padding: [0, 3],
    },
    data: days.map((day) => {
      if (isPlotted(day)) return null;
      const shown = indicator.days.get(day)?.shown;
      if (shown === undefined) return { value: foot, label: { formatter: planText.notTested } };
      return { value: foot, label: { formatter: shown.text, color: STYLES[shown.mark].text } };
    }),
  };
}

/** Solid between neighbouring days; dotted underneath where days between two points have none. */
function lines(data: readonly unknown[], more: object) {
  const common = { type: 'line', data };
  return [
    {
      ...common,
      symbol: 'none',
      silent: true,
      connectNulls: true,
      z: 2,
      lineStyle: { color: COLOURS.pine500, width: 1.5, type: [2, 3] },
    },
    {
      ...common,
      z: 3,
      showSymbol: true,
      lineStyle: { color: COLOURS.pine700, width: 1.75 },
      label: { show: true, fontSize: 13, distance: 6, ...halo },
      ...more,
    },
  ];
}

/** Room for the labels of the axis and of the limits; the same for most charts, so that their days stand in line. */
function sideMargins(axis: Axis, { up, down }: Limits, isLevels: boolean) {
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length));
  const labels = isLevels ? [] : [axisText(axis.min, axis.decimals), axisText(axis.max, axis.decimals)];
  const limits = [up, down].filter((limit) => limit !== null).map(limitText);
  return { left: Math.max(44, 16 + 8 * widest(labels)), right: Math.max(76, 46 + 8 * widest(limits)) };
}

interface TrendOptionArgs {
  indicator: Indicator;
  /** Days on screen, oldest first. */
  days: readonly string[];
  /** What the tooltip of a day holds; undefined shows none. */
  tooltip: (day: string) => HTMLElement | undefined;
}

/** Chart of a numeric or two-level indicator over the days on screen. */
export function trendOption({ indicator, days, tooltip }: TrendOptionArgs): EChartsCoreOption {
  const { up, down, kind } = indicator;
  const values = [...indicator.days.values()].map(({ shown }) => shown.value).filter((value) => value !== null);
  const axis = trendAxis({ up, down }, values);
  const isLevels = kind === 'levels';
  const limits = isLevels ? { up: null, down: null } : { up, down };
  const plotted = (day: string) => {
    const shown = indicator.days.get(day)?.shown;
    if (shown === undefined) return undefined;
    const value = isLevels ? LEVELS[isPositive(shown) ? 1 : 0] : shown.value;
    return value === null ? undefined : { shown, value };
  };
  // Words stand between their two levels.
  const positionOf = (value: number | string) => {
    if (typeof value === 'number') return labelPosition(value, limits, axis);
    return value === LEVELS[0] ? 'top' : 'bottom';
  };
  const lastDay = days.findLast((day) => plotted(day) !== undefined);
  const data = days.map((day) => {
    const found = plotted(day);
    if (!found) return null;
    const { shown, value } = found;
    return dataPoint(shown, value, day === lastDay, positionOf(value));
  });
  return {
    grid: { ...sideMargins(axis, limits, isLevels), top: TOP, bottom: BOTTOM },
    tooltip: {
      trigger: 'axis',
      confine: true,
      padding: 0,
      borderWidth: 0,
      transitionDuration: 0,
      axisPointer: { type: 'line', lineStyle: { color: COLOURS.ink2, width: 1, type: [2, 2] } },
      formatter: (params: { dataIndex: number }[]) => {
        const day = days[params[0]?.dataIndex ?? -1];
        return (day === undefined ? undefined : tooltip(day)) ?? '';
      },
    },
    xAxis: {
      type: 'category',
      data: days,
      axisLine: { show: isLevels, lineStyle: { color: COLOURS.rule } },
      axisTick: { show: false },
      axisLabel: {
        ...AXIS_TEXT,
        interval: 0,
        formatter: (day: string) => (day === lastDay ? `{last|${dayLabel(day, days)}}` : dayLabel(day, days)),
        rich: { last: { color: COLOURS.ink, fontSize: 12, fontWeight: 600 } },
      },
    },
    yAxis: isLevels
      ? LEVELS_AXIS
      : {
          type: 'value',
          min: axis.min,
          max: axis.max,
          interval: axis.interval,
          axisLabel: { ...AXIS_TEXT, formatter: (value: number) => axisText(value, axis.decimals) },
          splitLine: { lineStyle: { color: COLOURS.rule } },
        },
    series: [
      ...lines(data, {
        markLine: { silent: true, symbol: 'none', data: limitLines(limits, axis) },
        markArea: { silent: true, itemStyle: { color: COLOURS.pine50 }, data: band(limits, axis) },
      }),
      footnotes(days, indicator, isLevels ? LEVELS[0] : axis.min, (day) => plotted(day) !== undefined),
    ],
  };
}

/** What a screen reader hears of a chart: each day on screen with its result. */
export function spokenTrend(indicator: Indicator, days: readonly string[]): string {
  const results = days.map((day) => {
    const shown = indicator.days.get(day)?.shown;
    if (shown === undefined) return `${day} ${planText.notTested}`;
    const { word } = MARKS[shown.mark];
    return `${day} ${shown.text}${word && ` ${word}`}`;
  });
  const { up, down } = indicator;
  const limits = [
    up !== null && `${planText.upper} ${limitText(up)}`,
    down !== null && `${planText.lower} ${limitText(down)}`,
  ].filter(Boolean);
  return [`${indicator.name}：${results.join('，')}`, ...limits].join('，');
}
