import {
  type AgeCondition,
  type Cohort,
  type CohortCondition,
  newCondition,
  type ResultCondition,
} from '@jianwei/clinical-rules/cohort/cohort';
import { freshId } from './editor-state.ts';

/** A range on an axis; a side that is left out is open. */
export interface Range {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

const RANGED: readonly string[] = ['between', '>', '≥', '<', '≤'];

type RangeCondition = ResultCondition | AgeCondition;

/** The condition that a chart shows and changes: the first one in use about its variable that says a range. */
export function rangeCondition({ conditions }: Cohort, code: string): RangeCondition | undefined {
  return conditions.find((each): each is RangeCondition => {
    if (!each.enabled || each.negate) return false;
    if (each.kind === 'age') return code === 'age';
    return (
      each.kind === 'result' &&
      each.laboratory_code === code &&
      each.pick !== 'change' &&
      (each.comparator === undefined || RANGED.includes(each.comparator))
    );
  });
}

export function rangeOf(condition: RangeCondition | undefined): Range {
  if (condition === undefined) return {};
  if (condition.kind === 'age') return { low: condition.from, high: condition.to };
  const { comparator, value, value_to: to } = condition;
  if (comparator === 'between') return { low: value, high: to };
  if (comparator === '≥' || comparator === '>') return { low: value };
  return comparator === undefined ? {} : { high: value };
}

function ranged(condition: RangeCondition, { low, high }: Range, unit: string): CohortCondition {
  if (condition.kind === 'age') {
    const { from: _from, to: _to, ...rest } = condition;
    return { ...rest, ...(low === undefined ? {} : { from: low }), ...(high === undefined ? {} : { to: high }) };
  }
  const { value: _value, value_to: _valueTo, comparator: _comparator, ...rest } = condition;
  const own = unit === '' ? {} : { unit };
  if (low !== undefined && high !== undefined)
    return { ...rest, ...own, comparator: 'between', value: low, value_to: high };
  if (low !== undefined) return { ...rest, ...own, comparator: '≥', value: low };
  return { ...rest, ...own, comparator: '≤', value: high };
}

/** A new condition takes the results that the chart has drawn. */
function started(code: string, id: string): RangeCondition {
  const condition = newCondition(code === 'age' ? 'age' : 'result', id);
  if (condition.kind === 'result') return { ...condition, laboratory_code: code, pick: 'nearest' };
  return condition as AgeCondition;
}

/** The conditions after a range was drawn on the chart of a variable: a new one, a changed one, or one less. */
export function withRange(cohort: Cohort, code: string, range: Range, unit: string): readonly CohortCondition[] {
  const { conditions } = cohort;
  const there = rangeCondition(cohort, code);
  if (range.low === undefined && range.high === undefined)
    return there === undefined ? conditions : conditions.filter(({ id }) => id !== there.id);
  const next = ranged(there ?? started(code, freshId(conditions)), range, unit);
  return there === undefined ? [...conditions, next] : conditions.map((each) => (each.id === there.id ? next : each));
}

/** Limits of bins, from the first lower one to the last upper one. */
export function edgesOf(bins: readonly { from: number; to: number }[]): readonly number[] {
  const [first] = bins;
  return first === undefined ? [] : [first.from, ...bins.map(({ to }) => to)];
}

/** Where a value stands between limits: 2.5 is in the middle of the third bin; outside it is held at the edge. */
export function placeOf(value: number, edges: readonly number[]): number {
  const next = edges.findIndex((edge) => edge >= value);
  if (next === -1) return Math.max(0, edges.length - 1);
  if (next === 0) return 0;
  const [below, above] = [edges[next - 1] ?? 0, edges[next] ?? 0];
  return next - 1 + (above === below ? 0 : (value - below) / (above - below));
}

/** Two places on the axis as a range: a handle at the edge leaves its side open. */
export function rangeAt(from: number, to: number, edges: readonly number[]): Range {
  const last = edges.length - 1;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return { low: low <= 0 ? undefined : edges[low], high: high >= last ? undefined : edges[high] };
}
