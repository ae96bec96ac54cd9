import { record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';
import { soundsOfWords } from './homophones.ts';

const WORDS = readTsv('chat/pinyin.tsv', record({ syllables: text, words: text }), 'syllables');

/** The words of emergencies by how they sound. */
export const SPELLED_WORDS = soundsOfWords(WORDS.map(({ words }) => words));

/** What may stand between two syllables, and a tone written as a figure after one. */
const TONE = '[1-5]?';
const BETWEEN = String.raw`[\s'’·-]*`;
/** Letters after a word that would make its last syllable another one: xin ji is not the beginning of Xinjiang. */
const NOT_LONGER = '(?![aeiouv]|n?g(?![aeiouv])|n(?![aeiouvg]))';

/** What may not stand before a word: zhei bian is no hei bian, and a syllable that begins with a vowel begins a word. */
function notBefore(first: string): string {
  if (/^[aeiou]/.test(first)) return '(?<![a-z])';
  return first.startsWith('h') ? '(?<![zcs])' : '';
}

const PATTERNS = WORDS.map(({ syllables, words }) => {
  const each = syllables.split(' ').map((syllable) => `${syllable.replace(/^xue$/, 'x(?:ue|ie)')}${TONE}`);
  return { pattern: new RegExp(`${notBefore(syllables)}${each.join(BETWEEN)}${NOT_LONGER}`, 'g'), words };
}).toSorted((a, b) => b.pattern.source.length - a.pattern.source.length);

/** A question with the emergencies that were typed in pinyin as words; tones and case do not matter. Another question stays as it is. */
export function spelledOut(question: string): string {
  const plain = question.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (!/[a-z]/.test(plain)) return question;
  return PATTERNS.reduce((said, { pattern, words }) => said.replaceAll(pattern, words), plain);
}
