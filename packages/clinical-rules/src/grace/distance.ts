import { roundHalfUp } from '../core/number.ts';
import { GRACE_LIMITS } from './grace-limits.ts';
import { AGE_BINS, CREATININE_BINS, HEART_RATE_BINS, PRESSURE_BINS } from './grace-table.ts';
import type { Bin } from './grace-table.ts';
import { evaluateGrace } from './grace.ts';
import type { GraceFacts, GraceItem, GraceLevel, GraceScore } from './grace.ts';

/** The smallest change of one input that reaches another band, in the unit in which it was entered. */
export interface GraceStep {
  readonly item: GraceItem;
  readonly from: number | boolean;
  readonly to: number | boolean;
  readonly unit: string;
  readonly level: GraceLevel;
  readonly score: number;
}

interface NumberInput {
  readonly item: GraceItem;
  readonly bins: readonly Bin[];
  readonly value: number;
  /** Finest change worth telling, in the entered unit. */
  readonly step: number;
  readonly unit: string;
  /** Entered units per unit of the bins. */
  readonly perBinUnit: number;
  readonly limits: readonly [number, number];
  readonly put: (value: number) => GraceFacts;
}

const KPA_PER_MMHG = 1 / 7.50062;
const UMOL_PER_MG_DL = 88.4;

function scoreOf(facts: GraceFacts): GraceScore | null {
  const result = evaluateGrace(facts);
  return result.status === 'complete' ? result : null;
}

/**
 * Bins are pieces on which points do not change, so only values beside a bin edge can be nearest. Around each edge some
 * steps are tried, because rounding (whole mmHg, two decimals of mg/dl) moves the edge in the entered unit.
 */
function candidates(input: NumberInput): number[] {
  const decimals = input.step < 1 ? 2 : 0;
  const around = [-2, -1, 0, 1, 2];
  const edges = input.bins.flatMap((bin) => {
    const nearest = Math.round((bin.from * input.perBinUnit) / input.step) * input.step;
    return around.map((offset) => roundHalfUp(nearest + offset * input.step, decimals));
  });
  const [low, high] = input.limits;
  return edges.filter((value) => value >= low && value <= high);
}

function numberStep(input: NumberInput, current: GraceLevel): GraceStep[] {
  const sorted = candidates(input).toSorted((a, b) => Math.abs(a - input.value) - Math.abs(b - input.value));
  for (const to of sorted) {
    const result = scoreOf(input.put(to));
    if (result !== null && result.level !== current) {
      return [{ item: input.item, from: input.value, to, unit: input.unit, level: result.level, score: result.score }];
    }
  }
  return [];
}

function numberInputs(facts: GraceFacts): NumberInput[] {
  const { ageYears, heartRatePerMin, systolicPressure, serumCreatinine } = facts;
  if (ageYears === null || heartRatePerMin === null || systolicPressure === null || serumCreatinine === null) return [];
  const isKpa = facts.systolicPressureUnit === 'kPa';
  const isMgPerDl = facts.serumCreatinineUnit === 'mg/dl';
  const pressurePerBin = isKpa ? KPA_PER_MMHG : 1;
  const creatininePerBin = isMgPerDl ? 1 : UMOL_PER_MG_DL;
  const [pressureLow, pressureHigh] = GRACE_LIMITS.pressureMmHg;
  const [creatinineLow, creatinineHigh] = GRACE_LIMITS.creatinineUmolPerL;
  const creatinineLimit = isMgPerDl ? 1 / UMOL_PER_MG_DL : 1;
  return [
    {
      item: 'age',
      bins: AGE_BINS,
      value: ageYears,
      step: 1,
      unit: '岁',
      perBinUnit: 1,
      // Nobody grows younger: a lower age is out of reach.
      limits: [ageYears, GRACE_LIMITS.ageYears[1]],
      put: (value) => ({ ...facts, ageYears: value }),
    },
    {
      item: 'heart_rate',
      bins: HEART_RATE_BINS,
      value: heartRatePerMin,
      step: 1,
      unit: '次/分',
      perBinUnit: 1,
      limits: GRACE_LIMITS.heartRatePerMin,
      put: (value) => ({ ...facts, heartRatePerMin: value }),
    },
    {
      item: 'blood_pressure',
      bins: PRESSURE_BINS,
      value: systolicPressure,
      step: isKpa ? 0.1 : 1,
      unit: facts.systolicPressureUnit,
      perBinUnit: pressurePerBin,
      limits: [pressureLow * pressurePerBin, pressureHigh * pressurePerBin],
      put: (value) => ({ ...facts, systolicPressure: value }),
    },
    {
      item: 'serum_creatinine',
      bins: CREATININE_BINS,
      value: serumCreatinine,
      step: isMgPerDl ? 0.01 : 1,
      unit: facts.serumCreatinineUnit,
      perBinUnit: creatininePerBin,
      limits: [creatinineLow * creatinineLimit, creatinineHigh * creatinineLimit],
      put: (value) => ({ ...facts, serumCreatinine: value }),
    },
  ];
}

function killipStep(facts: GraceFacts, current: GraceLevel): GraceStep[] {
  const from = facts.killipClass;
  if (from === null) return [];
  const others = [1, 2, 3, 4]
    .filter((value) => value !== from)
    .toSorted((a, b) => Math.abs(a - from) - Math.abs(b - from));
  for (const to of others) {
    const result = scoreOf({ ...facts, killipClass: to });
    if (result !== null && result.level !== current) {
      return [{ item: 'kill_ip_rank', from, to, unit: '级', level: result.level, score: result.score }];
    }
  }
  return [];
}

function checkSteps(facts: GraceFacts, current: GraceLevel): GraceStep[] {
  const rows: [GraceItem, boolean, GraceFacts][] = [
    ['cardiac_arrest', facts.hasCardiacArrest, { ...facts, hasCardiacArrest: !facts.hasCardiacArrest }],
    ['st_down', facts.hasStDeviation, { ...facts, hasStDeviation: !facts.hasStDeviation }],
    ['cardiac_enzymes_high', facts.hasRaisedEnzymes, { ...facts, hasRaisedEnzymes: !facts.hasRaisedEnzymes }],
  ];
  return rows.flatMap(([item, from, changed]) => {
    const result = scoreOf(changed);
    if (result === null || result.level === current) return [];
    return [{ item, from, to: !from, unit: '', level: result.level, score: result.score }];
  });
}

/**
 * For each input the smallest change that alone reaches another band; an input that cannot reach one is left out, and
 * incomplete facts have no distance. Steps: whole years, beats, mmHg and μmol/L; 0.1 kPa; 0.01 mg/dl.
 */
export function graceDistance(facts: GraceFacts): GraceStep[] {
  const result = scoreOf(facts);
  if (result === null) return [];
  return [
    ...numberInputs(facts).flatMap((input) => numberStep(input, result.level)),
    ...killipStep(facts, result.level),
    ...checkSteps(facts, result.level),
  ];
}
