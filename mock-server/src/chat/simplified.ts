import { oneOf, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';

const ROWS = readTsv(
  'chat/spellings.tsv',
  record({ kind: oneOf('characters', 'word'), said: text, plain: text }),
  'said',
);

const WORDS = ROWS.filter(({ kind }) => kind === 'word').toSorted((a, b) => b.said.length - a.said.length);
const CHARACTERS: ReadonlyMap<string, string> = new Map(
  ROWS.filter(({ kind }) => kind === 'characters').flatMap(({ said, plain }) => {
    const [from, to] = [Array.from(said), Array.from(plain)];
    if (from.length !== to.length) throw new Error(`chat/spellings.tsv: ${said} 与 ${plain} 字数不同`);
    return from.map((character, place): [string, string] => [character, to[place] ?? '']);
  }),
);

/** A question in simplified characters, with what dialects say in the words of the tables; others stay as they are. */
export function simplified(question: string): string {
  const plain = WORDS.reduce((said, word) => said.replaceAll(word.said, word.plain), question);
  return Array.from(plain, (character) => CHARACTERS.get(character) ?? character).join('');
}
