import type { AssistItem } from '@jianwei/api-client/model';

/** 血红蛋白（Hb） 全血; unique, because names differ where specimens do not. */
export function itemLabel({
  laboratory_name: name,
  short_name: short,
  standard_specimen: specimen,
}: AssistItem): string {
  return `${short === name ? name : `${name}（${short}）`}\u3000${specimen}`;
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** 0: a name is the searched text, 1: a name begins with it, 2: a name contains it, Infinity: none does. */
function rank(item: AssistItem, searched: string): number {
  const names = [item.laboratory_name, item.short_name, item.code, ...item.aliases].map(fold);
  if (names.includes(searched)) return 0;
  if (names.some((name) => name.startsWith(searched))) return 1;
  return names.some((name) => name.includes(searched)) ? 2 : Infinity;
}

/** Labels of the items that a text may mean, the best first; all of them for a blank one. */
export function findItems(items: readonly AssistItem[], text: string): string[] {
  const searched = fold(text);
  if (searched === '') return items.map(itemLabel);
  return items
    .map((item) => ({ item, place: rank(item, searched) }))
    .filter(({ place }) => place < Infinity)
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => itemLabel(item));
}
