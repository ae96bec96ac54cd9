import type { RowCourse } from '@jianwei/api-client/model';
import { plainPoints, pointShapes } from './course-row.ts';
import styles from './sparkline.module.css';
import { SPARK, sparkGeometry } from './sparkline-geometry.ts';

const SHAPES = pointShapes('M-4 3 0-4 4 3Z', 'M-4-3 0 4 4-3Z', 'M-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z');

interface SparklineProps {
  course: RowCourse;
  band: { low: number | undefined; high: number | undefined };
  /** Time of the report, milliseconds. */
  until: number;
  /** Where the curve begins; that of the course where it is not given. */
  from?: number;
  /** Pixels. */
  width?: number;
}

/** The year of one item as a small curve without axes; decoration beside words that say the same. */
export function Sparkline(props: SparklineProps) {
  const { course, band, until, from = Date.parse(course.from), width = SPARK.width } = props;
  const { line, band: area, last, suspects } = sparkGeometry(plainPoints(course), band, from, until, width);
  return (
    <svg className={styles.spark} width={width} height={SPARK.height} aria-hidden="true">
      {area && <rect className={styles.band} width={width} {...area} />}
      <path className={styles.line} d={line} />
      {suspects.map(({ x, y }) => (
        <path key={x} className={styles.suspect} d={SHAPES.suspect} transform={`translate(${x} ${y})`} />
      ))}
      {last && (
        <path className={styles[last.mark]} d={SHAPES[last.mark]} transform={`translate(${last.x} ${last.y})`} />
      )}
    </svg>
  );
}
