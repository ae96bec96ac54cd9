import { roundHalfUp } from '../core/number.ts';

/** Counts of a two-by-two table. */
export interface Confusion {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  readonly tn: number;
}

export type MetricCode = 'sensitivity' | 'specificity' | 'ppv' | 'npv' | 'accuracy' | 'f1';

/** Shares from 0 to 1, four decimals; null where the denominator is zero. */
export type Metrics = Readonly<Record<MetricCode, number | null>>;

const DECIMALS = 4;

function share(part: number, whole: number): number | null {
  const value = part / whole;
  return Number.isFinite(value) ? roundHalfUp(value, DECIMALS) : null;
}

function isCount(value: number): boolean {
  return Number.isFinite(value) && value >= 0;
}

/** Sensitivity, specificity, predictive values, accuracy and F1. A count that is negative or no number gives nulls. */
export function confusionMetrics({ tp, fp, fn, tn }: Confusion): Metrics {
  if (![tp, fp, fn, tn].every(isCount)) {
    return { sensitivity: null, specificity: null, ppv: null, npv: null, accuracy: null, f1: null };
  }
  return {
    sensitivity: share(tp, tp + fn),
    specificity: share(tn, tn + fp),
    ppv: share(tp, tp + fp),
    npv: share(tn, tn + fn),
    accuracy: share(tp + tn, tp + fp + fn + tn),
    f1: share(2 * tp, 2 * tp + fp + fn),
  };
}

/** Counts when a score at or above the threshold is called positive. */
export function confusionAt(ill: readonly number[], healthy: readonly number[], threshold: number): Confusion {
  const tp = ill.filter((score) => score >= threshold).length;
  const fp = healthy.filter((score) => score >= threshold).length;
  return { tp, fp, fn: ill.length - tp, tn: healthy.length - fp };
}

interface Step {
  readonly score: number;
  readonly ill: number;
  readonly healthy: number;
}

/** Different scores from the highest down, with how many of each side have them. */
function steps(ill: readonly number[], healthy: readonly number[]): Step[] {
  const counts = new Map<number, { ill: number; healthy: number }>();
  const count = (scores: readonly number[], side: 'ill' | 'healthy'): void => {
    for (const score of scores) {
      const known = counts.get(score) ?? { ill: 0, healthy: 0 };
      counts.set(score, { ...known, [side]: known[side] + 1 });
    }
  };
  count(ill, 'ill');
  count(healthy, 'healthy');
  return [...counts].map(([score, sides]) => ({ score, ...sides })).toSorted((a, b) => b.score - a.score);
}

function areComparable(ill: readonly number[], healthy: readonly number[]): boolean {
  return ill.length > 0 && healthy.length > 0 && [...ill, ...healthy].every(Number.isFinite);
}

/**
 * Area under the ROC curve by Mann–Whitney: the share of pairs in which the ill score is higher, ties counting one half; four
 * decimals. Null when one side is empty or a score is no number.
 */
export function areaUnderCurve(ill: readonly number[], healthy: readonly number[]): number | null {
  if (!areComparable(ill, healthy)) return null;
  let healthyBelow = healthy.length;
  let won = 0;
  for (const step of steps(ill, healthy)) {
    healthyBelow -= step.healthy;
    won += step.ill * (healthyBelow + step.healthy / 2);
  }
  return roundHalfUp(won / (ill.length * healthy.length), DECIMALS);
}

export interface RocPoint {
  /** 1 − specificity. */
  readonly fpr: number;
  /** Sensitivity. */
  readonly tpr: number;
}

/** Points of the ROC curve from (0,0) to (1,1), one per different score; empty when there is nothing to compare. */
export function rocPoints(ill: readonly number[], healthy: readonly number[]): RocPoint[] {
  if (!areComparable(ill, healthy)) return [];
  let [tp, fp] = [0, 0];
  const points = steps(ill, healthy).map((step): RocPoint => {
    tp += step.ill;
    fp += step.healthy;
    return { fpr: fp / healthy.length, tpr: tp / ill.length };
  });
  return [{ fpr: 0, tpr: 0 }, ...points];
}
