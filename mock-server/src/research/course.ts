import type { ResearchCount, ResearchCoursePoint } from '@jianwei/api-client/model';
import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import { spanAround } from './conditions.ts';
import type { ExactCounts } from './engine.ts';
import { dayOfMinute } from './minutes.ts';
import { threeDigits } from './number-text.ts';
import { NO_ENTRY } from './outcome.ts';
import { nearestRow, usableRows } from './result-condition.ts';
import { quantile } from './statistics.ts';
import { columnOf, type ResearchStore } from './store.ts';
import { besideCount, roundedShown, THRESHOLD } from './suppress.ts';
import { askingOf } from './variables.ts';

/** Days after day 0 at which a median is told. */
export const COURSE_DAYS: readonly number[] = [180, 360, 540, 720];
/** A result so many days away still stands for a day: half a step, so that no result stands for two days. */
const DAYS_AROUND = 90;

export interface CourseQuestion {
  readonly store: ResearchStore;
  readonly cohort: Cohort;
  readonly exact: Pick<ExactCounts, 'patients' | 'members' | 'entry'>;
  readonly code: string;
  /** The total was rounded (R5): so is everything else. */
  readonly isGuarded: boolean;
  /** What the variable says at day 0. */
  readonly first: { readonly n: ResearchCount; readonly median: number | undefined };
}

/** One value a person of the cohort who has one around a day, in the unit of the catalogue. */
export function valuesAround({ store, cohort, exact, code }: CourseQuestion, day: number): number[] {
  const item = findItem(code);
  if (item === undefined) return [];
  const asking = askingOf(cohort, item);
  const column = columnOf(store, code);
  const window = { anchor: 'entry', from_days: day - DAYS_AROUND + 1, to_days: day + DAYS_AROUND } as const;
  return [...column.who].flatMap((patient, k) => {
    const minute = exact.entry[patient] ?? NO_ENTRY;
    if (exact.members[patient] !== 1 || minute === NO_ENTRY) return [];
    const rows = usableRows(column, k, spanAround(window, minute, { cohort }), asking);
    const value = rows.length === 0 ? undefined : column.value[nearestRow(column, rows, dayOfMinute(minute) + day)];
    return value === undefined || Number.isNaN(value) ? [] : [value];
  });
}

/**
 * Medians of an item after day 0. A number of people that differs from the cohort by 1 to 9 would tell who was not tested again: it
 * is told rounded. Undefined for what is no number of the laboratory.
 */
export function courseOf(question: CourseQuestion): ResearchCoursePoint[] | undefined {
  const { exact, code, isGuarded, first } = question;
  if (findItem(code)?.valueType !== 'numeric') return undefined;
  const point = (day: number, n: ResearchCount, median: number | undefined): ResearchCoursePoint =>
    median === undefined ? { day, n } : { day, n, median };
  return [
    point(0, first.n, first.median),
    ...COURSE_DAYS.map((day) => {
      const values = valuesAround(question, day);
      const n = isGuarded ? roundedShown(values.length) : besideCount(values.length, [exact.patients]);
      const middle = values.length < THRESHOLD ? undefined : quantile(Float64Array.from(values).toSorted(), 0.5);
      return point(day, n, middle === undefined ? undefined : threeDigits(middle));
    }),
  ];
}
