import { isAgeOfChild } from '../catalogue/catalogue.ts';
import type { Interval } from '../catalogue/catalogue.ts';
import { withoutPower } from '../results/powers.ts';
import { parseQualitative, parseResult } from '../results/result.ts';
import type { ParsedResult } from '../results/result.ts';
import { convert } from '../units/convert.ts';
import { toCompare } from '../units/published-pairs.ts';
import { isUnitless } from '../units/unit.ts';
import { boundOfBeyond } from './beyond.ts';
import { criticalSide } from './critical.ts';
import type { FlagInput, UndeterminedReason } from './flag-input.ts';
import { countedGrade, dilutionOf, gradeOf, isRiskOfOneIn } from './grade.ts';
import { resolveRange } from './resolved-range.ts';
import type { Resolved } from './resolved-range.ts';
import { isWhollyAbove, isWhollyAtLeast, isWhollyAtMost, isWhollyBelow, valueSet } from './value-set.ts';
import type { ValueSet } from './value-set.ts';

export type { FlagInput, UndeterminedReason } from './flag-input.ts';

export type FlagNote = 'catalogue_range' | 'pregnancy_range' | 'adult_range' | 'unit_converted' | 'source_flag_differs';

interface FlagBase {
  readonly parsed: ParsedResult;
  readonly rangeSource?: 'report' | 'catalogue';
  /** Interval used, in the unit of the result; absent when none or not numeric. */
  readonly interval?: Interval;
  readonly critical?: 'high' | 'low';
  readonly notes: readonly FlagNote[];
}

export type Flag =
  | (FlagBase & { readonly state: 'normal' })
  | (FlagBase & { readonly state: 'abnormal'; readonly abnormalType: 1 | -1 })
  | (FlagBase & { readonly state: 'undetermined'; readonly reason: UndeterminedReason });

type Verdict = 'normal' | 1 | -1 | UndeterminedReason;

/** Bounds themselves are normal. A lower bound of 0 bounds nothing: concentrations are not negative. */
function judgeNumber(set: ValueSet, interval: Interval, isPoint: boolean): Verdict {
  const { low = -Infinity, high = Infinity } = interval;
  if (isWhollyAbove(set, high)) return 1;
  if (isWhollyBelow(set, low)) return -1;
  const isLowKept = isWhollyAtLeast(set, low) || (low === 0 && set.low === -Infinity);
  if (isWhollyAtMost(set, high) && isLowKept) return 'normal';
  return isPoint ? 'straddles' : 'comparator';
}

function judgeTitre(result: ParsedResult, below: number): Verdict {
  if (result.kind === 'qualitative') return judgeGrade(result.grade, 0);
  if (result.kind !== 'titre') return 'kind_mismatch';
  if (result.comparator === '<') return result.dilution <= below ? 'normal' : 'comparator';
  if (result.comparator === '≤') return result.dilution < below ? 'normal' : 'comparator';
  if (result.comparator !== undefined && result.dilution < below) return 'comparator';
  return result.dilution >= below ? 1 : 'normal';
}

/** A risk of 1 in n beside its cut-off 1 in `from`: the smaller n, the higher. */
function judgeRisk(result: ParsedResult, from: number): Verdict {
  if (result.kind !== 'titre' && result.kind !== 'number') return 'kind_mismatch';
  const denominator = result.kind === 'titre' ? result.dilution : result.value;
  // <1/50000 is less than that.
  if (result.comparator !== undefined && denominator <= from) return 'comparator';
  return denominator <= from ? 1 : 'normal';
}

function judgeGrade(grade: number, normalUpTo: number): Verdict {
  if (grade <= normalUpTo) return 'normal';
  return grade === 0.5 ? 'trace' : 1;
}

/** An interval in another unit. */
export function scaled({ low, high }: Interval, factor: number): Interval {
  return {
    ...(low === undefined ? {} : { low: low * factor }),
    ...(high === undefined ? {} : { high: high * factor }),
  };
}

interface Factor {
  readonly factor: number;
  readonly failure?: UndeterminedReason;
}

const SAME_UNIT: Factor = { factor: 1 };

/** Factor from `from` to `to`, or why there is none. */
export function unitFactor(from: string, to: string, code: string): Factor {
  if (from === to) return SAME_UNIT;
  if (isUnitless(from) && !isUnitless(to)) return { factor: 1, failure: 'unit_missing' };
  const one = convert(1, from, to, code);
  if (one.ok) return { factor: one.factor };
  return { factor: 1, failure: one.reason === 'unknown_unit' ? 'unit_unknown' : 'unit_mismatch' };
}

/** The unit of a row: of its own column, else what stands behind the number. */
export function resultUnit(
  { unit, unit_read: meant }: Pick<FlagInput, 'unit'> & { readonly unit_read?: string },
  parsed: ParsedResult,
): string {
  const printed = meant ?? unit ?? '';
  return printed.trim() === '' && parsed.kind === 'number' && parsed.unit !== undefined ? parsed.unit : printed;
}

/** The range in the unit of the result. A range printed without unit shares the unit of its row. */
function comparableInterval(
  input: FlagInput,
  parsed: ParsedResult,
  resolved: Resolved,
): { interval: Interval; isConverted: boolean } | UndeterminedReason {
  const { range } = resolved;
  if (range.kind !== 'interval') return 'kind_mismatch';
  const rangeUnit = resolved.source === 'catalogue' ? (input.item?.unit ?? '') : range.unit;
  // 1:64 says itself that it is a dilution.
  const isBareTitre = parsed.kind === 'titre' && isUnitless(resultUnit(input, parsed));
  if (rangeUnit === undefined || isBareTitre) return { interval: scaled(range, 1), isConverted: false };
  const { factor, failure } = unitFactor(rangeUnit, resultUnit(input, parsed), input.item?.code ?? '');
  if (failure !== undefined)
    return isUnitless(resultUnit(input, parsed)) && !isUnitless(rangeUnit) ? 'unit_missing' : failure;
  return { interval: scaled(range, factor), isConverted: factor !== 1 };
}

/** A newborn's haemoglobin of 205 g/L: what a laboratory prints as usual for a child is no danger by the limits of adults. */
function isUsualOfChild({ ageYears }: FlagInput, source: Resolved['source'], verdict: Verdict): boolean {
  return verdict === 'normal' && source === 'report' && isAgeOfChild(ageYears);
}

/** The intervals of children are recalled from their standard: beyond one a result is told, within it nobody is reassured. */
function ofChild(verdict: Verdict, { ageYears, item }: FlagInput, { source }: Resolved): Verdict {
  return verdict === 'normal' && isAgeOfChild(ageYears) && source === 'catalogue' && item?.valueType === 'numeric'
    ? 'child_interval'
    : verdict;
}

/** Critical by the item's limits; needs a unit that converts, else nothing is claimed. */
function judgeCritical(input: FlagInput, parsed: ParsedResult, verdict: Verdict): 'high' | 'low' | undefined {
  if (input.isSuspect === true) return undefined;
  const limits = input.critical === undefined ? (input.item?.critical ?? null) : input.critical;
  if (limits === null || input.item === undefined) return undefined;
  if (limits.when === 'first' && input.wasCritical === true) return undefined;
  if (limits.when === 'pregnancy' && input.isPregnant !== true) return undefined;
  if (parsed.kind === 'qualitative') return parsed.grade >= (limits.level ?? Infinity) ? 'high' : undefined;
  // Of what must not be there at all, a count or a titre that is judged abnormal is as critical as the word.
  if (limits.level === 1 && (parsed.kind === 'number' || parsed.kind === 'titre'))
    return verdict === 1 ? 'high' : undefined;
  const { code, unit: own } = input.item;
  const unit = resultUnit(input, parsed);
  const { factor, failure } = unitFactor(unit, own, code);
  const set = failure === undefined ? valueSet(parsed, (figure) => toCompare(figure, factor, unit, code)) : null;
  return set === null ? undefined : criticalSide(limits, set);
}

/** What refers a reader elsewhere describes nothing. */
const ELSEWHERE = /见|附|另|说明|报告|详|待|无法|不能/;
const wordsOf = (text: string): string => text.normalize('NFKC').replace(/[\s。.]|生长$/g, '');

/** 正常菌群生长 beside 正常菌群, 淡黄色 beside 淡黄色: in words, just what the laboratory prints as usual. */
function isAsExpected(result: string, range: string | null | undefined): boolean {
  const usual = wordsOf(range ?? '');
  return usual.length > 1 && !/\d/.test(usual) && !ELSEWHERE.test(usual) && wordsOf(result) === usual;
}

function judge(
  input: FlagInput,
  parsed: ParsedResult,
  resolved: Resolved,
): { verdict: Verdict; interval?: Interval; isConverted?: boolean } {
  if (parsed.kind === 'empty') return { verdict: 'no_result' };
  if (input.isSuspect === true) return { verdict: 'implausible' };
  if (parsed.kind === 'text') return { verdict: isAsExpected(parsed.text, input.range) ? 'normal' : 'text_result' };
  if (parsed.kind === 'beyond')
    return { verdict: input.item?.valueType === 'qualitative' ? 'text_result' : 'beyond_measuring' };
  if (resolved.failure !== undefined) return { verdict: resolved.failure };
  const { range } = resolved;
  const grade = gradeOf(parsed) ?? countedGrade(parsed, input.item, resultUnit(input, parsed));
  if (range.kind === 'titre') {
    const judgeRatio = isRiskOfOneIn(input.item?.code) ? judgeRisk : judgeTitre;
    return { verdict: judgeRatio(parsed, range.below) };
  }
  if (range.kind === 'qualitative' || range.kind === 'qualitative_from') {
    if (grade === undefined) return { verdict: 'kind_mismatch' };
    if (range.kind === 'qualitative') return { verdict: judgeGrade(grade, range.normalUpTo) };
    return { verdict: grade >= range.normalFrom ? 'normal' : -1 };
  }
  const comparable = comparableInterval(input, parsed, resolved);
  // A grade against a numeric cut-off (阴性 against <1.0): the word itself is the laboratory's judgement of that cut-off, in any unit.
  const isCutOff = range.kind === 'interval' && !(range.low !== undefined && range.low > 0);
  if (parsed.kind === 'qualitative' && isCutOff)
    return { verdict: judgeGrade(parsed.grade, 0), ...(typeof comparable === 'string' ? {} : comparable) };
  if (typeof comparable === 'string')
    return { verdict: isCutOff && parsed.kind === 'number' && grade !== undefined ? judgeGrade(grade, 0) : comparable };
  const set = valueSet(dilutionOf(parsed, resultUnit(input, parsed)));
  if (set === null) return { verdict: 'kind_mismatch' };
  const verdict = judgeNumber(set, comparable.interval, parsed.kind === 'between');
  // 0.98(+): within the interval, and positive for the laboratory. Its word adds, it takes nothing away.
  const isSaid = parsed.kind === 'number' && (parsed.sign ?? 0) >= 1;
  return { verdict: verdict === 'normal' && isSaid ? 1 : verdict, ...comparable };
}

/** Blood that does not clot, or holds nothing that clots: times and ratios lie above, what is formed or shared out below whatever is measured. */
const UNCLOTTED = /(?:不|未|未见|无)凝固?$/;
const NOTHING_THERE = /^(?:未检出|未测出|测不出|测不到|检测不到|无法测出|未检测到)$/;
const UNCLOTTED_SIDE: Readonly<Record<string, 'above' | 'below'>> = {
  PT: 'above',
  APTT: 'above',
  TT: 'above',
  INR: 'above',
  FIB: 'below',
  PTA: 'below',
};

function withSide(parsed: ParsedResult, { item, result }: FlagInput): ParsedResult {
  const side = UNCLOTTED_SIDE[item?.code ?? ''];
  if (side === undefined || (parsed.kind !== 'beyond' && parsed.kind !== 'qualitative')) return parsed;
  const told = `${result}`.trim();
  return UNCLOTTED.test(told) || (side === 'below' && NOTHING_THERE.test(told)) ? { kind: 'beyond', side } : parsed;
}

/** Which side HI and LO lie on hangs on no unit: where the row's says nothing, they are taken in that of the catalogue. */
function readResult(input: FlagInput): { asked: FlagInput; parsed: ParsedResult } {
  const read = (input.item?.valueType === 'qualitative' ? parseQualitative : parseResult)(input.result);
  const parsed = withSide(read, input);
  if (parsed.kind !== 'beyond' || input.item === undefined) return { asked: input, parsed };
  const { unit, code } = input.item;
  const isBlank = isUnitless(input.unit ?? '');
  const { factor, failure } = unitFactor(input.unit ?? '', unit, code);
  const asked: FlagInput =
    failure === undefined || isBlank ? input : { ...input, unit, range: null, rangeLow: null, rangeHigh: null };
  const { range } = resolveRange(asked, parsed);
  const bound = boundOfBeyond({
    parsed,
    item: input.item,
    interval: range.kind === 'interval' ? range : {},
    factor: failure === undefined ? factor : 1,
  });
  if (bound?.kind !== 'number') return { asked, parsed };
  return { asked, parsed: isBlank && unit !== '' ? { ...bound, unit } : bound };
}

const SOURCE_FLAG: Record<'H' | 'L' | 'N', 'normal' | 1 | -1> = { H: 1, L: -1, N: 'normal' };

/** Why another interval than the printed one judges. */
function sourceNote({ isOfPregnancy, isOfAdults }: Resolved): FlagNote {
  if (isOfPregnancy === true) return 'pregnancy_range';
  return isOfAdults === true ? 'adult_range' : 'catalogue_range';
}

/** What lies out of the intervals of both sexes is abnormal whoever it is of; its interval is that of neither. */
function outOfBoth(input: FlagInput): Flag | null {
  const [male, female] = (['male', 'female'] as const).map((sex) => flagResult({ ...input, sex }));
  if (male?.state !== 'abnormal' || female?.state !== 'abnormal' || male.abnormalType !== female.abnormalType)
    return null;
  const { interval: _, ...rest } = male;
  return rest;
}

/** A power of ten is a part of the figure: 3.20×10^6 beside IU/mL. */
function withoutPowersOf(input: FlagInput): FlagInput {
  const unit = input.unit ?? '';
  const result = withoutPower(input.result, unit);
  const range = withoutPower(input.range, unit);
  return result === input.result && range === input.range ? input : { ...input, result, range: range ?? null };
}

/**
 * Judges one printed row: normal, abnormal (1 high or positive, -1 low) or undetermined with the reason, never a guess. The
 * report's own range decides first, the catalogue's only where the report has none (`rangeSource` says which); bounds are
 * normal; `<10` decides only what it proves. Critical limits apply on top, in the catalogue's unit.
 */
export function flagResult(printed: FlagInput): Flag {
  const given = withoutPowersOf(printed);
  const { asked: input, parsed } = readResult(given);
  const resolved = resolveRange(input, parsed);
  const { interval, isConverted, ...judged } = judge(input, parsed, resolved);
  const verdict = ofChild(judged.verdict, input, resolved);
  const critical = isUsualOfChild(input, resolved.source, verdict) ? undefined : judgeCritical(input, parsed, verdict);
  const isDecided = verdict === 'normal' || verdict === 1 || verdict === -1;
  const notes: FlagNote[] = [];
  if (isDecided && resolved.source === 'catalogue') notes.push(sourceNote(resolved));
  if (isConverted === true) notes.push('unit_converted');
  if (isDecided && input.sourceFlag != null && SOURCE_FLAG[input.sourceFlag] !== verdict)
    notes.push('source_flag_differs');
  if (resolved.failure === 'sex_unknown') {
    const outside = outOfBoth(given);
    if (outside !== null) return outside;
  }
  const base: FlagBase = {
    parsed,
    notes,
    ...(resolved.failure === undefined ? { rangeSource: resolved.source } : {}),
    ...(interval === undefined ? {} : { interval }),
    ...(critical === undefined ? {} : { critical }),
  };
  if (verdict === 'normal') return { ...base, state: 'normal' };
  if (verdict === 1 || verdict === -1) return { ...base, state: 'abnormal', abnormalType: verdict };
  return { ...base, state: 'undetermined', reason: verdict };
}
