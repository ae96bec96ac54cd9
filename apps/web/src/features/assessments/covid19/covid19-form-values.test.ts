import { describe, expect, test } from 'vitest';
import {
  covidFormFromApi,
  covidFormToApi,
  emptyCovidForm,
  isOffered,
  measuresOf,
  problemsOf,
  withoutUnoffered,
  type CovidFormValues,
} from './covid19-form-values.ts';
import { conclusionParts, conclusionText, measureText } from './covid19-text.ts';
import { options, PATIENT, severe, severeForm } from './covid19-records.test-support.ts';

const severeValues = covidFormFromApi(severeForm);
const problems = (change: Partial<CovidFormValues>) =>
  problemsOf(covidFormToApi({ ...emptyCovidForm, ...change }, options, PATIENT, ''));

describe('form and wire', () => {
  test('values survive the way to the server and back', () => {
    expect(covidFormFromApi(covidFormToApi(severeValues, options, PATIENT, 'cv-1'))).toEqual(severeValues);
  });

  // covers A-7-45, A-3-227, A-3-228
  test('the body is the form with patient and record, computed fields with it', () => {
    const body = covidFormToApi(severeValues, options, PATIENT, '');
    expect(body).toMatchObject({
      patient_id: PATIENT,
      report_id: '',
      age: 69,
      weight: 78.5,
      weight_unit: 'kg',
      BMI: 27.16,
      paO2: 58,
      fiO2: 29,
      pCF: 200,
      chronic_history: [1, 3],
      illness_factor: [],
    });
    // 30, 20, 55, 25, 45 percent.
    expect(body.imaging_evaluation).toEqual({
      left_upper_blade: 30,
      left_midd_blade: 20,
      left_lower_blade: 55,
      right_upper_blade: 25,
      right_lower_blade: 45,
      left_upper_score: 2,
      left_midd_score: 1,
      left_lower_score: 3,
      right_uppper_score: 1,
      right_lower_score: 2,
      image_score: 9,
    });
  });

  test('everything ticked in a list is sent and read back', () => {
    const all = { ...severeValues, chronic_history: [1, 2, 3, 4, 5] };
    const body = covidFormToApi(all, options, PATIENT, '');
    expect(body.chronic_history).toEqual([1, 2, 3, 4, 5]);
    expect(covidFormFromApi(body).chronic_history).toEqual([1, 2, 3, 4, 5]);
  });

  test('a list that is not known is not sent as empty, and a unit without a value is blank', () => {
    const body = covidFormToApi(emptyCovidForm, options, PATIENT, '');
    expect(body.illness_factor).toBeUndefined();
    expect(body).toMatchObject({ age: null, weight: null, weight_unit: '', BMI: null, pCF: null });
    expect(body.imaging_evaluation?.image_score).toBeNull();
  });
});

describe('measures', () => {
  // covers A-9-48..51
  test('BMI is floored and the ratio rounded, to two decimals', () => {
    // 70 / 1.75² = 22.857…; 58 / 29 × 100 = 200; 100 / 30 × 100 = 333.333…
    expect(measuresOf({ ...emptyCovidForm, weight: '70', height: '175', paO2: '100', fiO2: '30' })).toEqual({
      bmi: 22.85,
      ratio: 333.33,
    });
  });

  test('one number alone gives nothing', () => {
    expect(measuresOf({ ...emptyCovidForm, weight: '70', paO2: '100' })).toEqual({ bmi: null, ratio: null });
  });
});

describe('the pregnancy option', () => {
  // covers A-4-54..56
  test.each([
    ['女', '17', false],
    ['女', '18', true],
    ['女', '45', true],
    ['女', '46', false],
    ['女', '', false],
    ['男', '30', false],
    ['', '30', false],
  ] as const)('%s %s: %s', (gender, age, offered) => {
    expect(isOffered({ gender, age }, 2)).toBe(offered);
    expect(isOffered({ gender, age }, 1)).toBe(true);
  });

  test('no longer offered, it leaves the value, and the rest stays', () => {
    const chosen = { ...emptyCovidForm, gender: '女', age: '30' } as const;
    const pregnant = { ...chosen, personal_history: [1, 2] };
    expect(withoutUnoffered(pregnant).personal_history).toEqual([1, 2]);
    expect(withoutUnoffered({ ...pregnant, gender: '男' }).personal_history).toEqual([1]);
    expect(covidFormToApi({ ...pregnant, age: '46' }, options, PATIENT, '').personal_history).toEqual([1]);
  });
});

test('nothing is required, and the ends of the ranges pass', () => {
  expect(problems({})).toEqual({});
  expect(problems({ age: '0' })).toEqual({});
  expect(problems({ age: '200', lobes: { ...emptyCovidForm.lobes, left_upper: '0', left_lower: '100' } })).toEqual({});
});

describe('the text for the record', () => {
  test('a conclusion is told in its parts', () => {
    expect(conclusionParts('考虑新型冠状病毒感染（重型），合并高危因素：高龄、糖尿病，预警指标：乳酸升高')).toEqual([
      '考虑新型冠状病毒感染（重型）',
      '合并高危因素：高龄、糖尿病',
      '预警指标：乳酸升高',
    ]);
    expect(conclusionParts('考虑新型冠状病毒感染（轻型）')).toEqual(['考虑新型冠状病毒感染（轻型）']);
  });

  test('it holds conclusion, advice, prompts, what is to be reviewed and the reservation', () => {
    expect(conclusionText({ ...severe, report_time: '2025-11-16T09:30:00' })).toBe(
      '2025-11-16 09:30 新冠分型辅助：考虑新型冠状病毒感染（重型），合并高危因素：高龄、心脑血管疾病（含高血压）、糖尿病、重度吸烟，预警指标：外周血淋巴细胞降低。' +
        '治疗建议：氧疗/俯卧位、糖皮质激素评估、抗凝评估。影像评分≥6分，重症风险明显升高。' +
        '规则待临床复核。结果仅供临床参考，不替代医师诊断。',
    );
    expect(conclusionText({ ...severe, suggests: [] })).not.toContain('治疗建议');
  });
});

test('a measure stands with two decimals, and nothing where there is none', () => {
  expect([22.85, 200, null, undefined].map(measureText)).toEqual(['22.85', '200.00', '', '']);
});

test('what an answer leaves out is unknown, not empty', () => {
  const form = covidFormFromApi({ inspection: [{ key: 'spo2', label: '血氧' }] });
  expect(form).toEqual({ ...emptyCovidForm, warnings: { spo2: null } });
  expect([form.name, form.gender, form.chronic_history, form.lobes.left_upper]).toEqual(['', '', null, '']);
  expect(covidFormFromApi({ inspection: [{ key: 'spo2', label: '血氧', value: 2 }] }).warnings).toEqual({ spo2: 2 });
  expect(covidFormToApi({ ...emptyCovidForm, name: ' 宋立民 ' }, options, PATIENT, '').name).toBe('宋立民');
});

test('what keeps a form from being saved stands at its field', () => {
  const found = problems({ age: '201' });
  expect(Object.keys(found)).toEqual(['age']);
  expect(found['age']).not.toBe('');
});
