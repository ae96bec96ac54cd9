import type { Course, CoursePoint } from '@jianwei/api-client/model';
import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { monthsBefore } from '@jianwei/clinical-rules/course/window';
import type { SpokenCourse } from '@jianwei/clinical-rules/course/wording';
import { type PointMark, pointMark } from '../lab/course-row.ts';
import { COURSE_RANGES, type CourseRange } from './course-range.ts';

const MONTHS: Readonly<Record<CourseRange, number | undefined>> = { '3m': 3, '1y': 12, all: undefined };

/** One result of one item. */
export interface SeriesPoint {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** In the unit of the item; null where the result is no number. */
  readonly value: number | null;
  /** As it is shown, in the unit of the item, with its comparator. */
  readonly text: string;
  readonly mark: PointMark;
  readonly low: number | undefined;
  readonly high: number | undefined;
  readonly reportId: string;
  /** Result and unit as printed, where they stood in another unit. */
  readonly original: string | undefined;
  /** An exact number that is believed: it stands on the line and in the rate. */
  readonly isNumber: boolean;
}

/** The course of one item. */
export interface Series {
  readonly code: string;
  readonly name: string;
  readonly shortName: string;
  readonly specimen: string;
  readonly unit: string;
  /** Oldest first. */
  readonly points: readonly SeriesPoint[];
  /** Results in units that lead nowhere, as printed. */
  readonly unconvertible: readonly CoursePoint[];
}

const numberOr = (value: number | null | undefined) => (typeof value === 'number' ? value : undefined);

function pointOf(point: CoursePoint, unit: string): SeriesPoint {
  const { value, comparator, original_result: printed, original_unit: printedUnit } = point;
  const number = numberOr(value);
  const mark = point.suspect === true ? 'suspect' : pointMark(isUndetermined(point.state) ? undefined : point.state);
  const isConverted =
    number !== undefined && printedUnit !== '' && printedUnit !== unit && !printed.includes(String(number));
  return {
    time: Date.parse(point.time),
    value: number ?? null,
    text: isConverted ? `${comparator ?? ''}${number}` : printed,
    mark,
    low: numberOr(point.range_low),
    high: numberOr(point.range_high),
    reportId: point.report_id,
    original: isConverted ? `${printed} ${printedUnit}` : undefined,
    isNumber: number !== undefined && comparator === undefined && mark !== 'suspect',
  };
}

export function seriesOf(course: Course): Series {
  const { code, name, short_name: shortName = '', specimen, unit, points, unconvertible = [] } = course;
  const own = points.map((point) => pointOf(point, unit)).toSorted((a, b) => a.time - b.time);
  return { code, name, shortName, specimen, unit, points: own, unconvertible };
}

/** One series for each code: of several specimens that of the open report, else the one with the newest result. */
export function chooseSeries(
  courses: readonly Course[],
  codes: readonly string[],
  specimens: ReadonlyMap<string, string>,
) {
  return codes.flatMap((code) => {
    const found = courses.filter((course) => course.code === code);
    const own = found.find(({ specimen }) => specimen === specimens.get(code)) ?? found[0];
    return own === undefined ? [] : [seriesOf(own)];
  });
}

/** Beginning of a span that ends with the report, milliseconds; -Infinity for the whole history. */
export function rangeStart(range: CourseRange, reportTime: string): number {
  const months = MONTHS[range];
  return months === undefined ? -Infinity : Date.parse(monthsBefore(reportTime, months));
}

/** The results of a span. A shorter span ends with the report, the whole history with its last result. */
export function pointsWithin({ points }: Series, range: CourseRange, reportTime: string): SeriesPoint[] {
  const [from, to] = [rangeStart(range, reportTime), range === 'all' ? Infinity : Date.parse(reportTime)];
  return points.filter(({ time }) => time >= from && time <= to);
}

/** A line needs so many points to say something. */
const ENOUGH = 3;

/** The shortest span that holds enough results, else a year. */
export function defaultRange(main: Series | undefined, reportTime: string): CourseRange {
  if (main === undefined) return '1y';
  return COURSE_RANGES.find((range) => pointsWithin(main, range, reportTime).length >= ENOUGH) ?? '1y';
}

/** 肌酐与 eGFR: the first by its name, what goes with it by its abbreviation. */
export function courseTitle(series: readonly Series[]): string {
  return series.map(({ name, shortName }, index) => (index === 0 ? name : shortName || name)).join('与 ');
}

/** A series as its sentence tells it. */
export function spokenSeries(series: Series, points: readonly SeriesPoint[], isMain: boolean): SpokenCourse {
  const { code, name, shortName, unit } = series;
  const told = points.filter(({ mark, value }) => mark !== 'suspect' && value !== null);
  return {
    code,
    name: isMain ? name : shortName || name,
    unit,
    results: told.map(({ text }) => text),
    numbers: told.filter(({ isNumber }) => isNumber).map(({ time, value }) => ({ time, value: value ?? 0 })),
  };
}
