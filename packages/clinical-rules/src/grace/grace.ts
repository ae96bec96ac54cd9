import { finiteOrNull, isAtLeast, isAtMost, roundHalfUp } from '../core/number.ts';
import type { Contribution, Incomplete, RuleStamp } from '../core/rule-stamp.ts';
import { GRACE_LIMITS } from './grace-limits.ts';
import {
  AGE_BINS,
  ARREST_POINTS,
  CREATININE_BINS,
  DEATH_NODES,
  ENZYME_POINTS,
  GRACE_SOURCE,
  GRACE_VERSION,
  HEART_RATE_BINS,
  HIGH_FROM,
  KILLIP_POINTS,
  LOW_UP_TO,
  PRESSURE_BINS,
  ST_POINTS,
} from './grace-table.ts';
import type { Bin } from './grace-table.ts';

export type GraceLevel = 'low' | 'medium' | 'high';
export type PressureUnit = 'mmHg' | 'kPa';
export type CreatinineUnit = 'μmol/L' | 'mg/dl';

export type GraceNumberItem = 'age' | 'heart_rate' | 'blood_pressure' | 'serum_creatinine' | 'kill_ip_rank';
export type GraceCheckItem = 'cardiac_arrest' | 'st_down' | 'cardiac_enzymes_high';
export type GraceItem = GraceNumberItem | GraceCheckItem;

/** Raw facts; a number that is not known is null, a check that is not known counts as absent (the form's default). */
export interface GraceFacts {
  readonly ageYears: number | null;
  readonly heartRatePerMin: number | null;
  readonly systolicPressure: number | null;
  readonly systolicPressureUnit: PressureUnit;
  readonly serumCreatinine: number | null;
  readonly serumCreatinineUnit: CreatinineUnit;
  /** 1 to 4. */
  readonly killipClass: number | null;
  readonly hasCardiacArrest: boolean;
  readonly hasStDeviation: boolean;
  readonly hasRaisedEnzymes: boolean;
}

export interface GraceScore extends RuleStamp {
  readonly status: 'complete';
  readonly score: number;
  readonly level: GraceLevel;
  /** In-hospital death in percent, 2 decimals; the table ends at 0.2 and 52. */
  readonly deathPercent: number;
  /** Beyond the ends of the table the probability is only bounded. */
  readonly deathBound: 'at_most' | 'at_least' | 'exact';
  readonly pressureMmHg: number;
  readonly creatinineMgPerDl: number;
  readonly contributions: readonly Contribution<GraceItem>[];
  readonly inputsUsed: GraceFacts;
  readonly missing: readonly [];
}

export type GraceIncomplete = Incomplete<GraceNumberItem> & RuleStamp & { readonly inputsUsed: GraceFacts };
export type GraceResult = GraceScore | GraceIncomplete;

/** Exact definition of the unit conversion of the rule base; 1 kPa = 7.50062 mmHg. */
const MMHG_PER_KPA = 7.50062;
/** Creatinine: mg/dl = μmol/L / 88.4. */
const CREATININE_UMOL_PER_MG_DL = 88.4;

const STAMP: RuleStamp = {
  ruleId: 'grace',
  ruleVersion: GRACE_VERSION,
  source: GRACE_SOURCE,
  reviewNotes: ['grace_bin_edges', 'grace_creatinine_rounding', 'grace_death_nodes', 'grace_st_label'],
  footer: 'reference_only',
};

/** Pressure as the score uses it: whole mmHg. */
export function pressureInMmHg(value: number, unit: PressureUnit): number {
  return roundHalfUp(unit === 'kPa' ? value * MMHG_PER_KPA : value, 0);
}

/** Creatinine as the score uses it: mg/dl with two decimals. */
export function creatinineInMgPerDl(value: number, unit: CreatinineUnit): number {
  return roundHalfUp(unit === 'mg/dl' ? value : value / CREATININE_UMOL_PER_MG_DL, 2);
}

/** Points of a value in half-open bins [from, next from). */
export function pointsIn(bins: readonly Bin[], value: number): number {
  return bins.findLast((bin) => value >= bin.from)?.points ?? 0;
}

/** Band of a score; whole numbers, a fraction is rounded first. 108 is low, 109 and 139 medium, 140 high. */
export function graceLevel(score: number): GraceLevel {
  const whole = roundHalfUp(score, 0);
  if (whole <= LOW_UP_TO) return 'low';
  return whole >= HIGH_FROM ? 'high' : 'medium';
}

/** In-hospital death in percent, linear between the published nodes. */
export function deathProbability(score: number): { percent: number; bound: 'at_most' | 'at_least' | 'exact' } {
  const [first] = DEATH_NODES;
  const last = DEATH_NODES.at(-1) ?? first;
  if (score <= first.score) return { percent: first.percent, bound: 'at_most' };
  if (score >= last.score) return { percent: last.percent, bound: 'at_least' };
  const upperIndex = DEATH_NODES.findIndex((node) => node.score >= score);
  const upper = DEATH_NODES[upperIndex] ?? last;
  const lower = DEATH_NODES[upperIndex - 1] ?? first;
  const share = (score - lower.score) / (upper.score - lower.score);
  return { percent: roundHalfUp(lower.percent + share * (upper.percent - lower.percent), 2), bound: 'exact' };
}

function isWithin(value: number, [low, high]: readonly [number, number]): boolean {
  return isAtLeast(value, low) && isAtMost(value, high);
}

interface Prepared {
  readonly age: number | null;
  readonly heartRate: number | null;
  readonly pressure: number | null;
  readonly creatinine: number | null;
  readonly killip: number | null;
  /** Unrounded, mmHg and μmol/L: the plausible range is about what was entered, not about what is scored. */
  readonly rawPressure: number | null;
  readonly rawCreatinine: number | null;
}

function prepare(facts: GraceFacts): Prepared {
  const pressure = finiteOrNull(facts.systolicPressure);
  const creatinine = finiteOrNull(facts.serumCreatinine);
  const rawPressure = pressure !== null && facts.systolicPressureUnit === 'kPa' ? pressure * MMHG_PER_KPA : pressure;
  const rawCreatinine =
    creatinine !== null && facts.serumCreatinineUnit === 'mg/dl' ? creatinine * CREATININE_UMOL_PER_MG_DL : creatinine;
  return {
    age: finiteOrNull(facts.ageYears),
    heartRate: finiteOrNull(facts.heartRatePerMin),
    pressure: pressure === null ? null : pressureInMmHg(pressure, facts.systolicPressureUnit),
    creatinine: creatinine === null ? null : creatinineInMgPerDl(creatinine, facts.serumCreatinineUnit),
    killip: finiteOrNull(facts.killipClass),
    rawPressure,
    rawCreatinine,
  };
}

function check(prepared: Prepared): { missing: GraceNumberItem[]; invalid: GraceNumberItem[] } {
  const rows: [GraceNumberItem, number | null, readonly [number, number]][] = [
    ['age', prepared.age, GRACE_LIMITS.ageYears],
    ['heart_rate', prepared.heartRate, GRACE_LIMITS.heartRatePerMin],
    ['blood_pressure', prepared.rawPressure, GRACE_LIMITS.pressureMmHg],
    ['serum_creatinine', prepared.rawCreatinine, GRACE_LIMITS.creatinineUmolPerL],
    ['kill_ip_rank', prepared.killip, GRACE_LIMITS.killipClass],
  ];
  const missing = rows.filter(([, value]) => value === null).map(([item]) => item);
  const invalid = rows.filter(([, value, limits]) => value !== null && !isWithin(value, limits)).map(([item]) => item);
  if (prepared.killip !== null && !Number.isInteger(prepared.killip) && !invalid.includes('kill_ip_rank')) {
    invalid.push('kill_ip_rank');
  }
  return { missing, invalid };
}

/** GRACE in-hospital score. A missing or implausible input gives no score but names what is missing or invalid; never 0. */
export function evaluateGrace(facts: GraceFacts): GraceResult {
  const prepared = prepare(facts);
  const { missing, invalid } = check(prepared);
  const { age, heartRate, pressure, creatinine, killip } = prepared;
  if (
    missing.length > 0 ||
    invalid.length > 0 ||
    age === null ||
    heartRate === null ||
    pressure === null ||
    creatinine === null ||
    killip === null
  ) {
    return { ...STAMP, status: 'incomplete', missing, invalid, inputsUsed: facts };
  }
  const rows: [GraceItem, number | boolean, number][] = [
    ['age', age, pointsIn(AGE_BINS, age)],
    ['heart_rate', heartRate, pointsIn(HEART_RATE_BINS, heartRate)],
    ['blood_pressure', pressure, pointsIn(PRESSURE_BINS, pressure)],
    ['serum_creatinine', creatinine, pointsIn(CREATININE_BINS, creatinine)],
    ['kill_ip_rank', killip, KILLIP_POINTS[killip - 1] ?? 0],
    ['cardiac_arrest', facts.hasCardiacArrest, facts.hasCardiacArrest ? ARREST_POINTS : 0],
    ['st_down', facts.hasStDeviation, facts.hasStDeviation ? ST_POINTS : 0],
    ['cardiac_enzymes_high', facts.hasRaisedEnzymes, facts.hasRaisedEnzymes ? ENZYME_POINTS : 0],
  ];
  const score = rows.reduce((sum, [, , points]) => sum + points, 0);
  const death = deathProbability(score);
  return {
    ...STAMP,
    status: 'complete',
    score,
    level: graceLevel(score),
    deathPercent: death.percent,
    deathBound: death.bound,
    pressureMmHg: pressure,
    creatinineMgPerDl: creatinine,
    contributions: rows.map(([item, value, points]) => ({ item, value, points, source: GRACE_SOURCE })),
    inputsUsed: facts,
    missing: [],
  };
}
