import { isAtLeast } from '../core/number.ts';
import type { Contribution, RuleStamp, Sex } from '../core/rule-stamp.ts';
import type { ReviewNote } from '../core/wording.ts';
import { isPlausibleSet, isPointSet, setText } from '../flags/printed-set.ts';
import { isWhollyAbove, isWhollyAtLeast, isWhollyAtMost, isWhollyBelow, pointSet } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import {
  ABC_SOURCE,
  G17_FROM,
  G17_HIGH_POINTS,
  G17_LOW_BELOW,
  G17_MIDDLE_POINTS,
  G17_RAISED_ABOVE,
  G17_UP_TO,
  GASTRIC_AGE_BINS,
  GASTRIC_HIGH_FROM,
  GASTRIC_LIMITS,
  GASTRIC_MEDIUM_FROM,
  GASTRIC_SOURCE,
  GASTRIC_VERSION,
  HP_POINTS,
  MALE_POINTS,
  PG_POSITIVE_PG1_UP_TO,
  PG_POSITIVE_PGR_UP_TO,
  PGR_POINTS,
  PGR_SCORED_BELOW,
  SCORE_FROM_AGE,
  SEVERE_PG1_BELOW,
  SEVERE_PGR_BELOW,
} from './gastric-table.ts';
import type { AbcGroup, GastricLevel } from './gastric-table.ts';

/** Inputs of the score, in its order. */
export type GastricScoreItem = 'age' | 'sex' | 'hp' | 'pgr' | 'g17';
export type GastricItem = GastricScoreItem | 'pg1' | 'pg2';
export type GastricHint = 'severe_corpus_atrophy' | 'g17_low' | 'g17_raised';

/** Raw facts; what is not known is null. A printed `<0.5` is a half line and decides only what it proves. */
export interface GastricFacts {
  readonly ageYears: number | null;
  readonly sex: Sex | null;
  /** μg/L. */
  readonly pg1: ValueSet | null;
  /** μg/L. */
  readonly pg2: ValueSet | null;
  /** As printed; computed from PG I and PG II where the report prints none. */
  readonly pgr: ValueSet | null;
  /** pmol/L. */
  readonly g17: ValueSet | null;
  readonly isHpPositive: boolean | null;
}

/** What a hospital may choose: the ratio of its pepsinogen platform. */
export interface GastricOptions {
  readonly pgrPositiveUpTo: number;
}

export const GASTRIC_DEFAULTS: GastricOptions = { pgrPositiveUpTo: PG_POSITIVE_PGR_UP_TO };

export interface GastricResult extends RuleStamp {
  readonly status: 'complete' | 'incomplete';
  /** 0 to 23; null when an input is missing or the person is younger than 40. */
  readonly score: number | null;
  readonly level: GastricLevel | null;
  readonly isTooYoung: boolean;
  readonly contributions: readonly Contribution<GastricScoreItem>[];
  /** The ratio that was used; null when unknown or only bounded. */
  readonly pgr: number | null;
  readonly isPgrComputed: boolean;
  readonly isPgPositive: boolean | null;
  readonly abc: AbcGroup | null;
  readonly hints: readonly GastricHint[];
  /** Inputs of the score that are unknown, implausible or only bounded. */
  readonly missing: readonly GastricScoreItem[];
  readonly invalid: readonly GastricItem[];
  readonly inputsUsed: GastricFacts;
}

interface Usable {
  readonly age: number | null;
  readonly pg1: ValueSet | null;
  readonly pgr: ValueSet | null;
  readonly g17: ValueSet | null;
  readonly isPgrComputed: boolean;
  readonly invalid: readonly GastricItem[];
}

function usable(facts: GastricFacts): Usable {
  const invalid: GastricItem[] = [];
  const within = (item: GastricItem, set: ValueSet | null, limits: readonly [number, number]): ValueSet | null => {
    if (set === null || isPlausibleSet(set, limits)) return set;
    invalid.push(item);
    return null;
  };
  const age = facts.ageYears === null ? null : within('age', pointSet(facts.ageYears), GASTRIC_LIMITS.ageYears);
  const pg1 = within('pg1', facts.pg1, GASTRIC_LIMITS.pgUgPerL);
  const pg2 = within('pg2', facts.pg2, GASTRIC_LIMITS.pgUgPerL);
  const printed = within('pgr', facts.pgr, [0, Infinity]);
  const g17 = within('g17', facts.g17, GASTRIC_LIMITS.g17PmolPerL);
  const computed = isPointSet(pg1) && isPointSet(pg2) && pg2.low > 0 ? pointSet(pg1.low / pg2.low) : null;
  const isPgrComputed = printed === null && computed !== null;
  return { age: age?.low ?? null, pg1, pgr: printed ?? computed, g17, isPgrComputed, invalid };
}

function pgrPoints(pgr: ValueSet): number | null {
  if (isWhollyBelow(pgr, PGR_SCORED_BELOW)) return PGR_POINTS;
  return isWhollyAtLeast(pgr, PGR_SCORED_BELOW) ? 0 : null;
}

function g17Points(g17: ValueSet): number | null {
  if (isWhollyBelow(g17, G17_FROM)) return 0;
  if (isWhollyAbove(g17, G17_UP_TO)) return G17_HIGH_POINTS;
  return isWhollyAtLeast(g17, G17_FROM) && isWhollyAtMost(g17, G17_UP_TO) ? G17_MIDDLE_POINTS : null;
}

function agePoints(age: number): number {
  return GASTRIC_AGE_BINS.findLast((bin) => isAtLeast(age, bin.from))?.points ?? 0;
}

/** What an input is, a number where it is one, and what it scores; null where it is only bounded on both sides of a cut-off. */
type Share = Pick<Contribution, 'value' | 'points'> | null;

function shareOf(set: ValueSet, points: number | null): Share {
  return points === null ? null : { value: isPointSet(set) ? set.low : setText(set), points };
}

export function gastricLevel(score: number): GastricLevel {
  if (score >= GASTRIC_HIGH_FROM) return 'high';
  return score >= GASTRIC_MEDIUM_FROM ? 'medium' : 'low';
}

/** Both must hold, so one that does not is enough for negative. */
function pgPositive(pg1: ValueSet | null, pgr: ValueSet | null, pgrUpTo: number): boolean | null {
  const low = (set: ValueSet | null, limit: number): boolean | null => {
    if (set === null) return null;
    if (isWhollyAtMost(set, limit)) return true;
    return isWhollyAbove(set, limit) ? false : null;
  };
  const parts = [low(pg1, PG_POSITIVE_PG1_UP_TO), low(pgr, pgrUpTo)];
  if (parts.includes(false)) return false;
  return parts.includes(null) ? null : true;
}

function abcGroup(isHpPositive: boolean | null, isPgPositive: boolean | null): AbcGroup | null {
  if (isHpPositive === null || isPgPositive === null) return null;
  if (isPgPositive) return isHpPositive ? 'C' : 'D';
  return isHpPositive ? 'B' : 'A';
}

function hintsOf({ pg1, pgr, g17 }: Usable): GastricHint[] {
  const isSevere =
    pg1 !== null && pgr !== null && isWhollyBelow(pg1, SEVERE_PG1_BELOW) && isWhollyBelow(pgr, SEVERE_PGR_BELOW);
  return [
    ...(isSevere ? (['severe_corpus_atrophy'] as const) : []),
    ...(g17 !== null && isWhollyBelow(g17, G17_LOW_BELOW) ? (['g17_low'] as const) : []),
    ...(g17 !== null && isWhollyAbove(g17, G17_RAISED_ABOVE) ? (['g17_raised'] as const) : []),
  ];
}

/**
 * Gastric cancer screening score (0 to 23) and ABC(D) group. Any missing input gives no score but names what is missing; the
 * group needs pepsinogen and antibody alone and is given at any age.
 */
export function evaluateGastric(facts: GastricFacts, options: GastricOptions = GASTRIC_DEFAULTS): GastricResult {
  const values = usable(facts);
  const { age, pgr, g17 } = values;
  const { sex, isHpPositive } = facts;
  const rows: [GastricScoreItem, Share][] = [
    ['age', age === null ? null : { value: age, points: agePoints(age) }],
    ['sex', sex === null ? null : { value: sex, points: sex === 'male' ? MALE_POINTS : 0 }],
    ['hp', isHpPositive === null ? null : { value: isHpPositive, points: isHpPositive ? HP_POINTS : 0 }],
    ['pgr', pgr && shareOf(pgr, pgrPoints(pgr))],
    ['g17', g17 && shareOf(g17, g17Points(g17))],
  ];
  const missing = rows.filter(([, share]) => share === null).map(([item]) => item);
  const isTooYoung = age !== null && age < SCORE_FROM_AGE;
  const isScored = missing.length === 0 && !isTooYoung;
  const shares = rows.flatMap(([item, share]) => (share === null ? [] : [{ item, ...share, source: GASTRIC_SOURCE }]));
  const score = isScored ? shares.reduce((sum, { points }) => sum + points, 0) : null;
  const isPgPositive = pgPositive(values.pg1, pgr, options.pgrPositiveUpTo);
  const abc = abcGroup(isHpPositive, isPgPositive);
  const hints = hintsOf(values);
  const notes: ReviewNote[] = [
    ...(isScored ? (['gastric_points'] as const) : []),
    ...(abc === null ? [] : (['gastric_abc', 'gastric_pgr_limit'] as const)),
    'gastric_hints',
  ];
  return {
    ruleId: 'gastric',
    ruleVersion: GASTRIC_VERSION,
    source: `${GASTRIC_SOURCE}；${ABC_SOURCE}`,
    reviewNotes: notes,
    footer: 'reference_only',
    status: isScored ? 'complete' : 'incomplete',
    score,
    level: score === null ? null : gastricLevel(score),
    isTooYoung,
    contributions: isScored ? shares : [],
    pgr: isPointSet(pgr) ? pgr.low : null,
    isPgrComputed: values.isPgrComputed,
    isPgPositive,
    abc,
    hints,
    missing,
    invalid: values.invalid,
    inputsUsed: facts,
  };
}
