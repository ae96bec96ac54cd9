import type { WireDistance } from '../core/class-distance.ts';
import { finiteOrNull } from '../core/number.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { convert } from '../units/convert.ts';
import { thyroidFollowUpDistance } from './distance.ts';
import { DEFAULT_THYROID_LIMITS } from './targets.ts';
import { ADRENERGIC_SYMPTOMS, THYROID_CONDITIONS } from './thyroid-followup-facts.ts';
import type { AdrenergicSymptom, ThyroidFacts } from './thyroid-followup-facts.ts';
import { evaluateThyroidFollowUp } from './thyroid-followup.ts';
import type { ThyroidOptions } from './thyroid-followup.ts';
import {
  FOLLOW_UP_STATUS_TEXT,
  PHASE_TEXT,
  RECURRENCE_TEXT,
  SIDE_EFFECT_TEXT,
  targetDisplay,
  THYROID_ITEM_TEXT,
  thyroidAdvice,
  thyroidValueText,
  UNDETERMINED_RISK_TEXT,
} from './wording.ts';

/** Units of the form, and those that the answer is in. */
export const THYROID_UNITS = { weight: 'kg', tsh: 'mU/L', ft3: 'pmol/L', ft4: 'pmol/L' } as const;
export type ThyroidUnitField = keyof typeof THYROID_UNITS;

const ANALYTE: Record<Exclude<ThyroidUnitField, 'weight'>, string> = { tsh: 'TSH', ft3: 'FT3', ft4: 'FT4' };

/** 有 or any grade of anxiety is yes, 无 is no; anything else, '' included, is unknown. */
function readYesNo(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === '有' || value === '轻' || value === '中' || value === '重') return true;
  return value === '无' ? false : null;
}

/** A hormone in the rule's unit. An absent unit is the form's own; a unit that does not convert makes the value unusable. */
function readHormone(input: PlainInput, field: Exclude<ThyroidUnitField, 'weight'>): number | null {
  const value = finiteOrNull(input[field]);
  const unit = input[`${field}_unit`];
  if (value === null || unit === undefined || unit === null || unit === '') return value;
  if (typeof unit !== 'string') return null;
  const converted = convert(value, unit, THYROID_UNITS[field], ANALYTE[field]);
  return converted.ok ? converted.value : null;
}

function readWeight(input: PlainInput): number | null {
  const unit = input['weight_unit'];
  const isKilogram = unit === undefined || unit === null || unit === '' || unit === 'kg' || unit === '公斤';
  return isKilogram ? finiteOrNull(input['weight']) : null;
}

/** Symptoms are fields of the form; a list of them (`symptoms`) is read too. */
function readSymptom(input: PlainInput, name: AdrenergicSymptom): boolean | null {
  const { symptoms } = input;
  if (Array.isArray(symptoms)) return symptoms.includes(name) || symptoms.includes(THYROID_ITEM_TEXT[name]);
  if (isRecord(symptoms)) return readYesNo(symptoms[name] ?? symptoms[THYROID_ITEM_TEXT[name]] ?? input[name]);
  return readYesNo(input[name]);
}

function readTotal(operation: unknown): boolean | null {
  if (operation === '双侧切除') return true;
  return operation === '单侧切除' ? false : null;
}

/** Reads the wire's field names; what is not there or not readable is unknown, never 0 and never 无. */
export function readThyroidInput(input: PlainInput): ThyroidFacts {
  const limit = (name: string, fallback: number): number => finiteOrNull(input[name]) ?? fallback;
  return {
    ageYears: finiteOrNull(input['age']),
    lymphMetastases: finiteOrNull(input['lymph_metastasis']),
    hasCapsularInvasion: readYesNo(input['capsular_invasion']),
    symptoms: Object.fromEntries(
      ADRENERGIC_SYMPTOMS.map((name) => [name, readSymptom(input, name)]),
    ) as ThyroidFacts['symptoms'],
    conditions: Object.fromEntries(
      THYROID_CONDITIONS.map((name) => [name, readYesNo(input[name])]),
    ) as ThyroidFacts['conditions'],
    tsh: readHormone(input, 'tsh'),
    ft3: readHormone(input, 'ft3'),
    ft4: readHormone(input, 'ft4'),
    limits: {
      tshLow: limit('tsh_lower_limit', DEFAULT_THYROID_LIMITS.tshLow),
      ft3High: limit('ft3_upper_limit', DEFAULT_THYROID_LIMITS.ft3High),
      ft4High: limit('ft4_upper_limit', DEFAULT_THYROID_LIMITS.ft4High),
    },
    weightKg: readWeight(input),
    isTotalThyroidectomy: readTotal(input['operation']),
    monthsSinceSurgery: finiteOrNull(input['months_since_surgery']),
    isDoseChanged: input['is_dose_changed'] === true,
  };
}

/** The interval that a laboratory prints for one of the hormones, in the form's unit. */
export interface ThyroidReferenceInterval {
  readonly item: string;
  readonly lower?: number | null;
  readonly upper?: number | null;
}

/** The limits that the rule reads, from the laboratory's intervals; absent where an interval does not bound that side. */
export function thyroidLimitFields(references: readonly ThyroidReferenceInterval[] | undefined): PlainInput {
  const sides = [
    ['tsh_lower_limit', 'tsh', 'lower'],
    ['ft3_upper_limit', 'ft3', 'upper'],
    ['ft4_upper_limit', 'ft4', 'upper'],
  ] as const;
  return Object.fromEntries(
    sides.flatMap(([name, item, side]) => {
      const limit = finiteOrNull(references?.find((one) => one.item === item)?.[side]);
      return limit === null ? [] : [[name, limit]];
    }),
  );
}

/** The assessment of the wire. */
export interface ThyroidWireAssessment {
  readonly recurrence: string;
  readonly side_effect: string;
  readonly phase: string;
  readonly target_text: string;
  readonly target_lower: number | null;
  readonly target_upper: number | null;
  readonly status: string | null;
  readonly overtreatment: boolean;
  readonly reference_dose: { readonly lower: number; readonly upper: number } | null;
  readonly advice: string[];
  readonly missing: string[];
  readonly contributions: { item: string; label: string; value: string; points: number; source: string }[];
  readonly distance: WireDistance[];
  readonly rule_version: string;
  readonly review_notes: string[];
}

/** Assesses a form of the wire. `is_dose_changed` and the laboratory's limits may be added to it. */
export function answerThyroidFollowUp(input: PlainInput, options: ThyroidOptions = {}): ThyroidWireAssessment {
  const result = evaluateThyroidFollowUp(readThyroidInput(input), options);
  const { target, referenceDose: dose } = result;
  return {
    recurrence: RECURRENCE_TEXT[result.recurrence],
    side_effect: result.sideEffect === null ? UNDETERMINED_RISK_TEXT : SIDE_EFFECT_TEXT[result.sideEffect],
    phase: PHASE_TEXT[result.phase],
    target_text: targetDisplay(result),
    target_lower: target?.low ?? null,
    target_upper: target?.high ?? null,
    status: result.followUp === null ? null : FOLLOW_UP_STATUS_TEXT[result.followUp],
    overtreatment: result.isOvertreated,
    reference_dose: dose === null ? null : { lower: dose.low, upper: dose.high },
    advice: thyroidAdvice(result),
    missing: [...result.missing, ...result.invalid].map((item) => THYROID_ITEM_TEXT[item]),
    contributions: result.contributions.map(({ item, value, points, source }) => ({
      item,
      label: THYROID_ITEM_TEXT[item],
      value: thyroidValueText(item, value),
      points,
      source,
    })),
    distance: thyroidFollowUpDistance(result),
    rule_version: result.ruleVersion,
    review_notes: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
  };
}
