import type { WireDistance } from '../core/class-distance.ts';
import { finiteOrNull } from '../core/number.ts';
import { readSex } from '../core/rule-stamp.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { readSet } from '../flags/printed-set.ts';
import { parseResult } from '../results/result.ts';
import { gastricDistance } from './distance.ts';
import { evaluateGastric, GASTRIC_DEFAULTS } from './gastric.ts';
import type { GastricFacts, GastricOptions, GastricResult } from './gastric.ts';
import type { AbcGroup, GastricLevel } from './gastric-table.ts';
import { GASTRIC_ITEM_TEXT, gastricConclusion, gastricTips, gastricValueText } from './wording.ts';

/** Results as a report prints them (`'42.3'`, `'<0.5'`, `'阳性'`) or as numbers; everything may be absent. */
export interface GastricWireInput {
  readonly age?: unknown;
  readonly sex?: unknown;
  /** μg/L. */
  readonly pg1?: unknown;
  /** μg/L. */
  readonly pg2?: unknown;
  readonly pgr?: unknown;
  /** pmol/L. */
  readonly g17?: unknown;
  readonly hp_antibody?: unknown;
  /** Ratio up to which pepsinogen is positive; 3.0 unless the platform's is given. */
  readonly pgr_positive_up_to?: unknown;
}

/** ± and other trace grades are neither. */
function readAntibody(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return null;
  const parsed = parseResult(value);
  if (parsed.kind !== 'qualitative' || parsed.grade === 0.5) return null;
  return parsed.grade >= 1;
}

/** Reads plain names; what cannot be read is unknown. */
export function readGastricInput(input: GastricWireInput): GastricFacts {
  return {
    ageYears: finiteOrNull(input.age),
    sex: readSex(input.sex),
    pg1: readSet(input.pg1),
    pg2: readSet(input.pg2),
    pgr: readSet(input.pgr),
    g17: readSet(input.g17),
    isHpPositive: readAntibody(input.hp_antibody),
  };
}

export function readGastricOptions(input: GastricWireInput): GastricOptions {
  return { pgrPositiveUpTo: finiteOrNull(input.pgr_positive_up_to) ?? GASTRIC_DEFAULTS.pgrPositiveUpTo };
}

export interface GastricWireResult {
  readonly score: number | null;
  readonly level?: GastricLevel;
  readonly abc?: AbcGroup;
  readonly conclusion: string;
  readonly tips: string[];
  readonly missing: string[];
  readonly contributions: { item: string; label: string; value: string; points: number; source: string }[];
  readonly distance: WireDistance[];
  readonly rule_version: string;
  readonly review_notes: string[];
}

/** The answer to an input in the wire's field names. */
export function answerGastric(input: GastricWireInput): GastricWireResult {
  const options = readGastricOptions(input);
  return gastricWire(evaluateGastric(readGastricInput(input), options), options);
}

/** Score, band, ABC(D) group and wording, in the wire's field names. */
export function gastricWire(result: GastricResult, options: GastricOptions = GASTRIC_DEFAULTS): GastricWireResult {
  return {
    score: result.score,
    ...(result.level === null ? {} : { level: result.level }),
    ...(result.abc === null ? {} : { abc: result.abc }),
    conclusion: gastricConclusion(result),
    tips: gastricTips(result),
    missing: result.missing.map((item) => GASTRIC_ITEM_TEXT[item]),
    contributions: result.contributions.map((row) => ({
      item: row.item,
      label: GASTRIC_ITEM_TEXT[row.item],
      value: gastricValueText(row.item, row.value),
      points: row.points,
      source: row.source,
    })),
    distance: gastricDistance(result.inputsUsed, options),
    rule_version: result.ruleVersion,
    review_notes: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
  };
}
