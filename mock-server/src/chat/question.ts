import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { isSameSource } from '@jianwei/clinical-rules/catalogue/specimen';
import { valueTold } from './figure.ts';
import { COMPLAINTS, FOODS } from './foods.ts';
import { codesNamed, cutQuestion } from './lexicon.ts';
import type { Word } from './lexicon.ts';
import type { WordKind } from './word-kinds.ts';
import { fluidBefore, NAMES_TEST } from './fluid.ts';
import { nearestOf } from './near-questions.ts';
import { ownItem } from './own-item.ts';
import type { OwnReport } from './own-item.ts';
import { mostKnown } from './typed.ts';

export type Topic = 'eat' | 'do' | 'range' | 'cause' | 'mean' | 'about' | 'none';

/** A question that is understood to its last word. */
export interface Question {
  readonly codes: readonly string[];
  readonly topic: Topic;
  readonly side: 'high' | 'low' | null;
  /** Foods, what is done with a specimen, and other content: they must stand in what is quoted. */
  readonly content: readonly string[];
  readonly kinds: ReadonlySet<WordKind>;
  /** Whether something may be done is asked: that is the physician's to say, whatever the causes name. */
  readonly asksLeave: boolean;
}

/** What is asked most narrowly goes first. */
const TOPICS: readonly (readonly [WordKind, Topic])[] = [
  ['food', 'eat'],
  ['eat', 'eat'],
  ['do', 'do'],
  ['range', 'range'],
  ['cause', 'cause'],
  ['mean', 'mean'],
  ['abnormal', 'mean'],
  ['about', 'about'],
  ['differ', 'about'],
  ['value', 'range'],
];

const SIDES: readonly WordKind[] = ['high', 'low', 'positive', 'negative'];

/** What is asked; 「胆红素高是什么」 asks what it means, not what the item is. */
function topicOf(kinds: ReadonlySet<WordKind>): Topic {
  const topic = TOPICS.find(([kind]) => kinds.has(kind))?.[1] ?? 'none';
  return topic === 'about' && SIDES.some((kind) => kinds.has(kind)) ? 'mean' : topic;
}

/** What is called positive or negative is no number: of items that share a name, those that are found or not found. */
function fitting(codes: readonly string[], kinds: ReadonlySet<WordKind>): readonly string[] {
  if (!kinds.has('positive') && !kinds.has('negative')) return codes;
  const found = codes.filter((code) => findItem(code)?.valueType !== 'numeric');
  return found.length > 0 ? found : codes;
}

function codeOf(
  { codes }: Word,
  { text, kinds, isShare }: { readonly text: string; readonly kinds: ReadonlySet<WordKind>; readonly isShare: boolean },
  own: OwnReport | null,
): string | undefined {
  // A number of per cents is none of a count: 「淋巴细胞18%」.
  const share = isShare ? findItem(codes[0]?.replace('#', '%') ?? '')?.code : undefined;
  if (share !== undefined && share !== codes[0]) return share;
  const owned = own === null ? undefined : codes.find((code) => ownItem(own, code) !== null);
  return owned ?? nearestOf(fitting(codes, kinds), text);
}

/** 「早上8点抽的」 */
const isHour = (words: readonly Word[], place: number): boolean =>
  /点$/.test(words[place]?.text ?? '') && /^(?:早|上午|中午|下午|晚|凌晨|清早)/.test(words[place - 1]?.text ?? '');

/** The side on which a number of the question lies, by the own report's interval, else that of adults. */
function sideOfNumber(words: readonly Word[], code: string, own: OwnReport | null): 'high' | 'low' | null {
  const told = words.find(({ kind }, place) => kind === 'number' && !isHour(words, place))?.text ?? '';
  const known = findItem(code);
  const number = (known === undefined ? null : valueTold(known, told)) ?? Number.parseFloat(told);
  if (!Number.isFinite(number)) return null;
  const item = own === null ? null : ownItem(own, code);
  const usual = known?.intervals.male ?? known?.intervals.female;
  const low = item?.range_lower ?? usual?.low;
  const high = item?.range_upper ?? usual?.high;
  if (high !== undefined && number > high) return 'high';
  return low !== undefined && number < low ? 'low' : null;
}

/** Words that name a side only right behind an item: 白细胞多, 血沉快, 血小板少. */
const SIDE_BEHIND: ReadonlyMap<string, 'high' | 'low'> = new Map([
  ['多', 'high'],
  ['快', 'high'],
  ['大', 'high'],
  ['少', 'low'],
  ['慢', 'low'],
  ['小', 'low'],
  ['长', 'high'],
  ['短', 'low'],
  ['稠', 'high'],
  ['稀', 'low'],
]);

/** The word right behind the name of an item. */
function behind(words: readonly Word[], code: string): Word | undefined {
  const place = words.findIndex(({ kind, codes }) => kind === 'item' && codes.includes(code));
  return place < 0 ? undefined : words[place + 1];
}

/** 「中性粒高，淋巴低」: several items, each on its own side. */
function isToldApart(words: readonly Word[], codes: readonly string[]): boolean {
  const sides = codes.map((code) => behind(words, code)?.kind);
  return codes.length > 1 && sides.includes('high') && sides.includes('low');
}

function sideOf(words: readonly Word[], code: string, own: OwnReport | null): 'high' | 'low' | null {
  const has = (...kinds: WordKind[]) => words.some(({ kind }) => kinds.includes(kind));
  const [isHigh, isLow] = [has('high', 'positive'), has('low', 'negative')];
  if (isHigh !== isLow) return isHigh ? 'high' : 'low';
  if (isHigh) {
    const its = behind(words, code)?.kind;
    const isOneOf = words.filter(({ kind }) => kind === 'item').length > 1;
    return isOneOf && (its === 'high' || its === 'low') ? its : null;
  }
  const named = words.find(({ side }) => side !== null)?.side ?? SIDE_BEHIND.get(behind(words, code)?.text ?? '');
  if (named !== undefined) return named;
  const item = own === null ? null : ownItem(own, code);
  const isOff = item !== null && item.rank !== undefined;
  return sideOfNumber(words, code, own) ?? (isOff ? (item.direction === 'low' ? 'low' : 'high') : null);
}

/** The words of items, each with the codes that its fluid leaves; a code of another fluid is none. */
function itemsNamed(words: readonly Word[]): Word[] {
  return words.flatMap((word, place) => {
    if (word.kind !== 'item') return [];
    const fluid = fluidBefore(words, place);
    if (fluid === null) return [word];
    if (fluid !== '尿')
      return [{ ...word, codes: word.codes.filter((code) => isSameSource(findItem(code)?.specimen ?? '', fluid)) }];
    const codes = word.codes.filter((code) => isSameSource(findItem(code)?.specimen ?? '', '尿'));
    const spelt = codesNamed(`尿${word.text}`);
    return [{ ...word, codes: codes.length > 0 ? codes : spelt }];
  });
}

/** A whole organ or panel stands for one of its items only where none of them is named: 「肝不好吗，谷氨酰高」, 「血脂里的低密度」. */
const AS_A_WHOLE = /^(?:肾|肝|甲状腺|甲功|血脂|凝血|心肌|心脏指标|炎症|抵抗力|[护养伤][肝肾]|三高)/;
const WHOLE_NAMES = /^(?:肾小球|甲状腺(?:过|球|刺|激|素|受|微)|凝血[^功]|心肌[肌酶]|肝素)/;
function mostNarrowly(named: readonly Word[]): readonly Word[] {
  const narrow = named.filter(({ text }) => !AS_A_WHOLE.test(text) || WHOLE_NAMES.test(text));
  return narrow.length > 0 ? narrow : named;
}

/** Glucose by itself is that of who has not eaten: 「没吃饭测的血糖」 names it once more. */
const FASTING_ITEMS: ReadonlySet<string> = new Set(['GLU']);
const FASTED: ReadonlySet<string> = new Set(['没吃饭', '没吃早饭', '没吃东西', '没进食', '饿肚子', '饿着肚子']);

const EATEN: ReadonlySet<string> = new Set(['吃', '喝', '服', '口服', '能吃', '可以吃', '多吃', '少吃']);

/** What is swallowed is no result: 「吃nmn能降血脂吗」. */
function isSwallowed(words: readonly Word[]): boolean {
  return words.some(
    ({ kind, text }, place) => kind === 'item' && !FOODS.includes(text) && EATEN.has(words[place - 1]?.text ?? ''),
  );
}

const OF_OTHERS = /邻居|同事|同学|朋友|室友|闺蜜|老板|领导|前妻|前夫|亲戚|别人|男友|女友|某人/;

/** 「复查尿酸还是高，为什么」: that it was looked at again is told, not asked. */
function isOnlyTold(words: readonly Word[], place: number): boolean {
  const next = words[place + 1];
  const told =
    /^(?:复查|再查|再验|重查|再测)$/.test(words[place]?.text ?? '') && (next?.kind === 'item' || next?.text === '的');
  return told && words.some(({ kind, text }) => kind === 'cause' || text === '咋');
}

/** 「血钙低会手麻吗」 asks what comes of a result; 「血钙低，手麻」 complains. */
const ASKS_OF_EFFECT = /会|引起|导致|有关|关系|是不是/;
const tellsComplaint = (words: readonly Word[], text: string): boolean =>
  words.some(({ text: word }) => COMPLAINTS.has(word)) && !ASKS_OF_EFFECT.test(text);

const DEPARTMENT = /科$|^(?:内分泌|肾内)$/;
const SEEN_AT: ReadonlySet<string> = new Set(['看', '挂', '去', '找', '要看']);
/** 「血糖7.0 内分泌科看吗」 */
const asksOfDepartment = (words: readonly Word[]): boolean =>
  words.some(({ kind, text: word }) => kind === 'content' && DEPARTMENT.test(word)) &&
  words.some(({ text: word }) => SEEN_AT.has(word));

/** 「胆固醇高又不吃肉为啥」 tells what is not eaten, and asks why. */
const NOT_EATEN = /(?:不|没|没有|很少|从不)(?:怎么|太|爱|大|咋|常)?(?:吃|喝)/;
/** 「尿酸高是不是吃肉吃多了」 asks of a cause. */
const EATEN_TOO_MUCH =
  /(?:是|说明|代表|因为|跟|和)[^，。]{0,8}(?:吃|喝|补)[^，。吗么]{0,3}(?:得|了)?(?:太|过)?(?:多|少)/;

/** What is asked is none of what is known of items: 「红细胞是谁发现的」, 「阳性怎么告诉家人」. */
const ASKS_OTHERWISE: ReadonlySet<string> = new Set([
  '谁',
  '怎么',
  '怎样',
  '咋',
  '哪',
  '哪里',
  '哪儿',
  '什么时候',
  '多久',
  '多长时间',
  '告诉',
]);
/** Something is to be written, learned or sung. */
const ORDERS = /[写抄念背唱画编][^，。着的]{0,4}(?:遍|首|篇|段|作文|诗|歌|故事|笑话)/;

/** Reads a question about items. Null where a word is not known or no item is named: it is then not answered. */
export function readQuestion(text: string, own: OwnReport | null): Question | null {
  const { words, left } = cutQuestion(mostKnown(text));
  const question = left === '' ? readWords(words, text, own) : null;
  const asksOtherwise = words.some(({ kind, text: word }) => kind === 'filler' && ASKS_OTHERWISE.has(word));
  return question?.topic === 'none' && asksOtherwise ? null : question;
}

/** Reads the words of a question that are known, whatever else stands in it. Null where they ask nothing of an item. */
export function readWords(words: readonly Word[], text: string, own: OwnReport | null): Question | null {
  if (isSwallowed(words) || tellsComplaint(words, text) || ORDERS.test(text)) return null;
  const named = itemsNamed(words);
  if (named.some(({ codes }) => codes.length === 0)) return null;
  const asksCause = EATEN_TOO_MUCH.test(text);
  const isNotEaten = words.some(({ kind }) => kind === 'cause') && NOT_EATEN.test(text);
  const asked = words.filter(
    ({ kind }, place) =>
      !isOnlyTold(words, place) &&
      !(isNotEaten && (kind === 'eat' || kind === 'food')) &&
      !(asksCause && (kind === 'eat' || kind === 'do')),
  );
  const kinds = new Set(asked.map(({ kind }) => kind));
  const isShare = words.some(({ kind, text: word }) => kind === 'number' && /^\d[\d.]*%$/.test(word));
  const codes = [...new Set(mostNarrowly(named).flatMap((word) => codeOf(word, { text, kinds, isShare }, own) ?? []))];
  const [first] = codes;
  // How two items differ is told by what each of them is; of one alone nothing is told.
  if (first === undefined || (kinds.has('differ') && codes.length < 2)) return null;
  const side = sideOf(words, first, own);
  // What is said of the first on its side would be wrong of the next.
  const told = isToldApart(words, codes) ? [first] : codes;
  const topic = asksCause ? 'cause' : asksOfDepartment(words) ? 'do' : topicOf(kinds);
  if (topic === 'none' && words.some(({ kind, text: word }) => kind === 'filler' && /^(?:谁|告诉)$/.test(word)))
    return null;
  // 「邻居的血糖帮我看下」: nothing is asked of the item, and the results of others are nobody's to tell.
  const asksFigure = kinds.has('value') && !kinds.has('range');
  if ((topic === 'none' || asksFigure) && side === null && OF_OTHERS.test(text)) return null;
  // 「血糖五点二正常吗」: a number that lies on no side is answered by where the interval lies; 「TSH 6.5 是啥问题」 asks what its side means.
  const isNumber = kinds.has('number');
  const asksWhere = side === null && isNumber && (topic === 'mean' || topic === 'none');
  return {
    codes: told,
    topic: asksWhere ? 'range' : isNumber && side !== null && topic === 'about' ? 'mean' : topic,
    side,
    content: asked
      .filter(({ kind }) => kind === 'food' || kind === 'content' || kind === 'collect')
      .filter(({ kind, text: word }) => kind !== 'collect' || !NAMES_TEST.test(word))
      .filter((word) => !(FASTING_ITEMS.has(first) && FASTED.has(word.text)))
      .map((word) => word.text),
    kinds,
    asksLeave: words.some(({ text: word }) => /^(?:能|可以|可不可以|能不能|要不要|该不该|行吗|行不行|还能)/.test(word)),
  };
}
