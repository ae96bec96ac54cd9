import { convert, oneOf, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';
import { cutQuestion } from './lexicon.ts';
import { plainText } from './question-text.ts';

const pattern = convert(text, (source) => new RegExp(source));
const FORBIDDEN = readTsv(
  'chat/forbidden.tsv',
  record({ id: text, text, pattern, known_first: optional(oneOf('yes')) }),
  'id',
);

interface Forbidden {
  readonly id: string;
  readonly text: string;
  /** What is known answers before it: a complaint beside a question about a result is no reason to say nothing. */
  readonly known_first?: 'yes' | undefined;
}

/** The 酸 of 肌酸激酶 hurts nobody. */
function withoutNames(plain: string): string {
  return cutQuestion(plain)
    .words.filter(({ kind, side, text: name }) => kind === 'item' && side === null && name.length > 2)
    .reduce((rest, { text: name }) => rest.replaceAll(name, '〇'), plain);
}

/** What is never answered: doses, medicines, whether it is a disease, how it will end, complaints. Null for all other questions. */
export function forbiddenOf(question: string): Forbidden | null {
  const plain = plainText(question);
  const unnamed = withoutNames(plain);
  return FORBIDDEN.find((row) => row.pattern.test(row.known_first === 'yes' ? unnamed : plain)) ?? null;
}

const CHANGED = '停|减|加|换|吃|服|用|打|改|补|顶|代替';
const CHANGES_MEDICINE = new RegExp(
  `(?:能不能|可不可以|可以|能|要不要|该不该|用不用|需不需要|是不是(?:要|该))[^，。]{0,6}?(?:${CHANGED})|(?:${CHANGED})[^，。误偷]{0,6}?(?:(?:可以|能行|行)[吗不么]|行不行|可不可以)`,
);

/** Whether a medicine may be changed is asked: what it does to one who takes it is told because of that. */
export function asksOfMedicine(question: string): boolean {
  return CHANGES_MEDICINE.test(plainText(question)) && ['dose', 'medicine'].includes(forbiddenOf(question)?.id ?? '');
}
