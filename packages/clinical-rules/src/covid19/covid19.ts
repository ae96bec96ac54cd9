import { isAbove, isAtLeast, isAtMost } from '../core/number.ts';
import type { Contribution, RuleStamp, Sex } from '../core/rule-stamp.ts';
import { isImageHighRisk, LOBES, lobeScore, totalScore } from './imaging.ts';
import type { Lobe } from './imaging.ts';
import { bodyMassIndex, pCF } from './measures.ts';
import { FACTOR_OPTIONS, isPersonalHistoryOffered, PREGNANCY_KEY, SMOKER_KEY, WARNING_ITEMS } from './options.ts';
import type { FactorList, WarningKey, WarningState } from './options.ts';

/** Edition of 诊疗方案: the ninth (2022) or the tenth (2023, default). */
export type CovidEdition = 9 | 10;
export type CovidType = 'mild' | 'moderate' | 'severe' | 'critical';

/** Facts of one assessment; null is unknown, an empty list is "none of them". */
export interface CovidFacts {
  readonly ageYears: number | null;
  readonly sex: Sex | null;
  readonly weightKg: number | null;
  readonly heightCm: number | null;
  readonly hasCtAbnormality: boolean | null;
  readonly factors: Readonly<Record<FactorList, readonly number[] | null>>;
  /** mmHg */
  readonly paO2: number | null;
  /** Percent */
  readonly fiO2: number | null;
  /** Metres and mmHg; above 1000 m the ratio is corrected to 760 mmHg. */
  readonly altitudeM: number | null;
  readonly atmosphericPressureMmHg: number | null;
  readonly respiratoryRatePerMin: number | null;
  /** Percent, at rest and on air. */
  readonly spO2: number | null;
  readonly hasHighFeverOver3Days: boolean | null;
  readonly hasCoughOrDyspnoea: boolean | null;
  /** Percent of each lobe. */
  readonly lobes: Readonly<Record<Lobe, number | null>>;
  readonly warnings: Readonly<Record<WarningKey, WarningState | null>>;
}

/** Why a type was chosen. */
export type CovidCriterion =
  | `illness_factor:${number}`
  | `severe_factor:${number}`
  | 'respiratory_rate'
  | 'spo2'
  | 'pCF'
  | 'pul_ct_abnormality'
  | 'symptoms';
export type HighRiskItem = 'age' | 'bmi' | `${FactorList}:${number}`;
/** What is unknown and could make the type a higher one. */
export type CovidMissing = 'illness_factor' | 'severe_factor' | 'pCF' | 'pul_ct_abnormality';
export type CovidInvalid = 'age' | 'weight' | 'height' | 'paO2' | 'fiO2' | 'lobes';

export interface CovidResult extends RuleStamp {
  /** Incomplete: the type is what the known facts give, and may be too low. */
  readonly status: 'complete' | 'incomplete';
  readonly edition: CovidEdition;
  readonly type: CovidType;
  readonly criteria: readonly CovidCriterion[];
  readonly highRisk: readonly HighRiskItem[];
  /** Items that have appeared. */
  readonly warnings: readonly WarningKey[];
  readonly bmi: number | null;
  readonly pCF: number | null;
  readonly lobeScores: Readonly<Record<Lobe, number | null>>;
  readonly imageScore: number | null;
  readonly isImageHighRisk: boolean;
  readonly isPregnancyOffered: boolean;
  readonly missing: readonly CovidMissing[];
  readonly invalid: readonly CovidInvalid[];
  readonly contributions: readonly Contribution[];
  readonly inputsUsed: CovidFacts;
}

export interface CovidOptions {
  readonly edition?: CovidEdition;
}

export const COVID_VERSION: Record<CovidEdition, string> = { 9: '2022.9', 10: '2023.10' };
/** The edition that a saved record was judged by; undefined for a version that is no longer known. */
export function covidEdition(version: string): CovidEdition | undefined {
  return ([9, 10] as const).find((edition) => COVID_VERSION[edition] === version);
}

export const COVID_SOURCE: Record<CovidEdition, string> = {
  9: '新型冠状病毒肺炎诊疗方案（试行第九版）2022',
  10: '新型冠状病毒感染诊疗方案（试行第十版）2023',
};
export const IMAGING_SOURCE = '肺叶受累百分比半定量评分';

/** High risk above this age. */
export const HIGH_RISK_ABOVE_AGE: Record<CovidEdition, number> = { 9: 60, 10: 65 };
export const OBESITY_FROM_BMI = 30;
export const SEVERE_RATE_FROM = 30;
export const SEVERE_SPO2_UP_TO = 93;
export const SEVERE_PCF_UP_TO = 300;
const ALTITUDE_ABOVE_M = 1000;
const SEA_LEVEL_MMHG = 760;
/** FiO2 in percent; less than air holds is a fraction typed as a percent or a slip. */
export const FIO2_LIMITS = { low: 20, high: 100 } as const;
const MAX_AGE = 200;

const NO_FACTORS: CovidFacts['factors'] = {
  chronic_history: null,
  history_tumor: null,
  drug_history: null,
  personal_history: null,
  other_risk: null,
  illness_factor: null,
  severe_factor: null,
};

/** Facts of which nothing is known. */
export const NO_COVID_FACTS: CovidFacts = {
  ageYears: null,
  sex: null,
  weightKg: null,
  heightCm: null,
  hasCtAbnormality: null,
  factors: NO_FACTORS,
  paO2: null,
  fiO2: null,
  altitudeM: null,
  atmosphericPressureMmHg: null,
  respiratoryRatePerMin: null,
  spO2: null,
  hasHighFeverOver3Days: null,
  hasCoughOrDyspnoea: null,
  lobes: Object.fromEntries(LOBES.map((lobe) => [lobe, null])) as CovidFacts['lobes'],
  warnings: Object.fromEntries(WARNING_ITEMS.map((item) => [item.key, null])) as CovidFacts['warnings'],
};

function invalidItems(facts: CovidFacts): CovidInvalid[] {
  const { ageYears: age, weightKg: weight, heightCm: height, paO2, fiO2 } = facts;
  const rows: [CovidInvalid, boolean][] = [
    ['age', age !== null && (age < 0 || age > MAX_AGE)],
    ['weight', weight !== null && weight <= 0],
    ['height', height !== null && height <= 0],
    ['paO2', paO2 !== null && paO2 <= 0],
    ['fiO2', fiO2 !== null && (fiO2 < FIO2_LIMITS.low || fiO2 > FIO2_LIMITS.high)],
    ['lobes', LOBES.some((lobe) => facts.lobes[lobe] !== null && lobeScore(facts.lobes[lobe]) === null)],
  ];
  return rows.filter(([, isInvalid]) => isInvalid).map(([item]) => item);
}

/** What the ratio is multiplied by for the altitude; 1 up to 1000 m and where the air pressure is not known. */
export function altitudeFactor({ altitudeM, atmosphericPressureMmHg }: CovidFacts): number {
  const pressure = atmosphericPressureMmHg ?? 0;
  return (altitudeM ?? 0) > ALTITUDE_ABOVE_M && pressure > 0 ? SEA_LEVEL_MMHG / pressure : 1;
}

/** The ratio that decides: none of implausible parts, corrected for altitude. */
function decidingRatio(facts: CovidFacts, invalid: readonly CovidInvalid[]): number | null {
  if (invalid.includes('paO2') || invalid.includes('fiO2')) return null;
  const ratio = pCF(facts.paO2, facts.fiO2);
  return ratio === null ? null : ratio * altitudeFactor(facts);
}

/** The chosen options that the list has, each once, in its order. */
function chosenKeys({ factors }: CovidFacts, list: FactorList): number[] {
  return FACTOR_OPTIONS[list].map((option) => option.key).filter((key) => factors[list]?.includes(key) === true);
}

interface Typed {
  readonly type: CovidType;
  readonly criteria: readonly CovidCriterion[];
}

function typeOf(facts: CovidFacts, edition: CovidEdition, ratio: number | null): Typed {
  const chosen = (list: 'illness_factor' | 'severe_factor'): CovidCriterion[] =>
    chosenKeys(facts, list).map((key): CovidCriterion => `${list}:${key}`);
  const critical = chosen('illness_factor');
  if (critical.length > 0) return { type: 'critical', criteria: critical };
  const { respiratoryRatePerMin: rate, spO2 } = facts;
  const severe = chosen('severe_factor');
  if (isAtLeast(rate ?? 0, SEVERE_RATE_FROM)) severe.push('respiratory_rate');
  if (spO2 !== null && isAtMost(spO2, SEVERE_SPO2_UP_TO)) severe.push('spo2');
  if (ratio !== null && isAtMost(ratio, SEVERE_PCF_UP_TO)) severe.push('pCF');
  if (severe.length > 0) return { type: 'severe', criteria: severe };
  const moderate: CovidCriterion[] = facts.hasCtAbnormality === true ? ['pul_ct_abnormality'] : [];
  const hasSymptoms = facts.hasHighFeverOver3Days === true || facts.hasCoughOrDyspnoea === true;
  if (edition === 10 && hasSymptoms) moderate.push('symptoms');
  return { type: moderate.length > 0 ? 'moderate' : 'mild', criteria: moderate };
}

/** Only what could still lead to a higher type. */
function missingItems(facts: CovidFacts, type: CovidType, ratio: number | null): CovidMissing[] {
  if (type === 'critical') return [];
  const rows: [CovidMissing, boolean][] = [
    ['illness_factor', facts.factors.illness_factor === null],
    ['severe_factor', type !== 'severe' && facts.factors.severe_factor === null],
    ['pCF', type !== 'severe' && ratio === null],
    ['pul_ct_abnormality', type === 'mild' && facts.hasCtAbnormality === null],
  ];
  return rows.filter(([, isMissing]) => isMissing).map(([item]) => item);
}

function highRiskItems(facts: CovidFacts, edition: CovidEdition, bmi: number | null): HighRiskItem[] {
  const { ageYears: age } = facts;
  const chosen = (list: FactorList, isCounted: (key: number) => boolean = () => true): HighRiskItem[] =>
    chosenKeys(facts, list)
      .filter(isCounted)
      .map((key): HighRiskItem => `${list}:${key}`);
  const isOffered = (key: number): boolean => isPersonalHistoryOffered(key, facts.sex, age);
  return [
    ...(isAbove(age ?? 0, HIGH_RISK_ABOVE_AGE[edition]) ? (['age'] as const) : []),
    ...chosen('chronic_history'),
    ...chosen('history_tumor'),
    ...chosen('other_risk'),
    ...chosen('drug_history'),
    ...(isAtLeast(bmi ?? 0, OBESITY_FROM_BMI) ? (['bmi'] as const) : []),
    ...chosen('personal_history', (key) => key === PREGNANCY_KEY && isOffered(key)),
    ...chosen('personal_history', (key) => key === SMOKER_KEY),
  ];
}

/**
 * Clinical type of an adult, risk factors, warning items and imaging score. Never throws. What is unknown never changes the
 * type: it is kept, and `missing` names what could still make it higher.
 */
export function evaluateCovid19(input: CovidFacts, options: CovidOptions = {}): CovidResult {
  const edition = options.edition ?? 10;
  const invalid = invalidItems(input);
  const facts = invalid.includes('age') ? { ...input, ageYears: null } : input;
  const ratio = decidingRatio(facts, invalid);
  const bmi = bodyMassIndex(facts.weightKg, facts.heightCm);
  const { type, criteria } = typeOf(facts, edition, ratio);
  const missing = missingItems(facts, type, ratio);
  const lobeScores = Object.fromEntries(LOBES.map((lobe) => [lobe, lobeScore(facts.lobes[lobe])])) as Record<
    Lobe,
    number | null
  >;
  const imageScore = totalScore(LOBES.map((lobe) => lobeScores[lobe]));
  const highRisk = highRiskItems(facts, edition, bmi);
  const warnings = WARNING_ITEMS.filter((item) => facts.warnings[item.key] === 1).map((item) => item.key);
  const source = COVID_SOURCE[edition];
  return {
    ruleId: 'covid19',
    ruleVersion: COVID_VERSION[edition],
    source,
    reviewNotes: [
      'covid19_factor_keys',
      'covid19_warning_limits',
      'covid19_image_threshold',
      'covid19_lobe_sides',
      ...(invalid.includes('fiO2') ? (['covid19_oxygen_limits'] as const) : []),
    ],
    footer: 'reference_only',
    status: missing.length === 0 ? 'complete' : 'incomplete',
    edition,
    type,
    criteria,
    highRisk,
    warnings,
    bmi,
    pCF: pCF(facts.paO2, facts.fiO2),
    lobeScores,
    imageScore,
    isImageHighRisk: isImageHighRisk(imageScore),
    isPregnancyOffered: isPersonalHistoryOffered(PREGNANCY_KEY, facts.sex, facts.ageYears),
    missing,
    invalid,
    contributions: [
      ...criteria.map((item): Contribution => ({ item, value: true, points: 0, source })),
      ...highRisk.map((item): Contribution => ({ item: `high_risk:${item}`, value: true, points: 0, source })),
      ...LOBES.flatMap((lobe): Contribution[] => {
        const points = lobeScores[lobe];
        const value = facts.lobes[lobe];
        return points === null || value === null ? [] : [{ item: lobe, value, points, source: IMAGING_SOURCE }];
      }),
    ],
    inputsUsed: input,
  };
}
