import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelMetricsRule } from './model-metrics-rule.ts';
import { areaUnderCurve, confusionAt, confusionMetrics, rocPoints } from './model-metrics.ts';

const RUNS = { numRuns: 1000 };
// Few different scores, so that ties are common.
const scores = fc.array(
  fc.integer({ min: 0, max: 12 }).map((value) => value / 12),
  { minLength: 1, maxLength: 25 },
);

describe('for any scores', () => {
  it('the area is that of the pairs, mirrored when the sides change places, and unmoved by a rising transformation', () => {
    fc.assert(
      fc.property(scores, scores, (ill, healthy) => {
        const pairs = ill.flatMap((a) => healthy.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
        const area = areaUnderCurve(ill, healthy) ?? Number.NaN;
        expect(area).toBeCloseTo(pairs.reduce<number>((sum, won) => sum + won, 0) / pairs.length, 3);
        expect((areaUnderCurve(healthy, ill) ?? 0) + area).toBeCloseTo(1, 3);
        const rising = (value: number) => Math.exp(3 * value);
        expect(areaUnderCurve(ill.map(rising), healthy.map(rising))).toBe(area);
      }),
      RUNS,
    );
  });

  it('the curve rises from corner to corner and holds the area', () => {
    fc.assert(
      fc.property(scores, scores, (ill, healthy) => {
        const points = rocPoints(ill, healthy);
        expect(points[0]).toEqual({ fpr: 0, tpr: 0 });
        expect(points.at(-1)).toEqual({ fpr: 1, tpr: 1 });
        let area = 0;
        points.forEach((point, index) => {
          const before = points[index - 1] ?? point;
          expect(point.fpr).toBeGreaterThanOrEqual(before.fpr);
          expect(point.tpr).toBeGreaterThanOrEqual(before.tpr);
          area += ((point.tpr + before.tpr) / 2) * (point.fpr - before.fpr);
        });
        expect(area).toBeCloseTo(areaUnderCurve(ill, healthy) ?? Number.NaN, 3);
      }),
      RUNS,
    );
  });

  it('a higher threshold never raises sensitivity nor lowers specificity', () => {
    fc.assert(
      fc.property(scores, scores, fc.double({ min: 0, max: 1, noNaN: true }), (ill, healthy, threshold) => {
        const at = (value: number) => confusionMetrics(confusionAt(ill, healthy, value));
        const [low, high] = [at(threshold), at(threshold + 0.2)];
        expect(high.sensitivity ?? 0).toBeLessThanOrEqual(low.sensitivity ?? 0);
        expect(high.specificity ?? 0).toBeGreaterThanOrEqual(low.specificity ?? 0);
      }),
      RUNS,
    );
  });

  it('every share lies between 0 and 1, or is null', () => {
    const count = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(count, count, count, count, (tp, fp, fn, tn) => {
        const shares = Object.values(confusionMetrics({ tp, fp, fn, tn }));
        expect(shares.length).toBeGreaterThan(5);
        for (const value of shares) {
          if (value !== null) expect(value >= 0 && value <= 1).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('nothing throws, whatever the input holds', () => {
    const input = fc.dictionary(fc.constantFrom('tp', 'fp', 'fn', 'tn', 'pos', 'neg'), fc.anything());
    fc.assert(
      fc.property(input, (value) => {
        expect(typeof modelMetricsRule.vector(value)).toBe('object');
        expect(typeof modelMetricsRule.explain(value)).toBe('object');
      }),
      RUNS,
    );
  });
});
