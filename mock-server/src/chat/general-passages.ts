import { parts } from '@jianwei/clinical-rules/catalogue/row';
import { record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';
import { cutQuestion } from './lexicon.ts';
import { plainText } from './question-text.ts';

const ROWS = readTsv('chat/general.tsv', record({ id: text, title: text, section: text, text, phrases: parts }), 'id');

export interface GeneralPassage {
  readonly passageId: string;
  readonly title: string;
  readonly section: string;
  readonly number: number;
  readonly text: string;
}

export const GENERAL_PASSAGES: readonly GeneralPassage[] = ROWS.map(({ id, title, section, text: words }) => ({
  passageId: `lay/general/${id}`,
  title,
  section,
  number: ROWS.filter((row) => row.title === title).findIndex((row) => row.id === id) + 1,
  text: words,
}));

/** What carries nothing at the ends of a question. */
const FRAME =
  /^(?:请问|想问一下|想问|问一下|问下|你好|您好|医生|我想知道|报告上|报告里|化验单上|化验单里的?|报告里的|单子上|写着|的|,|，|「|」|“|”)+|(?:吗|呢|啊|吧|呀|的|了|么|\?|？|。|!|！)+$/g;
const byPhrase = new Map(
  ROWS.flatMap(({ phrases }, index) =>
    phrases.map((phrase) => [plainText(phrase).replaceAll(FRAME, ''), GENERAL_PASSAGES[index]] as const),
  ),
);

/** The paragraph about reports in general that answers a question as a whole. */
export function generalPassageOf(question: string): GeneralPassage | undefined {
  const plain = plainText(question).replaceAll(FRAME, '').replaceAll(FRAME, '');
  const whole = byPhrase.get(plain);
  if (whole !== undefined) return whole;
  const { words, left } = cutQuestion(question);
  const named =
    left === '' && !words.some(({ kind }) => kind === 'item')
      ? words.find(({ kind }) => kind === 'general')
      : undefined;
  return GENERAL_PASSAGES.find(({ passageId }) => passageId === `lay/general/${named?.codes[0] ?? ''}`);
}
