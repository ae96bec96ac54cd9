import type { WireDistance } from '../core/class-distance.ts';
import { finiteOrNull } from '../core/number.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';
import { readSex } from '../core/rule-stamp.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { evaluateCovid19 } from './covid19.ts';
import type { CovidCriterion, CovidFacts, CovidOptions, CovidResult, HighRiskItem } from './covid19.ts';
import { covidDistance } from './distance.ts';
import { LOBE_FIELDS, LOBE_TEXT, LOBES, totalScore, lobeScore } from './imaging.ts';
import type { Lobe } from './imaging.ts';
import { FACTOR_LISTS, WARNING_GROUPS, WARNING_ITEMS } from './options.ts';
import type { FactorList, WarningKey, WarningState } from './options.ts';
import {
  covidChecks,
  covidConclusion,
  covidPrompts,
  covidSuggestions,
  criterionText,
  highRiskText,
} from './wording.ts';

function readBoolean(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** An absent list is unknown; an empty one is "none of them". */
function readKeys(value: unknown): number[] | null {
  return Array.isArray(value) ? value.filter((key): key is number => Number.isInteger(key)) : null;
}

function readState(value: unknown): WarningState | null {
  return value === 1 || value === 2 || value === 3 ? value : null;
}

function readWarnings(input: PlainInput): CovidFacts['warnings'] {
  const states = new Map<string, WarningState | null>();
  for (const group of WARNING_GROUPS) {
    const items: unknown = input[group];
    for (const item of Array.isArray(items) ? items : []) {
      if (isRecord(item) && typeof item['key'] === 'string') states.set(item['key'], readState(item['value']));
    }
  }
  return Object.fromEntries(WARNING_ITEMS.map(({ key }) => [key, states.get(key) ?? null])) as Record<
    WarningKey,
    WarningState | null
  >;
}

function readLobes(input: PlainInput): CovidFacts['lobes'] {
  const imaging = isRecord(input['imaging_evaluation']) ? input['imaging_evaluation'] : {};
  return Object.fromEntries(LOBES.map((lobe) => [lobe, finiteOrNull(imaging[LOBE_FIELDS[lobe].percent])])) as Record<
    Lobe,
    number | null
  >;
}

/** Reads the wire's field names; what is not there or not readable is unknown. Computed fields of the form are not read. */
export function readCovid19Input(input: PlainInput): CovidFacts {
  return {
    ageYears: finiteOrNull(input['age']),
    sex: readSex(input['gender']),
    weightKg: finiteOrNull(input['weight']),
    heightCm: finiteOrNull(input['height']),
    hasCtAbnormality: readBoolean(input['pul_ct_abnormality']),
    factors: Object.fromEntries(FACTOR_LISTS.map((list) => [list, readKeys(input[list])])) as Record<
      FactorList,
      number[] | null
    >,
    paO2: finiteOrNull(input['paO2']),
    fiO2: finiteOrNull(input['fiO2']),
    altitudeM: finiteOrNull(input['altitude']),
    atmosphericPressureMmHg: finiteOrNull(input['atmospheric_pressure']),
    respiratoryRatePerMin: finiteOrNull(input['rr']),
    spO2: finiteOrNull(input['spo2']),
    hasHighFeverOver3Days: readBoolean(input['high_fever_over_3_days']),
    hasCoughOrDyspnoea: readBoolean(input['cough_or_dyspnoea']),
    lobes: readLobes(input),
    warnings: readWarnings(input),
  };
}

/** The imaging part of the wire: percents as entered, scores and total computed from them. */
export function imagingEvaluation(lobes: Readonly<Record<Lobe, number | null>>): Record<string, number | null> {
  const scores = LOBES.map((lobe) => lobeScore(lobes[lobe]));
  return {
    ...Object.fromEntries(LOBES.map((lobe) => [LOBE_FIELDS[lobe].percent, lobes[lobe]])),
    ...Object.fromEntries(LOBES.map((lobe, index) => [LOBE_FIELDS[lobe].score, scores[index] ?? null])),
    image_score: totalScore(scores),
  };
}

/** The computed part of a record of the wire. */
export interface CovidWireResult {
  readonly BMI: number | null;
  readonly pCF: number | null;
  readonly imaging_evaluation: Record<string, number | null>;
  readonly results: string[];
  readonly suggests: string[];
  readonly prompts: string[];
  readonly recommended_checks: string[];
  readonly contributions: { item: string; label: string; value: string; points: number; source: string }[];
  readonly distance: WireDistance[];
  readonly rule_version: string;
  readonly review_notes: string[];
}

function contributionText(result: CovidResult, item: string, value: number | boolean | string) {
  const lobe = LOBES.find((name) => name === item);
  if (lobe !== undefined) return { label: LOBE_TEXT[lobe], value: `${value}%` };
  if (item.startsWith('high_risk:')) {
    return { label: highRiskText(item.slice('high_risk:'.length) as HighRiskItem), value: '高危因素' };
  }
  return { label: criterionText(item as CovidCriterion), value: item === 'pCF' ? `${result.pCF} mmHg` : '符合' };
}

/** Type, conclusion, suggestions, prompts and the computed fields, in the wire's field names. */
export function answerCovid19(input: PlainInput, options: CovidOptions = {}): CovidWireResult {
  const facts = readCovid19Input(input);
  const result = evaluateCovid19(facts, options);
  return {
    BMI: result.bmi,
    pCF: result.pCF,
    imaging_evaluation: imagingEvaluation(facts.lobes),
    results: [covidConclusion(result)],
    suggests: covidSuggestions(result),
    prompts: covidPrompts(result),
    recommended_checks: covidChecks(result),
    contributions: result.contributions.map(({ item, value, points, source }) => ({
      item,
      ...contributionText(result, item, value),
      points,
      source,
    })),
    distance: covidDistance(facts, options),
    rule_version: result.ruleVersion,
    review_notes: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
  };
}
