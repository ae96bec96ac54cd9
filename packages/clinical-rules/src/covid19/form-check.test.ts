import { describe, expect, it } from 'vitest';
import { evaluateCovid19, NO_COVID_FACTS, type CovidFacts } from './covid19.ts';
import { answerCovid19, readCovid19Input } from './covid19-wire.ts';
import { COVID_FORM_TEXT, covidFormProblems } from './form-check.ts';
import { bodyMassIndex, pCF } from './measures.ts';

describe('what keeps a record from being saved', () => {
  it.each<[string, unknown, string | undefined]>([
    ['age', '', undefined],
    ['age', null, undefined],
    ['age', 0, undefined],
    ['age', 200, undefined],
    ['age', 201, COVID_FORM_TEXT.age],
    ['age', -1, COVID_FORM_TEXT.age],
    ['age', 40.5, COVID_FORM_TEXT.age],
    ['age', 'forty', COVID_FORM_TEXT.age],
    ['weight', '', undefined],
    ['weight', 70.25, undefined],
    ['weight', 70.255, COVID_FORM_TEXT.weightDecimals],
    ['weight', 0, COVID_FORM_TEXT.weight],
    ['weight', -1, COVID_FORM_TEXT.weight],
    ['weight', 'heavy', COVID_FORM_TEXT.weight],
    ['height', 175, undefined],
    ['height', 175.123, COVID_FORM_TEXT.heightDecimals],
    ['height', 0, COVID_FORM_TEXT.height],
    ['paO2', '', undefined],
    ['paO2', 90, undefined],
    ['paO2', 0, COVID_FORM_TEXT.gas],
    ['paO2', -1, COVID_FORM_TEXT.gas],
    ['paO2', 'low', COVID_FORM_TEXT.gas],
    ['fiO2', 21, undefined],
    ['fiO2', 0, COVID_FORM_TEXT.gas],
    ['chronic_history', [1], undefined],
    ['chronic_history', [], undefined],
    ['chronic_history', [1, 999], COVID_FORM_TEXT.option],
    ['severe_factor', [999], COVID_FORM_TEXT.option],
    ['severe_factor', 999, undefined],
    ['inspection', [{ key: 'lymphocyte', value: 1 }], undefined],
    ['inspection', [{ key: 'lymphocyte' }], undefined],
    ['inspection', [{ key: 'lymphocyte', value: null }], undefined],
    ['inspection', [{ key: 'lymphocyte', value: 7 }], COVID_FORM_TEXT.otherWarning],
    ['inspection', [{ key: 'lactate', value: 1 }], COVID_FORM_TEXT.option],
    ['inspection', [{ key: 'none', value: 1 }], COVID_FORM_TEXT.option],
    ['inspection', ['lymphocyte'], COVID_FORM_TEXT.option],
    ['inspection', 'lymphocyte', undefined],
    // Seen or not: an image is never „not measured“.
    ['other_warning', [{ key: 'imaging', value: 3 }], COVID_FORM_TEXT.otherWarning],
    ['other_warning', [{ key: 'imaging', value: 2 }], undefined],
  ])('%s %j: %s', (field, value, message) => {
    expect(covidFormProblems({ [field]: value })).toEqual(message === undefined ? [] : [{ field, message }]);
  });

  it('is named in the order of the form', () => {
    const form = { fiO2: 0, paO2: 0, height: 0, weight: 0, age: -1, chronic_history: [999] };
    expect(covidFormProblems(form).map(({ field }) => field)).toEqual([
      'age',
      'weight',
      'height',
      'paO2',
      'fiO2',
      'chronic_history',
    ]);
  });
});

const invalid = (change: Partial<CovidFacts>) => evaluateCovid19({ ...NO_COVID_FACTS, ...change }).invalid;

it.each<[Partial<CovidFacts>, string[]]>([
  [{}, []],
  [{ ageYears: 0 }, []],
  [{ ageYears: -1 }, ['age']],
  [{ ageYears: 200 }, []],
  [{ ageYears: 201 }, ['age']],
  [{ weightKg: 0 }, ['weight']],
  [{ heightCm: 0 }, ['height']],
  [{ heightCm: -1 }, ['height']],
  [{ heightCm: 1 }, []],
  [{ paO2: 0 }, ['paO2']],
  [{ paO2: 1 }, []],
  [{ fiO2: 19.9 }, ['fiO2']],
  [{ fiO2: 20 }, []],
  [{ fiO2: 100 }, []],
  [{ fiO2: 100.1 }, ['fiO2']],
  [{ lobes: { ...NO_COVID_FACTS.lobes, left_upper: 101 } }, ['lobes']],
  [{ lobes: { ...NO_COVID_FACTS.lobes, left_upper: 100 } }, []],
])('%j holds what cannot be: %j', (change, items) => {
  expect(invalid(change)).toEqual(items);
});

it.each<[Partial<CovidFacts>, string, string[]]>([
  [{ respiratoryRatePerMin: 29 }, 'mild', []],
  [{ respiratoryRatePerMin: 30 }, 'severe', ['respiratory_rate']],
  [{ spO2: 93 }, 'severe', ['spo2']],
  [{ spO2: 94 }, 'mild', []],
  [{ hasCtAbnormality: true }, 'moderate', ['pul_ct_abnormality']],
  [{ hasHighFeverOver3Days: true }, 'moderate', ['symptoms']],
  [{ hasCoughOrDyspnoea: true }, 'moderate', ['symptoms']],
  // 63 / 21 % is 300; air pressure counts above 1000 m only.
  [{ paO2: 63, fiO2: 21 }, 'severe', ['pCF']],
  [{ paO2: 64, fiO2: 21 }, 'mild', []],
  [{ paO2: 50, fiO2: 21, altitudeM: 3000, atmosphericPressureMmHg: 525 }, 'mild', []],
  [{ paO2: 50, fiO2: 21, altitudeM: 1000, atmosphericPressureMmHg: 525 }, 'severe', ['pCF']],
  [{ paO2: 50, fiO2: 21, altitudeM: 3000 }, 'severe', ['pCF']],
  [{ paO2: 50, fiO2: 21, altitudeM: 3000, atmosphericPressureMmHg: 0 }, 'severe', ['pCF']],
  [{ paO2: 0, fiO2: 21 }, 'mild', []],
])('%j is %s by %j', (change, type, criteria) => {
  expect(evaluateCovid19({ ...NO_COVID_FACTS, ...change })).toMatchObject({ type, criteria });
});

it('names rule, edition and source; what is still unknown could make it a higher type', () => {
  const known = { ...NO_COVID_FACTS.factors, illness_factor: [], severe_factor: [] };
  expect(evaluateCovid19(NO_COVID_FACTS)).toMatchObject({
    ruleId: 'covid19',
    ruleVersion: '2023.10',
    source: '新型冠状病毒感染诊疗方案（试行第十版）2023',
    status: 'incomplete',
    missing: ['illness_factor', 'severe_factor', 'pCF', 'pul_ct_abnormality'],
  });
  expect(evaluateCovid19(NO_COVID_FACTS, { edition: 9 })).toMatchObject({
    ruleVersion: '2022.9',
    source: '新型冠状病毒肺炎诊疗方案（试行第九版）2022',
  });
  const whole = { ...NO_COVID_FACTS, factors: known, paO2: 90, fiO2: 21, hasCtAbnormality: false };
  expect(evaluateCovid19(whole)).toMatchObject({ status: 'complete', missing: [] });
  const severe = { ...NO_COVID_FACTS, spO2: 90 };
  expect(evaluateCovid19(severe).missing).toEqual(['illness_factor']);
});

it.each([
  [null, 175, null],
  [70, null, null],
  [70, 0, null],
  [0, 175, null],
])('a body of %j kg and %j cm has no index', (weight, height, index) => {
  expect(bodyMassIndex(weight, height)).toBe(index);
});

it.each([
  [null, 21],
  [90, null],
  [90, 0],
])('%j of %j percent has no ratio', (pressure, share) => {
  expect(pCF(pressure, share)).toBeNull();
});

it('reads what the wire holds, and nothing else', () => {
  const facts = readCovid19Input({
    chronic_history: [1, 'x', 2.5],
    high_fever_over_3_days: true,
    cough_or_dyspnoea: false,
    inspection: [{ key: 'lymphocyte', value: 2 }, { value: 1 }, 'x'],
    biochemistry: [{ key: 'lactate', value: 3 }],
    other_warning: [{ key: 'imaging', value: 9 }],
  });
  expect(facts).toMatchObject({
    hasHighFeverOver3Days: true,
    hasCoughOrDyspnoea: false,
    factors: { chronic_history: [1] },
    warnings: { lymphocyte: 2, lactate: 3, imaging: null },
  });
  expect(answerCovid19({ paO2: 58, fiO2: 29 }).contributions.length).toBeGreaterThan(0);
});
