import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { finiteOrNull } from '../core/number.ts';
import { findUnit } from '../units/unit.ts';
import { graceDistance } from './distance.ts';
import { evaluateGrace } from './grace.ts';
import type { GraceFacts, GraceLevel } from './grace.ts';
import {
  deathDisplay,
  GRACE_ITEM_TEXT,
  GRACE_MISSING_TEXT,
  GRACE_INVALID_TEXT,
  graceJudgment,
  graceValueText,
} from './wording.ts';

/** The Grace input of the wire; everything may be absent or null while a form is being filled. */
export interface GraceWireInput {
  readonly age?: unknown;
  readonly heart_rate?: unknown;
  readonly blood_pressure?: unknown;
  readonly blood_pressure_unit?: unknown;
  readonly serum_creatinine?: unknown;
  readonly serum_creatinine_unit?: unknown;
  readonly kill_ip_rank?: unknown;
  readonly cardiac_arrest?: unknown;
  readonly st_down?: unknown;
  readonly cardiac_enzymes_high?: unknown;
}

function unitName(value: unknown): string | null {
  return typeof value === 'string' ? (findUnit(value)?.name ?? null) : null;
}

/** True for true only; an unknown check is the form's default, unchecked. */
function isChecked(value: unknown): boolean {
  return value === true;
}

/**
 * Reads the wire's field names. An absent unit is the form's default (mmHg, μmol/L); a unit that is present but not one of
 * the two makes the number unusable (null), never a wrong one.
 */
export function readGraceInput(input: GraceWireInput): GraceFacts {
  const pressureUnit = input.blood_pressure_unit == null ? 'mmHg' : unitName(input.blood_pressure_unit);
  const creatinineUnit = input.serum_creatinine_unit == null ? 'μmol/L' : unitName(input.serum_creatinine_unit);
  const isPressureUsable = pressureUnit === 'mmHg' || pressureUnit === 'kPa';
  const isCreatinineUsable = creatinineUnit === 'μmol/L' || creatinineUnit === 'mg/dL';
  return {
    ageYears: finiteOrNull(input.age),
    heartRatePerMin: finiteOrNull(input.heart_rate),
    systolicPressure: isPressureUsable ? finiteOrNull(input.blood_pressure) : null,
    systolicPressureUnit: pressureUnit === 'kPa' ? 'kPa' : 'mmHg',
    serumCreatinine: isCreatinineUsable ? finiteOrNull(input.serum_creatinine) : null,
    serumCreatinineUnit: creatinineUnit === 'mg/dL' ? 'mg/dl' : 'μmol/L',
    killipClass: finiteOrNull(input.kill_ip_rank),
    hasCardiacArrest: isChecked(input.cardiac_arrest),
    hasStDeviation: isChecked(input.st_down),
    hasRaisedEnzymes: isChecked(input.cardiac_enzymes_high),
  };
}

export interface GraceWireResult {
  readonly score: number;
  readonly level: GraceLevel;
  readonly judgment: string;
  readonly death_percent: number;
  readonly death_display: string;
  readonly contributions: { item: string; label: string; value: string; points: number; source: string }[];
  readonly distance: { item: string; label: string; from: string; to: string; level: GraceLevel; score: number }[];
  readonly rule_version: string;
  readonly review_notes: string[];
}

export type GraceWireAnswer =
  | { readonly ok: true; readonly result: GraceWireResult }
  /** `message` is the text of the first missing (else first implausible) input, as the form shows it. */
  | { readonly ok: false; readonly missing: string[]; readonly invalid: string[]; readonly message: string };

function stepText(value: number | boolean, unit: string): string {
  if (typeof value === 'boolean') return value ? '有' : '无';
  return `${value} ${unit}`;
}

/** Score with its wording, contributions and distance, in the wire's field names. */
export function answerGrace(input: GraceWireInput): GraceWireAnswer {
  const facts = readGraceInput(input);
  const result = evaluateGrace(facts);
  if (result.status === 'incomplete') {
    const [firstMissing] = result.missing;
    const [firstInvalid] = result.invalid;
    const invalidText = firstInvalid === undefined ? '' : GRACE_INVALID_TEXT[firstInvalid];
    const message = firstMissing === undefined ? invalidText : GRACE_MISSING_TEXT[firstMissing];
    return { ok: false, missing: [...result.missing], invalid: [...result.invalid], message };
  }
  return {
    ok: true,
    result: {
      score: result.score,
      level: result.level,
      judgment: graceJudgment(result),
      death_percent: result.deathPercent,
      death_display: deathDisplay(result),
      contributions: result.contributions.map((row) => ({
        item: row.item,
        label: GRACE_ITEM_TEXT[row.item],
        value: graceValueText(row.item, row.value),
        points: row.points,
        source: row.source,
      })),
      distance: graceDistance(facts).map((step) => ({
        item: step.item,
        label: GRACE_ITEM_TEXT[step.item],
        from: stepText(step.from, step.unit),
        to: stepText(step.to, step.unit),
        level: step.level,
        score: step.score,
      })),
      rule_version: result.ruleVersion,
      review_notes: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
    },
  };
}
