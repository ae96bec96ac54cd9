import type { CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';

/** Full and half width, case and surrounding blanks do not matter. */
export function foldName(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** Every name of a laboratory: Chinese, English, short name, code and aliases. */
export function itemNames(item: CatalogueItem): readonly string[] {
  return [item.name, item.shortName, item.englishName, item.code, ...item.aliases];
}

function rankOf(name: string, searched: string): number {
  const folded = foldName(name);
  if (folded === searched) return 0;
  if (folded.startsWith(searched)) return 1;
  return folded.includes(searched) ? 2 : Infinity;
}

/** Entries of which one name contains the folded text: those so named first, then those that begin with it. */
export function searchNames<Entry>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
  searched: string,
): Entry[] {
  return entries
    .map((entry) => ({ entry, rank: Math.min(...namesOf(entry).map((name) => rankOf(name, searched))) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
