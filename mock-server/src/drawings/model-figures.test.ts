import { expect, test } from 'vitest';
import { areaUnderCurve, normalCdf, performanceRows, rocPoints } from './model-figures.ts';

test('the normal distribution is the tabulated one', () => {
  expect(normalCdf(0)).toBeCloseTo(0.5, 6);
  expect(normalCdf(1.96)).toBeCloseTo(0.975, 4);
  expect(normalCdf(-1)).toBeCloseTo(0.158_655, 5);
});

test('the drawn curve rises from corner to corner and holds the stated area', () => {
  const points = rocPoints(1.5);
  expect(points[0]).toEqual({ fpr: 0, tpr: 0 });
  expect(points.at(-1)).toEqual({ fpr: 1, tpr: 1 });
  let area = 0;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1] ?? point;
    expect(point.fpr).toBeGreaterThanOrEqual(before.fpr);
    expect(point.tpr).toBeGreaterThanOrEqual(before.tpr);
    area += ((point.tpr + before.tpr) / 2) * (point.fpr - before.fpr);
  }
  expect(area).toBeCloseTo(areaUnderCurve(1.5), 3);
});

test('the performance table agrees with the curves; an unknown model has none', () => {
  expect(performanceRows('grace')?.[0]).toEqual({
    name: 'AUC',
    train_value: areaUnderCurve(1.62).toFixed(3),
    test_value: areaUnderCurve(1.48).toFixed(3),
  });
  expect(performanceRows('toString')).toBeUndefined();
});
