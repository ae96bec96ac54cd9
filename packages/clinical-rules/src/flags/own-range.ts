import { intervalFor } from '../catalogue/catalogue.ts';
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
const COUNT_KINDS: ReadonlySet<string> = new Set(['count', 'field_count', 'fraction', 'per_sample', 'dilution']);

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
  if (normaliseUnit(unit ?? '') !== normaliseUnit(item.unit)) return false;
  const is = (one: Interval | null) => one?.low === own.low && one?.high === own.high;
  const other = intervalFor(item, sex === 'male' ? 'female' : 'male', ageYears ?? null);
  const mine = intervalFor(item, sex, ageYears ?? null);
  if (other.status !== 'found' || mine.status !== 'found' || !is(other.interval)) return false;
  const isMine = [item.intervals, ...item.byAge].some((band) => is(band[sex]));
  return !isMine && sideOf(value, own) !== sideOf(value, mine.interval);
}
