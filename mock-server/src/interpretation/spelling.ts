import { pinyin } from 'pinyin-pro';
import { foldName } from './name-search.ts';

/** A name as it is typed: in characters, or in pinyin. */
export interface Spelling {
  readonly names: readonly string[];
  /** Syllables of each name, without tones. */
  readonly syllables: readonly (readonly string[])[];
}

/** @param isPerson reads surnames as surnames: 单 is shan, 曾 is zeng */
export function spellingOf(names: readonly string[], isPerson = false): Spelling {
  const folded = [...new Set(names.map(foldName))].filter((name) => name !== '');
  const spelled = folded.filter((name) => /\p{Script=Han}/u.test(name));
  return {
    names: folded,
    syllables: spelled.map((name) =>
      pinyin(name, { toneType: 'none', type: 'array', v: true, surname: isPerson ? 'head' : 'off' }),
    ),
  };
}

/** Where the letters stand in the syllables: whole ones and the beginning of the last, or initials. */
function isSpelledFrom(syllables: readonly string[], letters: string, start: number): boolean {
  const rest = syllables.slice(start);
  const initials = rest.map((syllable) => syllable.charAt(0)).join('');
  return rest.join('').startsWith(letters) || initials.startsWith(letters);
}

const NO_MATCH = Infinity;

function spelledRank(syllables: readonly string[], letters: string): number {
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
  if (initials === letters || syllables.join('') === letters) return 2;
  const start = syllables.findIndex((_, index) => isSpelledFrom(syllables, letters, index));
  if (start < 0) return NO_MATCH;
  return start === 0 ? 3 : 5;
}

function namedRank(name: string, searched: string): number {
  if (name === searched) return 0;
  if (name.startsWith(searched)) return 1;
  return name.includes(searched) ? 4 : NO_MATCH;
}

/**
 * How well a name fits what was typed: 0 is it, 1 begins with it, 2 is it in pinyin or initials, 3 begins with it in pinyin,
 * 4 contains it, 5 contains it in pinyin.
 * @param searched folded
 * @returns Infinity where it does not fit
 */
export function rankOf({ names, syllables }: Spelling, searched: string): number {
  const named = names.map((name) => namedRank(name, searched));
  const spelled = /^[a-z]+$/.test(searched) ? syllables.map((of) => spelledRank(of, searched)) : [];
  return Math.min(NO_MATCH, ...named, ...spelled);
}
