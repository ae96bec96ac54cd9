import { expect, it } from 'vitest';
import { confusionAt, confusionMetrics } from './model-metrics.ts';
import { modelMetricsRule } from './model-metrics-rule.ts';

it('the command line prints each figure in words, and the points of the curve', () => {
  const answer = modelMetricsRule.explain({ tp: 80, fp: 10, fn: 20, tn: 90, pos: [0.9, 0.4], neg: [0.5, 0.1] });
  expect(answer).toMatchObject({
    sensitivity: 0.8,
    specificity: 0.9,
    // Three of four pairs are in order.
    auc: 0.75,
    roc: [
      { fpr: 0, tpr: 0 },
      { fpr: 0, tpr: 0.5 },
      { fpr: 0.5, tpr: 0.5 },
      { fpr: 0.5, tpr: 1 },
      { fpr: 1, tpr: 1 },
    ],
  });
  const { wording } = answer as { wording: string[] };
  expect(wording).toHaveLength(7);
  for (const line of wording) expect(line).toMatch(/\S+ [\d.]+/);
});

it('what is not asked for is not answered', () => {
  const scored = modelMetricsRule.explain({ pos: [1], neg: [0] }) as { wording: string[] };
  expect(scored.wording).toHaveLength(1);
  expect(modelMetricsRule.vector({ pos: [1] })).toEqual({ auc: null });
  expect(modelMetricsRule.vector({ neg: [1] })).toEqual({ auc: null });
  expect(modelMetricsRule.vector({ pos: [1, 'x'], neg: [0] })).toEqual({ auc: null });
  expect(modelMetricsRule.vector({ pos: 'x', neg: [0] })).toEqual({ auc: null });
  expect(modelMetricsRule.vector({})).toEqual({});
});

it.each(['tp', 'fp', 'fn', 'tn'])('%s alone is a table that lacks the rest', (name) => {
  expect(modelMetricsRule.vector({ [name]: 1 })).toMatchObject({ sensitivity: null, f1: null });
});

it('nothing is divided by nothing', () => {
  expect(confusionMetrics({ tp: 0, fp: 0, fn: 0, tn: 0 })).toEqual({
    sensitivity: null,
    specificity: null,
    ppv: null,
    npv: null,
    accuracy: null,
    f1: null,
  });
});

it('a score at the threshold is positive', () => {
  expect(confusionAt([0.5, 0.4], [0.5, 0.6, 0.1], 0.5)).toEqual({ tp: 1, fp: 2, fn: 1, tn: 1 });
});
