import type { CatalogueItem, CriticalLimits } from '../catalogue/catalogue.ts';
import { isWhollyAbove, isWhollyAtLeast, isWhollyAtMost, isWhollyBelow, pointSet } from './value-set.ts';
import type { ValueSet } from './value-set.ts';

/** The side on which every number of a set is critical; a limit that is not there is passed by none. */
export function criticalSide(limits: CriticalLimits, set: ValueSet): 'high' | 'low' | undefined {
  const { low = -Infinity, high = Infinity, inclusive } = limits;
  if ((inclusive === true ? isWhollyAtLeast : isWhollyAbove)(set, high)) return 'high';
  if ((inclusive === true ? isWhollyAtMost : isWhollyBelow)(set, low)) return 'low';
  return undefined;
}

/** The side on which a number in the catalogue's unit is critical, whenever the limit holds. */
export function judgeCriticalValue(item: CatalogueItem, value: number): 'high' | 'low' | undefined {
  return criticalSide(item.critical ?? {}, pointSet(value));
}
