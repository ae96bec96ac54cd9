import type { CatalogueItem } from '../catalogue/catalogue.ts';
import { isAbove, isAtLeast, isAtMost, isBelow } from '../core/number.ts';

/** The side on which a number in the catalogue's unit is critical, whenever the limit holds. */
export function judgeCriticalValue(item: CatalogueItem, value: number): 'high' | 'low' | undefined {
  const { low, high, inclusive } = item.critical ?? {};
  if (high !== undefined && (inclusive === true ? isAtLeast : isAbove)(value, high)) return 'high';
  if (low !== undefined && (inclusive === true ? isAtMost : isBelow)(value, low)) return 'low';
  return undefined;
}
