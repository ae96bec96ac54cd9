import { describe, expect, it } from 'vitest';
import { pointSet } from '../flags/value-set.ts';
import type { QualitativeGrade } from '../results/result.ts';
import { measured, NO_FACTS } from './ckd-facts.test-support.ts';
import { CKD_DEFAULTS, evaluateCkd } from './ckd.ts';

/** One value inside each stage. */
const EGFR = { G1: 95, G2: 75, G3a: 50, G3b: 35, G4: 20, G5: 10 } as const;
const ACR = { A1: 10, A2: 100, A3: 500 } as const;

// KDIGO heat map and, after it, visits a year of KDIGO 2012 Fig. 17.
// covers A-4-47..51
describe('the risk of each cell', () => {
  it.each([
    ['G1', ['low 1', 'medium 1', 'high 2']],
    ['G2', ['low 1', 'medium 1', 'high 2']],
    ['G3a', ['medium 1', 'high 2', 'very_high 3']],
    ['G3b', ['high 2', 'very_high 3', 'very_high 3']],
    ['G4', ['very_high 3', 'very_high 3', 'very_high 4+']],
    ['G5', ['very_high 4+', 'very_high 4+', 'very_high 4+']],
  ] as const)('%s: %j', (g, row) => {
    const cells = (['A1', 'A2', 'A3'] as const).map((a) => evaluateCkd(measured(EGFR[g], ACR[a])));
    expect(cells.map(({ risk, visits }) => `${risk} ${visits}`)).toEqual(row);
    expect(cells.map((cell) => `${cell.g}${cell.a}`)).toEqual(['A1', 'A2', 'A3'].map((a) => `${g}${a}`));
  });

  it('has three visits in G1 A3 and G2 A3 by the edition of 2024, and only there', () => {
    const options = { ...CKD_DEFAULTS, visitsEdition: '2024' } as const;
    expect(evaluateCkd(measured(95, 500), options)).toMatchObject({ visits: '3', risk: 'high' });
    expect(evaluateCkd(measured(75, 500), options).visits).toBe('3');
    expect(evaluateCkd(measured(75, 100), options).visits).toBe('1');
    expect(evaluateCkd(measured(35, 10), options).visits).toBe('2');
    expect(evaluateCkd(measured(75, 500), options).reviewNotes).toContain('ckd_visits_2024');
  });
});

describe('eGFR from creatinine', () => {
  const adult = { ...NO_FACTS, acr: pointSet(20), ageYears: 40, sex: 'male' } as const;

  // At Scr = kappa the equation is its constant times the power of age: 142 × 0.9938^40 = 110.7; 141 × 0.993^40 = 106.5.
  it.each([
    ['2021', 'male', 79.56, 111],
    ['2009', 'male', 79.56, 106],
    ['2021', 'female', 61.88, 112],
    ['2009', 'female', 61.88, 109],
  ] as const)('%s, %s, %d μmol/L gives %d', (equation, sex, creatinine, egfr) => {
    const result = evaluateCkd({ ...adult, sex, creatinine }, { ...CKD_DEFAULTS, equation });
    expect(result).toMatchObject({ egfr, gfrSource: 'computed', equation });
  });

  // Published examples of CKD-EPI 2021, creatinine in mg/dl.
  it.each([
    ['female', 25, 0.8, 105],
    ['female', 70, 1.3, 44],
    ['male', 75, 1.8, 39],
    ['female', 60, 6, 8],
  ] as const)('2021, %s aged %d, %d mg/dl gives %d', (sex, ageYears, creatinine, egfr) => {
    expect(evaluateCkd({ ...adult, sex, ageYears, creatinine, creatinineUnit: 'mg/dl' }).egfr).toBe(egfr);
  });

  it('stands back behind a printed eGFR', () => {
    const both = { ...adult, creatinine: 79.56, egfr: pointSet(72) };
    expect(evaluateCkd(both)).toMatchObject({ egfr: 72, g: 'G2', gfrSource: 'reported', equation: null });
  });

  it('is not computed below 18 years, without sex or without age', () => {
    expect(evaluateCkd({ ...adult, creatinine: 60, ageYears: 17 })).toMatchObject({ g: null, invalid: ['age'] });
    expect(evaluateCkd({ ...adult, creatinine: 60, ageYears: 18 }).g).toBe('G1');
    expect(evaluateCkd({ ...adult, creatinine: 60, sex: null })).toMatchObject({ g: null, missing: ['g'] });
    expect(evaluateCkd({ ...adult, creatinine: 60, ageYears: null })).toMatchObject({
      g: null,
      missing: ['g'],
      invalid: [],
      undecided: [],
    });
    // Without creatinine the age of a child says nothing of an equation.
    expect(evaluateCkd({ ...adult, creatinine: null, ageYears: 17 }).invalid).toEqual([]);
  });

  it('outside 1 to 200 is named and not used', () => {
    expect(evaluateCkd({ ...adult, creatinine: 1 })).toMatchObject({ g: null, invalid: ['creatinine'] });
    expect(evaluateCkd({ ...adult, creatinine: 0 })).toMatchObject({ g: null, invalid: ['creatinine'] });
    expect(evaluateCkd(measured(201, 20))).toMatchObject({ g: null, invalid: ['egfr'], missing: ['g'] });
    // A ratio of 63 to kappa: 142 × 63^−1.2 × 0.9938^90 is 0.6.
    expect(evaluateCkd({ ...adult, creatinine: 5000, ageYears: 90 })).toMatchObject({
      g: null,
      egfr: null,
      invalid: ['creatinine'],
    });
    expect(evaluateCkd({ ...adult, creatinine: -1 })).toMatchObject({ g: null, invalid: ['creatinine'] });
    const open = { ...measured(0, 5, { egfr: { low: 60, high: Infinity, hasLow: false, hasHigh: false } }) };
    expect(evaluateCkd({ ...open, ageYears: 40, sex: 'male', creatinine: 0 })).toMatchObject({
      invalid: ['creatinine'],
      undecided: ['egfr'],
    });
    expect(evaluateCkd(measured(200, 20)).g).toBe('G1');
    expect(evaluateCkd(measured(0.9, 20)).g).toBeNull();
  });
});

describe('albuminuria', () => {
  it.each([
    [3.39, 'A1'],
    [3.4, 'A2'],
    [33.9, 'A2'],
    [34, 'A3'],
  ] as const)('%d mg/mmol is %s', (acr, a) => {
    expect(evaluateCkd(measured(80, acr, { acrUnit: 'mg/mmol' })).a).toBe(a);
  });

  it.each([
    [29.9, 'A1'],
    [30, 'A2'],
    [300, 'A2'],
    [300.1, 'A3'],
  ] as const)('an excretion of %d mg/24h is %s, estimated', (aer, a) => {
    const result = evaluateCkd({ ...NO_FACTS, aer: pointSet(aer) });
    expect(result).toMatchObject({ a, isEstimated: true, albuminuriaSource: 'aer', acrMgPerG: null });
    expect(result.reviewNotes).toContain('ckd_albuminuria_fallback');
  });

  it.each([
    [149.9, 'A1'],
    [150, 'A2'],
    [500, 'A2'],
    [500.1, 'A3'],
  ] as const)('a protein ratio of %d mg/g is %s, estimated', (pcr, a) => {
    expect(evaluateCkd({ ...NO_FACTS, pcr: pointSet(pcr) })).toMatchObject({ a, albuminuriaSource: 'pcr' });
  });

  it.each([
    [0, 'A1'],
    [0.5, 'A1'],
    [1, 'A2'],
    [2, 'A3'],
    [3, 'A3'],
    [4, 'A3'],
  ] as [QualitativeGrade, string][])('dipstick %d is %s, estimated', (dipstick, a) => {
    expect(evaluateCkd({ ...NO_FACTS, dipstick })).toMatchObject({ a, isEstimated: true });
  });

  it('is taken from ACR first, then excretion, protein ratio, dipstick', () => {
    const all = { ...NO_FACTS, acr: pointSet(10), aer: pointSet(100), pcr: pointSet(600), dipstick: 0 } as const;
    expect(evaluateCkd(all)).toMatchObject({ a: 'A1', isEstimated: false });
    expect(evaluateCkd({ ...all, acr: null })).toMatchObject({ a: 'A2', albuminuriaSource: 'aer' });
    expect(evaluateCkd({ ...all, acr: null, aer: null })).toMatchObject({ a: 'A3', albuminuriaSource: 'pcr' });
    expect(evaluateCkd({ ...all, acr: pointSet(20_001) })).toMatchObject({ a: 'A2', invalid: ['acr'] });
  });
});

describe('results with a comparator', () => {
  const above = (low: number) => ({ low, high: Infinity, hasLow: false, hasHigh: false });
  const below = (high: number) => ({ low: -Infinity, high, hasLow: false, hasHigh: false });

  it('stage only what they prove', () => {
    expect(evaluateCkd(measured(0, 5, { egfr: above(90) }))).toMatchObject({ g: 'G1', egfr: null, risk: 'low' });
    expect(evaluateCkd(measured(0, 5, { egfr: below(15) }))).toMatchObject({ g: 'G5' });
    expect(evaluateCkd(measured(0, 5, { egfr: above(60) }))).toMatchObject({ g: null, undecided: ['egfr'] });
    expect(evaluateCkd(measured(80, 0, { acr: below(30) })).a).toBe('A1');
    expect(evaluateCkd(measured(80, 0, { acr: below(31) }))).toMatchObject({ a: null, undecided: ['acr'] });
    expect(evaluateCkd(measured(80, 0, { acr: above(300) })).a).toBe('A3');
    expect(evaluateCkd(measured(80, 0, { acr: above(299) })).a).toBeNull();
  });

  it('give way to creatinine where they leave the stage open', () => {
    const facts = measured(0, 5, { egfr: above(60), creatinine: 168, ageYears: 62, sex: 'male' });
    expect(evaluateCkd(facts)).toMatchObject({ g: 'G3b', egfr: 39, gfrSource: 'computed', undecided: ['egfr'] });
  });
});

describe('one axis alone', () => {
  it('keeps its stage and has no risk', () => {
    const noAcr = evaluateCkd(measured(20, 0, { acr: null }));
    expect(noAcr).toMatchObject({ status: 'incomplete', g: 'G4', a: null, risk: null, visits: null, missing: ['a'] });
    const noEgfr = evaluateCkd(measured(0, 50, { egfr: null }));
    expect(noEgfr).toMatchObject({ g: null, a: 'A2', risk: null, missing: ['g'] });
    expect(evaluateCkd(NO_FACTS)).toMatchObject({ g: null, a: null, missing: ['g', 'a'], referral: [] });
  });
});

describe('referral', () => {
  it.each([
    [30, 20, null, []],
    [29, 20, null, ['g4_g5']],
    [80, 300, null, []],
    [80, 301, null, ['a3']],
    [40, 20, 50, []],
    [39, 20, 50, ['egfr_fall']],
    [60, 20, 50, []],
    [14, 500, 60, ['g4_g5', 'a3', 'egfr_fall']],
  ] as const)('eGFR %d, ACR %d, before %s: %j', (egfr, acr, previousEgfr, referral) => {
    expect(evaluateCkd(measured(egfr, acr, { previousEgfr })).referral).toEqual(referral);
  });

  it('does not need the other axis', () => {
    expect(evaluateCkd({ ...NO_FACTS, egfr: pointSet(12) }).referral).toEqual(['g4_g5']);
  });
});
