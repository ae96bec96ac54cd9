import { hasUndetermined } from '@jianwei/api-client/transport/undetermined';
import type { PlanHistory, TrendGroup, TrendPoint } from '@jianwei/api-client/model';
import { parseRange } from '@jianwei/clinical-rules/ranges/range';
import { parseResult } from '@jianwei/clinical-rules/results/result';
import { formatDate } from '../../kit/lib/format-date.ts';
import { labName } from '../lab/lab-text.ts';
import { signedText } from '../../kit/lib/format-number.ts';

/** How a point is drawn: ▲, ▼, abnormal without a direction, ○, or ○ of a result nobody could judge. */
export type Mark = 'high' | 'low' | 'abnormal' | 'normal' | 'unjudged';

/** One result of one indicator. */
export interface TrendValue {
  readonly point: TrendPoint;
  /** Local calendar day, yyyy-MM-dd. */
  readonly day: string;
  /** Local time, HH:mm. */
  readonly time: string;
  /** In the unit of the indicator; null where the result is no number. */
  readonly value: number | null;
  /** As it is shown beside the point, in the unit of the indicator. */
  readonly text: string;
  readonly mark: Mark;
}

/** The results of one local calendar day. */
export interface TrendDay {
  /** All of them, in the order of time. */
  readonly values: readonly TrendValue[];
  /** The one that is plotted. */
  readonly shown: TrendValue;
}

/** One chart of the trend: the history of a lab item in one specimen and one unit. */
export interface Indicator {
  readonly key: string;
  /** Same for groups of one lab item that stand in different units. */
  readonly itemKey: string;
  readonly name: string;
  readonly shortName: string;
  /** Name with its abbreviation where that is another word: 肌酐（Cr）. */
  readonly title: string;
  readonly specimen: string;
  readonly unit: string;
  /** numeric: a line; levels: negative or positive; text: words that stand on no axis. */
  readonly kind: 'numeric' | 'levels' | 'text';
  readonly up: number | null;
  readonly down: number | null;
  /** By local calendar day. */
  readonly days: ReadonlyMap<string, TrendDay>;
  /** The plotted result of the last day; undefined without results. */
  readonly latest: TrendValue | undefined;
}

type Limit = number | null | undefined;

/**
 * Where an abnormal result lies, by the interval of its own report (C-06), in the unit of that report; by the limits of its
 * lab item where the report prints no interval.
 * @returns 'abnormal' where neither tells
 */
export function pointSide(point: TrendPoint, up: Limit, down: Limit): 'high' | 'low' | 'abnormal' {
  const range = parseRange(point.reference_interval);
  const result = parseResult(point.original_result);
  if (range.kind === 'interval' && result.kind === 'number') {
    if (range.high !== undefined && result.value >= range.high) return 'high';
    if (range.low !== undefined && result.value <= range.low) return 'low';
    return 'abnormal';
  }
  const { calculate_result: value } = point;
  if (value !== null && typeof up === 'number' && value > up) return 'high';
  if (value !== null && typeof down === 'number' && value < down) return 'low';
  return 'abnormal';
}

/** The mark of a result; its word, arrow and wire value stand in {@link MARKS}. */
export function markOf(point: TrendPoint, up: Limit, down: Limit): Mark {
  if (point.abnormal === undefined || hasUndetermined(point)) return 'unjudged';
  return point.abnormal ? pointSide(point, up, down) : 'normal';
}

/** The result as printed; a converted one in the unit of the indicator, with the comparator of the report. */
function textOf(point: TrendPoint, unit: string): string {
  const { calculate_result: value, original_result: printed, original_unit: printedUnit } = point;
  const result = parseResult(printed);
  if (value === null || result.kind !== 'number') return printed.trim();
  if (result.value === value || (printedUnit ?? unit) === unit) return printed.trim();
  return `${result.comparator ?? ''}${value}`;
}

/** Largest magnitude of the day (G-75); results without a number are skipped while there is one with. */
function shownOf(values: readonly TrendValue[]): TrendValue | undefined {
  const size = (entry: TrendValue) => {
    if (entry.value !== null) return Math.abs(entry.value);
    const result = parseResult(entry.point.original_result);
    return result.kind === 'qualitative' ? result.grade - 1000 : -2000;
  };
  // Of equal ones the last, which is the most recent.
  return values.toSorted((a, b) => size(a) - size(b)).at(-1);
}

function kindOf(values: readonly TrendValue[]): Indicator['kind'] {
  if (values.some(({ value }) => value !== null)) return 'numeric';
  const hasLevels = values.every(({ point }) => {
    const result = parseResult(point.original_result);
    // ± and traces are neither of the two levels.
    return result.kind === 'qualitative' && result.grade !== 0.5 && !result.isWeak;
  });
  return hasLevels && values.length > 0 ? 'levels' : 'text';
}

function indicatorOf(group: TrendGroup, index: number, whole: PlanHistory): Indicator {
  const { up_limit: up = whole.up_limit, down_limit: down = whole.down_limit, histories } = group;
  const { standard_laboratory_name: name = `检验项 ${index + 1}`, standard_specimen: specimen = '' } = group;
  const { short_name: shortName = '' } = group;
  const unit = group.unit ?? histories.find((point) => point.unit !== undefined)?.unit ?? '';
  const values = histories
    .map((point): TrendValue => ({
      point,
      day: formatDate(point.result_time),
      time: formatDate(point.result_time, 'HH:mm'),
      value: typeof point.calculate_result === 'number' ? point.calculate_result : null,
      text: textOf(point, unit),
      mark: markOf(point, up, down),
    }))
    .toSorted((a, b) => Date.parse(a.point.result_time) - Date.parse(b.point.result_time));
  const days = new Map<string, TrendDay>();
  for (const [day, ofDay] of Map.groupBy(values, (entry) => entry.day)) {
    const shown = shownOf(ofDay);
    if (shown) days.set(day, { values: ofDay, shown });
  }
  return {
    key: `${name}|${specimen}|${unit}|${index}`,
    itemKey: `${name}|${specimen}`,
    name,
    shortName,
    title: labName({ laboratory_name: name, short_name: shortName }),
    specimen,
    unit,
    kind: kindOf(values),
    up,
    down,
    days,
    latest: [...days.values()].at(-1)?.shown,
  };
}

/** The charts of an answer, in its order; a back end that gives no limits per group lends each those of the answer. */
export function indicatorsOf(history: PlanHistory): Indicator[] {
  return history.data.map((group, index) => indicatorOf(group, index, history));
}

/** Union of the days of the indicators, oldest first. */
export function unionOfDays(indicators: readonly Indicator[]): string[] {
  return [...new Set(indicators.flatMap(({ days }) => [...days.keys()]))].toSorted();
}

/** Positive of the two levels. */
export function isPositive({ point }: TrendValue): boolean {
  const result = parseResult(point.original_result);
  return result.kind === 'qualitative' && result.grade > 0;
}

/** The last day before this one that has a plotted number. */
export function previousValue(indicator: Indicator, day: string): TrendValue | undefined {
  return [...indicator.days].filter(([other, { shown }]) => other < day && shown.value !== null).at(-1)?.[1].shown;
}

const decimalsOf = (text: string) => /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;

/**
 * Change against the result before, for example +9（+6.6%）, with the decimals that are printed; undefined unless both are
 * plain numbers.
 */
export function changeText(now: TrendValue, before: TrendValue | undefined): string | undefined {
  const plain = /^[-+]?\d+(\.\d+)?$/;
  if (now.value === null || before?.value == null || !plain.test(now.text) || !plain.test(before.text))
    return undefined;
  const delta = now.value - before.value;
  const change = signedText(delta, Math.max(decimalsOf(now.text), decimalsOf(before.text)));
  if (before.value === 0) return change;
  return `${change}（${signedText((100 * delta) / Math.abs(before.value), 1)}%）`;
}

interface MarkFacts {
  readonly word: string;
  readonly arrow?: string;
  /** Wire value. */
  readonly abnormalType?: 1 | -1;
  readonly ink?: string;
}

/** What a mark says, and how its result is set. */
export const MARKS: Readonly<Record<Mark, MarkFacts>> = {
  high: { word: '升高', arrow: '↑', abnormalType: 1, ink: 'jw-strong jw-ink-high' },
  low: { word: '降低', arrow: '↓', abnormalType: -1, ink: 'jw-strong jw-ink-low' },
  abnormal: { word: '异常', ink: 'jw-strong jw-ink-high' },
  normal: { word: '' },
  unjudged: { word: '无法判定' },
};

/** What an arrow cannot say. */
export function wordWithoutArrow(mark: Mark): string {
  const { word, arrow } = MARKS[mark];
  return arrow === undefined ? word : '';
}
