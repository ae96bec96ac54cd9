import { memoizeByText } from '../core/memoize-by-text.ts';
import { findUnit } from '../units/unit.ts';
import { partSigns } from './composite.ts';
import { grownIn } from './organism.ts';

export type Comparator = '<' | '>' | '≤' | '≥';

/** Grade of a qualitative result: 0 negative, 0.5 trace or ±, 1 to 4 as plus signs; a bare 阳性 is 1. */
export type QualitativeGrade = 0 | 0.5 | 1 | 2 | 3 | 4;

/** A printed result, read. Numbers stand in the unit of the report. */
export type ParsedResult =
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly comparator?: Comparator;
      readonly decimals: number;
      readonly unit?: string;
      /** What the laboratory says of the figure behind it: 250.00(+), 0.01 阴性. */
      readonly sign?: QualitativeGrade;
    }
  | { readonly kind: 'between'; readonly low: number; readonly high: number }
  | { readonly kind: 'qualitative'; readonly grade: QualitativeGrade; readonly isWeak: boolean }
  | { readonly kind: 'titre'; readonly dilution: number; readonly comparator?: Comparator }
  /** 「HI」, 「LO」, 「超限」: the instrument gives no figure, only that it lies above or below what it measures, or that it does. */
  | { readonly kind: 'beyond'; readonly side: 'above' | 'below' | 'either' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'empty' };

/** Folds full-width characters, dashes and inequality spellings into one form. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\u2500\u30fc\ufe58\ufe63]/g, '-')
    .replace(/[~\u223c\u301c\u02dc]/g, '~')
    .replace(/>=|=>|⩾|≧/g, '≥')
    .replace(/<=|=<|⩽|≦/g, '≤')
    .trim();
}

const COMMA_NUMBER = /(?<![\d.,])(\d+),(\d+)(?![\d.,])/g;

/** 6,8 and 0,125 with the decimal comma of ISO 80000-1 as with a point; groups of three behind no leading zero stay thousands (1,120). */
export function foldDecimalComma(text: string): string {
  return text.replace(COMMA_NUMBER, (printed, whole: string, rest: string) =>
    rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? printed : `${whole}.${rest}`,
  );
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

/** What a meter or an analyser shows in place of a figure that it cannot measure; 满视野 is what an eye cannot count. */
const ABOVE_RANGE =
  /^(?:hi(?:gh)?|over|(?:布|占)?满视野(?:\/hpf?)?|视野布满|布满|密布|高|过高|太高|极高|爆表|>{2,}|((高于|超过|超出|大于|超|>)(仪器|检测|测量|测定|线性)*(的)?(上限|最高限|最高值|高限)))[!！。]?$/i;
const BELOW_RANGE =
  /^(?:lo(?:w)?|under|低|过低|太低|极低|<{2,}|((低于|超过|超出|小于|<)(仪器|检测|测量|测定|线性)*(的)?(下限|最低限|最低值|低限|检出限|检测限)))[!！。]?$/i;
const OUT_OF_RANGE =
  /^(?:(?:血液|血浆|标本)?(?:不|未|未见|无)凝固?|(?:已|结果)?超(?:限|量程|范围|测|线性)|(?:超出|超过|不在)(?:仪器|检测|测量|测定|线性|可报告)*(?:范围|量程|限)内?|溢出|测不出|测不到|无法测出|out of range|overflow|e-?range)[!！。]?$/i;

/** HI（>33.3）: the sign, and the bound that it stands for. */
const WITH_BOUND = /^([^\d()]+?)\s*\(([^()]+)\)$/;

function readBeyond(text: string): ParsedResult | null {
  const [, sign, inside] = WITH_BOUND.exec(text) ?? [];
  if (sign !== undefined && inside !== undefined) {
    const told = readBeyond(sign);
    const bound = readNumber(inside.trim());
    return told !== null && bound?.kind === 'number' && bound.comparator !== undefined ? bound : told;
  }
  if (ABOVE_RANGE.test(text)) return { kind: 'beyond', side: 'above' };
  if (BELOW_RANGE.test(text)) return { kind: 'beyond', side: 'below' };
  return OUT_OF_RANGE.test(text) ? { kind: 'beyond', side: 'either' } : null;
}

interface Grade {
  readonly grade: QualitativeGrade;
  readonly isWeak: boolean;
}

/** The word, where its sign says the same; null where they contradict. */
function agreeing(sign: Grade | null, word: Grade | null): Grade | null {
  if (sign === null || word === null) return null;
  return sign.grade > 0.5 === word.grade > 0.5 ? word : null;
}

function readGrade(text: string): Grade | null {
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
  const start = /^(阴性|阳性|弱阳性|negative|positive)(?:\([+-]\)(?=.))?[,;:]?(.*)/.exec(word);
  const head = start?.[1] === undefined ? null : readGrade(start[1]);
  // 阳性 1:320 and 阳性12.5 stay positive; 阴性 followed by prose is not decided here.
  return /^[\d.:<>≤≥+]*$/.test(start?.[2] ?? '') ? head : null;
}

/** A test of several parts is as positive as the strongest of them. */
function strongestPart(text: string): Grade | null {
  const grades = (partSigns(text) ?? []).flatMap((sign) => readGrade(sign) ?? []);
  return grades.toSorted((a, b) => b.grade - a.grade)[0] ?? null;
}

const NUMBER = /^([<>≤≥]?)([+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)(?:e([+-]?\d+))?(.*)/i;

function readNumber(text: string): ParsedResult | null {
  const match = NUMBER.exec(
    text
      // 见 12%, 约占 5%: that it was seen, or how sure the count is.
      .replace(/^(?:可见|查见|偶见|散见|见到?|约占|约|占)\s*(?=[<>≤≥]?[\d.])/, '')
      .replace(/^(?:大于等于|不小于)/, '≥')
      .replace(/^(?:小于等于|不大于)/, '≤')
      .replace(/^(?:大于|高于|超过|超出)(?=[\s\d.])/, '>')
      .replace(/^(?:小于|低于|不足)(?=[\s\d.])/, '<')
      .replace(/^([\d.].*?)(?:及|或)?以上$/, '≥$1')
      .replace(/^([\d.].*?)(?:及|或)?以下$/, '≤$1')
      .replace(/^([<>≤≥])\s+/, '$1'),
  );
  if (match === null) return null;
  const [, sign = '', digits = '', exponent, rest = ''] = match;
  // H and L behind a number are the source's flag, not part of the result; behind a unit only after a space.
  const tail = rest.replace(/\s[HL]{1,2}$/, '').replace(/^[HL]{1,2}$/, '');
  // A bare + may be an exponent that was cut off: only a word or a sign in brackets is one.
  const said = /^[+\-±\d]/.test(tail) ? null : readGrade(tail);
  const unit = findUnit(tail);
  if (tail !== '' && unit === null && said === null) return null;
  const value = Number(`${digits.replace(/,/g, '')}${exponent === undefined ? '' : `e${exponent}`}`);
  if (!Number.isFinite(value)) return null;
  return {
    kind: 'number',
    value,
    decimals: digits.split('.')[1]?.length ?? 0,
    ...(sign === '' ? {} : { comparator: sign as Comparator }),
    ...(unit === null ? {} : { unit: unit.name }),
    ...(said === null ? {} : { sign: said.grade }),
  };
}

/** What the laboratory says of the specimen behind a number: 28（可见聚集）, 6.9 标本溶血. Without figures of its own. */
const SPECIMEN_REMARK = /(?<=^[<>≤≥]?[\d.]+)[\s(,;][^\d]*(?:聚集|溶血|脂血|黄疸|乳糜|凝块|复核|复查|稀释)[^\d]*$/;

/** What is said of the result behind it: its side (6.8（高）, 6.8 (C)), that somebody was told, that it was looked at. What says that it is none stays. */
const TOLD_REMARK =
  /(?<=^[<>≤≥]?[\d.,]+\s?(?:[a-zμ%][^\s()]*)?)[\s(,;]+(?:偏?[高低]|[升降]高?低?|过[高低]|[HLCP]{1,2}|crit(?:ical)?|panic|(?!.*(?:于|超|无法|不能|未|不足|限|疑|错|误|废))[^\d]*(?:危急|临床|通知|报告|核对|核实|审核|确认|已知|回报|电话|结合|随访|仅供参考)[^\d]*)\)?[。]?$/i;

/** 6.8；复查 6.9: of a result and its repetition what both prove. */
const REPEATED =
  /^(\d+(?:\.\d+)?)\s*[;,(]?\s*(?:已|经)?(?:复查|复测|复核|复检|重测|重做|复)(?:结果|值|后|为)*[:\s]*(\d+(?:\.\d+)?)\)?$/;

function readRepeated(text: string): ParsedResult | null {
  const [, first, second] = REPEATED.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  const [low = 0, high = 0] = [Number(first), Number(second)].toSorted((a, b) => a - b);
  return { kind: 'between', low, high };
}

/** The same before a number: 已复 6.8, 复查结果：6.8, 标本溶血，6.8. A haemolysis without a mark behind it may have a degree (溶血 2). */
const REMARK_BEFORE =
  /^[(]?(?:(?:已|经)?(?:复查|复测|复核|复检|重测|重做|复)(?:结果|值|后|一致|为)*\s*[):,;]?|[^\d()]*(?:聚集|溶血|脂血|黄疸|乳糜|凝块|稀释)[^\d()指程级度]*[):,;])\s*(?=[<>≤≥]?\d)/;

/** How a titre is printed, with or without the word for it. */
const TITRE = /^(?:阳性|弱阳性|positive)?\s*\(?([<>≤≥]?)\s*1\s*[:：/]\s*(\d+)\)?\s*(?:阳性|\(?\+\)?)?$/i;

/** The pattern beside the titre of an antinuclear antibody: 颗粒型 1:320, 1:100(核均质型). */
const STAINING =
  /[(,;、，；\s]*[^\d\s(),;:、，；]*(?:颗粒|均质|斑点|核仁|着丝点|核膜|核点|胞浆)[^\d\s(),;:]*型?\)?[,;:，；：]?/g;

const readResult = memoizeByText((printed): ParsedResult => {
  const text = foldText(printed);
  if (text === '' || /^(--+|\/|null|nan|n\/a)$/i.test(text)) return { kind: 'empty' };
  const bare = foldDecimalComma(text.replace(/[↑↓★☆◆◇▲△▼▽※*!]|^['"“”‘’]+|['"“”‘’]+$/g, '').trim());
  const titre = TITRE.exec(/阴性|未|无/.test(bare) ? bare : bare.replace(STAINING, ''));
  if (titre?.[2] !== undefined && Number(titre[2]) > 0) {
    const comparator = titre[1] as Comparator | '';
    return { kind: 'titre', dilution: Number(titre[2]), ...(comparator === '' ? {} : { comparator }) };
  }
  const number = readNumber(bare.replace(TOLD_REMARK, '').replace(SPECIMEN_REMARK, '').replace(REMARK_BEFORE, ''));
  if (number !== null) return number;
  const repeated = readRepeated(bare);
  if (repeated !== null) return repeated;
  const between = /^(\d+(?:\.\d+)?)\s*[-~]\s*(\d+(?:\.\d+)?)(.*)/.exec(bare);
  if (
    between?.[1] !== undefined &&
    between[2] !== undefined &&
    (between[3] === '' || findUnit(between[3] ?? '') !== null)
  ) {
    const [low, high] = [Number(between[1]), Number(between[2])];
    if (low <= high) return { kind: 'between', low, high };
  }
  const grade = readGrade(bare) ?? strongestPart(bare);
  if (grade !== null) return { kind: 'qualitative', ...grade };
  const beyond = readBeyond(bare);
  if (beyond !== null) return beyond;
  const grown = grownIn(bare);
  if (grown !== null) return { kind: 'qualitative', grade: grown ? 1 : 0, isWeak: false };
  return { kind: 'text', text: printed.trim() };
});

/**
 * Reads a printed result. `<10` keeps its comparator; 阴性, ±, 2+, 弱阳性 become grades; 1:320 a titre; `0-2` (microscopy) two
 * bounds; `HI` and `LO` of a meter the side on which it gives no figure; what is none of these stays text. Nothing throws and nothing is guessed.
 */
export function parseResult(printed: string | number | null | undefined): ParsedResult {
  if (typeof printed !== 'number') return readResult(printed ?? '');
  if (!Number.isFinite(printed)) return { kind: 'empty' };
  return { kind: 'number', value: printed, decimals: String(printed).split('.')[1]?.length ?? 0 };
}

/** +1 to +4 alone: a number with its sign (base excess), and the printed grade of a strip. */
const SIGN_FIRST = /^\s*[+＋][1-4]\s*$/;

/** Reads the result of an item that is only positive or negative: +2 is 2+ there. */
export function parseQualitative(printed: string | number | null | undefined): ParsedResult {
  return parseResult(SIGN_FIRST.test(String(printed)) ? `(${String(printed)})` : printed);
}
