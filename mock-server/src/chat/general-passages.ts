import { parts } from '@jianwei/clinical-rules/catalogue/row';
import { convert, oneOf, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';
import { isSaidIn, MEANT_WORDS } from './foods.ts';
import { cutQuestion } from './lexicon.ts';
import type { Word } from './lexicon.ts';
import type { WordKind } from './word-kinds.ts';
import { plainText, withoutQuotes } from './question-text.ts';
import { figuresOf } from './vital-signs.ts';

const patterns = convert(text, (cell) => cell.split('&').map((part) => new RegExp(part)));
const ROWS = readTsv(
  'chat/general.tsv',
  record({
    id: text,
    title: text,
    section: text,
    text,
    phrases: parts,
    parts: patterns,
    items: optional(oneOf('yes', 'panel')),
    source: optional(text),
    strict: optional(oneOf('yes')),
    foods: optional(oneOf('yes')),
  }),
  'id',
);

export interface GeneralPassage {
  readonly passageId: string;
  readonly title: string;
  readonly section: string;
  readonly number: number;
  readonly text: string;
  /** What it follows, in words of our own; absent where it is ours. */
  readonly source?: string | undefined;
}

export const GENERAL_PASSAGES: readonly GeneralPassage[] = ROWS.map(({ id, title, section, text: words, source }) => ({
  passageId: `lay/general/${id}`,
  title,
  section,
  number: ROWS.filter((row) => row.title === title).findIndex((row) => row.id === id) + 1,
  text: words,
  ...(source === undefined ? {} : { source }),
}));

/** Paragraphs that speak of whatever was eaten. */
export const OF_ANY_FOOD: ReadonlySet<string> = new Set(
  ROWS.filter(({ foods }) => foods === 'yes').map(({ id }) => `lay/general/${id}`),
);

/** What carries nothing at the ends of a question. */
const FRAME =
  /^(?:请问|想问一下|想问|问一下|问下|你好|您好|医生|我想知道|报告上|报告里|化验单上|化验单里的?|报告里的|单子上|写着|的|,|，|「|」|“|”)+|(?:吗|呢|啊|吧|呀|的|了|么|\?|？|。|!|！)+$/g;
const byPhrase = new Map(
  ROWS.flatMap(({ phrases }, index) =>
    phrases.map((phrase) => [plainText(phrase).replaceAll(FRAME, ''), GENERAL_PASSAGES[index]] as const),
  ),
);

/** Eating before blood is drawn is what fasting is about; a food that is named is content of its own. */
const BEFORE_TEST = /(?:抽血|验血|采血|化验|检查|体检|查血|血脂|血糖|空腹)[^，。]{0,4}?前/;
const ofEating = (plain: string): ReadonlySet<WordKind> =>
  new Set(BEFORE_TEST.test(plain) ? ['food'] : ['food', 'eat']);

const NO_KINDS: ReadonlySet<WordKind> = new Set();

/** Nothing is named that the paragraph does not speak of: how to collect says nothing of smoking before. */
function isSpokenOf(row: (typeof ROWS)[number], words: readonly Word[], plain: string): boolean {
  const eating = row.foods === 'yes' ? NO_KINDS : ofEating(plain);
  return words.every(({ kind, text: word }) => !eating.has(kind) && (kind !== 'content' || isSaidIn(row.text, word)));
}

const OF_ITEM: ReadonlySet<WordKind> = new Set(['high', 'low', 'about', 'compare']);
/** What is asked of an item and its result, beside a word of reports. */
const NOT_OF_REPORTS: ReadonlySet<WordKind> = new Set([
  ...OF_ITEM,
  ...(['positive', 'negative', 'abnormal', 'range', 'value', 'mean', 'cause', 'do', 'number', 'food'] as const),
]);

/** What is left of a question where all that a paragraph is asked by is taken out of it. */
function beside(row: (typeof ROWS)[number], plain: string): string {
  return row.parts.reduce((rest, part) => rest.replaceAll(new RegExp(part, 'g'), '，'), plain);
}

/** A question in which what a paragraph is asked by stands in words that no table has: the rest must be known to its last word. */
function saidInParts(plain: string): GeneralPassage | undefined {
  const { words } = cutQuestion(plain);
  const isOfItem = words.some(({ kind }) => kind === 'item');
  const at = ROWS.findIndex((row) => {
    if ((isOfItem && row.items !== 'yes') || !row.parts.every((part) => part.test(plain))) return false;
    const rest = cutQuestion(beside(row, plain));
    return rest.left === '' && isSpokenOf(row, rest.words, plain);
  });
  return GENERAL_PASSAGES[at];
}

/** A question of other words than those of `phrases`, understood to its last word: 「查血脂要饿肚子不」, 「单子上往下的箭头表示什么」. */
function saidOtherwise(plain: string, words: readonly Word[]): GeneralPassage | undefined {
  const kinds = new Set(words.map(({ kind }) => kind));
  // 「检查之前」 compares nothing with what was before.
  if (BEFORE_TEST.test(plain)) kinds.delete('compare');
  const isOfItem = kinds.has('item');
  // 「哪家医院查得准」 asks for a hospital.
  if (
    words.some(
      ({ kind, text: word }) => kind === 'content' && /^(?:哪|什么)[^，。]*(?:医院|医生|大夫|专家|看)$/.test(word),
    )
  )
    return undefined;
  // 「空腹血糖6.8mmol/L说明什么」 asks of the result, not of its unit.
  const isResult = isOfItem && words.some(({ kind, text: word }) => kind === 'number' && /^[<>≤≥=]?\d/.test(word));
  const isRead = (row: (typeof ROWS)[number]) =>
    !(isResult && row.id === 'unit') &&
    (!isOfItem || (row.items === 'yes' && ![...OF_ITEM].some((kind) => kinds.has(kind)))) &&
    (row.strict !== 'yes' || isSpokenOf(row, words, plain)) &&
    words.every(({ text: word }) => !MEANT_WORDS.includes(word) || isSaidIn(row.text, word)) &&
    row.parts.every((part) => part.test(plain));
  // What speaks of little is nearer than what speaks of much: how long to fast before whether to fast.
  const at = ROWS.findIndex((row) => row.strict === 'yes' && isRead(row));
  return GENERAL_PASSAGES[at >= 0 ? at : ROWS.findIndex(isRead)];
}

/** The paragraph of a word that is named; beside an item, of what concerns items too: 「糖化血红蛋白要空腹吗」. */
function namedIn(words: readonly Word[]): GeneralPassage | undefined {
  const named = words.find(({ kind }) => kind === 'general')?.codes[0];
  const at = ROWS.findIndex(({ id }) => id === named);
  const isOfItem = words.some(({ kind }) => kind === 'item');
  const row = ROWS[at];
  // Content that is named beside must stand in the paragraph: 「抽血前能抽烟吗」.
  if (row === undefined || words.some(({ kind, text: word }) => kind === 'content' && !isSaidIn(row.text, word)))
    return undefined;
  const isMeant = !isOfItem || (row.items === 'yes' && !words.some(({ kind }) => NOT_OF_REPORTS.has(kind)));
  return isMeant ? GENERAL_PASSAGES[at] : undefined;
}

/** The paragraph about reports in general that answers a question as a whole. */
export function generalPassageOf(question: string): GeneralPassage | undefined {
  const plain = withoutQuotes(plainText(question)).replaceAll(FRAME, '').replaceAll(FRAME, '');
  const whole = byPhrase.get(plain);
  if (whole !== undefined) return whole;
  const panel = ROWS.findIndex(
    ({ items, parts: asked }) => items === 'panel' && asked.every((part) => part.test(plain)),
  );
  if (panel >= 0) return GENERAL_PASSAGES[panel];
  const asSaid = cutQuestion(question);
  const { words, left } = asSaid.left === '' ? asSaid : cutQuestion(figuresOf(plainText(question)));
  if (left !== '') return saidInParts(figuresOf(plain));
  return saidOtherwise(figuresOf(plain), words) ?? namedIn(words);
}
