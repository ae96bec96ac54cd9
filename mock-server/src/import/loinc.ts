import { readTsv } from '../tables/read-table.ts';
import { record, text, words } from '@jianwei/clinical-rules/tables/shapes';

const itemByLoinc = new Map(
  readTsv('loinc.tsv', record({ item: text, loinc: words(text) }), 'item').flatMap(({ item, loinc }) =>
    loinc.map((code) => [code, item] as const),
  ),
);

/** Urea nitrogen, whose mass is not that of urea, whatever the source calls it. */
const UREA_NITROGEN = new Set(['6299-2', '3094-0']);

/** The catalogue code of a LOINC code; undefined when the catalogue has no such item. */
export function itemOfLoinc(code: string): string | undefined {
  return itemByLoinc.get(code);
}

/** The LOINC codes known here, for a source that does not name the system of its codes. */
export function isKnownLoinc(code: string): boolean {
  return itemByLoinc.has(code);
}

export function isUreaNitrogen(code: string): boolean {
  return UREA_NITROGEN.has(code);
}

/** D-dimer counted in fibrinogen equivalents by definition of the code. */
export function isFeuLoinc(code: string): boolean {
  return code === '48065-7';
}

/** The items of the catalogue that a LOINC code is known for. */
export function itemsWithLoinc(): ReadonlySet<string> {
  return new Set(itemByLoinc.values());
}
