import { describe, expect, it } from 'vitest';
import { evaluateCovid19, NO_COVID_FACTS } from './covid19.ts';
import type { CovidFacts } from './covid19.ts';
import { isImageHighRisk, lobeScore, totalScore } from './imaging.ts';
import { bodyMassIndex, pCF } from './measures.ts';
import { isPersonalHistoryOffered, isWarningStateOffered } from './options.ts';

/** A man of 40 with nothing wrong, everything known. */
const FACTS: CovidFacts = {
  ...NO_COVID_FACTS,
  ageYears: 40,
  sex: 'male',
  weightKg: 70,
  heightCm: 175,
  hasCtAbnormality: false,
  factors: {
    chronic_history: [],
    history_tumor: [],
    drug_history: [],
    personal_history: [],
    other_risk: [],
    illness_factor: [],
    severe_factor: [],
  },
  paO2: 90,
  fiO2: 21,
};
const withFactors = (change: Partial<CovidFacts['factors']>): Partial<CovidFacts> => ({
  factors: { ...FACTS.factors, ...change },
});

describe('bodyMassIndex', () => {
  // covers A-9-48, A-9-49
  it.each([
    [70, 175, 22.85],
    [85, 168, 30.11],
    // 22.86 exactly, and 29.99999… just below 30.
    [91.44, 200, 22.86],
    [57.15, 158.11, 22.86],
    [119.99, 200, 29.99],
    [120, 200, 30],
    [null, 175, null],
    [70, null, null],
    [70, 0, null],
    [0, 175, null],
    [-1, 175, null],
    [70, -1, null],
    [Number.NaN, 175, null],
    [1e300, 1e-20, null],
  ])('%s kg, %s cm: %s', (weight, height, index) => {
    expect(bodyMassIndex(weight, height)).toBe(index);
  });
});

describe('pCF', () => {
  // covers A-9-50, A-9-51
  it.each([
    [80, 21, 380.95],
    [80, 40, 200],
    [63, 21, 300],
    [63.1, 21, 300.48],
    // 1.005 × 100 is below 100.5 in binary.
    [1.005, 100, 1.01],
    [null, 21, null],
    [80, null, null],
    [80, 0, null],
    [0, 21, 0],
    [Number.NaN, 21, null],
    [1e300, 1e-20, null],
  ])('%s / %s: %s', (pressure, fraction, ratio) => {
    expect(pCF(pressure, fraction)).toBe(ratio);
  });
});

describe('imaging', () => {
  // covers A-9-40..44
  it.each([
    [0, 0],
    [1, 1],
    [25, 1],
    [26, 2],
    [50, 2],
    [51, 3],
    [75, 3],
    [76, 4],
    [100, 4],
    [101, null],
    [-1, null],
    [Number.NaN, null],
    [null, null],
  ])('%s percent: %s', (percent, score) => {
    expect(lobeScore(percent)).toBe(score);
  });

  // covers A-9-45, A-9-46
  it.each([
    [[1, 1, 2, 1, null], 5],
    [[0, null, null, null, null], 0],
    [[null, null, null, null, null], null],
    [[4, 4, 4, 4, 4], 20],
  ])('%j: %s', (scores, total) => {
    expect(totalScore(scores)).toBe(total);
  });

  // covers A-9-47
  it.each([
    [5, false],
    [6, true],
    [7, true],
    [null, false],
  ])('a total of %s: %s', (total, isHigh) => {
    expect(isImageHighRisk(total)).toBe(isHigh);
  });
});

describe('options', () => {
  // covers A-4-54..56
  it.each([
    [2, 'female', 17, false],
    [2, 'female', 18, true],
    [2, 'female', 45, true],
    [2, 'female', 46, false],
    [2, 'female', null, false],
    [2, 'male', 30, false],
    [2, null, 30, false],
    [1, 'male', 80, true],
    [1, null, null, true],
  ] as const)('personal history %d, %s, %s: %s', (key, sex, age, isOffered) => {
    expect(isPersonalHistoryOffered(key, sex, age)).toBe(isOffered);
  });

  it('the other group has no state 3', () => {
    expect([1, 2, 3, 4].map((state) => isWarningStateOffered('immune', state))).toEqual([true, true, true, false]);
    expect([1, 2, 3].map((state) => isWarningStateOffered('other_warning', state))).toEqual([true, true, false]);
  });
});

describe('type, first match', () => {
  it.each<[Partial<CovidFacts>, string]>([
    [{}, 'mild'],
    [{ hasCtAbnormality: true }, 'moderate'],
    [{ hasHighFeverOver3Days: true }, 'moderate'],
    [{ hasCoughOrDyspnoea: true }, 'moderate'],
    [{ respiratoryRatePerMin: 29 }, 'mild'],
    [{ respiratoryRatePerMin: 30 }, 'severe'],
    [{ spO2: 93 }, 'severe'],
    [{ spO2: 93.5 }, 'mild'],
    [{ paO2: 63 }, 'severe'],
    [{ paO2: 63.1 }, 'mild'],
    [{ paO2: 62.9, fiO2: 21, hasCtAbnormality: true }, 'severe'],
    [withFactors({ severe_factor: [1] }), 'severe'],
    [withFactors({ severe_factor: [4] }), 'severe'],
    [withFactors({ severe_factor: [9] }), 'mild'],
    [withFactors({ illness_factor: [1] }), 'critical'],
    [withFactors({ illness_factor: [3], severe_factor: [1] }), 'critical'],
  ])('%j: %s', (change, type) => {
    expect(evaluateCovid19({ ...FACTS, ...change }).type).toBe(type);
  });

  it('fever and cough make no 普通型 in the ninth edition', () => {
    expect(evaluateCovid19({ ...FACTS, hasCoughOrDyspnoea: true }, { edition: 9 }).type).toBe('mild');
  });

  it('above 1000 m the ratio is corrected to 760 mmHg', () => {
    // 60 / 0.21 = 285.7; × 760 / 640 = 339.3.
    const high = { paO2: 60, fiO2: 21, atmosphericPressureMmHg: 640 };
    expect(evaluateCovid19({ ...FACTS, ...high, altitudeM: 1500 }).type).toBe('mild');
    expect(evaluateCovid19({ ...FACTS, ...high, altitudeM: 1000 }).type).toBe('severe');
    expect(evaluateCovid19({ ...FACTS, ...high, altitudeM: null }).type).toBe('severe');
  });
});

describe('high risk', () => {
  it.each<[Partial<CovidFacts>, string[]]>([
    [{}, []],
    [{ ageYears: 65 }, []],
    [{ ageYears: 66 }, ['age']],
    [{ weightKg: 91.8, heightCm: 175 }, []],
    [{ weightKg: 91.88, heightCm: 175 }, ['bmi']],
    [
      withFactors({ chronic_history: [3, 1, 1], other_risk: [1], drug_history: [2], personal_history: [1, 2] }),
      ['chronic_history:1', 'chronic_history:3', 'other_risk:1', 'drug_history:2', 'personal_history:1'],
    ],
    // 诊疗方案（试行第十版）: each chronic disease of its list makes a patient high-risk.
    [withFactors({ chronic_history: [1, 2, 3, 4, 5] }), [1, 2, 3, 4, 5].map((key) => `chronic_history:${key}`)],
    [{ ...withFactors({ personal_history: [1, 2] }), sex: 'female' }, ['personal_history:2', 'personal_history:1']],
  ])('%j', (change, items) => {
    expect(evaluateCovid19({ ...FACTS, ...change }).highRisk).toEqual(items);
  });

  it.each([
    [60, []],
    [61, ['age']],
  ])('ninth edition, %d years: %j', (ageYears, items) => {
    expect(evaluateCovid19({ ...FACTS, ageYears }, { edition: 9 }).highRisk).toEqual(items);
  });
});

describe('what is missing', () => {
  it('is nothing when everything that decides is known', () => {
    expect(evaluateCovid19(FACTS)).toMatchObject({ status: 'complete', missing: [], invalid: [] });
  });

  it.each<[Partial<CovidFacts>, string[]]>([
    [{ paO2: null }, ['pCF']],
    [{ hasCtAbnormality: null }, ['pul_ct_abnormality']],
    [{ hasCtAbnormality: true, paO2: null }, ['pCF']],
    [withFactors({ severe_factor: null }), ['severe_factor']],
    [{ ...withFactors({ severe_factor: [1], illness_factor: null }), paO2: null }, ['illness_factor']],
    [{ ...withFactors({ illness_factor: [1], severe_factor: null }), paO2: null, hasCtAbnormality: null }, []],
  ])('%j: only what could raise the type', (change, missing) => {
    expect(evaluateCovid19({ ...FACTS, ...change }).missing).toEqual(missing);
  });

  it.each([
    [19.9, true],
    [20, false],
    [100, false],
    [100.1, true],
    [0.21, true],
  ])('an oxygen share of %d %% is implausible: %s', (fiO2, isInvalid) => {
    const result = evaluateCovid19({ ...FACTS, fiO2 });
    expect(result.invalid).toEqual(isInvalid ? ['fiO2'] : []);
    expect(result.missing).toEqual(isInvalid ? ['pCF'] : []);
  });

  it('an implausible age, weight or lobe is named and not used', () => {
    const result = evaluateCovid19({
      ...FACTS,
      ageYears: 300,
      weightKg: -5,
      lobes: { ...FACTS.lobes, left_upper: 120, left_midd: 30 },
    });
    expect(result).toMatchObject({ invalid: ['age', 'weight', 'lobes'], highRisk: [], bmi: null, imageScore: 2 });
  });
});

// covers A-4-60..62
it('warnings are the items that have appeared', () => {
  const warnings = { ...NO_COVID_FACTS.warnings, crp: 1, lactate: 2, il6: 3, imaging: 1 } as const;
  expect(evaluateCovid19({ ...FACTS, warnings }).warnings).toEqual(['crp', 'imaging']);
});
