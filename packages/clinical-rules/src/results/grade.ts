import { partSigns } from './composite.ts';

/** Grade of a qualitative result: 0 negative, 0.5 trace or ±, 1 to 4 as plus signs; a bare 阳性 is 1. */
export type QualitativeGrade = 0 | 0.5 | 1 | 2 | 3 | 4;

export interface Grade {
  readonly grade: QualitativeGrade;
  readonly isWeak: boolean;
}

const NEGATIVE = new Set([
  '阴性',
  '阴',
  '-',
  '(-)',
  'neg',
  'negative',
  'n',
  'nonreactive',
  'non-reactive',
  'notdetected',
  'undetectable',
  'undetected',
  'tnd',
  'absent',
  '无反应',
  '无反应性',
  '阴性反应',
  '非反应',
  '非反应性',
  '未检出',
  '未见',
  '未查见',
  '未发现',
  '未检测到',
  '未生长',
  '未见异常',
  '未找到',
  '未查到',
  '未见到',
  '没有发现',
  '没有',
  '不存在',
  '无',
  '低风险',
  '正常菌群',
  '正常菌群生长',
  '见正常菌群',
  '仅见正常菌群',
  '无致病菌',
  '无致病菌生长',
  '未见致病菌',
  '未检出致病菌',
  '未检出病原体',
  '未检出病原微生物',
  '未检测到病原体',
  '未检出病毒',
]);
const TRACE = new Set([
  '±',
  '+-',
  '+/-',
  '-/+',
  '(±)',
  'trace',
  'tr',
  '可疑',
  '微量',
  '弱反应',
  '临界',
  'equivocal',
  'borderline',
  '灰区',
  '阴性~弱阳性',
]);
const WEAK = new Set(['弱阳性', '弱阳', 'weakpositive', 'weaklypositive']);
const POSITIVE = new Set([
  '阳性',
  '阳',
  'pos',
  'positive',
  'reactive',
  'detected',
  'present',
  '反应性',
  '有反应',
  '有反应性',
  '阳性反应',
  '检出',
  '检测到',
  '查见',
  '查到',
  '检见',
  '见到',
  '找到',
  '发现',
  '可见',
  '存在',
  '有生长',
  '易见',
  '多见',
  '大量',
  '有菌生长',
  '高风险',
]);
/** As strong as three signs: what a strip calls so (ours). */
const STRONG = new Set(['强阳性', '强阳', 'strongpositive', 'stronglypositive']);

/** The word, where its sign says the same; null where they contradict. */
function agreeing(sign: Grade | null, word: Grade | null): Grade | null {
  if (sign === null || word === null) return null;
  return sign.grade > 0.5 === word.grade > 0.5 ? word : null;
}

/** A word or sign of a strip, a smear or a test as its grade; null for what is none. */
export function readGrade(text: string): Grade | null {
  const word = text
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/^[:：]/, '')
    // 初筛阳性: what a first test says is what there is; whether it is confirmed is another test.
    .replace(/^(初筛|初检|筛查|复检|复查)(?=阴性|阳性|弱阳性|有?反应)/, '')
    // 有反应，待复检: that another test follows changes nothing of this one.
    .replace(
      /[,;(](?:待|需|请|建议|已)(?:进一步)?(?:复检|复查|复核|确证|确认|送[^\d]{0,6}确[证认])[^\d()]{0,4}\)?$/,
      '',
    )
    // 未检测到靶标, target not detected: what was looked for is the item itself.
    .replace(/^(未?检测到|未?检出)(?:靶标|靶基因|靶序列|目标(?:基因|核酸|序列)|病毒核酸)$/, '$1')
    .replace(/^target(not)?detected$/, '$1detected');
  if (NEGATIVE.has(word)) return { grade: 0, isWeak: false };
  if (TRACE.has(word)) return { grade: 0.5, isWeak: false };
  if (WEAK.has(word)) return { grade: 1, isWeak: true };
  if (POSITIVE.has(word)) return { grade: 1, isWeak: false };
  if (STRONG.has(word)) return { grade: 3, isWeak: false };
  const plus = /^\(?(?:(\+{1,4})|([1-4])\+|\+([1-4]))\)?$/.exec(word);
  if (plus) {
    const count = Number(plus[2] ?? plus[3] ?? plus[1]?.length ?? 1);
    return { grade: count as QualitativeGrade, isWeak: false };
  }
  // 1+~2+: what is sure is the lower one.
  const span = /^([1-4]?\+{1,4}|\+[1-4]|±|\+-|-)(?:~|至|到|-)([1-4]?\+{1,4}|\+[1-4])$/.exec(word);
  const least = span?.[1] === undefined ? null : readGrade(span[1]);
  if (least !== null) return least.grade >= 1 ? least : { grade: 0.5, isWeak: false };
  // (+)阳性, -(阴性): the sign first, its word after it; 3+(7.8mmol/L), +-(0.15g/L): a strip with the amount that it stands for.
  const signed = /^(\(?[+-]\)?)\(?([^\d()+-]+)\)?$/.exec(word);
  if (signed?.[1] !== undefined && signed[2] !== undefined) return agreeing(readGrade(signed[1]), readGrade(signed[2]));
  const strip =
    /^(\(?(?:±|\+-|[1-4]?\+{1,4}|\+[1-4]|-)\)?)\((?:大?约|≈)?[<>≤≥]?\d[^()]*\)$/.exec(word) ??
    /^([1-4]?\+{1,4})\d[^()]*$/.exec(word);
  if (strip?.[1] !== undefined) return readGrade(strip[1]);
  const [, inside] = /^\(([^()]{2,})\)$/.exec(word) ?? [];
  if (inside !== undefined) return readGrade(inside);
  // 阳性(2+), 阴性(-), negative (0.12): the word first, a grade or signal in brackets after it.
  const both = /^([^(\d+±-]+)\((.+)\)$/.exec(word);
  if (both?.[1] !== undefined && both[2] !== undefined) {
    const head = readGrade(both[1]);
    const inner = readGrade(both[2]);
    if (head === null) return null;
    if (inner === null) return head;
    const agrees = head.grade > 0.5 === inner.grade > 0.5 || head.isWeak;
    return agrees && !head.isWeak ? inner : head;
  }
  // 阳性，Ct 22.4; 3+（IgG）: a word or a sign, and what was measured or found it with.
  const [, told] = /^([^,;]+)[,;]?\(?ct(?:值)?[=:：≈约]?[<>≤≥]?\d[\d.]*\)?$/.exec(word) ?? [];
  if (told !== undefined) return readGrade(told);
  const [, bound] = /^([1-4]?\+{1,4}|\+[1-4])\((?:抗?ig[gam]|抗?c3[bcd]?|[+,、和及]|型)+\)$/.exec(word) ?? [];
  if (bound !== undefined) return readGrade(bound);
  // 检出，序列数 1264: what a sequencing counted of it.
  const [, counted] =
    /^(检出|检测到|阳性|detected|positive)[,;:(](?:特异|唯一|匹配)?(?:序列|读长|拷贝|丰度|相对丰度|覆盖度|载量|reads?|rpm)[^阴未无]*$/.exec(
      word,
    ) ?? [];
  if (counted !== undefined) return readGrade(counted);
  const start = /^(阴性|阳性|弱阳性|negative|positive)(?:\([+-]\)(?=.))?[,;:]?(.*)/.exec(word);
  const head = start?.[1] === undefined ? null : readGrade(start[1]);
  // 阳性 1:320 and 阳性12.5 stay positive; 阴性 followed by prose is not decided here.
  return /^[\d.:<>≤≥+]*$/.test(start?.[2] ?? '') ? head : null;
}

/** A test of several parts is as positive as the strongest of them. */
export function strongestPart(text: string): Grade | null {
  const grades = (partSigns(text) ?? []).flatMap((sign) => readGrade(sign) ?? []);
  return grades.toSorted((a, b) => b.grade - a.grade)[0] ?? null;
}
