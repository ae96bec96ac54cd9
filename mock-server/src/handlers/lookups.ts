import { CATALOGUE, type CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { Handlers } from '../contract/handler.ts';
import { foldName, itemNames, searchNames } from '../interpretation/name-search.ts';
import { listOriginals } from '../store/clinical-laboratories.ts';

function isNamed(item: CatalogueItem, searched: string): boolean {
  return itemNames(item).some((name) => foldName(name).includes(searched));
}

/** Standard names of items of which one name (Chinese, English, short name, alias) contains the text, exact ones first. */
function names(searched: string): string[] {
  return searchNames(CATALOGUE, itemNames, searched).map(({ name }) => name);
}

/** Specimens of the item that has exactly this name; of every item that contains it when none has. */
function specimens(searched: string): string[] {
  const exact = CATALOGUE.filter((item) => foldName(item.name) === searched);
  const items = exact.length > 0 ? exact : CATALOGUE.filter((item) => isNamed(item, searched));
  return items.map(({ specimen }) => specimen);
}

/** Wire values of the query parameter `type`. */
const NAMES = 1;

export const lookupsHandlers = {
  listLaboratoryTerms: ({ query }) => {
    const searched = foldName(query.standard_laboratory_name ?? '');
    const terms = [...new Set(query.type === NAMES ? names(searched) : specimens(searched))];
    return { data: terms.slice(query.page * query.page_size, (query.page + 1) * query.page_size) };
  },

  listOriginalLaboratories: ({ query, world }) => ({
    labs: listOriginals(world, query.standard_laboratory_name ?? '', query.standard_specimen ?? ''),
  }),
} satisfies Handlers;
