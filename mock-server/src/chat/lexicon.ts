import { CATALOGUE } from '@jianwei/clinical-rules/catalogue/catalogue';
import { parts } from '@jianwei/clinical-rules/catalogue/row';
import { LAY_WORDS } from '@jianwei/clinical-rules/lay/lay-tables';
import { oneOf, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';
import { DESCRIBED } from './described.ts';
import { FOODS, MEANT_WORDS } from './foods.ts';
import { framesAt } from './frames.ts';
import { roughSoundsOfWords, soundsOfWords } from './homophones.ts';
import { plainText } from './question-text.ts';
import { withoutMeasure, writtenNames } from './spoken-names.ts';
import { KINDS } from './word-kinds.ts';
import type { WordKind } from './word-kinds.ts';

const WORDS = readTsv(
  'chat/words.tsv',
  record({ kind: oneOf(...KINDS), words: parts, code: optional(text), side: optional(oneOf('high', 'low')) }),
);

/** What a word can be: several items share some names. */
export interface Word {
  readonly kind: WordKind;
  readonly text: string;
  /** Codes of the catalogue that it can name, in its order. */
  readonly codes: readonly string[];
  readonly side: 'high' | 'low' | null;
}

const DICTIONARY = new Map<string, Word>();

for (const { kind, words, code, side } of WORDS) {
  for (const each of words) {
    const word = plainText(each);
    if (word === '') continue;
    const known = DICTIONARY.get(word);
    // A word of several items, 血脂, is that of them which the reader's report holds.
    if (known?.kind === 'item' && kind === 'item' && code !== undefined)
      DICTIONARY.set(word, { ...known, codes: [...new Set([...known.codes, code])] });
    else if (known === undefined)
      DICTIONARY.set(word, { kind, text: word, codes: code === undefined ? [] : [code], side: side ?? null });
  }
}
for (const word of MEANT_WORDS)
  if (!DICTIONARY.has(word)) DICTIONARY.set(word, { kind: 'content', text: word, codes: [], side: null });
for (const word of FOODS) DICTIONARY.set(word, { kind: 'food', text: word, codes: [], side: null });
/** Abbreviations that mean something else to most readers. */
const OTHERWISE: ReadonlySet<string> = new Set([
  'ct',
  'hi',
  'ad',
  'pc',
  'rs',
  'sat',
  'mj',
  'ej',
  'wb',
  'fc',
  'gh',
  'li',
]);

// Whole names of items go before words of the language: 「游离T3」 is no filler.
for (const { code } of CATALOGUE) {
  const names = LAY_WORDS.get(code)?.names ?? [];
  const abbreviation = /^[A-Z]{3,}$/.test(code) && !DICTIONARY.has(plainText(code)) ? [code] : [];
  // CA19-9 is written CA199 as well; without it Ca and a number would be read.
  for (const name of new Set([...names, ...abbreviation].flatMap(writtenNames))) {
    const word = plainText(name);
    if (OTHERWISE.has(word)) continue;
    const known = DICTIONARY.get(word);
    // 鸡蛋 is what is eaten, and the name of a test only with more words.
    if (known?.kind === 'food' || (known?.kind === 'item' && known.side !== null)) continue;
    const codes = known?.kind === 'item' ? [...new Set([...known.codes, code])] : [code];
    if (word.length > 0) DICTIONARY.set(word, { kind: 'item', text: word, codes, side: null });
  }
}
for (const word of [...DICTIONARY.values()].filter(({ kind }) => kind === 'item')) {
  const short = withoutMeasure(word.text);
  if (!DICTIONARY.has(short)) DICTIONARY.set(short, { ...word, text: short });
}
const ITEM_NAMES = [...DICTIONARY.values()].flatMap(({ kind, text: word }) => (kind === 'item' ? [word] : []));
for (const [said, code] of DESCRIBED)
  if (!DICTIONARY.has(said)) DICTIONARY.set(said, { kind: 'item', text: said, codes: [code], side: null });
/** Names of items by how they sound, for slips of who types. */
export const ITEM_SOUNDS = soundsOfWords(ITEM_NAMES);

let rough: ReturnType<typeof roughSoundsOfWords> | undefined;
/** The same as many regions say them. */
export function roughItemSounds(): ReturnType<typeof roughSoundsOfWords> {
  rough ??= roughSoundsOfWords(ITEM_NAMES);
  return rough;
}

/** Names of at least so many characters are known with one of them left out. */
const LONG_NAME = 5;
let short: ReadonlyMap<string, string> | undefined;

/** The name of an item from which one character fell out: 「低密度蛋白」, 「促甲状激素」. What could be two names is none. */
export function nameShortened(typed: string): string | undefined {
  if (short === undefined) {
    const found = new Map<string, string>();
    for (const name of ITEM_NAMES.filter((each) => each.length >= LONG_NAME && /^\p{Script=Han}+$/u.test(each)))
      for (let at = 1; at < name.length; at += 1) {
        const less = name.slice(0, at) + name.slice(at + 1);
        if (DICTIONARY.has(less)) continue;
        const known = found.get(less);
        const isSame = known === undefined || known === name || codesNamed(known).join() === codesNamed(name).join();
        found.set(less, isSame ? name : '');
      }
    short = found;
  }
  return short.get(typed) || undefined;
}

/** Words of one syllable that questions in pinyin are made with; of many others nobody could say which is meant. */
const SHORT_WORDS = ['高', '低', '吃', '喝', '查', '的', '了', '是', '有', '吗', '多', '少', '我', '要'];
let spelled: ReadonlyMap<string, string> | undefined;

/** The word that syllables without tones spell, names of items before others. */
export function wordSpelled(syllables: string): string | undefined {
  spelled ??= new Map(
    [
      [...DICTIONARY.values()].filter(({ kind }) => kind !== 'item').map(({ text: word }) => word),
      SHORT_WORDS,
      ITEM_NAMES,
    ].flatMap((words, place) =>
      [...soundsOfWords(words, place === 1 ? 1 : 2).bySound].map(([sound, [word = '']]): [string, string] => [
        sound,
        word,
      ]),
    ),
  );
  return spelled.get(syllables);
}

/** Codes of the items that a word names as a whole; none where it is no name. */
export function codesNamed(word: string): readonly string[] {
  return DICTIONARY.get(word)?.codes ?? [];
}

/** How long words are that begin with a character, shorter ones first. */
const LENGTHS: ReadonlyMap<string, readonly number[]> = new Map(
  [...Map.groupBy(DICTIONARY.keys(), (word) => word[0] ?? '')].map(([first, words]) => [
    first,
    [...new Set(words.map((word) => word.length))].toSorted((a, b) => a - b),
  ]),
);

const NUMBER =
  /^(?:[<>≤≥=]?\d+(?:\.\d+)?(?:[-–~到至]\d+(?:\.\d+)?)?(?:x?10\^\d+|×10\^\d+)?\/?(?:mmol|μmol|umol|nmol|pmol|mol|mg|μg|ug|ng|pg|g|iu|miu|u|ml|l|dl|fl|mm|min|%|‰|度|℃|点)*(?:\/(?:l|dl|ml|min|g|mmol|h|24h|1\.73m[2²]))*|1\.73m[2²]|(?:[mμunp]?mol|[mμunp]?g|[mμu]?iu|m?u|ml|cells?)\/(?:d?l|m?l|g|h|min|mmol|[μu]l|hp)|%)/;
const MARKS = /^[、,，。.;；!！?？:：()（）「」“”"'《》【】\-–—~～·…/=<>*@_^×]/;

/** A word that begins or ends in letters is one only where no letter goes on: no K in KCl. */
function isWhole(source: string, at: number, word: string): boolean {
  const starts = /^[a-z]/.test(word) && /[a-z]/.test(source[at - 1] ?? '');
  const ends = /[a-z]$/.test(word) && /[a-z]/.test(source[at + word.length] ?? '');
  return !starts && !ends;
}

/** A part of a question in its order: a word, or what is none. */
export interface Piece {
  readonly kind: WordKind | 'mark' | 'unknown';
  readonly text: string;
  /** The word, where it is one. */
  readonly word?: Word;
}

interface Path {
  readonly pieces: readonly Piece[];
  /** Letters not covered first, then the number of words. */
  readonly cost: number;
}

const NOT_COVERED = 1000;
/** A cut through fillers is worse than one through words of content of the same number. */
const FILLER = 1.2;
/** Words of the tables go before those that are made of parts, a few of them before many. */
const FRAMED = 5;

interface Cut {
  readonly words: readonly Word[];
  readonly left: string;
  readonly pieces: readonly Piece[];
}

const ofWord = (word: Word): Piece => ({ kind: word.kind, text: word.text, word });

/** Words that ask outright. */
const ASKING: ReadonlySet<WordKind> = new Set(['cause', 'mean', 'about', 'do', 'eat', 'range']);

/** Of one question the same parts are cut again and again. */
const KEPT = 12;
const kept = new Map<string, Cut>();

/** Cuts a question into the words that are known, as few and as long as can be; `left` is what none covers. */
export function cutQuestion(question: string): Cut {
  const known = kept.get(question);
  if (known !== undefined) return known;
  if (kept.size >= KEPT) kept.clear();
  const plain = plainText(question);
  const listed = cutSource(plain, false);
  // Words that are made of parts are looked for only where the tables leave something, or nothing that asks.
  const isAsked = listed.left === '' && listed.words.some(({ kind }) => ASKING.has(kind));
  const cut = isAsked ? listed : cutSource(plain, true);
  kept.set(question, cut);
  return cut;
}

function cutSource(source: string, withFrames: boolean): Cut {
  const best: (Path | undefined)[] = [{ pieces: [], cost: 0 }];
  const offer = (at: number, { pieces, cost }: Path, piece: Piece, more: number) => {
    const known = best[at];
    if (known === undefined || cost + more < known.cost) best[at] = { pieces: [...pieces, piece], cost: cost + more };
  };
  for (let at = 0; at < source.length; at += 1) {
    const path = best[at];
    if (path === undefined) continue;
    const rest = source.slice(at);
    if (MARKS.test(rest)) offer(at + 1, path, { kind: 'mark', text: rest.slice(0, 1) }, 0.1);
    const [number] = NUMBER.exec(rest) ?? [];
    if (number !== undefined && number !== '')
      offer(at + number.length, path, ofWord({ kind: 'number', text: number, codes: [], side: null }), 1);
    for (const length of LENGTHS.get(rest[0] ?? '') ?? []) {
      const word = length > rest.length ? undefined : DICTIONARY.get(rest.slice(0, length));
      if (word === undefined || !isWhole(source, at, word.text)) continue;
      offer(at + length, path, ofWord(word), word.kind === 'filler' ? FILLER : 1);
    }
    for (const { kind, length } of withFrames ? framesAt(rest) : [])
      offer(at + length, path, ofWord({ kind, text: rest.slice(0, length), codes: [], side: null }), FRAMED);
    offer(at + 1, path, { kind: 'unknown', text: rest.slice(0, 1) }, NOT_COVERED);
  }
  const pieces = best[source.length]?.pieces ?? [];
  return {
    words: pieces.flatMap(({ word }) => word ?? []),
    left: pieces.map(({ kind, text: said }) => (kind === 'unknown' ? said : '')).join(''),
    pieces,
  };
}
