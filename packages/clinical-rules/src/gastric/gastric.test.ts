import { describe, expect, it } from 'vitest';
import { pointSet } from '../flags/value-set.ts';
import { readGastricInput } from './gastric-wire.ts';
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

  // Beyond: PG I, PG II 0–500 μg/L, G-17 0–300 pmol/L, age 0–130; at the limits themselves they are used.
  it.each([
    [{ ageYears: 131 }, ['age']],
    [{ ageYears: 130 }, []],
    [{ pg1: pointSet(500) }, []],
    [{ pg1: pointSet(501) }, ['pg1']],
    [{ pg2: pointSet(500) }, []],
    [{ pg2: pointSet(501) }, ['pg2']],
    [{ pgr: pointSet(5000) }, []],
    [{ g17: pointSet(300) }, []],
    [{ g17: pointSet(0), pg1: pointSet(0), pg2: pointSet(0), pgr: pointSet(0) }, []],
  ])('%j: %j', (change, invalid) => {
    expect(evaluateGastric({ ...LOWEST, ...change }).invalid).toEqual(invalid);
  });

  it('make no ratio', () => {
    expect(evaluateGastric({ ...LOWEST, pgr: null, pg2: pointSet(501) })).toMatchObject({
      pgr: null,
      isPgrComputed: false,
      missing: ['pgr'],
    });
  });

  const half = (printed: string) => readGastricInput({ g17: printed, pgr: printed, pg1: printed });

  it.each([
    ['<1.50', 0],
    ['<1.51', null],
    ['≤1.50', null],
    ['≥1.50', null],
    ['>1.50', null],
    ['<5.70', null],
    ['≥5.70', null],
    ['>5.70', 5],
    ['1.50-5.70', 3],
    ['1.49-5.70', null],
    ['1.50-5.71', null],
  ])('G-17 of %s gives %s points', (printed, points) => {
    expect(scoreOf({ g17: half(printed).g17 })).toBe(points);
  });

  it.each([
    ['<3.89', 3],
    ['≤3.89', null],
    ['<3.90', null],
    ['≥3.89', 0],
    ['>3.88', null],
  ])('a ratio of %s gives %s points', (printed, points) => {
    const result = evaluateGastric({ ...LOWEST, pgr: half(printed).pgr });
    expect(result.score).toBe(points);
    // What is bounded is not a number to be shown as the ratio.
    expect(result.pgr).toBeNull();
  });

  it.each([
    ['≤70', '≤3', true],
    ['<70', '<3', true],
    ['<71', '2', null],
    ['>70', '2', false],
    ['≥70', '2', null],
    ['50', '<4', null],
    ['50', '>3', false],
    ['50', '≥3', null],
  ])('PG I %s and ratio %s: positive %s', (pg1, pgr, isPgPositive) => {
    expect(evaluateGastric({ ...LOWEST, pg1: half(pg1).pg1, pgr: half(pgr).pgr }).isPgPositive).toBe(isPgPositive);
  });

  it.each([
    [{ pg1: '<30', pgr: '<3' }, ['severe_corpus_atrophy']],
    [{ pg1: '≤30', pgr: '<3' }, []],
    [{ pgr: '2' }, []],
    [{ pg1: '20' }, []],
    [{ g17: '<1' }, ['g17_low']],
    [{ g17: '<1.1' }, []],
    [{ g17: '>15' }, ['g17_raised']],
    [{ g17: '≥15' }, []],
    [{}, []],
  ])('%j hints at %j', (input, hints) => {
    expect(evaluateGastric(readGastricInput(input)).hints).toEqual(hints);
  });
});
