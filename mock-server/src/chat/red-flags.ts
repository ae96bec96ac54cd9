import { convert, oneOf, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';
import { tellsCritical } from './critical-figure.ts';
import { homophonesAs } from './homophones.ts';
import { codesNamed } from './lexicon.ts';
import { namesHidden } from './item-names.ts';
import {
  asksOfWord,
  bloodDrawn,
  clausesOf,
  fearsPlainly,
  plainText,
  swellingsNamed,
  withoutQuotes,
} from './question-text.ts';
import { affirmed, isPast } from './said-now.ts';
import type { Place } from './said-now.ts';
import { SPELLED_WORDS, spelledOut } from './spelled-words.ts';
import { dangerousFigure, withFeverNamed } from './vital-signs.ts';

/** What stands between two parts of a pattern denies nothing: 「胸口不疼」 is no pain. 不停, 不舒服 and the like deny nothing. */
const GAP = '(?:(?!不(?!停|断|住|舒|知|出|时|得|明|成|太|行)|没(?!完)|无(?!缘|故))[^，。])';
const patternOf = (source: string) => new RegExp(source.replaceAll(/\[\^，。\](?=\{)/g, GAP), 'g');
const FLAGS = readTsv(
  'chat/red-flags.tsv',
  record({ id: text, label: text, pattern: convert(text, patternOf), needs: optional(oneOf('potassium')) }),
  'id',
);
const partsOf = (cell: string) => cell.split('&').map((part) => patternOf(part.trim()));
const COMBINATIONS = readTsv(
  'chat/red-combinations.tsv',
  record({ id: text, label: text, parts: convert(text, partsOf) }),
);

const hidingNames = namesHidden(
  [...FLAGS.map(({ pattern }) => pattern), ...COMBINATIONS.flatMap(({ parts }) => parts)]
    .map(({ source }) => source)
    .join('\n'),
);

export interface RedFlag {
  readonly id: string;
  readonly label: string;
}

interface Found extends RedFlag, Place {}

function placesOf(clause: string, pattern: RegExp): Place[] {
  return [...clause.matchAll(pattern)].map(({ 0: all, index }) => ({ start: index, end: index + all.length }));
}

function foundIn(clause: string, hasPotassium: boolean): Found[] {
  return FLAGS.filter(({ needs }) => needs === undefined || hasPotassium)
    .flatMap(({ id, label, pattern }) => placesOf(clause, pattern).map((place) => ({ id, label, ...place })))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

function singleFlag(clauses: readonly string[], hasPotassium: boolean): RedFlag | undefined {
  return clauses
    .map((clause, index) =>
      affirmed(clause, foundIn(clause, hasPotassium)).find(({ end }) => !isPast(clauses, index, end)),
    )
    .find((flag) => flag !== undefined);
}

/** Where a part is said and not denied; what a later clause says has gone is not there: 「头晕，现在不晕了」. */
function partsSaid(clauses: readonly string[], part: RegExp): { readonly isNow: boolean }[] {
  const gone = new Map<string, number>();
  const said = clauses.flatMap((clause, index) => {
    const places = placesOf(clause, part);
    const kept = affirmed(clause, places);
    const wordOf = ({ start, end }: Place) => clause.slice(start, end);
    for (const place of places) if (!kept.includes(place)) gone.set(wordOf(place), index);
    return kept.map((place) => ({ word: wordOf(place), index, isNow: !isPast(clauses, index, place.end) }));
  });
  return said.filter(({ word, index }) => index >= (gone.get(word) ?? -1));
}

/** Every part stands somewhere and is not denied, and the last, which is what is suffered, is told of now. */
function isCombined(clauses: readonly string[], parts: readonly RegExp[]): boolean {
  let last: readonly { readonly isNow: boolean }[] = [];
  // Most questions hold nothing of the first part: the others are not looked for.
  return parts.every((part) => (last = partsSaid(clauses, part)).length > 0) && last.some(({ isNow }) => isNow);
}

const CRITICAL: RedFlag = { id: 'critical', label: '您说的这个数值' };

const NAMES_POTASSIUM = /血?钾(?:离子)?[^,，。]{0,6}?(?:高|低|升|降|\d)|高钾|低钾|缺钾/;

function flagOf(text: string, isPotassiumOff: boolean): RedFlag | undefined {
  const clauses = clausesOf(text);
  const told = clausesOf(hidingNames(text));
  return (
    singleFlag(told, isPotassiumOff || NAMES_POTASSIUM.test(text)) ??
    COMBINATIONS.find(({ parts }) => isCombined(told, parts)) ??
    clauses
      .filter((clause, index) => !isPast(clauses, index, clause.length))
      .map(dangerousFigure)
      .find((figure) => figure !== undefined) ??
    (clauses.some((clause, index) => !isPast(clauses, index, clause.length) && tellsCritical(clause))
      ? CRITICAL
      : undefined)
  );
}

/**
 * The red flag of a question, or null. What is denied or long past is none; a word that was typed as another one of the same
 * sound is heard.
 * @param isPotassiumOff potassium lies out of its interval in the reader's report
 */
export function redFlagOf(question: string, isPotassiumOff: boolean): RedFlag | null {
  const text = withFeverNamed(swellingsNamed(bloodDrawn(fearsPlainly(withoutQuotes(plainText(spelledOut(question)))))));
  if (asksOfWord(text)) return null;
  const told = hidingNames(text);
  const heard = homophonesAs(told, SPELLED_WORDS, (typed) => codesNamed(typed).length > 0);
  const flag = flagOf(text, isPotassiumOff) ?? (heard === told ? undefined : flagOf(heard, isPotassiumOff));
  return flag === undefined ? null : { id: flag.id, label: flag.label };
}
