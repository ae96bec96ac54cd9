import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { ResultCondition } from '@jianwei/clinical-rules/cohort/cohort';
import {
  isWhollyAbove,
  isWhollyAtLeast,
  isWhollyAtMost,
  isWhollyBelow,
  type ValueSet,
} from '@jianwei/clinical-rules/flags/value-set';
import { convert } from '@jianwei/clinical-rules/units/convert';
import { COMPARATOR_CODES, FLAG_UNKNOWN, limitsOf, STATE, type Column } from './columns.ts';

/** What a number of a row proves of the true value. */
export function setOfRow(column: Column, row: number): ValueSet {
  const value = column.value[row] ?? NaN;
  switch (COMPARATOR_CODES[column.comparator[row] ?? 0]) {
    case '<':
      return { low: -Infinity, high: value, hasLow: false, hasHigh: false };
    case '≤':
      return { low: -Infinity, high: value, hasLow: false, hasHigh: true };
    case '>':
      return { low: value, high: Infinity, hasLow: false, hasHigh: false };
    case '≥':
      return { low: value, high: Infinity, hasLow: true, hasHigh: false };
    default:
      return { low: value, high: column.highs.get(row) ?? value, hasLow: true, hasHigh: true };
  }
}

/** Whether a set lies within the limits of a condition, for certain. */
export type HoldsSet = (set: ValueSet) => boolean;
export type HoldsRow = (column: Column, row: number) => boolean;

/** Limits in the catalogue's unit: a condition may be written in any that converts. */
export function factorOf({ laboratory_code: code = '', unit }: ResultCondition): number {
  const own = findItem(code)?.unit ?? '';
  if (unit === undefined || unit === '') return 1;
  const converted = convert(1, unit, own, code);
  return converted.ok ? converted.factor : NaN;
}

export function holdsSet(condition: ResultCondition, factor: number): HoldsSet {
  const low = (condition.value ?? NaN) * factor;
  const high = (condition.value_to ?? NaN) * factor;
  switch (condition.comparator) {
    case '>':
      return (set) => isWhollyAbove(set, low);
    case '≥':
      return (set) => isWhollyAtLeast(set, low);
    case '<':
      return (set) => isWhollyBelow(set, low);
    case '≤':
      return (set) => isWhollyAtMost(set, low);
    case 'between':
      return (set) => isWhollyAtLeast(set, low) && isWhollyAtMost(set, high);
    default:
      return () => false;
  }
}

const numbered: HoldsRow = ({ state }, row) => state[row] === STATE.number;
const flagged: HoldsRow = ({ flag }, row) => flag[row] !== FLAG_UNKNOWN;
const graded: HoldsRow = ({ state }, row) => state[row] === STATE.grade;

/** Rows that have a value of their item: a number, also one that is only a bound, or the grade of a word. */
const valued: HoldsRow = (column, row) =>
  findItem(column.code)?.valueType === 'numeric' ? numbered(column, row) : graded(column, row);

/** Which rows a comparator can say something of; the others are counted by what they lack. */
const USABLE: Readonly<Record<string, HoldsRow>> = {
  above_upper: (column, row) => numbered(column, row) && flagged(column, row),
  below_lower: (column, row) => numbered(column, row) && flagged(column, row),
  times_upper: (column, row) => numbered(column, row) && !Number.isNaN(limitsOf(column, row).upper),
  positive: (column, row) => graded(column, row) || flagged(column, row),
  grade_ge: graded,
  present: valued,
};

export function usableRow({ comparator }: ResultCondition): HoldsRow {
  return USABLE[comparator ?? ''] ?? numbered;
}

/** From this grade on a word is positive. */
export const POSITIVE_GRADE = 1;

/** Whether one row satisfies a condition. */
export function holdsRow(condition: ResultCondition, factor: number): HoldsRow {
  const { comparator, value = NaN } = condition;
  switch (comparator) {
    case 'above_upper':
      return ({ flag }, row) => flag[row] === 1;
    case 'below_lower':
      return ({ flag }, row) => flag[row] === -1;
    case 'times_upper':
      return (column, row) => isWhollyAtLeast(setOfRow(column, row), value * limitsOf(column, row).upper);
    case 'positive':
      return (column, row) =>
        graded(column, row) ? (column.value[row] ?? 0) >= POSITIVE_GRADE : column.flag[row] === 1;
    case 'present':
      return () => true;
    case 'grade_ge':
      return (column, row) => (column.value[row] ?? 0) >= value;
    default: {
      const holds = holdsSet(condition, factor);
      return (column, row) => holds(setOfRow(column, row));
    }
  }
}
