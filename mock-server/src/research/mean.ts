import type { ResultCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { isWhollyAbove, isWhollyAtLeast, isWhollyBelow, type ValueSet } from '@jianwei/clinical-rules/flags/value-set';
import { limitsOf, STATE, type Column } from './columns.ts';
import { holdsSet, POSITIVE_GRADE, setOfRow, usableRow, type HoldsRow } from './compare-row.ts';

const average = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** What the mean of some rows is known to be: a bound among them leaves it a bound. */
export function meanSet(column: Column, rows: readonly number[]): ValueSet {
  const sets = rows.map((row) => setOfRow(column, row));
  return {
    low: average(sets.map(({ low }) => low)),
    high: average(sets.map(({ high }) => high)),
    hasLow: sets.every(({ hasLow }) => hasLow),
    hasHigh: sets.every(({ hasHigh }) => hasHigh),
  };
}

const isNumber: HoldsRow = ({ state }, row) => state[row] === STATE.number;
const isGraded: HoldsRow = ({ state }, row) => state[row] === STATE.grade;
const withLimit =
  (side: 'lower' | 'upper'): HoldsRow =>
  (column, row) =>
    isNumber(column, row) && !Number.isNaN(limitsOf(column, row)[side]);

/** Rows of which a mean can be made: where it is compared with a limit, those that have one. */
const USABLE: Readonly<Record<string, HoldsRow>> = {
  above_upper: withLimit('upper'),
  times_upper: withLimit('upper'),
  below_lower: withLimit('lower'),
  positive: (column, row) => isGraded(column, row) || withLimit('upper')(column, row),
};

export function usableForMean(condition: ResultCondition): HoldsRow {
  return USABLE[condition.comparator ?? ''] ?? usableRow(condition);
}

const meanOf = (numbers: Float64Array, rows: readonly number[]) => average(rows.map((row) => numbers[row] ?? NaN));

const meanLimit = (column: Column, rows: readonly number[], side: 'lower' | 'upper'): number =>
  average(rows.map((row) => limitsOf(column, row)[side]));

export type HoldsRows = (column: Column, rows: readonly number[]) => boolean;

const isAboveUpper: HoldsRows = (column, rows) =>
  isWhollyAbove(meanSet(column, rows), meanLimit(column, rows, 'upper'));

/** A word has a grade, and grades a mean; what is only a number is positive above its limit. */
const isPositive: HoldsRows = (column, rows) => {
  const graded = rows.filter((row) => isGraded(column, row));
  return graded.length > 0 ? meanOf(column.value, graded) >= POSITIVE_GRADE : isAboveUpper(column, rows);
};

/**
 * Whether the mean of some rows satisfies a condition. Limits may differ from result to result (another method, another age): the
 * mean of the results stands against the mean of the limits that these results were judged against.
 */
export function holdsMean(condition: ResultCondition, factor: number): HoldsRows {
  const { comparator, value = NaN } = condition;
  switch (comparator) {
    case 'above_upper':
      return isAboveUpper;
    case 'below_lower':
      return (column, rows) => isWhollyBelow(meanSet(column, rows), meanLimit(column, rows, 'lower'));
    case 'times_upper':
      return (column, rows) => isWhollyAtLeast(meanSet(column, rows), value * meanLimit(column, rows, 'upper'));
    case 'positive':
      return isPositive;
    case 'present':
      return () => true;
    case 'grade_ge':
      return (column, rows) => meanOf(column.value, rows) >= value;
    default: {
      const within = holdsSet(condition, factor);
      return (column, rows) => within(meanSet(column, rows));
    }
  }
}
