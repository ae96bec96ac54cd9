import { intervalFor, isAgeOfChild } from '../catalogue/catalogue.ts';
import type { CatalogueItem, Interval } from '../catalogue/catalogue.ts';
import type { Sex } from '../core/rule-stamp.ts';
import type { ParsedRange } from '../ranges/range.ts';
import { findUnit, normaliseUnit } from '../units/unit.ts';

/** What a printed range is looked at beside. */
interface Beside {
  readonly item?: CatalogueItem | undefined;
  readonly unit?: string | null;
  readonly sex?: Sex | null;
  readonly ageYears?: number | null;
}

/** Units in which nothing at all, 0–0, is what is expected: cells and shares of cells. */
const COUNT_KINDS: ReadonlySet<string> = new Set([
  'count',
  'field_count',
  'fraction',
  'per_sample',
  'dilution',
  'bottles',
]);

/** True for a range without width on an item that varies: it was not meant (J-54). 0–0 stays for counts of cells. */
export function isWithoutWidth(own: ParsedRange, { item, unit }: Beside): boolean {
  if (own.kind !== 'interval' || own.low === undefined || own.low !== own.high) return false;
  if (own.low !== 0) return true;
  const kind = findUnit(unit ?? '')?.kind ?? findUnit(item?.unit ?? '')?.kind;
  return kind !== undefined && !COUNT_KINDS.has(kind) && item?.valueType !== 'qualitative';
}

/** True when the laboratory printed nothing but the interval of adults at large. */
export function isAdultRange(own: ParsedRange, { item, ageYears }: Beside): boolean {
  if (own.kind !== 'interval' || item === undefined) return false;
  const adult = intervalFor(item, 'female', ageYears ?? null);
  return adult.status === 'found' && own.low === adult.interval.low && own.high === adult.interval.high;
}

function sideOf(value: number, { low = -Infinity, high = Infinity }: Interval): -1 | 0 | 1 {
  if (value > high) return 1;
  return value < low ? -1 : 0;
}

/**
 * True for exactly the interval that the catalogue has for the other sex, where it says something else of the result than that
 * of the own sex (J-54). Laboratories print one interval for everybody where nothing hangs on it.
 * @param value of the result, in the unit of the row
 */
export function isOfOtherSex(own: ParsedRange, value: number, { item, sex, unit, ageYears }: Beside): boolean {
  if (own.kind !== 'interval' || own.low === undefined || own.high === undefined) return false;
  if (item === undefined || (sex !== 'male' && sex !== 'female')) return false;
  const is = (one: Interval | null) => one?.low === own.low && one?.high === own.high;
  const other = intervalFor(item, sex === 'male' ? 'female' : 'male', ageYears ?? null);
  if (other.status !== 'found' || !is(other.interval)) return false;
  const mine = intervalFor(item, sex, ageYears ?? null);
  if (mine.status !== 'found' || normaliseUnit(unit ?? '') !== normaliseUnit(item.unit)) return false;
  const isMine = [item.intervals, ...item.byAge].some((band) => is(band[sex]));
  return !isMine && sideOf(value, own) !== sideOf(value, mine.interval);
}

/** What a printed interval of adults does to a child: it calls ill what is usual, or usual what is not. */
export type AdultRange = 'false_alarm' | 'false_calm';

/** So far beyond the bound of its age, as a share of it, a result is none of what laboratories print one interval for (ours). */
const CLEARLY_BEYOND = 0.1;

/** True for a value that lies on a side of an interval, and clearly so. */
function isClearlyOutside(value: number, { low = -Infinity, high = Infinity }: Interval): boolean {
  return value > high * (1 + CLEARLY_BEYOND) || value < low * (1 - CLEARLY_BEYOND);
}

/**
 * What it does to a child that the laboratory printed exactly the catalogue's interval of adults (J-54, WS/T 779 and 780-2021); null where both
 * say one thing of the result, or nobody knows the interval of the age.
 * @param value of the result, in the unit of the row
 */
export function adultRangeOfChild(
  own: ParsedRange,
  value: number,
  { item, sex, unit, ageYears }: Beside,
): AdultRange | null {
  if (own.kind !== 'interval' || item === undefined || ageYears == null || !isAgeOfChild(ageYears)) return null;
  if (normaliseUnit(unit ?? '') !== normaliseUnit(item.unit)) return null;
  const adults = [item.intervals, ...item.byAge.filter(({ fromAge }) => !isAgeOfChild(fromAge))];
  const is = (one: Interval | null) => one !== null && one.low === own.low && one.high === own.high;
  if (!adults.some(({ male, female }) => is(male) || is(female))) return null;
  const child = intervalFor(item, sex ?? null, ageYears);
  if (child.status !== 'found' || is(child.interval)) return null;
  const [printed, ofAge] = [sideOf(value, own), sideOf(value, child.interval)];
  if (printed !== 0 && ofAge === 0) return 'false_alarm';
  return printed !== ofAge && isClearlyOutside(value, child.interval) ? 'false_calm' : null;
}
