import { describe, expect, test } from 'vitest';
import {
  CONDITIONS,
  emptyThyroidForm,
  GENERAL,
  HORMONES,
  MEDICINE,
  MORE_QUESTIONS,
  OTHER_MEDICINES,
  QUESTIONS,
  SURGERY,
  thyroidFormFromApi,
  thyroidFormToApi,
  unansweredAsNone,
  validateThyroidForm,
  withConsequences,
  type ThyroidFormValues,
} from './thyroid-followup-form-values.ts';

const now = Date.parse('2025-11-18T10:30:00');
const filled: ThyroidFormValues = {
  ...emptyThyroidForm,
  name: ' 许静 ',
  gender: '女',
  age: '38',
  weight: '56.5',
  medicine_name: '优甲乐/50ug',
  medicine_time: Date.parse('2025-11-18T07:00:00'),
  medicine_metering: '100ug',
};
const rows = [GENERAL, MEDICINE, QUESTIONS, MORE_QUESTIONS, OTHER_MEDICINES, HORMONES, SURGERY, CONDITIONS].flat();
const shown = (change: Partial<ThyroidFormValues>) =>
  rows.filter((row) => !('isShown' in row) || row.isShown({ ...filled, ...change })).map(({ key }) => key);
const labelOf = (key: string) => rows.find((row) => row.key === key)?.label;

describe('the form', () => {
  test('asks each thing once, by a name', () => {
    const keys = rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(rows.map(({ label }) => label)).not.toContain('');
  });

  test('needs who it is, the medicine, its time and its dose', () => {
    const required = rows.filter((row) => 'isRequired' in row && row.isRequired).map(({ key }) => key);
    expect(required).toEqual([
      'name',
      'gender',
      'age',
      'medicine_name',
      'medicine_time',
      'medicine_metering',
      'other_medicine_metering',
      'other_medicines_information',
    ]);
  });

  test('puts the questions of women to women', () => {
    expect(shown({ gender: '女' })).toEqual(expect.arrayContaining(['paramenia', 'postmenopausal']));
    for (const key of ['paramenia', 'postmenopausal']) expect(shown({ gender: '男' })).not.toContain(key);
  });

  test('asks for the text of another dose and of other medicines where there is one', () => {
    expect(shown({})).not.toContain('other_medicine_metering');
    expect(shown({ medicine_metering: '其他' })).toContain('other_medicine_metering');
    expect(shown({ other_medicines: '无' })).not.toContain('other_medicines_information');
    expect(shown({ other_medicines: '有' })).toContain('other_medicines_information');
  });

  test.each([
    ['age', '年龄', '岁', 'number'],
    ['lymph_metastasis', '淋巴结转移', '个', 'number'],
    ['months_since_surgery', '术后时间', '个月', 'number'],
    ['weight', '体重', undefined, 'number'],
    ['tsh', 'TSH', undefined, 'number'],
    ['medicine_time', '用药时间', undefined, 'dateTime'],
    ['operation', '手术方式', undefined, 'select'],
    ['capsular_invasion', '包膜侵犯', undefined, 'choice'],
    ['heart_disease', '心脏病', undefined, 'choice'],
    ['other_medicines_information', '其他药物信息', undefined, 'text'],
  ])('%s is %s in %s, a %s', (key, label, unit, kind) => {
    expect(rows.find((row) => row.key === key)).toMatchObject({ label, kind, ...(unit !== undefined && { unit }) });
  });

  test('answers of yes and no have no first; anxiety has four grades', () => {
    const options = (key: string) =>
      (rows.find((row) => row.key === key) as unknown as { options: { value: string }[] }).options.map(
        ({ value }) => value,
      );
    for (const { key } of [...QUESTIONS, ...CONDITIONS]) expect(options(key), labelOf(key)).toEqual(['无', '有']);
    expect(options('anxiety')).toEqual(['无', '轻', '中', '重']);
    expect(options('gender')).toEqual(['男', '女']);
    expect(options('capsular_invasion')).toEqual(['有', '无']);
  });

  test('every answer of it goes to the wire under its own name', () => {
    const answered = Object.fromEntries([...QUESTIONS, ...MORE_QUESTIONS, ...CONDITIONS].map(({ key }) => [key, '有']));
    expect(thyroidFormToApi({ ...filled, ...answered })).toMatchObject({
      ...{ palpitation: '有', fatigue: '有', insomnia: '有', lethargy: '有', weight_change: '有', headache: '有' },
      ...{ flushing: '有', diarrhea: '有', paramenia: '有', calcium: '有', anxiety: '有', other_medicines: '有' },
      ...{ heart_disease: '有', postmenopausal: '有', osteoporosis: '有', osteopenia: '有' },
      ...{ cv_risk: '有', high_risk_feature: '有' },
    });
    expect(Object.keys(answered)).toHaveLength(18);
  });

  test('whole numbers have no decimals, a weight has two', () => {
    const ruleOf = (key: string) => rows.find((row) => row.key === key);
    expect(ruleOf('lymph_metastasis')).toMatchObject({ rule: { integerDigits: 11, decimals: 0 } });
    expect(ruleOf('months_since_surgery')).toMatchObject({ rule: { integerDigits: 3, decimals: 0 } });
    expect(ruleOf('weight')).toMatchObject({ rule: { integerDigits: 11, decimals: 2 } });
  });

  test('numbers that have a unit of their own name its field', () => {
    const withUnit = rows.flatMap((row) => ('unitKey' in row ? [[row.key, row.unitKey]] : []));
    expect(withUnit).toEqual(['weight', 'tsh', 'ft3', 'ft4'].map((key) => [key, `${key}_unit`]));
  });
});

describe('form and wire', () => {
  test('an empty form holds nothing but its units', () => {
    expect(emptyThyroidForm).toMatchObject({
      weight_unit: 'kg',
      tsh_unit: 'mU/L',
      ft3_unit: 'pmol/L',
      ft4_unit: 'pmol/L',
    });
    expect(new Set(rows.map(({ key }) => emptyThyroidForm[key]))).toEqual(new Set(['']));
  });

  test('numbers are numbers, blanks around the name go, and a value without number has no unit', () => {
    expect(thyroidFormToApi(filled)).toMatchObject({
      name: '许静',
      age: 38,
      weight: 56.5,
      weight_unit: 'kg',
      lymph_metastasis: null,
      months_since_surgery: null,
      tsh: null,
      tsh_unit: '',
      ft3_unit: '',
      ft4_unit: '',
      medicine_time: filled.medicine_time,
    });
    const measured = thyroidFormToApi({ ...filled, tsh: '0.05', ft3: '5', ft4: '20', months_since_surgery: '7' });
    expect(measured).toMatchObject({ tsh: 0.05, tsh_unit: 'mU/L', ft3: 5, ft4: 20, months_since_surgery: 7 });
  });

  test('what is typed and no time yet is no time', () => {
    expect(thyroidFormToApi({ ...filled, medicine_time: '2025-11' }).medicine_time).toBeNull();
  });

  test('a record reads as it was typed; what it leaves out is empty, in the unit of the form', () => {
    const body = { ...thyroidFormToApi({ ...filled, tsh: '0.05' }), ft3_unit: '' };
    expect(thyroidFormFromApi(body)).toEqual({ ...filled, name: '许静', tsh: '0.05' });
    expect(thyroidFormFromApi({ medicine_time: null })).toEqual(emptyThyroidForm);
  });
});

test.each<[Partial<ThyroidFormValues>, Partial<ThyroidFormValues>]>([
  [{ medicine_metering: '75ug' }, { other_medicine_metering: '' }],
  [{ other_medicines: '无' }, { other_medicines_information: '' }],
  [{ gender: '男' }, { paramenia: '', postmenopausal: '' }],
  [{ gender: '女' }, {}],
  [{ name: '许静' }, {}],
])('%j takes along %j', (change, more) => {
  expect(withConsequences(change)).toEqual({ ...more, ...change });
});

describe('无 for what was not answered', () => {
  const asked = [...QUESTIONS, ...MORE_QUESTIONS].map(({ key }) => key);

  test('is the answer of every question that is asked, and of nothing else', () => {
    expect(unansweredAsNone({ ...filled, gender: '女' })).toEqual(Object.fromEntries(asked.map((key) => [key, '无'])));
    expect(Object.keys(unansweredAsNone({ ...filled, gender: '男' }))).toEqual(
      asked.filter((key) => key !== 'paramenia'),
    );
  });

  test('takes no answer back', () => {
    const answers = unansweredAsNone({ ...filled, palpitation: '有', anxiety: '轻' });
    expect(Object.keys(answers)).toEqual(asked.filter((key) => key !== 'palpitation' && key !== 'anxiety'));
  });
});

describe('before saving', () => {
  const errors = (change: Partial<ThyroidFormValues> = {}, others: number[] = []) =>
    validateThyroidForm({ ...filled, ...change }, others, now);

  test('a filled form lacks nothing', () => {
    expect(errors()).toEqual({});
  });

  test('what is required is named', () => {
    expect(new Set(Object.keys(validateThyroidForm(emptyThyroidForm, [], now)))).toEqual(
      new Set(['name', 'gender', 'age', 'medicine_name', 'medicine_time', 'medicine_metering']),
    );
  });

  test('the day of another follow-up is taken, the day before is free', () => {
    expect(errors({}, [Date.parse('2025-11-18T23:59:00')])).toHaveProperty('medicine_time');
    expect(errors({}, [Date.parse('2025-11-17T23:59:00')])).toEqual({});
  });

  test('a time that is typed in another form is told so, one that is missing is missing', () => {
    const [typed, missing] = [errors({ medicine_time: '昨天' }), errors({ medicine_time: '' })];
    expect(typed['medicine_time']).not.toBe(missing['medicine_time']);
    expect(typed['medicine_time']).toBe('请按 yyyy-MM-dd HH:mm 填写');
  });

  test('a time to come is refused', () => {
    expect(errors({ medicine_time: now + 60_000 })).toHaveProperty('medicine_time');
  });
});
