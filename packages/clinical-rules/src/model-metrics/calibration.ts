import { wilsonInterval } from './intervals.ts';
import type { Interval } from './intervals.ts';

/** A case whose outcome is known: what was predicted of it, and what became of it. */
export interface ScoredCase {
  readonly probability: number;
  readonly isIll: boolean;
}

export interface CalibrationGroup {
  readonly size: number;
  readonly ill: number;
  /** Mean of the predictions. */
  readonly predicted: number;
  readonly observed: number;
  /** Wilson's interval of the observed share. */
  readonly interval: Interval;
}

const GROUPS = 10;

/**
 * Observed beside predicted in ten groups of equal size from the lowest prediction to the highest: the deciles of risk of Hosmer & Lemeshow
 * (Commun Stat 1980;A9:1043; Applied Logistic Regression, 3rd ed. 2013, 5.2.2). Fewer groups where there are fewer cases.
 */
export function calibrationGroups(cases: readonly ScoredCase[]): CalibrationGroup[] {
  const sorted = cases.toSorted((a, b) => a.probability - b.probability);
  return Array.from({ length: GROUPS }, (_, group) =>
    sorted.slice(Math.round((group * sorted.length) / GROUPS), Math.round(((group + 1) * sorted.length) / GROUPS)),
  ).flatMap((own): CalibrationGroup[] => {
    const ill = own.filter(({ isIll }) => isIll).length;
    const interval = wilsonInterval(ill, own.length);
    if (interval === null) return [];
    const predicted = own.reduce((sum, { probability }) => sum + probability, 0) / own.length;
    return [{ size: own.length, ill, predicted, observed: ill / own.length, interval }];
  });
}

/** Mean squared distance of prediction and outcome (Brier, Mon Weather Rev 1950;78:1, in its form for one event). Null without cases. */
export function brierScore(cases: readonly ScoredCase[]): number | null {
  if (cases.length === 0) return null;
  const sum = cases.reduce((total, { probability, isIll }) => total + (probability - Number(isIll)) ** 2, 0);
  return sum / cases.length;
}

export interface CalibrationLine {
  readonly intercept: number;
  readonly slope: number;
}

const MOST_STEPS = 50;
const CLOSE_ENOUGH = 1e-10;

/**
 * Intercept and slope of the outcome on the log odds of the prediction, by maximum likelihood (Cox, Biometrika 1958;45:562; Van Calster et al.,
 * BMC Med 2019;17:230): 0 and 1 where predictions are right. Newton's steps; null where they find no maximum, as with one outcome alone: what is no
 * number is never close enough.
 */
export function calibrationLine(cases: readonly ScoredCase[]): CalibrationLine | null {
  const points = cases
    .filter(({ probability }) => probability > 0 && probability < 1)
    .map(({ probability, isIll }) => ({ x: Math.log(probability / (1 - probability)), y: Number(isIll) }));
  let [intercept, slope] = [0, 1];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    let [g0, g1, h00, h01, h11] = [0, 0, 0, 0, 0];
    for (const { x, y } of points) {
      const p = 1 / (1 + Math.exp(-(intercept + slope * x)));
      const weight = p * (1 - p);
      g0 += y - p;
      g1 += (y - p) * x;
      h00 += weight;
      h01 += weight * x;
      h11 += weight * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    const [move0, move1] = [(h11 * g0 - h01 * g1) / determinant, (h00 * g1 - h01 * g0) / determinant];
    intercept += move0;
    slope += move1;
    if (Math.abs(move0) + Math.abs(move1) < CLOSE_ENOUGH) return { intercept, slope };
  }
  return null;
}
