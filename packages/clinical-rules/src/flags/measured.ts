import { isAbove, isBelow, roundHalfUp } from '../core/number.ts';
import { parseResult } from '../results/result.ts';
import { pointSet, valueSet } from './value-set.ts';
import type { ValueSet } from './value-set.ts';

/**
 * A wire value as the set of numbers it stands for: a number or numeric text is a point, `<0.01` and `>600` are half lines,
 * `0-2` two bounds; everything else (empty, prose, 阳性) is missing, never 0. `factor` brings it into the rule's unit.
 */
export function readMeasured(value: unknown, factor = 1): ValueSet | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  return valueSet(parseResult(value), factor);
}

/** The single number of a set; a half line or two bounds have none. */
export function pointOf(set: ValueSet | null): number | null {
  return set !== null && set.low === set.high ? set.low : null;
}

/** The set of a number, or null. */
export function measured(value: number | null): ValueSet | null {
  return value === null ? null : pointSet(value);
}

/** True when a bound that is known lies outside the plausible range, both ends inclusive. */
export function isImplausible(set: ValueSet | null, [low, high]: readonly [number, number]): boolean {
  if (set === null) return false;
  const bounds = [set.low, set.high].filter((bound) => Number.isFinite(bound));
  return bounds.some((bound) => isBelow(bound, low) || isAbove(bound, high));
}

/** The number without the noise of binary fractions: 27.590000000000003 is 27.59. */
const exact = (value: number): number => Number(value.toPrecision(12));

function textOf(set: ValueSet, written: (value: number) => number): string {
  if (set.low === set.high) return `${written(set.low)}`;
  if (set.low === -Infinity) return `${set.hasHigh ? '≤' : '<'}${written(set.high)}`;
  if (set.high === Infinity) return `${set.hasLow ? '≥' : '>'}${written(set.low)}`;
  return `${written(set.low)}–${written(set.high)}`;
}

/** A set as a laboratory would print it, unrounded: `0.31`, `<0.2`, `0–2`. {@link readMeasured} reads it back. */
export function measuredText(set: ValueSet): string {
  return textOf(set, exact);
}

/** A set for a reader: one decimal from 100, two from 1, four below, so that a converted value does not feign precision. */
export function shownText(set: ValueSet): string {
  return textOf(set, (value) => {
    const size = Math.abs(value);
    return roundHalfUp(value, size >= 100 ? 1 : size >= 1 ? 2 : 4);
  });
}
