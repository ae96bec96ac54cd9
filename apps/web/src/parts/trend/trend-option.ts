import type { EChartsCoreOption } from 'echarts/core';
import { CHART_COLOURS as COLOURS } from '../../kit/chart/chart-palette.ts';
import { planText } from '../plan/plan-text.ts';
import {
  type Axis,
  AXIS_TEXT,
  dayAxis,
  dayLabel,
  LEVELS,
  LEVELS_AXIS,
  type Limits,
  paddedBounds,
  roundAxis,
  VALUE_LABEL,
  valueAxis,
} from './trend-axis.ts';
import { type Indicator, isPositive, type Mark, MARKS } from './trend-points.ts';

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

const { high, low, sheet, pine700, ink, ink2, ink3 } = COLOURS;

const symbol = (shape: string, size: number, fill: string, line: string, width: number, rotate = 0) => ({
  symbol: shape,
  symbolSize: size,
  symbolRotate: rotate,
  itemStyle: { color: fill, borderColor: line, borderWidth: width },
});

/** How a point is drawn, and the colour of its value. */
const STYLES: Readonly<Record<Mark, { point: object; text: string }>> = {
  high: { point: symbol('triangle', 9, high, high, 0), text: high },
  low: { point: symbol('triangle', 9, low, low, 0, 180), text: low },
  abnormal: { point: symbol('diamond', 10, high, high, 1.75), text: high },
  normal: { point: symbol('circle', 8, sheet, pine700, 1.75), text: ink },
  unjudged: { point: symbol('circle', 8, sheet, ink3, 1.75), text: ink2 },
};

/** The upper limit is a solid line, the lower a dashed one; labels that come too close move away from each other. */
const LIMITS = [
  { side: 'up', name: planText.upper, line: COLOURS.upperLimit, text: COLOURS.upperLimit, dash: 'solid', away: -1 },
  { side: 'down', name: planText.lower, line: COLOURS.lowerLimit, text: COLOURS.amber, dash: [5, 3], away: 1 },
] as const;

/** The limits that there are, the upper one first: as many digits as each has, at most four decimals. */
export function limitsOf(limits: Limits) {
  return LIMITS.map(({ side, ...limit }) => ({ ...limit, value: limits[side] }))
    .filter((limit): limit is typeof limit & { value: number } => limit.value !== null)
    .map((limit) => ({ ...limit, figure: String(Number(limit.value.toFixed(4))) }));
}

/** What the height of a printed value is on the axis. */
const labelHeight = (axis: Axis) => (LABEL_HEIGHT / PLOT_HEIGHT) * (axis.max - axis.min);

/** Above the point, or below it where the value would stand on a limit line. */
export function labelPosition(value: number, limits: Limits, axis: Axis): 'top' | 'bottom' {
  const height = labelHeight(axis);
  const lines = limitsOf(limits);
  const isCrossed = (from: number, to: number) => lines.some((line) => line.value > from && line.value < to);
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

function limitLines(limits: Limits, axis: Axis) {
  const lines = limitsOf(limits);
  const [upper, lower] = lines;
  const distance = upper && lower ? ((upper.value - lower.value) / (axis.max - axis.min)) * PLOT_HEIGHT : LIMIT_GAP;
  const shift = Math.max(0, (LIMIT_GAP - distance) / 2);
  return lines.map(({ name, value, figure, line, text, dash, away }) => ({
    yAxis: value,
    lineStyle: { color: line, width: 1.25, type: dash },
    label: {
      formatter: `${name} ${figure}`,
      color: text,
      fontSize: 12,
      fontWeight: 600,
      position: 'end',
      distance: 6,
      offset: [0, away * shift],
    },
  }));
}

/** Between the limits, or beyond the only one. */
function band({ up, down }: Limits, axis: Axis) {
  return up === null && down === null ? [] : [[{ yAxis: down ?? axis.min }, { yAxis: up ?? axis.max }]];
}

/** Solid between neighbouring days; dotted underneath where days between two points have none. */
function lines(data: readonly unknown[], limits: Limits, axis: Axis) {
  return [
    {
      type: 'line',
      data,
      symbol: 'none',
      silent: true,
      connectNulls: true,
      z: 2,
      lineStyle: { color: COLOURS.pine500, width: 1.5, type: [2, 3] },
    },
    {
      type: 'line',
      data,
      z: 3,
      showSymbol: true,
      lineStyle: { color: pine700, width: 1.75 },
      label: { ...VALUE_LABEL, distance: 6 },
      markLine: { silent: true, symbol: 'none', data: limitLines(limits, axis) },
      markArea: { silent: true, itemStyle: { color: COLOURS.pine50 }, data: band(limits, axis) },
    },
  ];
}

/** Words at the foot of the days without a point: above the limit lines, which they would otherwise be crossed out by. */
const footnotes = (data: readonly unknown[]) => ({
  type: 'line',
  data,
  symbol: 'circle',
  symbolSize: 1,
  silent: true,
  z: 6,
  lineStyle: { width: 0 },
  itemStyle: { color: 'transparent', borderWidth: 0 },
  label: { ...AXIS_TEXT, show: true, position: 'top', distance: 2, backgroundColor: sheet, padding: [0, 3] },
});

/** Room for the labels of the axis and of the limits; the same for most charts, so that their days stand in line. */
function sideMargins(axis: Axis, limits: Limits, isLevels: boolean) {
  const room = (texts: readonly string[]) => 8 * Math.max(0, ...texts.map((text) => text.length));
  const labels = isLevels ? [] : [axis.min, axis.max].map((value) => value.toFixed(axis.decimals));
  return {
    left: Math.max(44, 16 + room(labels)),
    right: Math.max(76, 46 + room(limitsOf(limits).map(({ figure }) => figure))),
  };
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
  const isLevels = indicator.kind === 'levels';
  const limits = isLevels ? { up: null, down: null } : indicator;
  const values = [...indicator.days.values()].map(({ shown }) => shown.value).filter((value) => value !== null);
  const axis = trendAxis(limits, values);
  const points = days.map((day) => {
    const shown = indicator.days.get(day)?.shown;
    const value = shown && isLevels ? LEVELS[isPositive(shown) ? 1 : 0] : (shown?.value ?? null);
    return { day, shown, value };
  });
  const lastDay = points.findLast(({ value }) => value !== null)?.day;
  // Words stand between their two levels.
  const positionOf = (value: number | string) => {
    if (typeof value === 'number') return labelPosition(value, limits, axis);
    return value === LEVELS[0] ? 'top' : 'bottom';
  };
  const plotted = points.map(({ day, shown, value }) => {
    if (!shown || value === null) return null;
    const { point, text } = STYLES[shown.mark];
    const fontWeight = day === lastDay ? 600 : 400;
    return { value, ...point, label: { formatter: shown.text, position: positionOf(value), color: text, fontWeight } };
  });
  // 未检, or a result that is no number.
  const words = points.map(({ shown, value }) => {
    if (value !== null) return null;
    const label = shown ? { formatter: shown.text, color: STYLES[shown.mark].text } : { formatter: planText.notTested };
    return { value: isLevels ? LEVELS[0] : axis.min, label };
  });
  return {
    grid: { ...sideMargins(axis, limits, isLevels), top: TOP, bottom: BOTTOM },
    tooltip: {
      trigger: 'axis',
      confine: true,
      padding: 0,
      borderWidth: 0,
      transitionDuration: 0,
      axisPointer: { type: 'line', lineStyle: { color: ink2, width: 1, type: [2, 2] } },
      formatter: (params: { dataIndex: number }[]) => {
        const day = days[params[0]?.dataIndex ?? -1];
        return (day === undefined ? undefined : tooltip(day)) ?? '';
      },
    },
    xAxis: dayAxis(
      days,
      { show: isLevels, lineStyle: { color: COLOURS.rule } },
      {
        formatter: (day: string) => (day === lastDay ? `{last|${dayLabel(day, days)}}` : dayLabel(day, days)),
        rich: { last: { color: ink, fontSize: 12, fontWeight: 600 } },
      },
    ),
    yAxis: isLevels ? LEVELS_AXIS : valueAxis(axis),
    series: [...lines(plotted, limits, axis), footnotes(words)],
  };
}

/** What a screen reader hears of a chart: each day on screen with its result. */
export function spokenTrend(indicator: Indicator, days: readonly string[]): string {
  const results = days.map((day) => {
    const shown = indicator.days.get(day)?.shown;
    return [day, shown?.text ?? planText.notTested, shown && MARKS[shown.mark].word].filter(Boolean).join(' ');
  });
  const limits = limitsOf(indicator).map(({ name, figure }) => `${name} ${figure}`);
  return [`${indicator.name}：${results.join('，')}`, ...limits].join('，');
}
