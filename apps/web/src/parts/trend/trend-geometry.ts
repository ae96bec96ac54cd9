import { CHART_COLOURS as COLOURS } from '../../kit/chart/chart-palette.ts';
import { planText } from '../plan/plan-text.ts';
import { type Axis, dayLabel, LEVELS, type Limits, paddedBounds, roundAxis } from './trend-axis.ts';
import { type Indicator, isPositive, MARKS } from './trend-points.ts';

/** Days on screen at a time. */
export const TREND_WINDOW = 5;

/** Height of one chart, and of what its labels need above and below, in pixels. */
export const CHART_HEIGHT = 178;
const TOP = 24;
const BOTTOM = 26;
const FOOT = CHART_HEIGHT - BOTTOM;
const PLOT_HEIGHT = CHART_HEIGHT - TOP - BOTTOM;
/** A value beside a point takes this much height, in pixels. */
const LABEL_HEIGHT = 22;
/** Limit labels closer than this would stand over each other, in pixels. */
const LIMIT_GAP = 17;

/** The upper limit is a solid line, the lower a dashed one; labels that come too close move away from each other. */
const LIMITS = [
  { side: 'up', name: planText.upper, line: COLOURS.upperLimit, text: COLOURS.upperLimit, dash: undefined, away: -1 },
  { side: 'down', name: planText.lower, line: COLOURS.lowerLimit, text: COLOURS.amber, dash: '5 3', away: 1 },
] as const;

/** The limits that there are, the upper one first: as many digits as each has, at most four decimals. */
export function limitsOf(limits: Limits) {
  return LIMITS.map(({ side, ...limit }) => ({ ...limit, value: limits[side] }))
    .filter((limit): limit is typeof limit & { value: number } => limit.value !== null)
    .map((limit) => ({ ...limit, figure: String(Number(limit.value.toFixed(4))) }));
}

/** The two levels are the two lines of the chart. */
const TWO_LEVELS: Axis = { min: 0, max: 1, interval: 1, decimals: 0 };

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

/** Lines through the limits; labels that come too close move away from each other. */
function limitLines(limits: Limits, y: (value: number) => number) {
  const lines = limitsOf(limits);
  const [upper, lower] = lines;
  const distance = upper && lower ? y(lower.value) - y(upper.value) : LIMIT_GAP;
  const shift = Math.max(0, (LIMIT_GAP - distance) / 2);
  return lines.map(({ name, value, figure, away, ...ink }) => {
    const at = y(value);
    return { ...ink, at, label: `${name} ${figure}`, labelAt: at + away * shift };
  });
}

const WORD_HEIGHT = 12;
/** From a line to the foot of words above it, in pixels. */
const ABOVE_LINE = 6;

/** Where words stand in the place of a value: just above the days, or above the limit line that would cross them there. */
function footOfWords(lines: readonly { at: number }[]): number {
  const feet = [FOOT, ...lines.map(({ at }) => at).toReversed()].map((at) => at - ABOVE_LINE);
  const isClear = (foot: number) => lines.every(({ at }) => at < foot - WORD_HEIGHT || at > foot + ABOVE_LINE / 2);
  return round(feet.find(isClear) ?? FOOT);
}

/** Between the limits, or beyond the only one. */
function bandOf({ up, down }: Limits, axis: Axis, y: (value: number) => number) {
  if (up === null && down === null) return undefined;
  const top = y(up ?? axis.max);
  return { top, height: y(down ?? axis.min) - top };
}

/** Room for the labels of the axis and of the limits; the same for most charts, so that their days stand in line. */
function sideMargins(axis: Axis, limits: Limits, isLevels: boolean) {
  const room = (texts: readonly string[]) => 8 * Math.max(0, ...texts.map((text) => text.length));
  const labels = isLevels ? [] : [axis.min, axis.max].map((value) => value.toFixed(axis.decimals));
  return {
    left: Math.max(44, 16 + room(labels)),
    right: Math.max(76, 46 + room(limitsOf(limits).map(({ figure }) => figure))),
  };
}

/** A line through points, begun anew after what is missing. */
const pathOf = (points: readonly ({ x: number; y: number } | undefined)[]) =>
  points
    .map((point, index) => point && `${points[index - 1] ? 'L' : 'M'}${round(point.x)} ${round(point.y)}`)
    .filter((step) => step !== undefined)
    .join('');

const round = (pixels: number) => Math.round(pixels * 100) / 100;

/**
 * Where everything of a chart stands, in pixels from its upper left corner.
 * @param days on screen, oldest first; they stand at equal distances
 * @param width of the whole chart, with the labels of its axis and limits
 */
export function trendGeometry(indicator: Indicator, days: readonly string[], width: number) {
  const isLevels = indicator.kind === 'levels';
  const limits = isLevels ? { up: null, down: null } : indicator;
  const values = [...indicator.days.values()].map(({ shown }) => shown.value).filter((value) => value !== null);
  const axis = isLevels ? TWO_LEVELS : trendAxis(limits, values);
  const margins = sideMargins(axis, limits, isLevels);
  const right = Math.max(margins.left + 1, width - margins.right);
  const y = (value: number) => round(FOOT - ((value - axis.min) / (axis.max - axis.min || 1)) * PLOT_HEIGHT);
  const columns = days.map((day, index) => {
    const x = round(margins.left + ((right - margins.left) * (index + 0.5)) / days.length);
    const shown = indicator.days.get(day)?.shown;
    const value = shown && isLevels ? (isPositive(shown) ? 1 : 0) : (shown?.value ?? null);
    return { day, x, shown, value };
  });
  const lastDay = columns.findLast(({ value }) => value !== null)?.day;
  const points = columns.map(({ day, x, shown, value }) => {
    if (!shown || value === null) return undefined;
    // Words stand between their two levels.
    const place = isLevels ? (value === 0 ? 'top' : 'bottom') : labelPosition(value, limits, axis);
    return { day, x, y: y(value), mark: shown.mark, text: shown.text, place, isLast: day === lastDay };
  });
  const sections = Math.round((axis.max - axis.min) / axis.interval);
  const ticks = Array.from({ length: sections + 1 }, (_, index) => axis.min + index * axis.interval);
  const found = points.filter((point) => point !== undefined);
  const lines = limitLines(limits, y);
  const wordsAt = footOfWords(lines);
  return {
    left: margins.left,
    right,
    foot: FOOT,
    top: TOP,
    hasBase: isLevels,
    ticks: ticks.map((value, index) => ({
      at: y(value),
      text: isLevels ? (LEVELS[index] ?? '') : value.toFixed(axis.decimals),
    })),
    days: columns.map(({ day, x }) => ({ day, x, text: dayLabel(day, days), isLast: day === lastDay })),
    band: bandOf(limits, axis, y),
    limits: lines,
    points: found,
    /** Solid between neighbouring days. */
    solid: pathOf(points),
    /** Dotted underneath, where days between two points have none. */
    dotted: found.length === columns.length ? '' : pathOf(found),
    /** 未检, or a result that is no number. */
    words: columns
      .filter(({ value }) => value === null)
      .map(({ day, x, shown }) => ({ day, x, y: wordsAt, text: shown?.text ?? planText.notTested, mark: shown?.mark })),
  };
}

export type TrendGeometry = ReturnType<typeof trendGeometry>;

/** The day whose column holds `x`, in pixels from the left edge; undefined beside the chart itself. */
export function dayAt({ left, right, days }: TrendGeometry, x: number): string | undefined {
  if (x < left || x > right) return undefined;
  return days[Math.min(days.length - 1, Math.floor(((x - left) / (right - left)) * days.length))]?.day;
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
