import { describe, expect, test } from 'vitest';
import { brierScore, calibrationGroups, calibrationLine } from './calibration.ts';
import { bootstrapIntervals, quantile, seededNumbers, wilsonInterval } from './intervals.ts';
import { indexOfCounts, median, stabilityIndex } from './stability.ts';

describe("Wilson's interval", () => {
  // Newcombe, Stat Med 1998;17:857, table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (count, of, low, high) => {
    const interval = wilsonInterval(count, of);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  });

  test('of nothing there is none', () => {
    expect([wilsonInterval(0, 0), wilsonInterval(3, 2), wilsonInterval(Number.NaN, 2)]).toEqual([null, null, null]);
  });
});

describe('calibration', () => {
  const cases = Array.from({ length: 100 }, (_, index) => ({
    probability: (index + 0.5) / 100,
    isIll: index % 10 < Math.round(index / 10),
  }));

  test('ten groups of equal size from the lowest prediction up, each with the share of its ill', () => {
    const groups = calibrationGroups(cases.toReversed());
    expect(groups.map(({ size }) => size)).toEqual(Array.from({ length: 10 }, () => 10));
    expect(groups.map(({ ill }) => ill)).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9, 10]);
    expect(groups[0]?.predicted).toBeCloseTo(0.05);
    expect(groups.at(-1)?.predicted).toBeCloseTo(0.95);
    for (const { ill, size, observed, interval } of groups) {
      expect(observed).toBe(ill / size);
      expect(interval.low).toBeLessThanOrEqual(observed);
      expect(interval.high).toBeGreaterThanOrEqual(observed);
    }
    expect(calibrationGroups([])).toEqual([]);
    expect(calibrationGroups(cases.slice(0, 3))).toHaveLength(3);
  });

  test('the score of Brier is 0 for the sure and right, 1 for the sure and wrong, a quarter for one half', () => {
    const score = (probability: number, isIll: boolean) => brierScore([{ probability, isIll }]);
    expect([score(1, true), score(1, false), score(0.5, true), brierScore([])]).toEqual([0, 1, 0.25, null]);
    const both = [1, 0.5].map((probability) => ({ probability, isIll: true }));
    expect(brierScore(both)).toBe(0.125);
  });

  test('the line is 0 and 1 where the shares are as predicted, and its slope one half where the log odds are twice too far', () => {
    const right = [0.2, 0.5, 0.8].flatMap((probability) =>
      Array.from({ length: 10 }, (_, index) => ({ probability, isIll: index < probability * 10 })),
    );
    const line = calibrationLine(right);
    expect(line?.intercept).toBeCloseTo(0, 8);
    expect(line?.slope).toBeCloseTo(1, 8);
    const twice = (probability: number) => 1 / (1 + ((1 - probability) / probability) ** 2);
    const far = calibrationLine(right.map((entry) => ({ ...entry, probability: twice(entry.probability) })));
    expect(far?.slope).toBeCloseTo(0.5, 8);
    expect(calibrationLine(right.filter(({ isIll }) => isIll))).toBeNull();
  });
});

describe('the line of two groups of predictions', () => {
  const group = (probability: number, ill: number, size = 10) =>
    Array.from({ length: size }, (_, index) => ({ probability, isIll: index < ill }));
  const logit = (share: number) => Math.log(share / (1 - share));
  const cases = [...group(0.5, 3), ...group(0.8, 9)];

  test('goes through the log odds of both', () => {
    const line = calibrationLine(cases);
    expect(line?.intercept).toBeCloseTo(logit(0.3), 8);
    expect(line?.slope).toBeCloseTo((logit(0.9) - logit(0.3)) / Math.log(4), 8);
  });

  test('leaves out what was sure, whose log odds are no number', () => {
    const sure = [...group(0, 0), ...group(1, 10), ...group(0, 2), ...group(1, 8)];
    expect(calibrationLine([...cases, ...sure])).toEqual(calibrationLine(cases));
    expect([calibrationLine(sure), calibrationLine([]), calibrationLine(group(0.3, 0))]).toEqual([null, null, null]);
  });
});

describe('resampling', () => {
  test('draws the numbers of mulberry32', () => {
    const next = seededNumbers(1);
    expect([next(), seededNumbers(0)()]).toEqual([0.6270739405881613, 0.26642920868471265]);
  });

  test('draws as many cases as there are, a thousand times, and none of none', () => {
    const sizes: number[] = [];
    const count = (times: Uint16Array) => {
      sizes.push(times.reduce((sum, each) => sum + each, 0));
      // 0 to 999 in another order: 7 and 1000 have no divisor in common.
      return { place: ((sizes.length - 1) * 7) % 1000 };
    };
    expect(bootstrapIntervals(5, ['place'], count).place?.low).toBeCloseTo(24.975, 8);
    expect(bootstrapIntervals(5, ['place'], count, 7).place?.high).toBeCloseTo(974.025, 8);
    expect([sizes.length, new Set(sizes)]).toEqual([2000, new Set([5])]);
    expect([bootstrapIntervals(0, ['place'], count).place, sizes.length]).toEqual([null, 2000]);
  });

  test('the same seed draws the same; numbers lie between 0 and 1', () => {
    const [first, second] = [seededNumbers(7), seededNumbers(7)];
    const drawn = Array.from({ length: 1000 }, () => first());
    expect(Array.from({ length: 1000 }, () => second())).toEqual(drawn);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(drawn.reduce((sum, one) => sum + one, 0) / 1000).toBeCloseTo(0.5, 1);
  });

  test('the interval of a mean is near that of the normal approximation', () => {
    const values = Array.from({ length: 200 }, (_, index) => index % 2);
    const { mean, none } = bootstrapIntervals(200, ['mean', 'none'], (times) => ({
      mean: values.reduce((sum, value, index) => sum + value * (times[index] ?? 0), 0) / 200,
      none: null,
    }));
    // 0.5 ± 1.96 √(0.25 / 200)
    expect(mean?.low).toBeCloseTo(0.431, 1);
    expect(mean?.high).toBeCloseTo(0.569, 1);
    expect(none).toBeNull();
  });

  test('quantiles lie between two values by their distance', () => {
    expect([quantile([1, 2, 3, 4], 0.5), quantile([1, 2, 3, 4], 0), quantile([1, 2, 3, 4], 1)]).toEqual([2.5, 1, 4]);
    expect(median([3, 1, 2])).toBe(2);
  });
});

describe('stability of an input', () => {
  test('by hand: shares 0.5 and 0.5 against 0.6 and 0.4', () => {
    const expected = 0.1 * Math.log(0.6 / 0.5) - 0.1 * Math.log(0.4 / 0.5);
    expect(indexOfCounts([500_000, 500_000], [600_000, 400_000])).toBeCloseTo(expected, 5);
    // Half a count more in each: 9.5 of 19 against 14.5 and 4.5 of 19.
    const few = (5 / 19) * Math.log(14.5 / 9.5) - (5 / 19) * Math.log(4.5 / 9.5);
    expect(indexOfCounts([9, 9], [14, 4])).toBeCloseTo(few, 10);
  });

  test('is that over the tenths of the former values, in whatever order they stand', () => {
    // 0 to 399 in another order, forty to a tenth, against 400 of the first tenth.
    const former = Array.from({ length: 400 }, (_, index) => (index * 37) % 400);
    const [first, other] = [400.5 / 405, 0.5 / 405];
    const expected = (first - 0.1) * Math.log(first / 0.1) + 9 * (other - 0.1) * Math.log(other / 0.1);
    expect(
      stabilityIndex(
        former,
        former.map((value) => value / 11),
      )?.psi,
    ).toBeCloseTo(expected, 8);
    // A limit belongs to the values below it: ten of eleven against eleven of eleven.
    const tied = [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2];
    const index = indexOfCounts([10, 1], [11, 0]);
    expect(
      stabilityIndex(
        tied,
        tied.map(() => 0),
      )?.psi,
    ).toBeCloseTo(index, 10);
  });

  test('says something from a hundred values on either side on', () => {
    const of = (before: number, now: number) =>
      stabilityIndex(
        ...([before, now].map((length) => Array.from({ length }, (_, index) => index)) as [number[], number[]]),
      )?.isEnough;
    expect([of(100, 100), of(99, 100), of(100, 99)]).toEqual([true, false, false]);
  });

  test('is near 0 for the same values, large for moved ones, and says where there are too few', () => {
    const values = Array.from({ length: 400 }, (_, index) => index);
    expect(stabilityIndex(values, values)?.psi).toBeCloseTo(0, 10);
    const moved = stabilityIndex(
      values,
      values.map((value) => value + 200),
    );
    expect(moved?.psi).toBeGreaterThan(1);
    expect(moved?.isEnough).toBe(true);
    expect(stabilityIndex(values, values.slice(0, 20))?.isEnough).toBe(false);
    expect([stabilityIndex([], values), stabilityIndex(values, [])]).toEqual([null, null]);
  });
});
