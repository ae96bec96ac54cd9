import type { LaboratoryRow, RowCourse } from '@jianwei/api-client/model';
import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { yearText } from '@jianwei/clinical-rules/course/wording';
import { formatDate } from '../../kit/lib/format-date.ts';
import { printedNumber } from './lab-text.ts';

/** How a point of a course is drawn. */
export type PointMark = 'high' | 'low' | 'critical-high' | 'critical-low' | 'normal' | 'suspect' | 'unjudged';

const MARKS: Readonly<Record<number, PointMark>> = {
  0: 'normal',
  1: 'high',
  [-1]: 'low',
  2: 'critical-high',
  [-2]: 'critical-low',
  8: 'suspect',
};

/** The mark of a wire state; one that nobody knows counts as not judged. */
export const pointMark = (state: number | undefined): PointMark => MARKS[state ?? Number.NaN] ?? 'unjudged';

export interface PlainPoint {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly value: number;
  readonly mark: PointMark;
}

/** The points of a row's course, oldest first; whatever is no number is left out. */
export function plainPoints({ points }: RowCourse): PlainPoint[] {
  return points.flatMap(([seconds, value, state]) =>
    typeof seconds === 'number' && typeof value === 'number'
      ? [{ time: seconds * 1000, value, mark: pointMark(state) }]
      : [],
  );
}

/** Whether a part of the course cannot be read: half a curve would tell another story. */
export const isCourseUnread = (course: RowCourse): boolean =>
  isUndetermined(course.from) || plainPoints(course).length !== course.points.length;

/** What a course is asked for: the code, or the printed name of an item that has none. */
export const courseCodeOf = (row: LaboratoryRow) => row.code ?? row.original_laboratory_name;

const asPrinted = (value: number, row: Pick<LaboratoryRow, 'decimals'>) =>
  value.toFixed(row.decimals ?? 0).length > String(value).length ? value.toFixed(row.decimals) : String(value);

/** Bounds of the row's own reference interval. */
export function rowBand(row: LaboratoryRow) {
  return { low: printedNumber(row.range_lower), high: printedNumber(row.range_upper) };
}

/** Points that stand on the line: a suspect one is believed by nobody. */
export const trusted = (points: readonly PlainPoint[]) => points.filter(({ mark }) => mark !== 'suspect');

/** 「近 1 年 5 次，由 5.22 升至 6.82」 */
export function spokenCourse(row: LaboratoryRow, course: RowCourse): string {
  if (isCourseUnread(course)) return `近 1 年${UNDETERMINED}`;
  const points = trusted(plainPoints(course));
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '近 1 年无可用结果';
  const left = (course.total ?? course.points.length) - course.points.length;
  return yearText(points.length + left, asPrinted(first.value, row), asPrinted(last.value, row));
}

const DAY_MS = 86_400_000;
/** A result stands for 「一年前」 when it is so old, in days before the report: ten to thirteen months (ours). */
const YEAR_AGO = { from: 395, to: 300 } as const;

/** What stands on paper where the curve is: 「上次 6.12（11-17），一年前 —」. */
export function printedCourse(row: LaboratoryRow, course: RowCourse, until: number): string {
  const { previous } = row;
  const day = (time: string) =>
    formatDate(time, time.slice(0, 4) === formatDate(until, 'yyyy') ? 'MM-dd' : 'yyyy-MM-dd');
  const last = previous === undefined ? '首次' : `上次 ${previous.original_result}（${day(previous.report_time)}）`;
  const old = trusted(plainPoints(course)).find(({ time }) => {
    const days = (until - time) / DAY_MS;
    return days <= YEAR_AGO.from && days >= YEAR_AGO.to;
  });
  return previous === undefined ? last : `${last}，一年前 ${old ? asPrinted(old.value, row) : '—'}`;
}

/** A drawing for each mark: above the interval points up, below it down, everything else is a dot. */
export function pointShapes(up: string, down: string, dot: string): Readonly<Record<PointMark, string>> {
  return {
    high: up,
    'critical-high': up,
    low: down,
    'critical-low': down,
    normal: dot,
    suspect: dot,
    unjudged: dot,
  };
}
