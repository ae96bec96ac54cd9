import type { RowCourse } from '@jianwei/api-client/model';
import { thinByExtremes } from '@jianwei/clinical-rules/course/thin';
import { monthsBefore, ROW_MONTHS } from '@jianwei/clinical-rules/course/window';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import { converted, courseKey, factorsInto } from './course-index.ts';
import type { CourseEntry, CourseIndex } from './course-index.ts';

/** Points of a small curve at most. */
const POINTS = 24;
const SECOND_MS = 1000;

/** The entries of a window; they are in order, so the ends are looked for and not every entry. */
function within(entries: readonly CourseEntry[], from: number, to: number): readonly CourseEntry[] {
  const start = entries.findIndex(({ time }) => time >= from);
  return start < 0 ? [] : entries.slice(start, entries.findLastIndex(({ time }) => time <= to) + 1);
}

/**
 * The course of each row over the year before its report, in the row's own unit. Made once for a report: rows of one item and
 * unit share it.
 * @param time ISO time of the report
 * @returns undefined for a row without a number
 */
export function rowCourses(index: CourseIndex, time: string): (row: JudgedRow) => RowCourse | undefined {
  const from = monthsBefore(time, ROW_MONTHS);
  const [start, end] = [Date.parse(from), Date.parse(time)];
  const known = new Map<string, RowCourse>();
  const courseOf = (row: JudgedRow): RowCourse => {
    const factorOf = factorsInto(row.printed.unit, row.code);
    const points = within(index.get(courseKey(row)) ?? [], start, end).flatMap((entry) => {
      const factor = entry.value === null ? undefined : factorOf(entry.unit);
      if (entry.value === null || factor === undefined) return [];
      return [{ time: entry.time, value: converted(entry.value, factor), state: entry.state }];
    });
    const shown = thinByExtremes(points, POINTS);
    return {
      from,
      points: shown.map((point) => [Math.round(point.time / SECOND_MS), point.value, point.state]),
      ...(shown.length === points.length ? {} : { total: points.length }),
    };
  };
  return (row) => {
    if (row.flag.parsed.kind !== 'number') return undefined;
    const key = `${courseKey(row)}\n${row.printed.unit}`;
    const course = known.get(key) ?? courseOf(row);
    known.set(key, course);
    return course;
  };
}
