import { findItem } from '../catalogue/catalogue.ts';
import { finiteOrNull, roundHalfUp } from '../core/number.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { convert } from '../units/convert.ts';
import { FEATURES } from './ckd-risk-table.ts';
import type { RiskFeature } from './ckd-risk-table.ts';
import { estimateRisk } from './logistic.ts';
import type { RiskFacts } from './logistic.ts';
import { STANDING_VERSION } from './risk-versions.ts';
import type { RiskVersion } from './risk-versions.ts';
import { TRAINING_MEANS } from './synthetic-set.ts';
import { DEMO_DATA_TEXT, NOT_FOR_THIS_PATIENT_TEXT, featureText, featureUnit, riskMissingText } from './wording.ts';

/** A result in the catalogue's unit of the feature; null when the unit does not convert. */
export function featureValue(feature: RiskFeature, value: number, unit: string): number | null {
  const converted = convert(value, unit, findItem(feature)?.unit ?? '', feature);
  return converted.ok ? converted.value : null;
}

/** Reads `age` and `labs`, code to value in the catalogue's unit, or `{ value, unit }`. */
export function readRiskInput(input: PlainInput): RiskFacts {
  const labs = isRecord(input['labs']) ? input['labs'] : {};
  const lab = (feature: RiskFeature): number | null => {
    const given = labs[feature];
    if (!isRecord(given)) return finiteOrNull(given);
    const value = finiteOrNull(given['value']);
    return value === null || typeof given['unit'] !== 'string' ? value : featureValue(feature, value, given['unit']);
  };
  return {
    age: finiteOrNull(input['age']),
    UREA: lab('UREA'),
    UA: lab('UA'),
    HGB: lab('HGB'),
    K: lab('K'),
    P: lab('P'),
  };
}

export interface RiskWireAnswer {
  /** Percent, one decimal; absent when something is missing. */
  readonly percent?: number;
  readonly data_note: string;
  /** What stands in place of the probability; '' when there is one. */
  readonly message: string;
  readonly missing: string[];
  readonly base_percent?: number;
  readonly contributions: { item: string; label: string; value: string; points: number; source: string }[];
  readonly rule_version: string;
  readonly review_notes: string[];
}

/**
 * Probability with the share of each feature (SHAP, log odds), in the wire's field names; or what is missing. On anybody but a
 * demonstration patient there is no figure at all.
 */
export function answerRisk(
  facts: RiskFacts,
  isDemonstration: boolean,
  model: RiskVersion = STANDING_VERSION,
): RiskWireAnswer {
  const result = estimateRisk(facts, TRAINING_MEANS, model);
  const stamp = {
    data_note: DEMO_DATA_TEXT,
    rule_version: result.ruleVersion,
    review_notes: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
  };
  if (!isDemonstration) return { ...stamp, message: NOT_FOR_THIS_PATIENT_TEXT, missing: [], contributions: [] };
  if (result.status === 'incomplete') {
    const { missing, invalid } = result;
    const message = riskMissingText(missing, invalid);
    return { ...stamp, message, missing: [...missing, ...invalid].map(featureText), contributions: [] };
  }
  const decimals = new Map(FEATURES.map((row) => [row.feature, row.decimals]));
  return {
    ...stamp,
    percent: result.percent,
    base_percent: roundHalfUp(100 / (1 + Math.exp(-result.baseLogOdds)), 1),
    message: '',
    missing: [],
    contributions: result.shares.map(({ feature, value, mean, shap }) => ({
      item: feature,
      label: featureText(feature),
      value: `${roundHalfUp(value, 2)}${featureUnit(feature)}（均值 ${roundHalfUp(mean, decimals.get(feature) ?? 1)}）`,
      points: roundHalfUp(shap, 3),
      source: result.source,
    })),
  };
}
