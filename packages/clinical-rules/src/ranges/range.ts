import { memoizeByText } from '../core/memoize-by-text.ts';
import { foldDecimalComma, foldText, parseResult } from '../results/result.ts';
import type { QualitativeGrade } from '../results/result.ts';
import { findUnit, isUnitless } from '../units/unit.ts';

export interface NumericRange {
  readonly kind: 'interval';
  readonly low?: number;
  readonly high?: number;
  /** Unit printed inside the range text, canonical. */
  readonly unit?: string;
}

/** A reference range as printed, read. */
export type ParsedRange =
  | NumericRange
  /** Normal up to this grade: 阴性 is 0, 阴性~± is 0.5. */
  | { readonly kind: 'qualitative'; readonly normalUpTo: QualitativeGrade }
  /** 弱阳性以上 expected (immunity markers): normal from this grade. */
  | { readonly kind: 'qualitative_from'; readonly normalFrom: QualitativeGrade }
  | { readonly kind: 'titre'; readonly below: number }
  | { readonly kind: 'by_sex'; readonly male: NumericRange; readonly female: NumericRange }
  | { readonly kind: 'none' }
  | { readonly kind: 'unparsed'; readonly text: string; readonly reason: 'inverted' | 'not_understood' };

const NUMBER = String.raw`[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|[+-]?\.\d+`;
const SEPARATOR = String.raw`\s*(?:-|~|至|到|\.{2,3}|to)\s*`;
/** Low, high and what stands behind them. */
const INTERVAL = new RegExp(
  `^(?:[≥>]\\s*)?\\(?(${NUMBER})\\)?${SEPARATOR}\\(?(?:[≤<]\\s*)?(${NUMBER})[)\\]]?\\s*(.*)$`,
  'i',
);
/** [99,110]: the comma parts the bounds. */
const BRACKETED = new RegExp(`^\\[\\s*(\\d+(?:\\.\\d+)?)\\s*[,;]\\s*(\\d+(?:\\.\\d+)?)\\s*\\](.*)$`);
/** 3.5 5.3, 3.5/5.3, L:3.5 H:5.3: columns of a printer that lost their dash. */
const SPACED = new RegExp(
  `^(?:L|低|下限)?:?\\s*(\\d+(?:\\.\\d+)?)\\s*(?:[\\s/]|[,;]?\\s*(?:H|高|上限):?)\\s*(\\d+(?:\\.\\d+)?)$`,
);
/** 3.5,5.3: two figures with points of their own are no thousands and no decimals. */
const COMMA_BETWEEN = /^(\d+\.\d+)\s*,\s*(\d+\.\d+)$/;
/** 3.5 -- 5.3, 3.5~~5.3: one separator. */
const DOUBLED = /(\d)\s*(?:~{2,}|\s-{2,}\s)\s*(?=\d)/;
const TWO_BOUNDS = new RegExp(`^[≥>]\\s*(${NUMBER})\\s*[,;且和]\\s*[≤<]\\s*(${NUMBER})\\s*(.*)$`);
const BOUND = new RegExp(`^([<>≤≥])\\s*(${NUMBER})\\s*(.*)$`);
const BOUND_AFTER = new RegExp(`^(${NUMBER})\\s*(\\D*?)\\s*(以下|以内|及以下|以上|及以上)[)\\]]?$`);
const NOTHING = /^0(?:\.0+)?(?![\d.])\s*(.*)$/;

/** Replaced wherever they stand: a bound is read at the beginning alone. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/大于或?等于|不低于|不小于|不少于|至少/, '≥'],
  [/小于或?等于|不高于|不超过|不大于|不多于|至多|up\s*to/i, '≤'],
  [/大于|高于|多于|超过/, '>'],
  [/小于|低于|少于/, '<'],
];

/** The groups of a pattern, all of which it fills wherever it matches; null where it does not. */
function groupsOf(pattern: RegExp, text: string): readonly [string, string, string, string] | null {
  return pattern.exec(text) as unknown as readonly [string, string, string, string] | null;
}

function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** Unit text behind the numbers: '' fine, a known unit fine, anything else makes the range unreadable. */
function readTail(tail: string): { unit?: string } | null {
  const text = tail.replace(/^[([]+|[)\]]+$/g, '');
  if (isUnitless(text)) return {};
  const unit = findUnit(text) ?? findUnit(tail);
  return unit === null ? null : { unit: unit.name };
}

function unparsed(text: string, reason: 'inverted' | 'not_understood' = 'not_understood'): ParsedRange {
  return { kind: 'unparsed', text, reason };
}

function readInterval(text: string): NumericRange | 'inverted' | null {
  // What closes the bracket is dropped with the unit.
  const plain = text.replace(/^[([]\s*/, '');
  // 0 alone: nothing is expected, as 0–0.
  const nothing = groupsOf(NOTHING, plain);
  const unitOfNothing = nothing && readTail(nothing[1]);
  if (unitOfNothing !== null) return { kind: 'interval', low: 0, high: 0, ...unitOfNothing };
  const both = groupsOf(TWO_BOUNDS, plain) ?? groupsOf(INTERVAL, plain);
  if (both !== null) {
    const tail = readTail(both[3]);
    if (tail === null) return null;
    const [low, high] = [toNumber(both[1]), toNumber(both[2])];
    if (low <= high) return { kind: 'interval', low, high, ...tail };
    // A double dash is one separator (3.5--5.3) unless it is a dash and a minus (-3.0--1.0), which was tried first.
    return plain.includes('--') ? readInterval(plain.replace('--', '~')) : 'inverted';
  }
  const worded = WORDS.reduce((current, [pattern, sign]) => current.replace(pattern, sign), plain);
  const bound = groupsOf(
    BOUND,
    worded.replace(
      BOUND_AFTER,
      (_, limit: string, unit: string, side: string) => `${side.endsWith('上') ? '≥' : '≤'}${limit}${unit}`,
    ),
  );
  if (bound === null) return null;
  const tail = readTail(bound[3]);
  if (tail === null) return null;
  const limit = toNumber(bound[2]);
  return bound[1] === '<' || bound[1] === '≤'
    ? { kind: 'interval', high: limit, ...tail }
    : { kind: 'interval', low: limit, ...tail };
}

/** An interval inside a longer text: there an inverted one leaves the whole unread. */
function readPart(text: string): NumericRange | null {
  const interval = readInterval(text);
  return interval === 'inverted' ? null : interval;
}

const MALE = String.raw`(?:男性?|male|m)`;
const FEMALE = String.raw`(?:女性?|female|f)`;
const BY_SEX: readonly RegExp[] = [
  new RegExp(`^${MALE}\\s*:?\\s*(?<male>.+?)[\\s,;/。]*${FEMALE}\\s*:?\\s*(?<female>.+)$`, 'i'),
  new RegExp(`^${FEMALE}\\s*:?\\s*(?<female>.+?)[\\s,;/。]*${MALE}\\s*:?\\s*(?<male>.+)$`, 'i'),
];

function readBySex(text: string): ParsedRange | null {
  for (const pattern of BY_SEX) {
    const parts = pattern.exec(text)?.groups as { male: string; female: string } | undefined;
    if (parts === undefined) continue;
    const [male, female] = [readPart(parts.male), readPart(parts.female)];
    if (male !== null && female !== null) return { kind: 'by_sex', male, female };
  }
  return null;
}

function readQualitative(text: string): ParsedRange | null {
  const titre = groupsOf(/^(?:阴性|negative)?\s*[(:]?\s*[<≤]\s*1\s*[:/]\s*(\d+)\s*\)?(?:为?阴性)?$/i, text);
  if (titre !== null) return { kind: 'titre', below: Number(titre[1]) };
  if (/^(?:阴性|-|neg(?:ative)?|\(-\))\s*(?:~|-|至|到|或|\/)\s*(?:±|弱阳性|微量|trace|\(±\))$/i.test(text)) {
    return { kind: 'qualitative', normalUpTo: text.includes('弱阳性') ? 1 : 0.5 };
  }
  const signal =
    groupsOf(/^(?:阴性|negative)\s*[(:]?\s*([<≤].+)$/i, text) ??
    groupsOf(/^([<≤].+?)\s*\(?为?(?:阴性|negative)\)?$/i, text);
  const interval = signal && readPart(signal[1]);
  if (interval !== null) return interval;
  const result = parseResult(text);
  if (result.kind !== 'qualitative') return null;
  return result.grade <= 0.5
    ? { kind: 'qualitative', normalUpTo: result.grade }
    : { kind: 'qualitative_from', normalFrom: 1 };
}

const readRange = memoizeByText((printed): ParsedRange => {
  const original = printed.trim();
  const text = foldText(original)
    .replace(/^(?:参考值|参考区间|参考范围|正常值)\s*:\s*/, '')
    .replace(DOUBLED, '$1~');
  if (/^(?:-{0,3}|\/|无|n\/a|null|未提供|见说明|见报告)$/i.test(text)) return { kind: 'none' };
  const bracketed = groupsOf(BRACKETED, text);
  const spaced = groupsOf(SPACED, text) ?? groupsOf(COMMA_BETWEEN, text);
  if (spaced !== null && toNumber(spaced[1]) < toNumber(spaced[2]))
    return { kind: 'interval', low: toNumber(spaced[1]), high: toNumber(spaced[2]) };
  const interval = readInterval(
    bracketed === null ? foldDecimalComma(text) : `${bracketed[1]}~${bracketed[2]}${bracketed[3]}`,
  );
  if (interval === 'inverted') return unparsed(original, 'inverted');
  return interval ?? readBySex(text) ?? readQualitative(text) ?? unparsed(original);
});

/**
 * Reads a printed reference range in the spellings that hospitals use: `3.5-5.3`, `3.5–5.3`, `3.5～5.3`, `<30`, `≤30`, `不高于30`,
 * `30以下`, `≥90`, `阴性`, `阴性(<1:100)`, `男 57-97 女 41-73`, full-width digits, a unit attached. A bound of either spelling is
 * itself normal. What cannot be read is `unparsed` with the text kept; an empty cell or a dash is `none`.
 */
export function parseRange(printed: string | null | undefined): ParsedRange {
  return readRange(printed ?? '');
}
