import { describe, expect, it } from 'vitest';
import { pointSet } from '../flags/value-set.ts';
import { evaluateBarrier } from './barrier.ts';
import type { BarrierFacts } from './barrier.ts';
import { correctWbc, glucoseRatioOf } from './cerebrospinal-facts.ts';
import { answerCerebrospinal, readCerebrospinalInput, readSign } from './cerebrospinal-wire.ts';
import { evaluateCerebrospinal } from './cerebrospinal.ts';

const NOTHING = { csfAlbumin: null, serumAlbumin: null, csfIgg: null, serumIgg: null, ageYears: null };
const NO_QUOTIENT = {
  ...{ qalb: null, qalbLimit: null, isImpaired: null, qigg: null },
  ...{ iggIndex: null, isIntrathecal: null, qlim: null, isAboveQlim: null },
};

describe('the quotients of a barrier', () => {
  it.each<[string, Partial<BarrierFacts>, object]>([
    ['nothing was measured', { ageYears: 30 }, {}],
    ['the serum was not measured', { csfAlbumin: 200, csfIgg: 60, ageYears: 30 }, {}],
    ['a serum holds none', { csfAlbumin: 200, serumAlbumin: 0, csfIgg: 60, serumIgg: 0 }, {}],
    ['IgG alone', { csfIgg: 60, serumIgg: 12, ageYears: 30 }, { qigg: 5 }],
    // 4 + 30 ÷ 15.
    [
      'albumin alone',
      { csfAlbumin: 200, serumAlbumin: 40, ageYears: 30 },
      { qalb: 5, qalbLimit: 6, isImpaired: false },
    ],
    // 0.93 × √6 − 1.7 = 0.58: no quotient of a quotient of 0.
    [
      'a fluid without albumin',
      { csfAlbumin: 0, serumAlbumin: 40, csfIgg: 6, serumIgg: 12 },
      { qalb: 0, qigg: 0.5, qlim: 0.58, isAboveQlim: false },
    ],
  ])('are those of what was measured: %s', (_what, facts, expected) => {
    expect(evaluateBarrier({ ...NOTHING, ...facts })).toEqual({ ...NO_QUOTIENT, ...expected });
  });

  it('are none of an input that cannot be used', () => {
    const figures = { csf_albumin: 200, serum_albumin: 40, csf_igg: 60, serum_igg: 12 };
    expect(answerCerebrospinal({ ...figures, glucose: -1 }).findings).toEqual([]);
  });
});

describe('what is worked out of a fluid', () => {
  const assess = (input: object) => {
    const result = evaluateCerebrospinal(readCerebrospinalInput({ ...input }));
    return result.status === 'complete' ? result : expect.unreachable('no result');
  };

  it('divides by no serum that is empty', () => {
    expect([glucoseRatioOf(pointSet(3), pointSet(0)), glucoseRatioOf(pointSet(3), pointSet(6))]).toEqual([null, 0.5]);
    const { values } = readCerebrospinalInput({ wbc: 100, rbc: 700, blood_wbc: 5, blood_rbc: 0 });
    expect(correctWbc(values)).toMatchObject({ correction: 'ratio', value: pointSet(99) });
  });

  it('has no corrected count of a bound', () => {
    const bound = { wbc: '>1000', rbc: 0, protein: 0.3, glucose: 3.5 };
    expect(assess(bound)).toMatchObject({ correctedWbc: null, correction: 'ratio' });
    expect(answerCerebrospinal(bound).findings.map(({ code }) => code)).toEqual(['pattern']);
  });

  it('gives points to what a kind of meningitis was named by, and to nothing else', () => {
    const { pattern, contributions } = assess({ wbc: 8, rbc: 0, protein: 0.3, glucose: 3.5, chloride: 125 });
    expect(pattern.kind).not.toBe('meningitis');
    expect(contributions.map(({ points }) => points)).toEqual([0, 0, 0, 0, 0]);
  });

  it('warns of what may hide, not beside what explains it', () => {
    const fluid = { wbc: 300, rbc: 0, neut_pct: 90, protein: 0.3, glucose: 1, serum_glucose: 6 };
    const warnings = (more: object) => assess({ ...fluid, ...more }).warnings;
    expect(warnings({ rbc: 5000, xanthochromia: true })).not.toContain('bacterial_open');
    expect(warnings({ rbc: 5000, gram: true })).not.toContain('bleeding_open');
    expect(warnings({ rbc: 5000 })).toContain('bleeding_open');
  });
});

it.each<[unknown, boolean | null]>([
  ['1:8', true],
  // Diluted until it was no longer found.
  ['<1:8', null],
  ['≤1:8', null],
  [5, null],
])('an antigen of %j is read as %s', (value, found) => {
  expect(readSign(value)).toBe(found);
});
