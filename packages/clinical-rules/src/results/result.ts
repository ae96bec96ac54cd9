import { memoizeByText } from '../core/memoize-by-text.ts';
import { findUnit } from '../units/unit.ts';
import { readGrade, strongestPart } from './grade.ts';
import type { QualitativeGrade } from './grade.ts';
import { grownIn } from './organism.ts';

export type { QualitativeGrade } from './grade.ts';

export type Comparator = '<' | '>' | '≤' | '≥';

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
  /(?<=^[<>≤≥]?[\d.,]+\s?(?:[a-zμ%][^\s()]*)?)[\s(,;]+(?:偏?[高低]|[升降]高?低?|过[高低]|[HLCP]{1,2}|crit(?:ical)?|panic|(?!.*(?:于|超|无法|不能|未|不足|限|疑|错|误|废))(?:[^\d]|(?:\d{4}[-/.])?\d{1,2}[-/.月]\d{1,2}日?|\d{1,2}[:时]\d{2}(?::\d{2})?分?)*(?:危急|临床|通知|报告|核对|核实|审核|确认|已知|回报|电话|结合|随访|仅供参考)(?:[^\d]|(?:\d{4}[-/.])?\d{1,2}[-/.月]\d{1,2}日?|\d{1,2}[:时]\d{2}(?::\d{2})?分?)*)\)?[。]?$/i;

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
const TITRE = /^(?:阳性|弱阳性|positive)?\s*\(?([<>≤≥]?)\s*1\s*[:：/]\s*(\d+)\)?\s*(?:阳性|\(?\+{1,4}\)?)?$/i;

/** The pattern beside the titre of an antinuclear antibody: 颗粒型 1:320, 1:100(核均质型). */
const STAINING =
  /[(,;、，；\s]*[^\d\s(),;:、，；]*(?:颗粒|均质|斑点|核仁|着丝点|核膜|核点|胞浆)[^\d\s(),;:]*型?\)?[,;:，；：]?/g;

const readResult = memoizeByText((printed): ParsedResult => {
  const text = foldText(printed);
  if (text === '' || /^(--+|\/|null|nan|n\/a|未做|未检|未测|未检测|未送检?|拒检|(?:项目|检测)?已?取消)$/i.test(text))
    return { kind: 'empty' };
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
