import type { CatalogueItem, Interval } from '../catalogue/catalogue.ts';
import { judgeCriticalValue } from '../flags/critical.ts';
import { referenceChange } from './reference-change.ts';

/** A number in the catalogue's unit. */
export interface Suspicion {
  /** implausible: outside the hard limits; unit_slip: inside them, but a known factor away from what fits. */
  readonly reason: 'implausible' | 'unit_slip';
  /** The value that another unit would give; null where no factor explains it. */
  readonly suggestion: number | null;
  readonly factor: number | null;
  /** True when the value as printed, or the suggested one, would be a critical value. */
  readonly mayBeCritical: boolean;
  /** True when its likeliest reading is critical: the one of the other unit, or as printed where no unit explains it. */
  readonly isLikelyCritical: boolean;
}

export interface PlausibilityInput {
  readonly item: CatalogueItem;
  /** The result in the catalogue's unit. */
  readonly value: number;
  /** The patient's earlier results of the item in the catalogue's unit, oldest first. */
  readonly earlier?: readonly number[] | undefined;
  /** Interval that the report prints, in the catalogue's unit. */
  readonly printed?: Interval | undefined;
  /** The catalogue's interval for the person. */
  readonly usual?: Interval | undefined;
}

/** J-52: a slip fits within so many reference changes of the last value, while the value itself lies beyond so many. */
const FITS_WITHIN = 2;
const LIES_BEYOND = 3;
/** A printed range is that of another unit when both bounds are the catalogue's × factor within this share. */
const RANGE_SHARE = 0.1;

/** Laboratories differ: a range that shares nothing with the usual one is that of another unit when both its bounds come this near in it. Ours. */
const OTHER_RANGE_TIMES = 1.5;

/** Smaller factors than this are what disease does to a result within days: of them only a printed range tells. */
const TELLING_FACTOR = 2.5;
/** From this factor on a result that fits in another unit is that of the other unit (g and mg, mg/dL and μmol/L). Our choice. */
const IMPOSSIBLE_FACTOR = 50;

function isWithin(value: number, { low, high }: Interval): boolean {
  return (low === undefined || value >= low - 1e-9) && (high === undefined || value <= high + 1e-9);
}

function isClose(a: number | undefined, b: number | undefined, factor: number): boolean {
  if (a === undefined || b === undefined || b === 0) return a === b;
  return Math.abs(a / (b * factor) - 1) <= RANGE_SHARE;
}

/** True when every bound that either states agrees, and at least one is stated. */
function isRangeTimes(printed: Interval, usual: Interval, factor: number): boolean {
  if (usual.low === undefined && usual.high === undefined) return false;
  return isClose(printed.low, usual.low, factor) && isClose(printed.high, usual.high, factor);
}

function isNear(a: number | undefined, b: number | undefined, factor: number): boolean {
  if (a === undefined || b === undefined || a <= 0 || b <= 0) return false;
  const times = a / (b * factor);
  return times <= OTHER_RANGE_TIMES && times >= 1 / OTHER_RANGE_TIMES;
}

/** True for two closed intervals without anything in common. */
function isApart(a: Interval, b: Interval): boolean {
  return (a.low ?? -Infinity) > (b.high ?? Infinity) || (a.high ?? Infinity) < (b.low ?? -Infinity);
}

/** Lactate 4.5–19.8 beside 0.5–1.7 mmol/L: no laboratory has it so, and in mg/dL many do. */
function isOfOtherUnit(printed: Interval, usual: Interval, factor: number): boolean {
  return isApart(printed, usual) && isNear(printed.low, usual.low, factor) && isNear(printed.high, usual.high, factor);
}

const FACTORS = new WeakMap<CatalogueItem, readonly number[]>();

function factorsOf(item: CatalogueItem): readonly number[] {
  const known = FACTORS.get(item) ?? item.slips.flatMap((factor) => [factor, 1 / factor]);
  FACTORS.set(item, known);
  return known;
}

/** The factor that brings an implausible value nearest to the last one, or else into the usual interval. */
function explains({ item, value, earlier, usual }: PlausibilityInput): number | undefined {
  const last = earlier?.at(-1);
  const fitting = factorsOf(item).filter(
    (factor) => item.plausible === null || isWithin(value * factor, item.plausible),
  );
  if (last !== undefined)
    return fitting.find((factor) => Math.abs(value * factor - last) <= FITS_WITHIN * referenceChange(item.code, last));
  return usual === undefined ? undefined : fitting.find((factor) => isWithin(value * factor, usual));
}

/** True when an earlier result was where this one is: a course that moves is no slip. */
function wasThere({ item, value, earlier = [] }: PlausibilityInput): boolean {
  return earlier.some((then) => Math.abs(value - then) <= FITS_WITHIN * referenceChange(item.code, then));
}

function slipOf(input: PlausibilityInput): number | undefined {
  const { item, value, earlier, printed, usual } = input;
  const last = earlier?.at(-1);
  if (printed !== undefined && usual !== undefined && !isRangeTimes(printed, usual, 1)) {
    const factors = factorsOf(item);
    const byRange =
      factors.find((factor) => isRangeTimes(printed, usual, 1 / factor)) ??
      factors.find((factor) => isOfOtherUnit(printed, usual, 1 / factor));
    if (byRange !== undefined) return byRange;
  }
  if (last === undefined || Math.abs(value - last) <= LIES_BEYOND * referenceChange(item.code, last)) return undefined;
  if (wasThere(input)) return undefined;
  // What is critical as it is printed rings; nobody waits for a unit to be checked, unless no disease could have brought it there.
  const least = judgeCriticalValue(item, value) === undefined ? TELLING_FACTOR : IMPOSSIBLE_FACTOR;
  return factorsOf(item).find(
    (factor) =>
      Math.max(factor, 1 / factor) >= least &&
      Math.abs(value * factor - last) <= FITS_WITHIN * referenceChange(item.code, last),
  );
}

function suspicion(input: PlausibilityInput, reason: Suspicion['reason'], factor: number | undefined): Suspicion {
  const suggestion = factor === undefined ? null : input.value * factor;
  const isCritical = (value: number): boolean => judgeCriticalValue(input.item, value) !== undefined;
  const isLikelyCritical = isCritical(suggestion ?? input.value);
  return {
    reason,
    suggestion,
    factor: factor ?? null,
    mayBeCritical: isLikelyCritical || isCritical(input.value),
    isLikelyCritical,
  };
}

/** What makes a result suspect (J-50, J-52); null when nothing does. */
export function suspicionOf(input: PlausibilityInput): Suspicion | null {
  const { item, value } = input;
  if (item.plausible !== null && !isWithin(value, item.plausible))
    return suspicion(input, 'implausible', explains(input));
  const factor = slipOf(input);
  return factor === undefined ? null : suspicion(input, 'unit_slip', factor);
}
