import type { Interval } from '../catalogue/row.ts';
import type { Contribution, Incomplete, RuleStamp } from '../core/rule-stamp.ts';
import { isImplausible, shownText } from '../flags/measured.ts';
import { isWhollyAbove, isWhollyAtLeast, isWhollyAtMost, isWhollyBelow } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import * as table from './thyroid-function-table.ts';
import type { PregnantStatus, Trimester } from './thyroid-function-table.ts';

export type ThyroidItem = keyof typeof table.THYROID_FUNCTION_LIMITS;
export type Level = 'L' | 'N' | 'H';

/** TSH mIU/L, FT4 and FT3 pmol/L, TPOAb and TgAb IU/mL, TRAb IU/L, ranges in the same units; null: not known. */
export interface ThyroidFunctionFacts {
  readonly values: Readonly<Record<ThyroidItem, ValueSet | null>>;
  /** Own ranges of the report; absent ones are the defaults of the table. */
  readonly ranges: Readonly<Partial<Record<ThyroidItem, Interval>>>;
  readonly pregnantStatus: PregnantStatus;
  /** The laboratory's own TSH range for that trimester; wins over the fallback. */
  readonly trimesterTsh: Interval | null;
  /** In intensive care or critically ill: low hormones may be those of the illness. */
  readonly isCriticallyIll: boolean;
}

export type ThyroidDiagnosis =
  | 'overt_hyper'
  | 't3_hyper'
  | 'subclinical_hyper'
  | 'subclinical_hyper_mild'
  | 'subclinical_hyper_severe'
  | 'central_hypo'
  | 'low_ft4_undecided'
  | 'overt_hypo'
  | 'subclinical_hypo'
  | 'subclinical_hypo_mild'
  | 'subclinical_hypo_severe'
  | 'tsh_inappropriately_high'
  | 'tsh_inappropriate'
  | 'low_t3'
  | 'isolated_ft3_high'
  | 'antibodies_only'
  | 'normal'
  | 'pregnancy_graves'
  | 'pregnancy_transient'
  | 'pregnancy_undecided'
  | 'pregnancy_thyrotoxicosis'
  | 'pregnancy_tsh_low'
  | 'pregnancy_overt_hypo'
  | 'pregnancy_subclinical_hypo'
  | 'pregnancy_hypothyroxinaemia';

export type Etiology = 'graves' | 'hashimoto';
export type Treatment = 'levothyroxine' | 'consider_levothyroxine' | 'monitor';

export interface ThyroidFunctionAssessment extends RuleStamp {
  readonly status: 'complete';
  readonly diagnosis: ThyroidDiagnosis;
  readonly etiology: readonly Etiology[];
  /** Absent outside pregnancy. */
  readonly treatment?: Treatment | null;
  readonly levels: Levels;
  readonly tshRange: Interval;
  readonly isFallbackRange: boolean;
  readonly contributions: readonly Contribution<ThyroidItem>[];
  readonly inputsUsed: ThyroidFunctionFacts;
  readonly missing: readonly ThyroidItem[];
  readonly invalid: readonly [];
}

export type ThyroidFunctionIncomplete = Incomplete<ThyroidItem> &
  RuleStamp & { readonly levels: Levels; readonly inputsUsed: ThyroidFunctionFacts };
export type ThyroidFunctionResult = ThyroidFunctionAssessment | ThyroidFunctionIncomplete;

/** Against their ranges; null: not known, or a bound that straddles the range. */
export interface Levels {
  readonly tsh: Level | null;
  readonly ft4: Level | null;
  readonly ft3: Level | null;
}

/** true positive, false negative, null not known. */
interface Antibodies {
  readonly tpoab: boolean | null;
  readonly tgab: boolean | null;
  readonly trab: boolean | null;
}

const ITEMS = Object.keys(table.THYROID_FUNCTION_LIMITS) as ThyroidItem[];

const STAMP: RuleStamp = {
  ruleId: 'thyroid-function',
  ruleVersion: table.THYROID_FUNCTION_VERSION,
  source: table.THYROID_FUNCTION_SOURCE,
  reviewNotes: ['thyroid_grades', 'plausible_range_ours'],
  footer: 'reference_only',
};

export function trimesterOf(status: PregnantStatus): Trimester | null {
  return status === 0 || status === 4 ? null : status;
}

/** Status of a count of completed weeks; 0 (not known to be pregnant) before the first and beyond the last week. */
export function statusOfWeeks(weeks: number): PregnantStatus {
  if (!Number.isFinite(weeks) || weeks < 0 || weeks > table.LAST_WEEK) return 0;
  if (weeks < table.SECOND_TRIMESTER_FROM_WEEK) return 1;
  return weeks < table.THIRD_TRIMESTER_FROM_WEEK ? 2 : 3;
}

/** The level of a value in a range whose bounds are normal. */
export function levelIn(set: ValueSet | null, { low, high }: Interval): Level | null {
  if (set === null) return null;
  if (high !== undefined && isWhollyAbove(set, high)) return 'H';
  if (low !== undefined && isWhollyBelow(set, low)) return 'L';
  const isBelowHigh = high === undefined || isWhollyAtMost(set, high);
  const isAboveLow = low === undefined || isWhollyAtLeast(set, low);
  return isBelowHigh && isAboveLow ? 'N' : null;
}

function tshRangeOf(facts: ThyroidFunctionFacts): { range: Interval; isFallback: boolean } {
  const trimester = trimesterOf(facts.pregnantStatus);
  if (trimester === null) return { range: facts.ranges.tsh ?? table.DEFAULT_RANGES.tsh, isFallback: false };
  if (facts.trimesterTsh !== null) return { range: facts.trimesterTsh, isFallback: false };
  return { range: table.TRIMESTER_TSH[trimester], isFallback: true };
}

function antibodyOf({ values, ranges }: ThyroidFunctionFacts, item: 'tpoab' | 'tgab' | 'trab'): boolean | null {
  const set = values[item];
  const upper = ranges[item]?.high ?? table.DEFAULT_UPPERS[item];
  if (set === null) return null;
  if (isWhollyAbove(set, upper)) return true;
  return isWhollyAtMost(set, upper) ? false : null;
}

/** What the pattern is read from. */
interface Picture {
  readonly levels: Levels;
  readonly tsh: ValueSet;
  readonly trimester: Trimester | null;
  readonly antibodies: Antibodies;
  readonly isCriticallyIll: boolean;
}

/** A missing FT3 is not a normal one. */
const mayFt3BeLow = ({ ft3 }: Levels): boolean => ft3 === 'L' || ft3 === null;

/** Early in pregnancy only a negative TRAb speaks for the transient form; a missing one is not negative. */
function pregnantToxicosis(trimester: Trimester, { trab }: Antibodies): ThyroidDiagnosis {
  if (trab === true) return 'pregnancy_graves';
  if (trimester !== 1) return 'pregnancy_thyrotoxicosis';
  return trab === null ? 'pregnancy_undecided' : 'pregnancy_transient';
}

/** Low TSH with FT4 normal, or high where FT3 alone may be. */
function lowTsh({ levels, tsh, trimester, antibodies, isCriticallyIll }: Picture): ThyroidDiagnosis {
  if (levels.ft4 === 'L') return isCriticallyIll && mayFt3BeLow(levels) ? 'low_ft4_undecided' : 'central_hypo';
  if (levels.ft4 === 'H' || levels.ft3 === 'H') {
    if (trimester === null) return levels.ft4 === 'H' ? 'overt_hyper' : 't3_hyper';
    return pregnantToxicosis(trimester, antibodies);
  }
  if (trimester !== null) return 'pregnancy_tsh_low';
  if (isWhollyBelow(tsh, table.SEVERE_HYPER_BELOW)) return 'subclinical_hyper_severe';
  return isWhollyAtLeast(tsh, table.SEVERE_HYPER_BELOW) ? 'subclinical_hyper_mild' : 'subclinical_hyper';
}

function highTsh({ levels, tsh, trimester }: Picture): ThyroidDiagnosis {
  if (levels.ft4 === 'H') return 'tsh_inappropriately_high';
  if (levels.ft4 === 'L') return trimester === null ? 'overt_hypo' : 'pregnancy_overt_hypo';
  if (trimester !== null) return 'pregnancy_subclinical_hypo';
  if (isWhollyAtLeast(tsh, table.SEVERE_HYPO_FROM)) return 'subclinical_hypo_severe';
  return isWhollyBelow(tsh, table.SEVERE_HYPO_FROM) ? 'subclinical_hypo_mild' : 'subclinical_hypo';
}

/** With TSH normal a low FT3 beside a low FT4 is enough for the illness of another organ to be in question. */
function normalTsh({ levels, trimester, antibodies, isCriticallyIll }: Picture): ThyroidDiagnosis {
  if (levels.ft4 === 'L') {
    if (trimester !== null) return 'pregnancy_hypothyroxinaemia';
    const isOpen = levels.ft3 === 'L' || (isCriticallyIll && mayFt3BeLow(levels));
    return isOpen ? 'low_ft4_undecided' : 'central_hypo';
  }
  if (levels.ft4 === 'H') return 'tsh_inappropriate';
  if (levels.ft3 === 'L') return 'low_t3';
  if (levels.ft3 === 'H') return 'isolated_ft3_high';
  return Object.values(antibodies).includes(true) ? 'antibodies_only' : 'normal';
}

const BY_TSH: Readonly<Record<Level, (picture: Picture) => ThyroidDiagnosis>> = {
  L: lowTsh,
  N: normalTsh,
  H: highTsh,
};

const HYPERTHYROID: readonly ThyroidDiagnosis[] = [
  'overt_hyper',
  't3_hyper',
  'subclinical_hyper',
  'subclinical_hyper_mild',
  'subclinical_hyper_severe',
];
const PRIMARY_HYPOTHYROID: readonly ThyroidDiagnosis[] = [
  'overt_hypo',
  'subclinical_hypo',
  'subclinical_hypo_mild',
  'subclinical_hypo_severe',
  'pregnancy_overt_hypo',
  'pregnancy_subclinical_hypo',
];

function etiologyOf(diagnosis: ThyroidDiagnosis, { tpoab, tgab, trab }: Antibodies): Etiology[] {
  if (HYPERTHYROID.includes(diagnosis)) return trab === true ? ['graves'] : [];
  return PRIMARY_HYPOTHYROID.includes(diagnosis) && (tpoab === true || tgab === true) ? ['hashimoto'] : [];
}

function treatmentOf(
  diagnosis: ThyroidDiagnosis,
  tsh: ValueSet,
  level: Level,
  { tpoab }: Antibodies,
): Treatment | null {
  if (diagnosis === 'pregnancy_overt_hypo' || diagnosis === 'pregnancy_subclinical_hypo') return 'levothyroxine';
  if (tpoab !== true || level !== 'N') return null;
  if (isWhollyAbove(tsh, table.PREGNANCY_TARGET)) return 'consider_levothyroxine';
  return isWhollyAtMost(tsh, table.PREGNANCY_TARGET) ? 'monitor' : null;
}

/** Pattern of TSH, FT4, FT3 and antibodies. TSH and FT4 are required; without FT3 or antibodies the missing are named. */
export function evaluateThyroidFunction(facts: ThyroidFunctionFacts): ThyroidFunctionResult {
  const { values, ranges, pregnantStatus } = facts;
  const { range: tshRange, isFallback } = tshRangeOf(facts);
  const trimester = trimesterOf(pregnantStatus);
  const levels: Levels = {
    tsh: levelIn(values.tsh, tshRange),
    ft4: levelIn(values.ft4, ranges.ft4 ?? table.DEFAULT_RANGES.ft4),
    ft3: levelIn(values.ft3, ranges.ft3 ?? table.DEFAULT_RANGES.ft3),
  };
  const stamp: RuleStamp = {
    ...STAMP,
    reviewNotes: [
      ...STAMP.reviewNotes,
      ...(isFallback ? (['thyroid_pregnancy_range'] as const) : []),
      ...(trimester === null ? [] : (['thyroid_pregnancy_treatment'] as const)),
    ],
  };
  const invalid = ITEMS.filter((item) => isImplausible(values[item], table.THYROID_FUNCTION_LIMITS[item]));
  const { tsh } = values;
  if (invalid.length > 0 || tsh === null || levels.tsh === null || levels.ft4 === null) {
    const missing = (['tsh', 'ft4'] as const).filter((item) => levels[item] === null && !invalid.includes(item));
    return { ...stamp, status: 'incomplete', levels, missing, invalid, inputsUsed: facts };
  }
  const antibodies: Antibodies = {
    tpoab: antibodyOf(facts, 'tpoab'),
    tgab: antibodyOf(facts, 'tgab'),
    trab: antibodyOf(facts, 'trab'),
  };
  const diagnosis = BY_TSH[levels.tsh]({
    levels,
    tsh,
    trimester,
    antibodies,
    isCriticallyIll: facts.isCriticallyIll,
  });
  const known: Record<ThyroidItem, Level | boolean | null> = { ...levels, ...antibodies };
  return {
    ...stamp,
    status: 'complete',
    diagnosis,
    etiology: etiologyOf(diagnosis, antibodies),
    ...(trimester === null ? {} : { treatment: treatmentOf(diagnosis, tsh, levels.tsh, antibodies) }),
    levels,
    tshRange,
    isFallbackRange: isFallback,
    contributions: ITEMS.flatMap((item) => {
      const set = values[item];
      if (set === null) return [];
      const isOff = known[item] === 'L' || known[item] === 'H' || known[item] === true;
      return [{ item, value: shownText(set), points: isOff ? 1 : 0, source: table.THYROID_FUNCTION_SOURCE }];
    }),
    inputsUsed: facts,
    missing: ITEMS.filter((item) => known[item] === null),
    invalid: [],
  };
}
