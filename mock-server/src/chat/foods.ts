import { parts } from '@jianwei/clinical-rules/catalogue/row';
import { oneOf, optional, record } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';
import { plainText } from './question-text.ts';

const ROWS = readTsv('chat/foods.tsv', record({ foods: parts, said: parts }));
const MEANT = readTsv('chat/meant.tsv', record({ words: parts, said: parts, asked: optional(oneOf('yes')) }));
const saidAs = (words: readonly string[], said: readonly string[]) =>
  words.map((word): [string, readonly string[]] => [plainText(word), said]);
const FOODS_SAID = ROWS.flatMap(({ foods, said }) => saidAs(foods, said));
const MEANT_SAID = MEANT.flatMap(({ words, said }) => saidAs(words, said));
const SAID: ReadonlyMap<string, readonly string[]> = new Map([...MEANT_SAID, ...FOODS_SAID]);

/** Every food that a question can name. */
export const FOODS: readonly string[] = FOODS_SAID.map(([food]) => food);

/** Other content that paragraphs name by another word. */
export const MEANT_WORDS: readonly string[] = MEANT_SAID.map(([word]) => word);

/** Of them, complaints. */
export const COMPLAINTS: ReadonlySet<string> = new Set(
  MEANT.filter(({ asked }) => asked === 'yes').flatMap(({ words }) => words.map(plainText)),
);

/** A kind that is narrowed is not the whole kind: 「含钾多的水果」 says nothing of an apple. */
function saysKind(quote: string, kind: string): boolean {
  return quote.replaceAll(`的${kind}`, '').includes(kind);
}

/** Whether a paragraph speaks of a food or another content word: by its name, or by that of its kind. A single character is no name. */
export function isSaidIn(quote: string, word: string): boolean {
  const said = SAID.get(word) ?? [word];
  return (word.length > 1 && quote.includes(word)) || said.some((kind) => saysKind(quote, kind));
}
