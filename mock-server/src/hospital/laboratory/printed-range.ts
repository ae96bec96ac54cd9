import { intervalFor } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { CatalogueItem, Interval } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { Sex } from '@jianwei/clinical-rules/core/rule-stamp';
import { oneOf } from '@jianwei/clinical-rules/tables/shapes';
import type { Read } from '@jianwei/clinical-rules/tables/shapes';

/** Spellings of one interval that laboratories print; the dash is the usual one. */
export const RANGE_SPELLING = oneOf('dash', 'tilde', 'hyphen', 'chinese');
export type RangeSpelling = Read<typeof RANGE_SPELLING>;

/** The reference text that a laboratory of this hospital prints for one person; '' where it has none. */
export function printedRange(item: CatalogueItem, sex: Sex, age: number, spelling: RangeSpelling): string {
  if (item.valueType === 'qualitative') return item.qualitativeReference;
  const found = intervalFor(item, sex, age);
  return found.status === 'found' ? spell(found.interval, spelling) : '';
}

function spell({ low, high }: Interval, spelling: RangeSpelling): string {
  const decimals = Math.max(...[low, high].map((bound) => decimalPlaces(bound ?? 0)));
  const text = (bound: number): string => bound.toFixed(decimals);
  if (low !== undefined && high !== undefined) {
    const mark = { dash: '–', tilde: '～', hyphen: '-', chinese: '至' }[spelling];
    return `${text(low)}${mark}${text(high)}`;
  }
  if (high !== undefined) return { dash: '≤ ', tilde: '≤', hyphen: '<=', chinese: '小于等于' }[spelling] + text(high);
  return low === undefined ? '' : { dash: '≥ ', tilde: '≥', hyphen: '>=', chinese: '大于等于' }[spelling] + text(low);
}

function decimalPlaces(bound: number): number {
  return (String(bound).split('.')[1] ?? '').length;
}
