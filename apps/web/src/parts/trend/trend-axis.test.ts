import { describe, expect, test } from 'vitest';
import { paddedBounds, roundAxis } from './trend-axis.ts';

// covers A-9-04
describe('bounds of the y axis', () => {
  test.each<[string, number | null, number | null, number[], [number, number]]>([
    ['10% of the distance between the limits', 110, 60, [80], [55, 115]],
    ['extended to the points', 110, 60, [50, 168], [50, 168]],
    ['a point inside the padding extends nothing', 110, 60, [112], [55, 115]],
    ['10% of the only limit, above', 30, null, [29], [27, 33]],
    ['10% of the only limit, below', null, 90, [91], [81, 99]],
    ['negative limits', 3, -3, [0], [-3.6, 3.6]],
    ['no negative padding where nothing is negative', 15, 1, [7.4], [0, 16.4]],
    ['a negative result', 15, 1, [-2], [-2, 16.4]],
    ['no limits: the range of the points', null, null, [4, 7], [4, 7]],
    ['nothing at all', null, null, [], [0, 1]],
  ])('%s', (_what, up, down, values, [min, max]) => {
    const bounds = paddedBounds({ up, down }, values);
    expect(bounds.min).toBeCloseTo(min, 10);
    expect(bounds.max).toBeCloseTo(max, 10);
  });
});

describe('round numbers of the axis', () => {
  test.each<[number, number, { min: number; max: number; interval: number; decimals: number }]>([
    [51.6, 168, { min: 40, max: 200, interval: 40, decimals: 0 }],
    [3.32, 5.62, { min: 3, max: 6, interval: 1, decimals: 0 }],
    [0.02, 0.31, { min: 0, max: 0.4, interval: 0.1, decimals: 1 }],
    [-3.6, 3.6, { min: -4, max: 4, interval: 2, decimals: 0 }],
    [0.9, 9, { min: 0, max: 10, interval: 2.5, decimals: 1 }],
  ])('%d to %d', (min, max, axis) => {
    expect(roundAxis({ min, max })).toEqual(axis);
  });

  test('holds the bounds, never more than four sections, and is not negative for what is not', () => {
    for (const [min, max] of [
      [0, 0],
      [5, 5],
      [-2, -2],
      [0.001, 0.0012],
      [12, 98_700],
      [0.1, 5.4],
    ] as const) {
      const axis = roundAxis({ min, max });
      expect(axis.min).toBeLessThanOrEqual(min);
      expect(axis.max).toBeGreaterThanOrEqual(max);
      expect(axis.max).toBeGreaterThan(axis.min);
      expect((axis.max - axis.min) / axis.interval).toBeLessThanOrEqual(4.001);
      if (min >= 0) expect(axis.min).toBeGreaterThanOrEqual(0);
    }
  });
});
