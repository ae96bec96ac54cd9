import { describe, expect, test } from 'vitest';
import {
  emptyEvidenceRow,
  emptyGraceForm,
  graceFormFromApi,
  graceFormToApi,
  validateEvidenceRow,
  validateGraceForm,
} from './grace-form-values.ts';
import { flagOf } from './evidence-flag.ts';
import type { GraceFormValues } from './grace-form-values.ts';

const complete: GraceFormValues = {
  ...emptyGraceForm,
  stDown: true,
  cardiacEnzymesHigh: true,
  age: '67',
  heartRate: '96',
  bloodPressure: '118',
  serumCreatinine: '112',
  killip: 2,
  evidences: [{ name: '高敏肌钙蛋白 I', specimen: '血清', result: '1.284', unit: 'ng/mL', reference: '< 0.034' }],
};

describe('defaults', () => {
  // covers A-9-23, A-9-24
  test('an answer without units takes mmHg and μmol/L', () => {
    const values = graceFormFromApi({ age: null });
    expect(values.bloodPressureUnit).toBe('mmHg');
    expect(values.serumCreatinineUnit).toBe('μmol/L');
    expect(values).toEqual(emptyGraceForm);
  });
});

describe('form and wire', () => {
  test('values survive the way to the server and back', () => {
    expect(graceFormFromApi(graceFormToApi(complete, 'p1', 'g1'))).toEqual(complete);
  });

  test('the body names patient and report, numbers are numbers, an empty one is null', () => {
    const body = graceFormToApi({ ...complete, heartRate: '' }, 'p1', '');
    expect(body).toMatchObject({
      patient_id: 'p1',
      report_id: '',
      age: 67,
      heart_rate: null,
      blood_pressure: 118,
      blood_pressure_unit: 'mmHg',
      serum_creatinine_unit: 'μmol/L',
      kill_ip_rank: 2,
      cardiac_arrest: false,
      st_down: true,
    });
    expect(body.evidences).toHaveLength(1);
  });

  test('zero is a number that was given', () => {
    expect(graceFormToApi({ ...complete, age: '0' }, 'p1', '').age).toBe(0);
    expect(graceFormFromApi({ age: 0 }).age).toBe('0');
  });
});

describe('required values', () => {
  test('each empty one has its message, a complete form none', () => {
    expect(validateGraceForm(complete)).toEqual({});
    expect(validateGraceForm(emptyGraceForm)).toEqual({
      age: '请输入年龄',
      heartRate: '请输入心率',
      bloodPressure: '请输入血压(收缩压)',
      serumCreatinine: '请输入血肌酐',
      killip: '请选择Killip分级',
    });
  });

  test('an evidence row names each column that is blank', () => {
    expect(validateEvidenceRow({ ...emptyEvidenceRow, name: '  ' })).toEqual({
      name: '检验项不能为空',
      specimen: '标本不能为空',
      result: '结果不能为空',
      unit: '单位不能为空',
      reference: '参考值不能为空',
    });
  });
});

test('an arrow only where result and reference are plain numbers', () => {
  expect(flagOf('112', '57–111')).toBe(1);
  expect(flagOf('111', '57–111')).toBeUndefined();
  expect(flagOf('40', '57–111')).toBe(-1);
  expect(flagOf('1.284', '< 0.034')).toBe(1);
  expect(flagOf('<0.5', '57–111')).toBeUndefined();
  expect(flagOf('阳性', '阴性')).toBeUndefined();
  expect(flagOf('112', undefined)).toBeUndefined();
});
