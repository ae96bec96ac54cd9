import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isRecord } from '@jianwei/clinical-rules/core/rule';
import { FOODS } from './foods.ts';
import { finished, isKnown, learning, scoreOf, tellsOfBody } from './likeness.ts';
import type { Example, Learned } from './likeness.ts';
import { cutQuestion } from './lexicon.ts';
import { romanised, syllablesOf } from './pinyin-text.ts';
import { asksOfWord, clausesOf, markedByBlanks } from './question-text.ts';
import type { RedFlag } from './red-flags.ts';
import { isPast, withoutDenied } from './said-now.ts';
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

/** 要不要 and the like are words of their own. */
const WHETHER = /(?![是要能会可行对好])(\p{Script=Han})不\1/gu;

/** 「补不补血」 asks what 「能补血吗」 asks: its 不 is none of somebody who does not answer. What is suffered stays: 「醒不醒」. */
const askedPlainly = (asked: string): string =>
  asked.replaceAll(WHETHER, (whole: string, verb: string) => (tellsOfBody(verb) ? whole : `能${verb}`));

/** Longer names first; a name of one character is part of other words. */
const FOOD = new RegExp(
  FOODS.filter((food) => food.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** Blanks beside Chinese say nothing, and would part 「80 年代」 and 「10 年前」. */
const BLANK = /\s+(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff])\s+/g;

/** One food stands for another: the 血 of 「鸭血」 and the 白 of 「白菜」 are none of the body. */
const clausesTold = (question: string): string[] =>
  clausesOf(
    askedPlainly(markedByBlanks(simplified(question)).normalize('NFKC').toLowerCase().replaceAll(BLANK, '')).replaceAll(
      FOOD,
      '食',
    ),
  );

/** A result or a sign and its figure, and no word beside that is not known: whether it can wait, bounds decide. */
function isFigureTold(clause: string): boolean {
  if (isFigureAlone(clause)) return true;
  const { words, left } = cutQuestion(clause);
  const kinds = words.map(({ kind }) => kind);
  return left === '' && kinds.includes('item') && kinds.includes('number') && !kinds.includes('content');
}

/** What is said behind a figure: 「血压 142/90 偶尔量到」. */
function withoutFigure(clause: string): string {
  const [figure = ''] = /^[^\d]{1,8}\d+(?:[./]\d+)*\s*/.exec(clause) ?? [];
  return figure !== '' && isFigureAlone(figure.trim()) ? clause.slice(figure.length) : clause;
}

/** What a question tells of now: clauses that only tell of the past, or a figure, are left out. */
function toldNow(question: string): string {
  const clauses = clausesTold(question);
  return clauses
    .filter((clause, index) => !isPast(clauses, index, clause.length) && !isFigureTold(clause))
    .map((clause) => withoutDenied(withoutFigure(clause)))
    .filter((clause) => clause !== '')
    .join('，');
}

/** Something of a question was left out: it was past. */
function isRestOf(question: string, said: string): boolean {
  return clausesTold(question).join('，') !== said;
}

/** A figure alone made it dangerous: what is said beside it, 「正常吗」, teaches nothing of danger. */
const isOfFigure = (question: string, said: string): boolean =>
  !tellsOfBody(said) &&
  clausesTold(question).some((clause) => isFigureTold(clause) || withoutFigure(clause) !== clause);

/** Examples of questions, as they are compared; those of which nothing is left teach nothing. */
export function examplesOf(questions: readonly string[], isDangerous: boolean): readonly Example[] {
  return questions.flatMap((question) => {
    const said = toldNow(question);
    return said === '' || (isDangerous && isOfFigure(question, said)) ? [] : [{ said, isDangerous }];
  });
}

const HARMLESS = ['no-emergency', 'out-of-scope', 'in-scope'];

/** How much what is told is like emergencies rather than harmless questions; see {@link scoreOf}. */
function dangerOfSaid(of: Learned, said: string): number {
  return Array.from(said).length > 1 && isKnown(of, said) && !isFigureAlone(said) && !asksOfWord(said)
    ? scoreOf(of, said)
    : Number.NEGATIVE_INFINITY;
}

/**
 * From where on a question is taken for an emergency. Who is sent to a doctor for nothing loses an hour, who is not sent may lose a life: so
 * one that no answer is known to counts as soon as it is less like harmless questions than each of those that are known. Ours.
 */
interface Bars {
  readonly answered: number;
  /** It is like questions that are answered: those of them that alarmed lay below, all emergencies like them far above (2.4). */
  readonly likely: number;
  readonly unanswered: number;
  /** Nothing of the body is said: 「世界杯谁赢了」. */
  readonly ofOtherThings: number;
}

interface Known {
  readonly weighed: Learned;
  readonly bars: Bars;
  /** What the harmless examples say, word for word. */
  readonly harmless: ReadonlySet<string>;
}

type Letters = 'characters' | 'pinyin';

/**
 * Other questions will not fit as closely as those that were learned from: so much below the worst harmless one danger is still heard. No
 * emergency of `held-out.json` lies below.
 */
const ROOM = 0.2;

/** However clearly the harmless ones are told apart: only questions that are nothing like an emergency lie below. Ours, by `held-out.json`. */
const LOWEST = -1.3;

/** Questions that are read or compared at a time. */
const SLICE = 50;
/** Between two slices, when nobody waits for them. */
const REST_MS = 1;

/** Learns from the sets, in slices. In pinyin every example is read aloud first. */
function* preparing(letters: Letters): Generator<void, Known> {
  const read: Record<'dangerous' | 'harmless', Example[]> = { dangerous: [], harmless: [] };
  const asked = [
    ...questionsOf('emergency').map((question) => ({ question, isDangerous: true })),
    ...HARMLESS.flatMap(questionsOf).map((question) => ({ question, isDangerous: false })),
  ];
  for (const [at, { question, isDangerous }] of asked.entries()) {
    if (at % SLICE === 0) yield;
    const heard = letters === 'pinyin' ? romanised(question) : question;
    read[isDangerous ? 'dangerous' : 'harmless'].push(...examplesOf([heard], isDangerous));
  }
  const weighed = yield* learning([...read.dangerous, ...read.harmless]);
  let unanswered = Number.NEGATIVE_INFINITY;
  for (const [at, { said }] of read.harmless.entries()) {
    if (at % SLICE === 0) yield;
    unanswered = Math.max(unanswered, dangerOfSaid(weighed, said));
  }
  const bar = Math.max(unanswered - ROOM, LOWEST);
  const harmless = new Set(read.harmless.map(({ said }) => said));
  return { weighed, bars: { answered: 1, likely: 0.3, unanswered: bar, ofOtherThings: Math.max(0, bar) }, harmless };
}

const underWay = new Map<Letters, Generator<void, Known>>();
const known = new Map<Letters, Known>();

function workOf(letters: Letters): Generator<void, Known> {
  const work = underWay.get(letters) ?? preparing(letters);
  underWay.set(letters, work);
  return work;
}

/** What was learned; who asks before it is ready waits for the rest of the work. */
function learned(letters: Letters): Known {
  const now = known.get(letters) ?? finished(workOf(letters));
  known.set(letters, now);
  return now;
}

/** Learns ahead of the first question; others are served between the slices. */
export async function prepareDanger(): Promise<void> {
  for (const letters of ['characters', 'pinyin'] as const) {
    for (let isDone = known.has(letters); !isDone;) {
      const step = workOf(letters).next();
      if (step.done === true && !known.has(letters)) known.set(letters, step.value);
      isDone = known.has(letters);
      await setTimeout(REST_MS);
    }
  }
}

const SIGNS: RedFlag = { id: 'signs', label: '您说的这些情况' };

/**
 * Who says that all is well, that it passed by itself, was looked into, or has been so for years is compared as one whose question is
 * answered; nothing that the tables hear is unheard by it.
 */
const IS_WELL = new RegExp(
  [
    /(?:一切|样样|什么都|其他都?|别的都?|人|身体|精神)(?:都|也|还)?(?:很|挺|蛮)?(?:好|正常)(?![吗么]|转|像|奇)/,
    /没(?:有|啥|什么)*(?:大事|大碍|大问题)(?![吗么])|不碍事(?![吗么])|没(?:有)?(?:破皮?|出血|流血|受伤|起泡|骨折|伤到)(?![吗么])/,
    /没(?:有|啥|什么|任何|哪里)*(?:不舒服|不适|症状)|活蹦乱跳|能吃能[喝睡]|该吃吃|就?[去又跑]?(?:玩|跑|疯)(?:去了|得欢|起来了)/,
    /(?:歇|坐|躺|甩|揉|缓|走走|动动|站起来|热敷|按|喝|吃)[^，。]{0,6}?就(?:好|行|没事|没了|缓|消|停|下去|不(?:[疼痛麻晕痒]|[出流]血))/,
    /(?:咽|吞|喝|吃|咳|吐)[^，]{0,6}?(?:就|后)?(?:没了|下去了)$/,
    /(?:^|，)[^，不]{0,3}不(?:疼|痛|流血|痒|烧|吐|晕|咳|哭)了$/,
    /(?:已经|现在|后来|自己)(?:都|就)?(?:好了|没事了?|停了|消了|退了|止住了?|没了|没有了|结痂|恢复了?|不[疼痛流痒烧吐晕咳][血了]+)/,
    /(?:早就?|都|就)(?:好了|没事了|停了|消了|退了|止住了|结痂了)/,
    /(?:片子|ct|核磁|b超|彩超|心电图|检查|医院|医生|大夫)[^，。]{0,6}?(?:没事|正常|没问题|没骨折|没大碍)(?![吗么])/,
    /老毛病|(?:多|好几|好些|几|[一二三四五六七八九十\d]+多?)年了$|从小(?:就|到大)|天生|每(?:个月|年|次|到)[^，。]{0,6}?(?:都|就)(?:这样|会)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** What follows may not be well. */
const BUT =
  /就是|只是|但|不过|可是|结果|突然|忽然|[又更]|加重|越来越|厉害|(?:刚|今天|现在)(?![^，。]{0,3}?(?:好|没|不|正常|查|想|来|要|复查|问|停|消|退|恢复))/;

/**
 * How a question came to be compared: something answers it, it is like questions that are answered, it is what is left of one that told of
 * what is not so now, or none of these.
 */
export type Standing = 'answered' | 'likely' | 'rest' | 'alone';

/**
 * The red flag of a question that no table knows, and that is like emergencies by its words and their kinds; or null. What is left of a
 * question is compared as one that is answered, and only where it tells of the body: the rest of a tale is odd in itself.
 */
export function dangerTold(question: string): (standing: Standing) => RedFlag | null {
  const syllables = syllablesOf(question);
  const { weighed, bars, harmless } = learned(syllables === null ? 'characters' : 'pinyin');
  const said = toldNow(syllables ?? question);
  const danger = harmless.has(said) ? Number.NEGATIVE_INFINITY : dangerOfSaid(weighed, said);
  const isBodily = syllables !== null || tellsOfBody(said);
  const isRest = isRestOf(syllables ?? question, said);
  const isWell = IS_WELL.test(said) && !BUT.test(said);
  return (standing) => {
    if (standing === 'answered') return danger > bars.answered ? SIGNS : null;
    if (standing === 'likely') return danger > bars.likely ? SIGNS : null;
    if (standing === 'rest' || isRest || isWell) return isBodily && danger > bars.answered ? SIGNS : null;
    return danger > (isBodily ? bars.unanswered : bars.ofOtherThings) ? SIGNS : null;
  };
}
