import { describe, expect, test } from 'vitest';
import { centreOf, limitsOf } from './p-chart.ts';

describe('the p chart of the textbook', () => {
  test('frozen orange juice cans: 347 of 30 samples of 50 (Montgomery, example 7.1)', () => {
    const samples = [{ numerator: 347, denominator: 1500 }];
    const centre = centreOf(samples) ?? 0;
    const { low, high } = limitsOf(centre, 50);
    expect([centre, low, high].map((value) => value.toFixed(4))).toEqual(['0.2313', '0.0524', '0.4102']);
  });

  test('variable samples: 234 of 2450, of which one had 100 and one 80 (Montgomery, example 7.2)', () => {
    const centre = centreOf([
      { numerator: 200, denominator: 2000 },
      { numerator: 34, denominator: 450 },
    ]);
    expect(centre?.toFixed(3)).toBe('0.096');
    const limits = [100, 80].map((n) => limitsOf(centre ?? 0, n));
    expect(limits.map(({ low, high }) => [low.toFixed(3), high.toFixed(3)])).toEqual([
      ['0.007', '0.184'],
      ['0.000', '0.194'],
    ]);
  });

  test('limits end at 0 and 1, and nothing counted has no centre', () => {
    expect(limitsOf(0.99, 10).high).toBe(1);
    expect(limitsOf(0.01, 10).low).toBe(0);
    expect(limitsOf(0, 10)).toEqual({ low: 0, high: 0 });
    expect(centreOf([{ numerator: 0, denominator: 0 }])).toBeUndefined();
  });
});
