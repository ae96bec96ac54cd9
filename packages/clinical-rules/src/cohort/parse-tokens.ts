import { findUnit } from '../units/unit.ts';
import type { ChangeKind, CohortWindow, Comparator, Pick } from './cohort.ts';
import { nameAt, settled } from './parse-names.ts';
import type { Meaning, Names } from './parse-names.ts';
import { numberOf } from './parse-text.ts';
import type { ReadText } from './parse-text.ts';

/** What a stretch of a question says. */
export type Said =
  | { readonly says: 'name'; readonly meanings: readonly Meaning[] }
  | { readonly says: 'window'; readonly window: CohortWindow }
  | { readonly says: 'pick'; readonly pick: Pick }
  | { readonly says: 'specimen'; readonly specimen: string }
  | {
      readonly says: 'value';
      /** Absent: a bare number, which decides nothing. */
      readonly comparator?: Comparator;
      readonly value: number;
      readonly to?: number;
      /** As `findUnit` writes it, or 岁, 份, 天, 倍, +, 个百分点; '' where none is said. */
      readonly unit: string;
    }
  | { readonly says: 'change'; readonly sign: 1 | -1 | 0; readonly alone?: Comparator }
  | { readonly says: 'kind'; readonly kind: ChangeKind }
  | { readonly says: 'gap'; readonly days: number }
  | { readonly says: 'flag'; readonly comparator: Comparator }
  | { readonly says: 'reliability'; readonly least: number }
  | { readonly says: 'sex'; readonly value: number }
  | { readonly [Word in Bare]: { readonly says: Word } }[Bare];

/** Words that say nothing but themselves. */
type Bare = 'negate' | 'age' | 'follow' | 'or' | 'break' | 'nothing' | 'strange';

export interface Token {
  readonly from: number;
  readonly to: number;
  readonly said: Said;
}

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?`;
const COUNT = String.raw`(\d+|[一二两三四五六七八九十]+|半)\s*个?\s*(年|月|周|星期|天|日)`;
const WITHIN = String.raw`\s*(?:之?内|以内|来)`;

const DAYS: Readonly<Record<string, number>> = { 年: 365, 月: 30, 周: 7, 星期: 7, 天: 1, 日: 1 };

function daysOf(count = '', unit = ''): number {
  return Math.round(numberOf(count) * (DAYS[unit] ?? 1));
}

/** Without −0, which no JSON holds. */
function around(from: number, to: number): Said {
  return { says: 'window', window: { anchor: 'entry', from_days: 0 - from, to_days: to } };
}

function sideOf(where = '', days = 0): number {
  return where === '前' ? 0 - days : days;
}

type Rule = readonly [pattern: RegExp, say: (found: RegExpExecArray) => Said];

const rule = (pattern: string, say: Said | Rule[1]): Rule => [
  new RegExp(pattern, 'uy'),
  typeof say === 'function' ? say : () => say,
];

/** Words of the grammar; of all that begin at a place the longest holds, so their order says nothing. */
const RULES: readonly Rule[] = [
  rule(`入组(前|后)\\s*${COUNT}\\s*(?:至|到)\\s*入组(前|后)\\s*${COUNT}(?:${WITHIN})?`, ([, a, n, u, b, m, v]) => ({
    says: 'window',
    window: { anchor: 'entry', from_days: sideOf(a, daysOf(n, u)), to_days: sideOf(b, daysOf(m, v)) },
  })),
  rule(`入组前后\\s*${COUNT}(?:${WITHIN})?`, ([, n, u]) => around(daysOf(n, u), daysOf(n, u))),
  rule(`(?:近|最近|过去|此前|入组前)\\s*${COUNT}(?:${WITHIN})?`, ([, n, u]) => around(daysOf(n, u), 0)),
  rule(`${COUNT}${WITHIN}`, ([, n, u]) => around(daysOf(n, u), 0)),
  rule(`入组后\\s*${COUNT}(?:${WITHIN})?`, ([, n, u]) => around(0, daysOf(n, u))),
  rule('入组(?:日|当日|当天)', around(0, 0)),
  rule('研究时段内?', { says: 'window', window: { anchor: 'calendar', from_days: 0, to_days: 0 } }),
  rule('首次|初次|第一次|最早一?次', { says: 'pick', pick: 'first' }),
  rule('末次|末份|最近一次|最后一次|最新一?次?', { says: 'pick', pick: 'last' }),
  rule('[距离]入组日?最近的?一次', { says: 'pick', pick: 'nearest' }),
  rule('任意?一[次份]|任何一[次份]|曾经?|有过', { says: 'pick', pick: 'any' }),
  rule('最[低小]值?', { says: 'pick', pick: 'min' }),
  rule('最[高大]值?|峰值', { says: 'pick', pick: 'max' }),
  rule('平均值?|均值', { says: 'pick', pick: 'mean' }),
  rule('(?:上升|增加|增长)(?:了|超过(?=\\s*\\d))?', { says: 'change', sign: 1 }),
  rule('(?:下降|减少)(?:了)?', { says: 'change', sign: -1 }),
  rule('升高|增高|偏高', { says: 'change', sign: 1, alone: 'above_upper' }),
  rule('降低|减低|偏低', { says: 'change', sign: -1, alone: 'below_lower' }),
  rule('变化', { says: 'change', sign: 0 }),
  rule('每年', { says: 'kind', kind: 'per_year' }),
  rule('\\(?间隔\\s*(?:≥|至少|不少于)?\\s*(\\d+)\\s*天\\)?', ([, n = '']) => ({ says: 'gap', days: Number(n) })),
  rule('(?:高于|超过|大于|超)(?:参考|正常)?(?:值|区间|范围)?上限', { says: 'flag', comparator: 'above_upper' }),
  rule('(?:低于|小于)(?:参考|正常)?(?:值|区间|范围)?下限', { says: 'flag', comparator: 'below_lower' }),
  rule('阳性', { says: 'flag', comparator: 'positive' }),
  rule('可靠性\\s*为?\\s*(不限|低|中|高)\\s*(?:及?以上)?', ([, word = '']) => ({
    says: 'reliability',
    least: Math.max(0, ['低', '中', '高'].indexOf(word)),
  })),
  rule('男性?', { says: 'sex', value: 1 }),
  rule('女性?', { says: 'sex', value: 2 }),
  rule('排除|除外|不伴有?|不含|无|没有|不是|非', { says: 'negate' }),
  rule('年龄', { says: 'age' }),
  rule('随访|跨度', { says: 'follow' }),
  rule('或者?', { says: 'or' }),
  rule('[,;。、\\n]|且|并且|同时|以及|和|与|及', { says: 'break' }),
  rule('\\s+|[:()*★☆]|的|者|患者|病人|人|报告|提示|诊断为?|疑似|合并|伴有?|有|为|是|在|结果|水平|值|浓度|之间|纳入', {
    says: 'nothing',
  }),
  rule('性别|入组时|入组后|入组科室|科室|较前次?|比前次|比之前', { says: 'nothing' }),
];

const COMPARES: readonly (readonly [words: string, comparator: Comparator])[] = [
  ['>=|≥|⩾|≧|大于等于|大于或等于|不低于|不少于|不小于|至少', '≥'],
  ['<=|≤|⩽|≦|小于等于|小于或等于|不超过|不高于|不大于|至多', '≤'],
  ['>|大于|高于|超过|多于', '>'],
  ['<|小于|低于|少于|不足|不到', '<'],
];
const ANY_COMPARE = [...COMPARES.map(([words]) => words), '=|等于'].join('|');
const VALUE = new RegExp(`(?:(${ANY_COMPARE})\\s*)?([-−]?${NUMBER})(?:\\s*[-–—~至到]\\s*([-−]?${NUMBER}))?\\s*`, 'uy');
const OWN_UNIT = /周?岁|[份次]|[天日]|倍的?(?:参考|正常)?(?:值|区间|范围)?上限|倍uln|\+|个百分点/uy;
const BEHIND = /\s*(?:及|或)?(以上|以下)/uy;
const LONGEST_UNIT = 20;

function at(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

const OWN_UNITS: readonly (readonly [RegExp, string])[] = [
  [/岁/, '岁'],
  [/[份次]/, '份'],
  [/[天日]/, '天'],
  [/倍/, '倍'],
];

/** The unit that begins here; words of age, counts and days are none of the laboratory. */
function unitAt(text: string, place: number): { unit: string; end: number } {
  const own = at(OWN_UNIT, text, place);
  if (own !== null) {
    const [word] = own;
    return { unit: OWN_UNITS.find(([pattern]) => pattern.test(word))?.[1] ?? word, end: place + word.length };
  }
  for (let end = Math.min(text.length, place + LONGEST_UNIT); end > place; end -= 1) {
    const spelled = text.slice(place, end);
    const isCut = /[a-z\d]$/.test(spelled) && /^[a-z\d]/.test(text.slice(end));
    const unit = isCut || /^[\s,，]|\s$/.test(spelled) ? null : findUnit(spelled);
    if (unit !== null) return { unit: unit.name, end };
  }
  return { unit: '', end: place };
}

function comparatorOf(word: string | undefined, behind: string | undefined): Comparator | undefined {
  if (word !== undefined) return COMPARES.find(([words]) => words.split('|').includes(word))?.[1] ?? 'between';
  return behind === '以上' ? '≥' : behind === '以下' ? '≤' : undefined;
}

function read(word: string): number {
  return Number(word.replaceAll(',', '').replace('−', '-'));
}

function valueAt(text: string, place: number): Token | null {
  const found = at(VALUE, text, place);
  if (found === null) return null;
  const [whole, word, low = '', high] = found;
  const { unit, end } = unitAt(text, place + whole.length);
  const behind = at(BEHIND, text, end);
  // 「> 30 以上」 and 「30–60 以上」 say two things.
  if (behind !== null && (word !== undefined || high !== undefined)) return null;
  const to = behind === null ? end : end + behind[0].length;
  const isRange = high !== undefined;
  if (isRange && word !== undefined) return null;
  const comparator = isRange ? 'between' : comparatorOf(word, behind?.[1]);
  const upper = isRange ? read(high) : comparator === 'between' ? read(low) : undefined;
  return {
    from: place,
    to,
    said: {
      says: 'value',
      value: read(low),
      unit,
      ...(comparator === undefined ? {} : { comparator }),
      ...(upper === undefined ? {} : { to: upper }),
    },
  };
}

/** A specimen, and a name behind it that is measured in it: 血清 + 铁蛋白, though 血清铁 is a name too. */
function specimenAt(read: ReadText, from: number, names: Names, specimens: readonly string[]): (Token | null)[] {
  return specimens
    .filter((each) => read.text.startsWith(each, from))
    .flatMap((specimen) => {
      const to = from + specimen.length;
      const name = nameAt(read, read.text[to] === ' ' ? to + 1 : to, names);
      const meaning = name === null ? null : settled(name.meanings, specimen);
      return [
        { from, to, said: { says: 'specimen' as const, specimen } },
        name === null || meaning === null
          ? null
          : { from, to: name.end, said: { says: 'name' as const, meanings: [meaning] } },
      ];
    });
}

function tokenAt(read: ReadText, from: number, names: Names, specimens: readonly string[]): Token {
  const { text } = read;
  const name = nameAt(read, from, names);
  const ofRules = RULES.flatMap(([pattern, say]): Token[] => {
    const found = at(pattern, text, from);
    return found === null || found[0] === '' ? [] : [{ from, to: from + found[0].length, said: say(found) }];
  });
  const candidates: (Token | null)[] = [
    name === null ? null : { from, to: name.end, said: { says: 'name', meanings: name.meanings } },
    valueAt(text, from),
    ...specimenAt(read, from, names, specimens),
    ...ofRules,
  ];
  return candidates.reduce<Token>((best, each) => (each !== null && each.to > best.to ? each : best), {
    from,
    to: from,
    said: { says: 'strange' },
  });
}

/** The text cut by longest match; what nothing matches is strange, one character at a time. */
export function tokensOf(read: ReadText, names: Names, specimens: readonly string[]): Token[] {
  const tokens: Token[] = [];
  for (let from = 0; from < read.text.length;) {
    const found = tokenAt(read, from, names, specimens);
    const token = found.to === from ? { ...found, to: from + 1 } : found;
    tokens.push(token);
    from = token.to;
  }
  return tokens;
}
