import { GRACE_MISSING_TEXT } from '@jianwei/clinical-rules/grace/wording';
import { expect, test } from 'vitest';
import {
  emptyGraceForm,
  flagOf,
  GRACE_FIELDS,
  graceFormFromApi,
  graceFormToApi,
  validateGraceForm,
  type GraceFormValues,
} from './grace-form-values.ts';

const complete: GraceFormValues = {
  ...emptyGraceForm,
  st_down: true,
  cardiac_enzymes_high: true,
  age: '67',
  heart_rate: '96',
  blood_pressure: '118',
  serum_creatinine: '112',
  kill_ip_rank: 2,
  evidences: [{ name: '高敏肌钙蛋白 I', specimen: '血清', result: '1.284', unit: 'ng/mL', reference: '< 0.034' }],
};

// covers A-9-23, A-9-24
test('an answer without units takes mmHg and μmol/L', () => {
  const values = graceFormFromApi({ age: null });
  expect(values.blood_pressure_unit).toBe('mmHg');
  expect(values.serum_creatinine_unit).toBe('μmol/L');
  expect(values).toEqual(emptyGraceForm);
});

test('values survive the way to the server and back', () => {
  expect(graceFormFromApi(graceFormToApi(complete, 'p1', 'g1'))).toEqual(complete);
});

test('the body names patient and report, numbers are numbers, an empty one is null', () => {
  const body = graceFormToApi({ ...complete, heart_rate: '', age: '0' }, 'p1', '');
  expect(body).toEqual({
    ...complete,
    patient_id: 'p1',
    report_id: '',
    age: 0,
    heart_rate: null,
    blood_pressure: 118,
    serum_creatinine: 112,
  });
  expect(graceFormFromApi({ age: 0 }).age).toBe('0');
});

test('a complete form lacks nothing', () => {
  expect(validateGraceForm(complete)).toEqual({});
});

test.each([
  ['112', '57–111', 1],
  ['111', '57–111', undefined],
  ['40', '57–111', -1],
  ['1.284', '< 0.034', 1],
  ['<0.5', '57–111', undefined],
  ['阳性', '阴性', undefined],
  ['112', undefined, undefined],
] as const)('%s of %s: an arrow only where both are plain numbers', (result, reference, flag) => {
  expect(flagOf(result, reference)).toBe(flag);
});

test('an empty form asks for all it needs, in the order of the form, and a rank', () => {
  expect(Object.entries(validateGraceForm(emptyGraceForm))).toEqual([
    ['age', GRACE_MISSING_TEXT.age],
    ['heart_rate', GRACE_MISSING_TEXT.heart_rate],
    ['blood_pressure', GRACE_MISSING_TEXT.blood_pressure],
    ['serum_creatinine', GRACE_MISSING_TEXT.serum_creatinine],
    ['kill_ip_rank', GRACE_MISSING_TEXT.kill_ip_rank],
  ]);
});

test('nothing has happened in an empty form, and its evidence is empty', () => {
  expect(emptyGraceForm).toMatchObject({ cardiac_arrest: false, st_down: false, cardiac_enzymes_high: false });
  expect(graceFormFromApi({ evidences: [{ name: 'cTnI' }] }).evidences).toEqual([
    { name: 'cTnI', specimen: '', result: '', unit: '', reference: '' },
  ]);
});

test.each([
  ['age', '年龄', '岁', undefined],
  ['heart_rate', '心率', '次/分', undefined],
  ['blood_pressure', '血压（收缩压）', undefined, ['mmHg', 'kPa']],
  ['serum_creatinine', '血肌酐', undefined, ['μmol/L', 'mg/dl']],
])('%s is a required number, %s', (key, label, unit, units) => {
  expect(GRACE_FIELDS.find((field) => field.key === key)).toMatchObject({
    kind: 'number',
    isRequired: true,
    label,
    ...(unit !== undefined && { unit }),
    ...(units !== undefined && { units, unitKey: `${key}_unit`, unitLabel: `${label.replace(/（.*/, '')}单位` }),
  });
});

test.each([
  ['57', '57–111', undefined],
  ['111', '≤ 110', 1],
  ['1', '> 5', -1],
] as const)('%s of %s, open or at its bound', (result, reference, flag) => {
  expect(flagOf(result, reference)).toBe(flag);
});

test.each([
  ['阳性', '57–111'],
  ['<150', '57–111'],
  ['150', '阴性'],
  ['150', ''],
  ['150', undefined],
  ['阳性', '阴性'],
  ['4', '≤ 110'],
  ['9', '> 5'],
])('%s of %s lies on no side', (result, reference) => {
  expect(flagOf(result, reference)).toBeUndefined();
});
