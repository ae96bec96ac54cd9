import { finiteOrNull, isAtLeast, isAtMost, roundHalfUp } from '../core/number.ts';
import type { Incomplete, RuleStamp } from '../core/rule-stamp.ts';
import { FEATURES, RISK_MODEL_SOURCE, RISK_MODEL_VERSION } from './ckd-risk-table.ts';
import type { RiskFeature } from './ckd-risk-table.ts';
import { STANDING_VERSION } from './risk-versions.ts';
import type { RiskVersion } from './risk-versions.ts';

/** Values in the catalogue's unit, age in completed years; null is unknown. */
export type RiskFacts = Readonly<Record<RiskFeature, number | null>>;
export type RiskCase = Readonly<Record<RiskFeature, number>>;

export interface FeatureShare {
  readonly feature: RiskFeature;
  readonly value: number;
  /** Mean of the training set. */
  readonly mean: number;
  /** SHAP value of a linear model, in log odds: coefficient × (value − mean). */
  readonly shap: number;
}

export interface RiskEstimate extends RuleStamp {
  readonly status: 'complete';
  /** 0 to 1, unrounded. */
  readonly probability: number;
  /** One decimal. */
  readonly percent: number;
  /** Log odds of the case whose features are all at the mean; with the shares it adds up to the log odds of this one. */
  readonly baseLogOdds: number;
  readonly logOdds: number;
  /** Largest first. */
  readonly shares: readonly FeatureShare[];
  readonly missing: readonly [];
}

export type RiskIncomplete = Incomplete<RiskFeature> & RuleStamp;

export const RISK_STAMP: RuleStamp = {
  ruleId: 'ckd-risk-demo',
  ruleVersion: RISK_MODEL_VERSION,
  source: RISK_MODEL_SOURCE,
  reviewNotes: ['risk_model_demo'],
  footer: 'reference_only',
};

/** Log odds of a case: the centre's, and each feature's distance from it times its coefficient. */
export function logOddsOf(values: RiskCase, { coefficients, centreLogOdds } = STANDING_VERSION): number {
  return FEATURES.reduce(
    (sum, { feature, centre }) => sum + coefficients[feature] * (values[feature] - centre),
    centreLogOdds,
  );
}

/** The logistic function. */
export function probabilityOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** SHAP values of one case against the means of the training set. */
export function featureShares(
  values: RiskCase,
  means: RiskCase,
  { coefficients }: RiskVersion = STANDING_VERSION,
): FeatureShare[] {
  return FEATURES.map(({ feature }) => ({
    feature,
    value: values[feature],
    mean: means[feature],
    shap: coefficients[feature] * (values[feature] - means[feature]),
  }));
}

/** Probability of one person's results. A missing feature, or one outside the model's domain, gives none and is named. */
export function estimateRisk(
  facts: RiskFacts,
  means: RiskCase,
  model: RiskVersion = STANDING_VERSION,
): RiskEstimate | (RiskIncomplete & { status: 'incomplete' }) {
  const stamp = { ...RISK_STAMP, ruleVersion: model.version };
  const known: Partial<Record<RiskFeature, number>> = {};
  const missing: RiskFeature[] = [];
  const invalid: RiskFeature[] = [];
  for (const { feature, domain } of FEATURES) {
    const value = finiteOrNull(facts[feature]);
    if (value === null) missing.push(feature);
    else if (!isAtLeast(value, domain[0]) || !isAtMost(value, domain[1])) invalid.push(feature);
    else known[feature] = value;
  }
  if (!isWhole(known)) return { ...stamp, status: 'incomplete', missing, invalid };
  const logOdds = logOddsOf(known, model);
  const probability = probabilityOf(logOdds);
  return {
    ...stamp,
    status: 'complete',
    probability,
    percent: roundHalfUp(probability * 100, 1),
    baseLogOdds: logOddsOf(means, model),
    logOdds,
    shares: featureShares(known, means, model).toSorted((a, b) => Math.abs(b.shap) - Math.abs(a.shap)),
    missing: [],
  };
}

function isWhole(values: Partial<Record<RiskFeature, number>>): values is RiskCase {
  return FEATURES.every(({ feature }) => values[feature] !== undefined);
}
