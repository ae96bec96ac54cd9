import type { LaboratoryRow } from '@jianwei/api-client/model';
import { isCourseUnread, plainPoints, rowBand } from './course-row.ts';
import styles from './lab-table.module.css';
import { Sparkline } from './sparkline.tsx';

/** The span over which a narrow table draws its rows: up to the time of the report, in milliseconds. */
export interface SparkSpan {
  readonly title: string;
  readonly from: number;
  readonly until: number;
}

const DAY_MS = 86_400_000;
const WIDTH = 50;

/**
 * The last 24 hours where any item was measured twice in them, else the year that the courses reach back over; undefined where
 * nothing can be drawn from.
 * @param time ISO time of the report
 */
export function sparkSpanOf(rows: readonly LaboratoryRow[], time: string): SparkSpan | undefined {
  const until = Date.parse(time);
  const courses = rows.flatMap(({ course }) => (course === undefined || isCourseUnread(course) ? [] : [course]));
  const isDrawn = (from: number) =>
    courses.some((course) => plainPoints(course).filter((point) => point.time >= from).length > 1);
  if (isDrawn(until - DAY_MS)) return { title: '近 24 小时', from: until - DAY_MS, until };
  const from = Date.parse(courses[0]?.from ?? '');
  return isDrawn(from) ? { title: '近 1 年', from, until } : undefined;
}

/** The results of an item over the span as a small curve; decoration beside the numbers. */
export function sparkCell({ course, ...row }: LaboratoryRow, { from, until }: SparkSpan) {
  const points =
    course === undefined || isCourseUnread(course)
      ? []
      : course.points.filter(([seconds = 0]) => seconds * 1000 >= from);
  return (
    <td className={styles.spark}>
      {course && points.length > 1 && (
        <Sparkline course={{ ...course, points }} band={rowBand(row)} from={from} until={until} width={WIDTH} />
      )}
    </td>
  );
}
