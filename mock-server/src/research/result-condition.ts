import { defaultWindow, type Cohort, type ResultCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { EPSILON } from '@jianwei/clinical-rules/core/number';
import { pointSet } from '@jianwei/clinical-rules/flags/value-set';
import { STATE, type Column } from './columns.ts';
import { factorOf, holdsRow, holdsSet, usableRow, type HoldsRow } from './compare-row.ts';
import { holdsMean, usableForMean } from './mean.ts';
import { dayOfMinute } from './minutes.ts';
import { OUTCOME, type Outcome } from './outcome.ts';

/** Minutes that count, both inside. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const DAYS_OF_YEAR = 365.25;
const DEFAULT_GAP = 90;

/** Rows of one person inside a span that a condition can use, and what the others lack. */
interface Rows {
  readonly usable: readonly number[];
  readonly lacking: Outcome;
}

/** Rows of an item in a specimen, or in any. */
function specimenIndex({ specimens }: Column, specimen: string | undefined): number | undefined {
  return specimen === undefined || specimen === '' ? undefined : specimens.indexOf(specimen);
}

function rowsIn(column: Column, k: number, span: Span, usable: HoldsRow, specimen: number | undefined): Rows {
  const { minute, state, start } = column;
  const found: number[] = [];
  let lacking: Outcome = OUTCOME.noResult;
  const end = start[k + 1] ?? 0;
  for (let row = start[k] ?? 0; row < end; row += 1) {
    const at = minute[row] ?? 0;
    if (at < span.from || at > span.to) continue;
    if (specimen !== undefined && column.specimen[row] !== specimen) continue;
    if (usable(column, row)) found.push(row);
    else if (state[row] === STATE.notConvertible) lacking = OUTCOME.notConvertible;
    else if (lacking === OUTCOME.noResult) lacking = OUTCOME.qualitative;
  }
  return { usable: found, lacking };
}

const valueAt = ({ value }: Column, row: number): number => value[row] ?? NaN;

/** Of some rows the one nearest to a day, the earlier of two. */
export function nearestRow(column: Column, rows: readonly number[], day: number): number {
  const distance = (row: number) => Math.abs(dayOfMinute(column.minute[row] ?? 0) - day);
  return rows.reduce((best, row) => (distance(row) < distance(best) ? row : best), rows[0] ?? -1);
}

/** The row that a pick means, `day` being day 0; for min and max the first of equal ones. */
export function pickedRow(
  column: Column,
  rows: readonly number[],
  { pick, day }: { readonly pick: ResultCondition['pick']; readonly day: number },
): number {
  const [first = -1] = rows;
  if (pick === 'nearest') return nearestRow(column, rows, day);
  if (pick === 'first') return first;
  if (pick !== 'min' && pick !== 'max') return rows.at(-1) ?? -1;
  const sign = pick === 'min' ? 1 : -1;
  return rows.reduce((best, row) => (sign * valueAt(column, row) < sign * valueAt(column, best) ? row : best), first);
}

/** From one exact number to a later one; null where they lie too near or say no change. */
function changeBetween(
  column: Column,
  [from, to]: readonly [number, number],
  condition: ResultCondition,
): number | null {
  const days = dayOfMinute(column.minute[to] ?? 0) - dayOfMinute(column.minute[from] ?? 0);
  if (days <= 0 || days < (condition.min_gap_days ?? DEFAULT_GAP)) return null;
  const before = valueAt(column, from);
  const difference = valueAt(column, to) - before;
  if (condition.change_kind === 'absolute') return difference;
  if (condition.change_kind === 'per_year') return (difference / days) * DAYS_OF_YEAR;
  return Math.abs(before) < EPSILON ? null : (difference / Math.abs(before)) * 100;
}

/** A bound has no difference: changes are told of exact numbers. */
const exact: HoldsRow = ({ state, comparator }, row) => state[row] === STATE.number && comparator[row] === 0;

/** A change in per cent has no unit; all others are in that of the limit. */
export function changeFactor(condition: ResultCondition): number {
  return (condition.change_kind ?? 'percent') === 'percent' ? 1 : factorOf(condition);
}

/** From the first to the last result of the window. */
export function changeOf(column: Column, rows: readonly number[], condition: ResultCondition): number | null {
  const [from, to] = [rows[0], rows.at(-1)];
  return from === undefined || to === undefined ? null : changeBetween(column, [from, to], condition);
}

/** Rows that a condition can say something of; the others are counted by what they lack. */
function usableFor(condition: ResultCondition): HoldsRow {
  if (condition.pick === 'change') return exact;
  return condition.pick === 'mean' ? usableForMean(condition) : usableRow(condition);
}

type Judge = (column: Column, rows: readonly number[], day: number) => boolean | null;

function judge(condition: ResultCondition): Judge {
  const { pick } = condition;
  const factor = factorOf(condition);
  const holds = holdsRow(condition, factor);
  if (pick === 'any') return (column, rows) => rows.some((row) => holds(column, row));
  if (pick === 'change') {
    const within = holdsSet(condition, changeFactor(condition));
    return (column, rows) => {
      const change = changeOf(column, rows, condition);
      return change === null ? null : within(pointSet(change));
    };
  }
  if (pick === 'mean') return holdsMean(condition, factor);
  return (column, rows, day) => holds(column, pickedRow(column, rows, { pick, day }));
}

/** A condition on results, ready to be asked of one person after another, each with the day 0 of theirs. */
export function resultAsker(
  condition: ResultCondition,
): (column: Column, k: number, span: Span, day: number) => Outcome {
  const usable = usableFor(condition);
  const decide = judge(condition);
  return (column, k, span, day) => {
    const { usable: rows, lacking } = rowsIn(column, k, span, usable, specimenIndex(column, condition.specimen));
    if (rows.length === 0) return lacking;
    const held = decide(column, rows, day);
    if (held === null) return OUTCOME.noResult;
    return held ? OUTCOME.match : OUTCOME.fails;
  };
}

/** Usable rows of a person in a span, for values instead of outcomes. */
export function usableRows(column: Column, k: number, span: Span, condition: ResultCondition): readonly number[] {
  const usable = usableFor(condition);
  return rowsIn(column, k, span, usable, specimenIndex(column, condition.specimen)).usable;
}

/** The first time at which a condition holds; undefined where it never does. */
export function firstMinute(condition: ResultCondition): (column: Column, k: number, span: Span) => number | undefined {
  const holds = holdsRow(condition, factorOf(condition));
  const within = holdsSet(condition, changeFactor(condition));
  // One result begins the time of a person: no mean does.
  const single: ResultCondition = condition.pick === 'mean' ? { ...condition, pick: 'first' } : condition;
  return (column, k, span) => {
    const rows = usableRows(column, k, span, single);
    const found = rows.find((row) => {
      if (condition.pick !== 'change') return holds(column, row);
      const change = changeBetween(column, [rows[0] ?? row, row], condition);
      return change !== null && within(pointSet(change));
    });
    return found === undefined ? undefined : column.minute[found];
  };
}

/** The window of a condition as the cohort reads it. */
export function windowOf(condition: ResultCondition, cohort: Cohort) {
  return condition.window ?? defaultWindow(cohort);
}
