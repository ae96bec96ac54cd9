import { isAtLeast, isAtMost, roundHalfUp } from '../core/number.ts';
import { parseResult } from '../results/result.ts';
import { valueSet } from './value-set.ts';
import type { ValueSet } from './value-set.ts';

/** A number or a printed result (`'39'`, `'>90'`) as a set; null for words, for nothing, and where it brings its own unit. */
export function readSet(value: unknown): ValueSet | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const parsed = parseResult(value);
  return parsed.kind === 'number' && parsed.unit !== undefined ? null : valueSet(parsed);
}

/** Bounds that are printed must lie within the limits; an open end does. */
export function isPlausibleSet({ low, high }: ValueSet, [from, to]: readonly [number, number]): boolean {
  return [low, high].every((end) => !Number.isFinite(end) || (isAtLeast(end, from) && isAtMost(end, to)));
}

/** True for a plain number, false for a half line and two bounds. */
export function isPointSet(set: ValueSet | null): set is ValueSet {
  return set !== null && set.low === set.high;
}

/** The set as a reader writes it, at most two decimals: '39', '>90', '0–2'. */
export function setText({ low, high, hasLow, hasHigh }: ValueSet): string {
  const shown = (value: number): string => `${roundHalfUp(value, 2)}`;
  if (low === high) return shown(low);
  if (low === -Infinity) return `${hasHigh ? '≤' : '<'}${shown(high)}`;
  if (high === Infinity) return `${hasLow ? '≥' : '>'}${shown(low)}`;
  return `${shown(low)}–${shown(high)}`;
}
