import { describe, expect, it } from 'vitest';
import { areaUnderCurve, confusionAt, confusionMetrics, rocPoints } from './model-metrics.ts';
import { metricDisplay } from './wording.ts';

describe('metrics of a two-by-two table', () => {
  it('are the textbook shares, four decimals', () => {
    expect(confusionMetrics({ tp: 80, fp: 10, fn: 20, tn: 90 })).toEqual({
      sensitivity: 0.8,
      specificity: 0.9,
      ppv: 0.8889,
      npv: 0.8182,
      accuracy: 0.85,
      f1: 0.8421,
    });
  });

  it('a zero denominator gives null, shown as --', () => {
    expect(confusionMetrics({ tp: 0, fp: 0, fn: 10, tn: 90 })).toMatchObject({ ppv: null, f1: 0 });
    expect(confusionMetrics({ tp: 0, fp: 5, fn: 0, tn: 95 })).toMatchObject({ sensitivity: null, f1: 0 });
    expect(confusionMetrics({ tp: 0, fp: 0, fn: 0, tn: 0 })).toMatchObject({ accuracy: null, f1: null });
    expect([metricDisplay(null), metricDisplay(0.8889), metricDisplay(1)]).toEqual(['--', '0.8889', '1.0000']);
  });

  it('a count that is none gives nothing', () => {
    expect(confusionMetrics({ tp: -1, fp: 1, fn: 1, tn: 1 }).accuracy).toBeNull();
    expect(confusionMetrics({ tp: Number.NaN, fp: 1, fn: 1, tn: 1 }).specificity).toBeNull();
  });

  it('a score at the threshold is called positive', () => {
    expect(confusionAt([0.5, 0.49], [0.5, 0.3, 0.1], 0.5)).toEqual({ tp: 1, fp: 1, fn: 1, tn: 2 });
  });
});

describe('area under the curve', () => {
  it.each([
    [[0.9, 0.8, 0.7], [0.1, 0.2, 0.3], 1],
    [[0.1, 0.2], [0.8, 0.9], 0],
    [[0.9, 0.4], [0.5, 0.1], 0.75],
    // (2 + 1 + 0.5) of 6 pairs.
    [[0.8, 0.6, 0.4], [0.7, 0.4], 0.5833],
    [[0.5, 0.5], [0.5], 0.5],
    [[], [0.5], null],
    [[0.5], [], null],
    [[Number.NaN], [0.5], null],
  ])('%j against %j: %s', (ill, healthy, expected) => {
    expect(areaUnderCurve(ill, healthy)).toBe(expected);
  });

  it('the curve has one point per different score', () => {
    expect(rocPoints([0.9, 0.4], [0.4, 0.1])).toEqual([
      { fpr: 0, tpr: 0 },
      { fpr: 0, tpr: 0.5 },
      { fpr: 0.5, tpr: 1 },
      { fpr: 1, tpr: 1 },
    ]);
    expect(rocPoints([], [0.1])).toEqual([]);
  });
});
