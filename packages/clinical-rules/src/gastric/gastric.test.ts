import { describe, expect, it } from 'vitest';
import { pointSet } from '../flags/value-set.ts';
import { evaluateGastric, gastricLevel } from './gastric.ts';
import type { GastricFacts } from './gastric.ts';

/** Scores 0 in every item, so one item's points can be read off. */
const LOWEST: GastricFacts = {
  ageYears: 45,
  sex: 'female',
  pg1: pointSet(120),
  pg2: pointSet(10),
  pgr: pointSet(12),
  g17: pointSet(1),
  isHpPositive: false,
};

const scoreOf = (change: Partial<GastricFacts>): number | null => evaluateGastric({ ...LOWEST, ...change }).score;

// Points of the consensus of 2017, below, at and above each cut-off.
describe('the screening score', () => {
  it.each([
    [40, 0],
    [49, 0],
    [50, 5],
    [59, 5],
    [60, 6],
    [69, 6],
    [70, 10],
    [90, 10],
  ])('age %d gives %d points', (ageYears, points) => {
    expect(scoreOf({ ageYears })).toBe(points);
  });

  it.each([
    [3.88, 3],
    [3.89, 0],
    [3.9, 0],
  ])('a ratio of %d gives %d points', (pgr, points) => {
    expect(scoreOf({ pgr: pointSet(pgr) })).toBe(points);
  });

  it.each([
    [1.49, 0],
    [1.5, 3],
    [5.7, 3],
    [5.71, 5],
  ])('G-17 of %d pmol/L gives %d points', (g17, points) => {
    expect(scoreOf({ g17: pointSet(g17) })).toBe(points);
  });

  it('gives 4 for a man and 1 for the antibody', () => {
    expect(scoreOf({})).toBe(0);
    expect(scoreOf({ sex: 'male' })).toBe(4);
    expect(scoreOf({ isHpPositive: true })).toBe(1);
  });

  it('reaches 23, the published maximum', () => {
    const worst = { ageYears: 75, sex: 'male', isHpPositive: true, pgr: pointSet(2), g17: pointSet(8) } as const;
    const result = evaluateGastric({ ...LOWEST, ...worst });
    expect(result).toMatchObject({ status: 'complete', score: 23, level: 'high' });
    expect(result.contributions.map(({ item, points }) => [item, points])).toEqual([
      ['age', 10],
      ['sex', 4],
      ['hp', 1],
      ['pgr', 3],
      ['g17', 5],
    ]);
  });

  it.each([
    [0, 'low'],
    [11, 'low'],
    [12, 'medium'],
    [16, 'medium'],
    [17, 'high'],
    [23, 'high'],
  ])('%d points are %s', (score, level) => {
    expect(gastricLevel(score)).toBe(level);
  });

  it('is not given below 40 years, while the group is', () => {
    expect(evaluateGastric({ ...LOWEST, ageYears: 39 })).toMatchObject({ score: null, isTooYoung: true, abc: 'A' });
    expect(evaluateGastric({ ...LOWEST, ageYears: 40 })).toMatchObject({ score: 0, isTooYoung: false });
  });

  it.each([
    ['ageYears', 'age'],
    ['sex', 'sex'],
    ['isHpPositive', 'hp'],
    ['g17', 'g17'],
  ])('without %s it is not given', (field, item) => {
    expect(evaluateGastric({ ...LOWEST, [field]: null })).toMatchObject({ score: null, level: null, missing: [item] });
  });
});

describe('the ratio', () => {
  it('is computed where the report prints none', () => {
    const unprinted = { ...LOWEST, pgr: null, pg1: pointSet(70), pg2: pointSet(20) };
    expect(evaluateGastric(unprinted)).toMatchObject({ pgr: 3.5, isPgrComputed: true, score: 3 });
    expect(evaluateGastric({ ...unprinted, pg2: pointSet(0) })).toMatchObject({ pgr: null, missing: ['pgr'] });
    expect(evaluateGastric({ ...unprinted, pg2: null })).toMatchObject({ pgr: null, missing: ['pgr'] });
  });

  it('is taken as printed where it is', () => {
    expect(evaluateGastric({ ...LOWEST, pgr: pointSet(3.89), pg1: pointSet(100), pg2: pointSet(30) })).toMatchObject({
      pgr: 3.89,
      isPgrComputed: false,
    });
  });
});

// PG positive: PG I ≤ 70 and ratio ≤ 3.0.
describe('ABC(D)', () => {
  it.each([
    [70, 3, true],
    [70, 3.01, false],
    [70.1, 3, false],
    [120, 12, false],
  ])('PG I %d and ratio %d: positive %s', (pg1, pgr, isPgPositive) => {
    expect(evaluateGastric({ ...LOWEST, pg1: pointSet(pg1), pgr: pointSet(pgr) }).isPgPositive).toBe(isPgPositive);
  });

  it.each([
    [false, 120, 'A'],
    [true, 120, 'B'],
    [true, 50, 'C'],
    [false, 50, 'D'],
  ])('antibody %s, PG I %d: group %s', (isHpPositive, pg1, abc) => {
    expect(evaluateGastric({ ...LOWEST, isHpPositive, pg1: pointSet(pg1), pgr: pointSet(2) }).abc).toBe(abc);
  });

  it('takes the ratio of the platform', () => {
    const elisa = { ...LOWEST, pg1: pointSet(60), pgr: pointSet(6.5) };
    expect(evaluateGastric(elisa).isPgPositive).toBe(false);
    expect(evaluateGastric(elisa, { pgrPositiveUpTo: 7 }).isPgPositive).toBe(true);
  });

  it('needs what decides: a PG I above 70 is enough for negative', () => {
    expect(evaluateGastric({ ...LOWEST, pgr: null, pg2: null })).toMatchObject({ isPgPositive: false, abc: 'A' });
    expect(evaluateGastric({ ...LOWEST, pg1: pointSet(50), pgr: null, pg2: null }).abc).toBeNull();
    expect(evaluateGastric({ ...LOWEST, isHpPositive: null }).abc).toBeNull();
  });
});

describe('hints', () => {
  it.each([
    [29.9, 2.99, 2, ['severe_corpus_atrophy']],
    [30, 2, 2, []],
    [20, 3, 2, []],
    [120, 12, 0.99, ['g17_low']],
    [120, 12, 1, []],
    [120, 12, 15, []],
    [120, 12, 15.1, ['g17_raised']],
  ])('PG I %d, ratio %d, G-17 %d: %j', (pg1, pgr, g17, hints) => {
    const facts = { ...LOWEST, pg1: pointSet(pg1), pgr: pointSet(pgr), g17: pointSet(g17) };
    expect(evaluateGastric(facts).hints).toEqual(hints);
  });
});

describe('values that cannot be used', () => {
  it('outside the plausible range are named', () => {
    expect(evaluateGastric({ ...LOWEST, g17: pointSet(301) })).toMatchObject({ score: null, invalid: ['g17'] });
    expect(evaluateGastric({ ...LOWEST, g17: pointSet(300) }).score).toBe(5);
    expect(evaluateGastric({ ...LOWEST, pg1: pointSet(501), pgr: pointSet(2) })).toMatchObject({
      abc: null,
      invalid: ['pg1'],
    });
  });

  it('with a comparator count only for what they prove', () => {
    const below = (high: number) => ({ low: -Infinity, high, hasLow: false, hasHigh: false });
    const above = (low: number) => ({ low, high: Infinity, hasLow: false, hasHigh: false });
    expect(scoreOf({ g17: below(1.5) })).toBe(0);
    expect(scoreOf({ g17: below(1.6) })).toBeNull();
    expect(scoreOf({ g17: above(40) })).toBe(5);
    expect(evaluateGastric({ ...LOWEST, pg1: above(200), pgr: pointSet(2) }).isPgPositive).toBe(false);
  });
});
