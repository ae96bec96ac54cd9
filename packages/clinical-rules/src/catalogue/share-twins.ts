import { findUnit } from '../units/unit.ts';
import { findItem } from './catalogue.ts';
import type { CatalogueItem } from './catalogue.ts';

/** Cells of a fluid that laboratories print under one name as a count or as a share of all: the unit tells which. */
const TWINS: readonly { readonly count: string; readonly share: string }[] = [{ count: 'ASC-PMN', share: 'ASC-PMN%' }];
const BY_CODE = new Map(TWINS.flatMap((twin) => [twin.count, twin.share].map((code) => [code, twin] as const)));

/** Items that one name means as a word or as an amount: a figure with the unit of the amount is one. */
const AMOUNTS: Readonly<Record<string, string>> = { HBSAB: 'HBSABQ' };

/** 多形核细胞 80 % of an ascites is the share, 820 ×10⁶/L the count, whatever its name alone says. */
export function twinByUnit(item: CatalogueItem | undefined, printed: { unit: string; result: string }): typeof item {
  const amount = findItem(AMOUNTS[item?.code ?? ''] ?? '');
  if (amount !== undefined) {
    const isAmount =
      /^\s*[<>≤≥＜＞]?\s*\d/.test(printed.result) && findUnit(printed.unit)?.kind === findUnit(amount.unit)?.kind;
    return isAmount ? amount : item;
  }
  const twin = BY_CODE.get(item?.code ?? '');
  if (twin === undefined) return item;
  const isShare = /%\s*$/.test(printed.unit.trim() === '' ? printed.result : printed.unit);
  if (isShare) return findItem(twin.share);
  return findUnit(printed.unit)?.kind === findUnit(findItem(twin.count)?.unit ?? '')?.kind
    ? findItem(twin.count)
    : item;
}
