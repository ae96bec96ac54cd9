import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@jianwei/clinical-rules/core/rule';
import { isKnown, learn, scoreOf } from './likeness.ts';
import type { Example, Learned } from './likeness.ts';
import { romanised, syllablesOf } from './pinyin-text.ts';
import { asksOfWord, clausesOf } from './question-text.ts';
import type { RedFlag } from './red-flags.ts';
import { isPast } from './said-now.ts';
import { simplified } from './simplified.ts';
import { isFigureAlone } from './vital-signs.ts';

const SETS_FOLDER = join(import.meta.dirname, '../../data/chat/sets');

/** The questions of one of the sets in `data/chat/sets`. */
export function questionsOf(set: string): readonly string[] {
  const content: unknown = JSON.parse(readFileSync(join(SETS_FOLDER, `${set}.json`), 'utf8'));
  if (!Array.isArray(content)) throw new Error(`${set}.json: not a list`);
  return content.map((one: unknown) => {
    const question = isRecord(one) ? one['question'] : undefined;
    if (typeof question !== 'string') throw new Error(`${set}.json: ${JSON.stringify(one)}`);
    return question;
  });
}

/** What a question tells of now: clauses that only tell of the past are left out. */
function toldNow(question: string): string {
  const clauses = clausesOf(simplified(question).normalize('NFKC').toLowerCase());
  return clauses.filter((clause, index) => !isPast(clauses, index, clause.length)).join('，');
}

/** Examples of questions, as they are compared. */
export function examplesOf(questions: readonly string[], isDangerous: boolean): readonly Example[] {
  return questions.map((question) => ({ said: toldNow(question), isDangerous }));
}

const HARMLESS = ['no-emergency', 'out-of-scope', 'in-scope'];

/** How much a question is like emergencies rather than harmless questions; see {@link scoreOf}. */
export function dangerOf(of: Learned, question: string): number {
  const said = toldNow(question);
  return isKnown(of, said) && !isFigureAlone(said) && !asksOfWord(said) ? scoreOf(of, said) : Number.NEGATIVE_INFINITY;
}

/**
 * From where on a question is taken for an emergency. Who is sent to a doctor for nothing loses an hour, who is not sent may lose a life: so
 * one that no answer is known to counts as soon as it is less like harmless questions than each of those that are known. Ours.
 */
interface Bars {
  readonly answered: number;
  readonly unanswered: number;
}

interface Known {
  readonly weighed: Learned;
  readonly bars: Bars;
}

const known = new Map<'characters' | 'pinyin', Known>();

/** Learned when it is first asked: a hospital that nobody asks needs it not. In pinyin every example is read aloud first. */
function learned(letters: 'characters' | 'pinyin'): Known {
  const before = known.get(letters);
  if (before !== undefined) return before;
  const read = (set: string) => (letters === 'pinyin' ? questionsOf(set).map(romanised) : questionsOf(set));
  const harmless = HARMLESS.flatMap(read);
  const weighed = learn([...examplesOf(read('emergency'), true), ...examplesOf(harmless, false)]);
  const unanswered = Math.max(...harmless.map((each) => dangerOf(weighed, each)));
  const now = { weighed, bars: { answered: 1, unanswered } };
  known.set(letters, now);
  return now;
}

const SIGNS: RedFlag = { id: 'signs', label: '您说的这些情况' };

/** The red flag of a question that no table knows, and that is like emergencies by its words and their kinds; or null. */
export function dangerTold(question: string): (isAnswered: boolean) => RedFlag | null {
  const syllables = syllablesOf(question);
  const { weighed, bars } = learned(syllables === null ? 'characters' : 'pinyin');
  const danger = dangerOf(weighed, syllables ?? question);
  return (isAnswered) => (danger > bars[isAnswered ? 'answered' : 'unanswered'] ? SIGNS : null);
}
