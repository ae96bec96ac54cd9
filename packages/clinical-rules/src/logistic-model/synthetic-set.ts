import { roundHalfUp } from '../core/number.ts';
import { FEATURES, SET_SIZE } from './ckd-risk-table.ts';
import type { RiskFeature } from './ckd-risk-table.ts';
import { logOddsOf, probabilityOf } from './logistic.ts';
import type { RiskCase } from './logistic.ts';

export interface SyntheticCase {
  readonly values: RiskCase;
  readonly isIll: boolean;
  readonly probability: number;
}

/** Square roots of different primes: their multiples fill the unit interval evenly and independently (Weyl). */
const STEPS = [2, 3, 5, 7, 11, 13, 17, 19].map(Math.sqrt);

function even(index: number, step: number): number {
  return (index * (STEPS[step] ?? Math.SQRT2)) % 1;
}

/** A share of the unit interval as a distance from the centre, in spreads (logistic distribution of spread 1). */
function distance(share: number): number {
  return (Math.sqrt(3) / Math.PI) * Math.log(share / (1 - share));
}

/**
 * Case number `index` of the series, always the same: a severity moves all features together, each adds a deviation of its
 * own, and whether the case is ill follows from the model's own probability.
 */
export function syntheticCase(index: number): SyntheticCase {
  const severity = distance(even(index, 0));
  const values: Partial<Record<RiskFeature, number>> = {};
  FEATURES.forEach(({ feature, centre, spread, pull, domain, decimals }, position) => {
    const own = Math.sqrt(1 - pull ** 2) * distance(even(index, position + 1));
    const value = centre + spread * (pull * severity + own);
    values[feature] = roundHalfUp(Math.min(Math.max(value, domain[0]), domain[1]), decimals);
  });
  const whole = values as RiskCase;
  const probability = probabilityOf(logOddsOf(whole));
  return { values: whole, probability, isIll: even(index, STEPS.length - 1) < probability };
}

function series(from: number, size: number): SyntheticCase[] {
  return Array.from({ length: size }, (_, position) => syntheticCase(from + position));
}

/** Made once; nothing in it is random. */
export const TRAINING_SET: readonly SyntheticCase[] = series(1, SET_SIZE.train);
export const TEST_SET: readonly SyntheticCase[] = series(SET_SIZE.train + 1, SET_SIZE.test);

function mean(feature: RiskFeature): number {
  return TRAINING_SET.reduce((sum, { values }) => sum + values[feature], 0) / TRAINING_SET.length;
}

/** Means of the training set, against which SHAP values are counted. */
export const TRAINING_MEANS: RiskCase = {
  age: mean('age'),
  UREA: mean('UREA'),
  UA: mean('UA'),
  HGB: mean('HGB'),
  K: mean('K'),
  P: mean('P'),
};
