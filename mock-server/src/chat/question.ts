import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { homophonesAs } from './homophones.ts';
import { cutQuestion, ITEM_SOUNDS } from './lexicon.ts';
import type { Word, WordKind } from './lexicon.ts';
import { nearestOf } from './near-questions.ts';
import { ownItem } from './own-item.ts';
import type { OwnReport } from './own-item.ts';
import { plainText } from './question-text.ts';

export type Topic = 'eat' | 'do' | 'range' | 'cause' | 'mean' | 'about' | 'none';

/** A question that is understood to its last word. */
export interface Question {
  readonly codes: readonly string[];
  readonly topic: Topic;
  readonly side: 'high' | 'low' | null;
  /** Foods and other content: they must stand in what is quoted. */
  readonly content: readonly string[];
  readonly kinds: ReadonlySet<WordKind>;
}

/** What is asked most narrowly goes first. */
const TOPICS: readonly (readonly [WordKind, Topic])[] = [
  ['food', 'eat'],
  ['eat', 'eat'],
  ['do', 'do'],
  ['range', 'range'],
  ['cause', 'cause'],
  ['mean', 'mean'],
  ['abnormal', 'mean'],
  ['about', 'about'],
  ['value', 'range'],
];

function codeOf(word: Word, question: string, own: OwnReport | null): string | undefined {
  const owned = own === null ? undefined : word.codes.find((code) => ownItem(own, code) !== null);
  return owned ?? nearestOf(word.codes, question);
}

/** The side on which a number of the question lies, by the own report's interval, else that of adults. */
function sideOfNumber(words: readonly Word[], code: string, own: OwnReport | null): 'high' | 'low' | null {
  const number = Number.parseFloat(words.find(({ kind }) => kind === 'number')?.text ?? '');
  if (!Number.isFinite(number)) return null;
  const item = own === null ? null : ownItem(own, code);
  const usual = findItem(code)?.intervals.male ?? findItem(code)?.intervals.female;
  const low = item?.range_lower ?? usual?.low;
  const high = item?.range_upper ?? usual?.high;
  if (high !== undefined && number > high) return 'high';
  return low !== undefined && number < low ? 'low' : null;
}

/** Words that name a side only right behind an item: 白细胞多, 血沉快, 血小板少. */
const SIDE_BEHIND: ReadonlyMap<string, 'high' | 'low'> = new Map([
  ['多', 'high'],
  ['快', 'high'],
  ['大', 'high'],
  ['少', 'low'],
  ['慢', 'low'],
  ['小', 'low'],
]);

function sideBehind(words: readonly Word[]): 'high' | 'low' | undefined {
  return SIDE_BEHIND.get(words[words.findIndex(({ kind }) => kind === 'item') + 1]?.text ?? '');
}

function sideOf(words: readonly Word[], code: string, own: OwnReport | null): 'high' | 'low' | null {
  const has = (...kinds: WordKind[]) => words.some(({ kind }) => kinds.includes(kind));
  const [isHigh, isLow] = [has('high', 'positive'), has('low', 'negative')];
  if (isHigh !== isLow) return isHigh ? 'high' : 'low';
  if (isHigh) return null;
  const named = words.find(({ side }) => side !== null)?.side ?? sideBehind(words);
  if (named !== undefined) return named;
  const item = own === null ? null : ownItem(own, code);
  const isOff = item !== null && item.rank !== undefined;
  return sideOfNumber(words, code, own) ?? (isOff ? (item.direction === 'low' ? 'low' : 'high') : null);
}

/** What is not known is looked at once more for names of items that were typed as they sound. */
function cutAsHeard(text: string): ReturnType<typeof cutQuestion> {
  const cut = cutQuestion(text);
  return cut.left === '' ? cut : cutQuestion(homophonesAs(plainText(text), ITEM_SOUNDS));
}

/** Reads a question about items. Null where a word is not known or no item is named: it is then not answered. */
export function readQuestion(text: string, own: OwnReport | null): Question | null {
  const { words, left } = cutAsHeard(text);
  if (left !== '') return null;
  const named = words.filter(({ kind }) => kind === 'item');
  const codes = [...new Set(named.flatMap((word) => codeOf(word, text, own) ?? []))];
  const [first] = codes;
  if (first === undefined) return null;
  const kinds = new Set(words.map(({ kind }) => kind));
  return {
    codes,
    topic: TOPICS.find(([kind]) => kinds.has(kind))?.[1] ?? 'none',
    side: sideOf(words, first, own),
    content: words.filter(({ kind }) => kind === 'food' || kind === 'content').map((word) => word.text),
    kinds,
  };
}
