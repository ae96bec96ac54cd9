import { describe, expect, test } from 'vitest';
import {
  chiSquare,
  fisher,
  holm,
  leastExpected,
  mean,
  quantile,
  rankSum,
  smdCategorical,
  smdContinuous,
  superiority,
  variance,
  welch,
} from './statistics.ts';

// Every expectation is the printed result of a published example; none was taken from running this module.

describe('rank sum', () => {
  test('exact: permeability of the human chorioamnion, Hollander and Wolfe 1973 p. 69 (example of R ?wilcox.test: W = 35, one-sided p = 0.1272)', () => {
    const term = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46];
    const early = [1.15, 0.88, 0.9, 0.74, 1.21];
    const { w, p, method } = rankSum(term, early);
    expect({ w, method }).toEqual({ w: 35, method: 'exact' });
    expect(p / 2).toBeCloseTo(0.1272, 4);
  });

  test('ties: ozone of New York in May and August 1973 (example of R ?wilcox.test: W = 127.5, p = 0.0001208)', () => {
    const may = [41, 36, 12, 18, 28, 23, 19, 8, 7, 16, 11, 14, 18, 14, 34, 6, 30, 11, 1, 11, 4, 32, 23, 45, 115, 37];
    const august = [
      39, 9, 16, 78, 35, 66, 122, 89, 110, 44, 28, 65, 22, 59, 23, 31, 44, 21, 9, 45, 168, 73, 76, 118, 84, 85,
    ];
    const { w, p, method } = rankSum(may, august);
    expect({ w, method }).toEqual({ w: 127.5, method: 'normal' });
    expect(p).toBeCloseTo(0.0001208, 7);
  });

  test('ties, zeros and values below zero: extra sleep by drug, Student 1908 (R wilcox.test: W = 25.5, p = 0.06933)', () => {
    const { w, p, method } = rankSum(
      [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2],
      [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4],
    );
    expect([w, method]).toEqual([25.5, 'normal']);
    expect(p).toBeCloseTo(0.06933, 5);
  });

  test('ties in groups of different size: fuel use of mtcars by gearbox (R wilcox.test: W = 42, p = 0.001871)', () => {
    const automatic = [
      21.4, 18.7, 18.1, 14.3, 24.4, 22.8, 19.2, 17.8, 16.4, 17.3, 15.2, 10.4, 10.4, 14.7, 21.5, 15.5, 15.2, 13.3, 19.2,
    ];
    const manual = [21, 21, 22.8, 32.4, 30.4, 33.9, 27.3, 26, 30.4, 15.8, 19.7, 15, 21.4];
    const { w, p } = rankSum(automatic, manual);
    expect(w).toBe(42);
    expect(p).toBeCloseTo(0.001871, 6);
  });

  test('exact, small groups: age at the finding of diabetes by sex (documentation of scipy: U = 17, p = 0.1111)', () => {
    const { w, p, method } = rankSum([19, 22, 16, 29, 24], [20, 11, 17, 12]);
    expect([w, method]).toEqual([17, 'exact']);
    expect(p).toBeCloseTo(1 / 9, 10);
  });

  test('many ties: breaks of yarn by wool, Tippett 1950 (R wilcox.test of warpbreaks: W = 431, p = 0.2531)', () => {
    const wool = [
      [26, 30, 54, 25, 70, 52, 51, 26, 67, 18, 21, 29, 17, 12, 18, 35, 30, 36, 36, 21, 24, 18, 10, 43, 28, 15, 26],
      [27, 14, 29, 19, 29, 31, 41, 20, 44, 42, 26, 19, 16, 39, 28, 21, 39, 29, 20, 21, 24, 17, 13, 15, 15, 16, 28],
    ] as const;
    const { w, p } = rankSum(...wool);
    expect(w).toBe(431);
    expect(p).toBeCloseTo(0.2531, 4);
  });

  test('groups of one value each say nothing', () => {
    expect(rankSum([1, 1, 1], [1, 1, 1]).p).toBe(1);
  });
});

test('superiority: 109 CT images, Hanley and McNeil 1982 (area 0.893, standard error 0.032)', () => {
  const rated = (counts: readonly number[]) => counts.flatMap((count, rating) => Array<number>(count).fill(rating + 1));
  const abnormal = rated([3, 2, 2, 11, 33]);
  const normal = rated([33, 6, 6, 11, 2]);
  const found = superiority(rankSum(abnormal, normal).w, abnormal.length, normal.length);
  expect(found.value).toBeCloseTo(0.893, 3);
  expect(Math.abs(found.standardError - 0.032)).toBeLessThan(0.001);
  expect(found.low).toBeLessThan(found.value);
  expect(found.high).toBeLessThan(1);
});

test('Welch: extra sleep by drug, Student 1908 (R ?t.test: t = -1.8608, df = 17.776, p = 0.07939)', () => {
  const first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
  const second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
  const found = welch(first, second);
  expect(found?.t).toBeCloseTo(-1.8608, 4);
  expect(found?.freedom).toBeCloseTo(17.776, 3);
  expect(found?.p).toBeCloseTo(0.07939, 5);
  expect(welch([1, 1], [1, 1])).toBeUndefined();
});

test('χ²: party by gender, Agresti 2007 p. 39 (R ?chisq.test: 30.07, df = 2, p = 2.954e-07)', () => {
  const found = chiSquare([
    [762, 327, 468],
    [484, 239, 477],
  ]);
  expect(found?.statistic).toBeCloseTo(30.07, 2);
  expect(found?.freedom).toBe(2);
  expect(found?.p).toBeCloseTo(2.954e-7, 10);
  expect(
    chiSquare([
      [5, 0],
      [7, 0],
    ]),
  ).toBeUndefined();
});

test.each([
  [
    'hair by eyes of 592 students, Snee 1974 (R: 138.29, df = 9)',
    [
      [68, 119, 26, 7],
      [20, 84, 17, 94],
      [15, 54, 14, 10],
      [5, 29, 14, 16],
    ],
    [138.29, 9, 2.325e-25],
  ],
  [
    'two by three, documentation of scipy (2.778, df = 2, p = 0.2494)',
    [
      [10, 10, 20],
      [20, 20, 20],
    ],
    [2.7778, 2, 0.249352],
  ],
] as const)('χ²: %s', (_name, table, [statistic, freedom, p]) => {
  const found = chiSquare(table);
  expect(found?.statistic).toBeCloseTo(statistic, 2);
  expect(found?.freedom).toBe(freedom);
  expect(found?.p).toBeCloseTo(p, 5);
});

test('χ² with an empty cell: cylinders by gears of mtcars (R chisq.test: 18.036, df = 4, p = 0.001214)', () => {
  const cylindersByGears = [
    [1, 8, 2],
    [2, 4, 1],
    [12, 0, 2],
  ];
  const found = chiSquare(cylindersByGears);
  expect(found?.statistic).toBeCloseTo(18.036, 3);
  expect(found?.freedom).toBe(4);
  expect(found?.p).toBeCloseTo(0.001214, 6);
  expect(leastExpected(cylindersByGears)).toBeCloseTo((7 * 5) / 32, 10);
});

describe('Fisher', () => {
  test.each<[string, [[number, number], [number, number]], number, number]>([
    [
      'two empty cells: all eight cups told, Fisher 1935 (one-sided 1 of 70)',
      [
        [4, 0],
        [0, 4],
      ],
      2 / 70,
      10,
    ],
    [
      'dieting by sex, the example of the encyclopaedia (two-sided 0.00276)',
      [
        [1, 9],
        [11, 3],
      ],
      0.002759456,
      8,
    ],
    [
      'whales and sharks, documentation of scipy (p = 0.0349…)',
      [
        [8, 2],
        [1, 5],
      ],
      0.03496503496503495,
      10,
    ],
  ])('%s', (_name, table, expected, digits) => {
    expect(fisher(table)).toBeCloseTo(expected, digits);
  });

  test('the lady tasting tea, Agresti 1990 p. 61 (R ?fisher.test: two-sided p = 0.4857)', () => {
    expect(
      fisher([
        [3, 1],
        [1, 3],
      ]),
    ).toBeCloseTo(0.4857, 4);
    expect(
      leastExpected([
        [3, 1],
        [1, 3],
      ]),
    ).toBe(2);
  });

  test('criminal convictions of twins, Fisher 1962 (R ?fisher.test: two-sided p = 0.0005367)', () => {
    expect(
      fisher([
        [2, 15],
        [10, 3],
      ]),
    ).toBeCloseTo(0.0005367, 6);
  });
});

describe('standardised difference: primary biliary cholangitis by treatment, vignette of the R package tableone', () => {
  test.each<[string, number[], number[], number]>([
    ['sex', [21, 137], [15, 139], 0.111],
    ['ascites', [144, 14], [144, 10], 0.089],
    ['edema', [132, 16, 10], [131, 13, 10], 0.058],
    ['stage', [12, 35, 56, 55], [4, 32, 64, 54], 0.246],
  ])('%s', (_name, treated, placebo, expected) => {
    expect(smdCategorical(treated, placebo)).toBeCloseTo(expected, 3);
  });

  test('a mean: 51.42 (11.01) against 48.58 (9.96) is 0.270', () => {
    const around = (centre: number, sd: number) => [centre - sd / Math.SQRT2, centre + sd / Math.SQRT2];
    expect(smdContinuous(around(51.42, 11.01), around(48.58, 9.96))).toBeCloseTo(0.27, 2);
    expect(smdContinuous([1, 1], [1, 1])).toBeUndefined();
  });

  test('a level that one group has not is no missing number (Austin 2009: |0 − 0.1| over the root of (0 + 0.09) / 2)', () => {
    expect(smdCategorical([50, 0], [90, 10])).toBeCloseTo(0.1 / Math.sqrt(0.045), 10);
  });

  test('equal shares do not differ', () => {
    expect(smdCategorical([5, 5], [50, 50])).toBe(0);
  });
});

test('quantiles of type 7: fuel use of mtcars (R summary: 15.43, 19.20, mean 20.09, 22.80)', () => {
  const mpg = [
    21, 21, 22.8, 21.4, 18.7, 18.1, 14.3, 24.4, 22.8, 19.2, 17.8, 16.4, 17.3, 15.2, 10.4, 10.4, 14.7, 32.4, 30.4, 33.9,
    21.5, 15.5, 15.2, 13.3, 19.2, 27.3, 26, 30.4, 15.8, 19.7, 15, 21.4,
  ].toSorted((a, b) => a - b);
  expect(quantile(mpg, 0.25)).toBeCloseTo(15.425, 6);
  expect(quantile(mpg, 0.5)).toBe(19.2);
  expect(quantile(mpg, 0.75)).toBe(22.8);
  expect(mean(mpg)).toBeCloseTo(20.09, 2);
  expect(Math.sqrt(variance(mpg))).toBeCloseTo(6.0269, 4);
  expect(quantile([], 0.5)).toBeUndefined();
});

test('Holm: the four hypotheses of the step-down example (0.01, 0.04, 0.03, 0.005 become 0.03, 0.06, 0.06, 0.02)', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005]).map((p) => Number(p.toFixed(6)))).toEqual([0.03, 0.06, 0.06, 0.02]);
});
