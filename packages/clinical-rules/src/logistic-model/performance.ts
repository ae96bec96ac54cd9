import { areaUnderCurve, confusionAt, confusionMetrics, rocPoints } from '../model-metrics/model-metrics.ts';
import type { Metrics, RocPoint } from '../model-metrics/model-metrics.ts';
import { METRIC_TEXT, metricDisplay } from '../model-metrics/wording.ts';
import { FEATURES } from './ckd-risk-table.ts';
import type { RiskFeature } from './ckd-risk-table.ts';
import { featureShares, logOddsOf, probabilityOf } from './logistic.ts';
import { STANDING_VERSION } from './risk-versions.ts';
import type { RiskVersion } from './risk-versions.ts';
import { TEST_SET, TRAINING_MEANS, TRAINING_SET } from './synthetic-set.ts';
import type { SyntheticCase } from './synthetic-set.ts';

export interface SetPerformance {
  readonly size: number;
  readonly ill: number;
  readonly auc: number | null;
  readonly metrics: Metrics;
  readonly roc: readonly RocPoint[];
}

/** The cases with what a version says of each. */
export function scoredBy(cases: readonly SyntheticCase[], model: RiskVersion): SyntheticCase[] {
  return cases.map((entry) => ({ ...entry, probability: probabilityOf(logOddsOf(entry.values, model)) }));
}

/** How a version does on a set, at its threshold. */
export function performanceOn(set: readonly SyntheticCase[], model: RiskVersion = STANDING_VERSION): SetPerformance {
  const cases = scoredBy(set, model);
  const ill = cases.filter((entry) => entry.isIll).map((entry) => entry.probability);
  const healthy = cases.filter((entry) => !entry.isIll).map((entry) => entry.probability);
  return {
    size: cases.length,
    ill: ill.length,
    auc: areaUnderCurve(ill, healthy),
    metrics: confusionMetrics(confusionAt(ill, healthy, model.threshold)),
    roc: rocPoints(ill, healthy),
  };
}

export const TRAINING_PERFORMANCE: SetPerformance = performanceOn(TRAINING_SET);
export const TEST_PERFORMANCE: SetPerformance = performanceOn(TEST_SET);

export interface PerformanceRow {
  readonly name: string;
  readonly train_value: string;
  readonly test_value: string;
}

/** Rows of the performance table, in the wire's field names; figures with four decimals, '--' where there is none. */
export function performanceRows(
  train: SetPerformance = TRAINING_PERFORMANCE,
  test: SetPerformance = TEST_PERFORMANCE,
): PerformanceRow[] {
  const row = (code: keyof typeof METRIC_TEXT, ofTrain: number | null, ofTest: number | null): PerformanceRow => ({
    name: METRIC_TEXT[code],
    train_value: metricDisplay(ofTrain),
    test_value: metricDisplay(ofTest),
  });
  const codes = ['sensitivity', 'specificity', 'ppv', 'npv', 'accuracy', 'f1'] as const;
  return [
    row('auc', train.auc, test.auc),
    ...codes.map((code) => row(code, train.metrics[code], test.metrics[code])),
    { name: '样本量', train_value: String(train.size), test_value: String(test.size) },
  ];
}

export interface ShapPoint {
  readonly shap: number;
  /** Value as a share of the set's values that lie below it, 0 to 1. */
  readonly height: number;
}

export interface ShapRow {
  readonly feature: RiskFeature;
  /** Mean of the absolute SHAP values. */
  readonly importance: number;
  readonly points: readonly ShapPoint[];
}

/** SHAP values of the test set by feature, the strongest first. */
export function shapRows(model: RiskVersion = STANDING_VERSION): ShapRow[] {
  const shares = TEST_SET.flatMap(({ values }) => featureShares(values, TRAINING_MEANS, model));
  return FEATURES.map(({ feature }): ShapRow => {
    const own = shares.filter((share) => share.feature === feature);
    const sorted = own.map((share) => share.value).toSorted((a, b) => a - b);
    const points = own.map(({ value, shap }) => ({
      shap,
      height: sorted.findIndex((other) => other >= value) / (sorted.length - 1),
    }));
    return {
      feature,
      importance: points.reduce((sum, point) => sum + Math.abs(point.shap), 0) / points.length,
      points,
    };
  }).toSorted((a, b) => b.importance - a.importance);
}
