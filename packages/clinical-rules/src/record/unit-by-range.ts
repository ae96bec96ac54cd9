import { intervalFor } from '../catalogue/catalogue.ts';
import type { CatalogueItem, Interval } from '../catalogue/catalogue.ts';
import type { Person } from '../lab-inference/infer.ts';
import { parseRange } from '../ranges/range.ts';
import { parseResult } from '../results/result.ts';
import { findUnit, isUnitless } from '../units/unit.ts';
import type { PrintedRow } from './printed.ts';

/** Intervals of one unit differ between laboratories by less than this share of a bound, those of two units by more. Ours. */
const SHARE = 0.25;

function isNear(a: number | undefined, b: number | undefined): boolean {
  const [one, other] = [a ?? 0, b ?? 0];
  return one === 0 || other === 0 ? one === other : Math.abs(one / other - 1) <= SHARE;
}

const isAlike = (printed: Interval, usual: Interval): boolean =>
  isNear(printed.low, usual.low) && isNear(printed.high, usual.high);

function usualOf(item: CatalogueItem, { sex, ageYears }: Person): Interval[] {
  const own = intervalFor(item, sex, ageYears);
  const { male, female } = item.intervals;
  return [own.status === 'found' ? own.interval : null, male, female].filter((each) => each !== null);
}

/** True for a unit that says nothing: none was printed, or none that is known. */
export const isUnitUnsaid = (unit: string): boolean => isUnitless(unit) || findUnit(unit) === null;

/**
 * A result without a unit, or with one that nobody knows, beside the interval of the catalogue's unit is of that unit: a potassium of 6.9
 * beside 3.5–5.3 is critical although its mmol/L were not printed.
 */
export function withUnitByRange(printed: PrintedRow, item: CatalogueItem | undefined, person: Person): PrintedRow {
  if (item === undefined || printed.unit === item.unit || !isUnitUnsaid(printed.unit)) return printed;
  if (printed.unit_read !== undefined || isUnitless(item.unit) || item.valueType !== 'numeric') return printed;
  const result = parseResult(printed.result);
  if (result.kind !== 'number' || result.unit !== undefined) return printed;
  const range = parseRange(printed.range_text);
  if (range.kind !== 'interval' || range.unit !== undefined || !(range.high !== undefined && range.high > 0))
    return printed;
  return usualOf(item, person).some((usual) => isAlike(range, usual)) ? { ...printed, unit_read: item.unit } : printed;
}
