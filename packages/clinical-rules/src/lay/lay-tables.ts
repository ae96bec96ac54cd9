import { CATALOGUE, findItem } from '../catalogue/catalogue.ts';
import type { CatalogueItem } from '../catalogue/catalogue.ts';
import { parts } from '../catalogue/row.ts';
import { number, oneOf, optional, record, reference, text } from '../tables/shapes.ts';
import type { Read } from '../tables/shapes.ts';
import { readTable } from '../tables/table.ts';
import { namesDiagnosis, publicPrint } from './public-name.ts';

const code = reference<string>('item of the catalogue', (id) => findItem(id) !== undefined);
const group = reference<string>('group of the catalogue', (name) => CATALOGUE.some((item) => item.group === name));

const ITEM = record({
  code,
  plain: text,
  aliases: optional(parts),
  about: optional(text),
  high: optional(text),
  highCauses: optional(parts),
  low: optional(text),
  lowCauses: optional(parts),
  doHigh: optional(text),
  doLow: optional(text),
  eatHigh: optional(text),
  eatLow: optional(text),
});
const GROUP = record({ group, title: text, about: text, department: text });
const ANCHOR = record({
  code,
  side: oneOf('high', 'low'),
  value: number,
  words: text,
  source: text,
  today: optional(oneOf('yes')),
});
const SENTENCE = record({
  use: oneOf('advice', 'headline', 'question', 'step'),
  key: text,
  order: number,
  text,
});

export type LayAnchor = Read<typeof ANCHOR>;

const ITEMS = new Map(readTable('lay-items.tsv', ITEM, 'code').map((row) => [row.code, row] as const));
const GROUPS = new Map(readTable('lay-groups.tsv', GROUP, 'group').map((row) => [row.group, row] as const));
export const LAY_ANCHORS: readonly LayAnchor[] = readTable('lay-anchors.tsv', ANCHOR);
const SENTENCES = readTable('lay-sentences.tsv', SENTENCE);

/** What a side of an item means, why it can be so, what to do and what to eat. */
export interface LaySide {
  readonly meaning: string;
  readonly causes: readonly string[];
  readonly next: string;
  /** '' where nothing is said of food. */
  readonly eat: string;
}

/** An item in plain words. */
export interface LayWords {
  readonly code: string;
  readonly plain: string;
  /** How people call it, the names of the catalogue included. */
  readonly names: readonly string[];
  readonly group: string;
  readonly about: string;
  readonly high: LaySide;
  readonly low: LaySide;
}

/** Outside the catalogue nothing is known but the printed name. */
const UNKNOWN_GROUP = { title: '其他项目', about: '医师要求查的内容', department: '开单的科室' } as const;

const OTHER_WORDS = { high: '高于', low: '低于' } as const;

function sideOf(
  plain: string,
  side: 'high' | 'low',
  item: CatalogueItem | undefined,
  given: {
    meaning?: string | undefined;
    causes?: readonly string[] | undefined;
    next?: string | undefined;
    eat?: string | undefined;
  },
  department: string,
): LaySide {
  const isWord = item?.valueType === 'qualitative' && side === 'high';
  return {
    meaning: given.meaning ?? (isWord ? `${plain}和参考不一样。` : `${plain}${OTHER_WORDS[side]}参考区间。`),
    causes: given.causes ?? [],
    next: given.next ?? `单看这一项说明不了什么，请${department}的医师结合其他结果一起看。`,
    eat: given.eat ?? '',
  };
}

/** 「促甲状腺激素(TSH)」 without what stands in brackets. */
function withoutBrackets(name: string): string {
  return name.replace(/[（(][^）)]*[）)]/g, '');
}

function wordsOf(item: CatalogueItem): LayWords {
  const own = ITEMS.get(item.code);
  const { about, department } = GROUPS.get(item.group) ?? UNKNOWN_GROUP;
  const plain = own?.plain ?? (withoutBrackets(item.name) || item.name);
  const side = (name: 'high' | 'low', given: Parameters<typeof sideOf>[3]) =>
    sideOf(plain, name, item, given, department);
  return {
    code: item.code,
    plain,
    names: [
      ...new Set([
        plain,
        item.name,
        withoutBrackets(item.name),
        item.shortName,
        ...item.aliases,
        ...(own?.aliases ?? []),
      ]),
    ].filter((name) => name !== ''),
    group: item.group,
    about: own?.about ?? `这一项看的是${about}。`,
    high: side('high', { meaning: own?.high, causes: own?.highCauses, next: own?.doHigh, eat: own?.eatHigh }),
    low: side('low', { meaning: own?.low, causes: own?.lowCauses, next: own?.doLow, eat: own?.eatLow }),
  };
}

/** Every item of the catalogue in plain words, by code. */
export const LAY_WORDS: ReadonlyMap<string, LayWords> = new Map(CATALOGUE.map((item) => [item.code, wordsOf(item)]));

/** An item in plain words; one that the catalogue does not hold keeps its printed name. */
export function layWords(itemCode: string, printedName: string): LayWords {
  const known = LAY_WORDS.get(itemCode);
  if (known !== undefined) return known;
  const { about, department } = UNKNOWN_GROUP;
  const plain = publicPrint(printedName);
  return {
    code: '',
    plain,
    names: [printedName],
    group: '',
    about: `这一项看的是${about}。`,
    high: sideOf(plain, 'high', undefined, {}, department),
    low: sideOf(plain, 'low', undefined, {}, department),
  };
}

/** Heading under which a group of the catalogue stands for lay readers. */
export function layGroupTitle(name: string): string {
  return (GROUPS.get(name) ?? UNKNOWN_GROUP).title;
}

/** The heading of a group as a lay reader may see it: the plain one where that of the laboratory holds the name of a disease. */
export function publicGroup(title: string): string {
  return namesDiagnosis(title) ? layGroupTitle(title) : title;
}

/** The sentence of a use and a key, its places filled in. */
export function laySentence(
  use: Read<typeof SENTENCE>['use'],
  key: string,
  order: number,
  places: Readonly<Record<string, string>> = {},
): string {
  const found = SENTENCES.find((row) => row.use === use && row.key === key && row.order === order);
  if (found === undefined) throw new Error(`lay-sentences.tsv has no sentence ${use} ${key} ${order}`);
  return found.text.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '');
}
