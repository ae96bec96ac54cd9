import { LAY_WORDS } from '@jianwei/clinical-rules/lay/lay-tables';
import { PASSAGES, passageIdOf } from '@jianwei/clinical-rules/lay/passages';
import type { PassageSection } from '@jianwei/clinical-rules/lay/passages';
import MiniSearch from 'minisearch';
import { plainText } from './question-text.ts';

const MOST_NEAR = 3;
/** An item and its side. 「比值高」 could be read as higher than a value, so that a name which ends so is said in full. */
function sideOf(plain: string, side: '高' | '低'): string {
  return `${plain}${plain.endsWith('值') ? '偏' : ''}${side}`;
}

/** What is offered of an item, the most wanted first. */
const ASKED: readonly (readonly [PassageSection, (plain: string) => string])[] = [
  ['do_high', (plain) => `${sideOf(plain, '高')}怎么办`],
  ['about', (plain) => `${plain}是什么`],
  ['eat_high', (plain) => `${sideOf(plain, '高')}吃什么`],
];
/** Of the nearest item two questions, of the next one. */
const OF_NEAREST = 2;

function bigrams(text: string): string[] {
  const plain = plainText(text);
  return plain.length < 2 ? [plain] : Array.from({ length: plain.length - 1 }, (_, at) => plain.slice(at, at + 2));
}

interface Offered {
  readonly code: string;
  readonly words: string;
}

let index: MiniSearch<Offered> | undefined;

function emptyIndex(): MiniSearch<Offered> {
  return new MiniSearch<Offered>({ idField: 'code', fields: ['words'], tokenize: bigrams });
}

/** Items with words of their own have articles; those that only have their group's are not offered. */
function ofOwnWords(): Offered[] {
  const own = [...LAY_WORDS.values()].filter(({ high }) => high.causes.length > 0);
  return own.map(({ code, names }) => ({ code, words: names.join(' ') }));
}

/** Made when it is first asked, unless {@link prepareNear} was before. */
function offered(): MiniSearch<Offered> {
  if (index !== undefined) return index;
  index = emptyIndex();
  index.addAll(ofOwnWords());
  return index;
}

/** Makes the index ahead of the first question, some items at a time. */
export async function prepareNear(): Promise<void> {
  const made = emptyIndex();
  await made.addAllAsync(ofOwnWords(), { chunkSize: 10 });
  index ??= made;
}

function questionsOf(code: string): string[] {
  const plain = LAY_WORDS.get(code)?.plain ?? '';
  return ASKED.filter(([section]) => PASSAGES.has(passageIdOf(code, section))).map(([, ask]) => ask(plain));
}

interface Off {
  readonly code: string;
  readonly direction: string;
}

/** What to do about a result that needs attention. */
function questionsOfOwn({ code, direction }: Off): string[] {
  const plain = LAY_WORDS.get(code)?.plain ?? '';
  const side = direction === 'low' ? 'low' : 'high';
  return PASSAGES.has(passageIdOf(code, `do_${side}`)) ? [`${sideOf(plain, side === 'low' ? '低' : '高')}怎么办`] : [];
}

/** Of reports in general, for where nothing nearer is known. */
const OF_REPORTS = ['参考区间是什么', '箭头是什么意思', '抽血前要注意什么'];

/** Three questions that have an answer: near to this one, then about results of the reader that need attention, then of reports. */
export function nearQuestions(question: string, attention: readonly Off[]): string[] {
  const plain = plainText(question);
  // An item that the question names goes before those whose names are like it.
  const named = (code: string) =>
    Math.max(
      0,
      ...(LAY_WORDS.get(code)?.names ?? []).map((name) => (plain.includes(plainText(name)) ? name.length : 0)),
    );
  const found = offered()
    .search(question)
    .toSorted((a, b) => named(String(b.id)) - named(String(a.id)));
  const near = found.flatMap(({ id }, place) => questionsOf(String(id)).slice(0, place === 0 ? OF_NEAREST : 1));
  return [...new Set([...near, ...attention.flatMap(questionsOfOwn), ...OF_REPORTS])].slice(0, MOST_NEAR);
}

/** Which of several items that share a name a question means: the nearest of them, else the first of the catalogue. */
export function nearestOf(codes: readonly string[], question: string): string | undefined {
  if (codes.length < 2) return codes[0];
  const found = offered().search(question, { filter: ({ id }) => codes.includes(String(id)) })[0];
  return found === undefined ? codes[0] : String(found.id);
}
