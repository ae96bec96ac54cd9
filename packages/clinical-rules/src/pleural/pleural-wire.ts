import type { WireDistance } from '../core/class-distance.ts';
import { finiteOrNull, roundHalfUp } from '../core/number.ts';
import { isRecord } from '../core/rule.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { convert } from '../units/convert.ts';
import { pleuralDistance } from './distance.ts';
import { evaluatePleural } from './pleural.ts';
import type { PleuralFacts, PleuralItem } from './pleural.ts';
import {
  PLEURAL_DIAGNOSIS_TEXT,
  PLEURAL_ITEM_TEXT,
  PLEURAL_RATIO_TEXT,
  PLEURAL_UNIT,
  pleuralCriterionValue,
  pleuralHint,
  pleuralJudgment,
  pleuralValueText,
} from './wording.ts';

/**
 * The four values: as the wire carries them (`{ original_result, range_lower, range_upper }`) or as plain numbers. A
 * `<name>_unit` beside a value is converted; without one the value is in g/L or U/L.
 */
export interface PleuralWireInput {
  readonly total_protein?: unknown;
  readonly total_protein_unit?: unknown;
  readonly protein_quantification?: unknown;
  readonly protein_quantification_unit?: unknown;
  readonly blood_lactate_dehydrogenase?: unknown;
  readonly blood_lactate_dehydrogenase_unit?: unknown;
  readonly fluid_lactate_dehydrogenase?: unknown;
  readonly fluid_lactate_dehydrogenase_unit?: unknown;
  /** Upper limit of serum LDH where the value itself is a plain number. */
  readonly blood_ldh_range_upper?: unknown;
  /** g/L. */
  readonly albumin_gradient?: unknown;
  /** U/L. */
  readonly fluid_ada?: unknown;
}

/** In the unit of the form; a unit that does not convert makes the value unusable (null), never a wrong one. */
function inFormUnit(item: PleuralItem, value: number | null, unit: unknown): number | null {
  if (value === null || unit == null) return value;
  const converted = typeof unit === 'string' ? convert(value, unit, PLEURAL_UNIT[item]) : null;
  return converted?.ok === true ? converted.value : null;
}

function read(input: PleuralWireInput, item: PleuralItem): number | null {
  const value = input[item];
  const result = finiteOrNull(isRecord(value) ? value['original_result'] : value);
  return inFormUnit(item, result, input[`${item}_unit`]);
}

/** Reads the wire's field names; what cannot be read is unknown, never 0. */
export function readPleuralInput(input: PleuralWireInput): PleuralFacts {
  const serumLdh = input.blood_lactate_dehydrogenase;
  const upper = isRecord(serumLdh) ? serumLdh['range_upper'] : input.blood_ldh_range_upper;
  const unit = input.blood_lactate_dehydrogenase_unit;
  return {
    serumProtein: read(input, 'total_protein'),
    fluidProtein: read(input, 'protein_quantification'),
    serumLdh: read(input, 'blood_lactate_dehydrogenase'),
    fluidLdh: read(input, 'fluid_lactate_dehydrogenase'),
    serumLdhUpper: inFormUnit('blood_lactate_dehydrogenase', finiteOrNull(upper), unit),
    albuminGradient: finiteOrNull(input.albumin_gradient),
    fluidAda: finiteOrNull(input.fluid_ada),
  };
}

export interface PleuralWireResult {
  /** '' when there is no conclusion. */
  readonly diagnosis_name: string;
  readonly judgment: string;
  readonly criteria: { code: string; label: string; value?: number; limit: number; met: boolean | null }[];
  readonly missing: string[];
  readonly hint?: string;
  readonly contributions: { item: string; label: string; value: string; points: number; source: string }[];
  readonly distance: WireDistance[];
  readonly rule_version: string;
  readonly review_notes: string[];
}

/** Conclusion, ratios and distance, in the wire's field names; `invalid` names what lies outside its plausible range. */
export function answerPleural(input: PleuralWireInput): { result: PleuralWireResult; invalid: readonly PleuralItem[] } {
  const facts = readPleuralInput(input);
  const result = evaluatePleural(facts);
  const hint = pleuralHint(result);
  const isDefault = result.upperLimitSource === 'default';
  return {
    invalid: result.invalid,
    result: {
      diagnosis_name: result.diagnosis === null ? '' : PLEURAL_DIAGNOSIS_TEXT[result.diagnosis],
      judgment: pleuralJudgment(result),
      criteria: result.criteria.map(({ code, ratio, limit, isMet }) => ({
        code,
        label: `${PLEURAL_RATIO_TEXT[code]}${code === 'R3' && isDefault ? '（上限按 250 U/L）' : ''}`,
        ...(ratio === null ? {} : { value: roundHalfUp(ratio, 3) }),
        limit: roundHalfUp(limit, 3),
        met: isMet,
      })),
      missing: result.missing.map((code) => PLEURAL_RATIO_TEXT[code]),
      ...(hint === '' ? {} : { hint }),
      contributions: result.criteria.flatMap((criterion) => {
        const value = pleuralCriterionValue(criterion, result);
        const { code, isMet } = criterion;
        const points = isMet === true ? 1 : 0;
        return value === ''
          ? []
          : [{ item: code, label: PLEURAL_RATIO_TEXT[code], value, points, source: result.source }];
      }),
      distance: pleuralDistance(facts).map((step) => ({
        item: step.item,
        label: PLEURAL_ITEM_TEXT[step.item],
        from: pleuralValueText(step.item, step.from),
        to: pleuralValueText(step.item, step.to),
        target: PLEURAL_DIAGNOSIS_TEXT[step.diagnosis],
      })),
      rule_version: result.ruleVersion,
      review_notes: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
    },
  };
}
