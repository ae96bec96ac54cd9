import type { CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { unitFactor } from '@jianwei/clinical-rules/flags/flag';

/** A number as it is told, and the unit behind it. */
export const FIGURE = /^(?<value>\d+(?:\.\d+)?)(?<unit>[^-–~到至\d].*)?$/;

/** A number in the catalogue's unit; null where it cannot be one of the item. */
export function inItsUnit(item: CatalogueItem, value: number, unit: string): number | null {
  const { factor, failure } = unitFactor(unit === '' ? item.unit : unit, item.unit, item.code);
  const own = value * factor;
  const { low = -Infinity, high = Infinity } = item.plausible ?? {};
  return failure === undefined && own >= low && own <= high ? own : null;
}

/**
 * A number as it is told, in the catalogue's unit: 「肌酐 1.1 mg/dL」; one without a unit that cannot be in that unit is read in another
 * one that is in use, 「红细胞压积 33」. Null where it can be none of the item.
 */
export function valueTold(item: CatalogueItem, told: string): number | null {
  const { value, unit = '' } = FIGURE.exec(told)?.groups ?? {};
  if (value === undefined) return null;
  const own = inItsUnit(item, Number(value), unit) ?? (unit === '' ? null : inItsUnit(item, Number(value), ''));
  if (own !== null || unit !== '') return own;
  const inOthers = item.slips.flatMap((slip) => [Number(value) * slip, Number(value) / slip]);
  return inOthers.find((other) => inItsUnit(item, other, '') !== null) ?? null;
}
