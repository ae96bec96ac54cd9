import { convert, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';
import { plainText } from './question-text.ts';

const pattern = convert(text, (source) => new RegExp(source));
const FORBIDDEN = readTsv('chat/forbidden.tsv', record({ id: text, text, pattern }), 'id');

/** What is never answered: doses, medicines, whether it is a disease, how it will end. Null for all other questions. */
export function forbiddenOf(question: string): { readonly id: string; readonly text: string } | null {
  const plain = plainText(question);
  return FORBIDDEN.find((row) => row.pattern.test(plain)) ?? null;
}
