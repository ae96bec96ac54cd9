import { isAbove, isAtLeast, isAtMost, isBelow } from '../core/number.ts';
import type { ParsedResult } from '../results/result.ts';

/**
 * What a printed number says about the true value: a point, a half line (`<10`, `≥5`) or two bounds. A condition holds only
 * when it holds for every value of the set, so a comparator never decides more than it knows.
 */
export interface ValueSet {
  readonly low: number;
  readonly high: number;
  /** True when the bound itself belongs to the set. */
  readonly hasLow: boolean;
  readonly hasHigh: boolean;
}

export function pointSet(value: number): ValueSet {
  return { low: value, high: value, hasLow: true, hasHigh: true };
}

/**
 * The set of a numeric or two-bound result; null for everything else.
 * @param by factor of its figures, or how they are converted
 */
export function valueSet(result: ParsedResult, by: number | ((figure: number) => number) = 1): ValueSet | null {
  const scale = typeof by === 'number' ? (figure: number) => figure * by : by;
  if (result.kind === 'between') {
    return { low: scale(result.low), high: scale(result.high), hasLow: true, hasHigh: true };
  }
  if (result.kind !== 'number') return null;
  const value = scale(result.value);
  switch (result.comparator) {
    case '<':
      return { low: -Infinity, high: value, hasLow: false, hasHigh: false };
    case '≤':
      return { low: -Infinity, high: value, hasLow: false, hasHigh: true };
    case '>':
      return { low: value, high: Infinity, hasLow: false, hasHigh: false };
    case '≥':
      return { low: value, high: Infinity, hasLow: true, hasHigh: false };
    default:
      return pointSet(value);
  }
}

export function isWhollyAbove(set: ValueSet, limit: number): boolean {
  return set.hasLow ? isAbove(set.low, limit) : isAtLeast(set.low, limit);
}

export function isWhollyBelow(set: ValueSet, limit: number): boolean {
  return set.hasHigh ? isBelow(set.high, limit) : isAtMost(set.high, limit);
}

export function isWhollyAtLeast(set: ValueSet, limit: number): boolean {
  return isAtLeast(set.low, limit);
}

export function isWhollyAtMost(set: ValueSet, limit: number): boolean {
  return isAtMost(set.high, limit);
}
