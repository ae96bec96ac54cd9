import { intervalFor } from '../catalogue/catalogue.ts';
import type { CatalogueItem, Interval } from '../catalogue/catalogue.ts';
import type { Person } from '../lab-inference/infer.ts';
import { parseRange } from '../ranges/range.ts';
import { parseResult } from '../results/result.ts';
import { findUnit, isUnitless } from '../units/unit.ts';
import type { PrintedRow } from './printed.ts';

/** Intervals of one unit differ between laboratories by less than this share of a bound, those of two units by more. Ours. */
const SHARE = 0.25;

/**
 * Items of which another unit in use has figures nearly as high (ammonia in μg/dL, digoxin in nmol/L, free hormones and vitamin B12 in
 * pg/mL, alpha-fetoprotein in IU/mL, renin in ng/L): only the interval itself shows the unit. Ours.
 */
const TWO_UNITS: readonly string[] = ['NH3', 'DIG', 'FT3', 'FT4', 'B12', 'AFP', 'DRC'];
const SHARE_OF_TWO = 0.02;

function isNear(a: number | undefined, b: number | undefined, share: number): boolean {
  const [one, other] = [a ?? 0, b ?? 0];
  return one === other || Math.abs(one / other - 1) <= share;
}

const isAlike = (printed: Interval, usual: Interval, share: number): boolean =>
  isNear(printed.low, usual.low, share) && isNear(printed.high, usual.high, share);

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
  if (item === undefined || !isUnitUnsaid(printed.unit)) return printed;
  if (printed.unit_read !== undefined || isUnitless(item.unit)) return printed;
  const result = parseResult(printed.result);
  if (result.kind !== 'number' || result.unit !== undefined) return printed;
  const range = parseRange(printed.range_text);
  if (range.kind !== 'interval' || range.unit !== undefined || range.high === undefined) return printed;
  const share = TWO_UNITS.includes(item.code) ? SHARE_OF_TWO : SHARE;
  return usualOf(item, person).some((usual) => isAlike(range, usual, share))
    ? { ...printed, unit_read: item.unit }
    : printed;
}
