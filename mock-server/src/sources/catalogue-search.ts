import { CATALOGUE } from '@jianwei/clinical-rules/catalogue/catalogue';
import { itemOfLoinc } from '../import/loinc.ts';

const MOST_FOUND = 8;

/** Codes of the items of the catalogue that a name, code or LOINC finds, at most eight. */
export function foundCodes(q: string): string[] {
  const text = q.trim().toLowerCase();
  const loinc = itemOfLoinc(q.trim());
  return CATALOGUE.filter(
    ({ code, name, shortName, englishName, aliases }) =>
      code === loinc ||
      [code, name, shortName, englishName, ...aliases].some((part) => part.toLowerCase().includes(text)),
  )
    .slice(0, MOST_FOUND)
    .map(({ code }) => code);
}
