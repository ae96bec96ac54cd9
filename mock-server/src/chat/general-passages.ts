import { parts } from '@jianwei/clinical-rules/catalogue/row';
import { convert, oneOf, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';
import { isSaidIn } from './foods.ts';
import { cutQuestion } from './lexicon.ts';
import type { Word, WordKind } from './lexicon.ts';
import { plainText } from './question-text.ts';

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
    items: optional(oneOf('yes')),
    source: optional(text),
    strict: optional(oneOf('yes')),
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

/** What carries nothing at the ends of a question. */
const FRAME =
  /^(?:请问|想问一下|想问|问一下|问下|你好|您好|医生|我想知道|报告上|报告里|化验单上|化验单里的?|报告里的|单子上|写着|的|,|，|「|」|“|”)+|(?:吗|呢|啊|吧|呀|的|了|么|\?|？|。|!|！)+$/g;
const byPhrase = new Map(
  ROWS.flatMap(({ phrases }, index) =>
    phrases.map((phrase) => [plainText(phrase).replaceAll(FRAME, ''), GENERAL_PASSAGES[index]] as const),
  ),
);

const OF_EATING: ReadonlySet<WordKind> = new Set(['food', 'eat']);

/** Nothing is named that the paragraph does not speak of: how to collect says nothing of smoking before. */
function isSpokenOf(row: (typeof ROWS)[number], words: readonly Word[]): boolean {
  return words.every(
    ({ kind, text: word }) => !OF_EATING.has(kind) && (kind !== 'content' || isSaidIn(row.text, word)),
  );
}

const OF_ITEM: ReadonlySet<WordKind> = new Set(['high', 'low', 'about', 'compare']);

/** A question of other words than those of `phrases`, understood to its last word: 「查血脂要饿肚子不」, 「单子上往下的箭头表示什么」. */
function saidOtherwise(plain: string, words: readonly Word[]): GeneralPassage | undefined {
  const kinds = new Set(words.map(({ kind }) => kind));
  const isOfItem = kinds.has('item');
  const isRead = (row: (typeof ROWS)[number]) =>
    (!isOfItem || (row.items === 'yes' && ![...OF_ITEM].some((kind) => kinds.has(kind)))) &&
    (row.strict !== 'yes' || isSpokenOf(row, words)) &&
    row.parts.every((part) => part.test(plain));
  return GENERAL_PASSAGES[ROWS.findIndex(isRead)];
}

/** The paragraph about reports in general that answers a question as a whole. */
export function generalPassageOf(question: string): GeneralPassage | undefined {
  const plain = plainText(question).replaceAll(FRAME, '').replaceAll(FRAME, '');
  const whole = byPhrase.get(plain);
  if (whole !== undefined) return whole;
  const { words, left } = cutQuestion(question);
  if (left !== '') return undefined;
  const named = words.some(({ kind }) => kind === 'item') ? undefined : words.find(({ kind }) => kind === 'general');
  return (
    GENERAL_PASSAGES.find(({ passageId }) => passageId === `lay/general/${named?.codes[0] ?? ''}`) ??
    saidOtherwise(plain, words)
  );
}
