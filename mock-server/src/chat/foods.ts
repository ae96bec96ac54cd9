import { parts } from '@jianwei/clinical-rules/catalogue/row';
import { record } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';
import { plainText } from './question-text.ts';

const ROWS = readTsv('chat/foods.tsv', record({ foods: parts, said: parts }));
const SAID: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.flatMap(({ foods, said }) => foods.map((food) => [plainText(food), said] as const)),
);

/** Every food that a question can name. */
export const FOODS: readonly string[] = [...SAID.keys()];

/** A kind that is narrowed is not the whole kind: 「含钾多的水果」 says nothing of an apple. */
function saysKind(quote: string, kind: string): boolean {
  return quote.replaceAll(`的${kind}`, '').includes(kind);
}

/** Whether a paragraph speaks of a food or another content word: by its name, or by that of its kind. A single character is no name. */
export function isSaidIn(quote: string, word: string): boolean {
  const said = SAID.get(word) ?? [word];
  return (word.length > 1 && quote.includes(word)) || said.some((kind) => saysKind(quote, kind));
}
