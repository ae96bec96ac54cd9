import type { AssistItem, ReportData } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { checkDraft, draftOfReport, EMPTY_DRAFT, inputOf, isEmptyDraft, rowOf, type Draft } from './assist-draft.ts';
import { decisionAddress } from '../../parts/report/decision-address.ts';

const potassium = { code: 'K', laboratory_name: '钾', unit: 'mmol/L' } as AssistItem;
const creatinine = { code: 'CREA', laboratory_name: '肌酐', unit: 'μmol/L' } as AssistItem;
const row = (result: string) => ({ ...rowOf(potassium), result });
const whole: Draft = { age: '61', gender: '女', rows: [row(' 5.9 ')], findings: ['乏力'] };

test.each<[Partial<Draft>, boolean]>([
  [{}, true],
  [{ age: '1' }, false],
  [{ gender: '男' }, false],
  [{ rows: [row('')] }, false],
  [{ findings: ['乏力'] }, false],
])('a draft with %j is empty: %s', (change, isEmpty) => {
  expect(isEmptyDraft({ ...EMPTY_DRAFT, ...change })).toBe(isEmpty);
});

describe('before the server is asked', () => {
  test.each<[Partial<Draft>, object]>([
    [{}, {}],
    [{ age: '' }, { age: '请输入年龄' }],
    [{ age: '150' }, {}],
    [{ age: '151' }, { age: '年龄应在 0 至 150 岁之间' }],
    [{ gender: '' }, { gender: '请选择性别' }],
    [{ rows: [] }, {}],
    [{ findings: [] }, {}],
    [{ rows: [], findings: [] }, { entries: '请录入检验结果或临床表现' }],
    [{ rows: [row('5.9'), { ...rowOf(creatinine), result: ' ' }] }, { 'CREA:result': '请输入结果' }],
  ])('%j: %j', (change, errors) => {
    expect(checkDraft({ ...whole, ...change })).toEqual(errors);
  });

  test('the question holds the trimmed rows, each under its code, and the report they are from', () => {
    const source = { reportId: 'R1', title: '', left: [] };
    const typed = { ...rowOf(potassium), result: ' 5.9 ', unit: ' mmol/L ', reference_interval: ' 3.5-5.3 ' };
    expect(inputOf({ ...whole, rows: [typed], source })).toEqual({
      age: 61,
      gender: '女',
      laboratories: [{ key: 'K', code: 'K', result: '5.9', unit: 'mmol/L', reference_interval: '3.5-5.3' }],
      findings: ['乏力'],
      report_id: 'R1',
    });
    expect(inputOf({ ...whole, gender: '男' })).toMatchObject({ gender: '男' });
    expect(inputOf(whole)).not.toHaveProperty('report_id');
  });
});

test('a new row has the unit of its item', () => {
  expect(rowOf(potassium)).toEqual({ item: potassium, result: '', unit: 'mmol/L', reference_interval: '' });
});

describe('a report as a draft', () => {
  const report = {
    patient: { name: '顾怀远', gender: '男', birth_date: '1963-11-18' },
    report_time: '2025-11-18T09:42:00',
    report_name: '生化',
    clean_failed_laboratories: [{ laboratory_name: '尿素' }],
    laboratories: [
      {
        code: 'K',
        laboratory_name: '钾',
        original_result: '4.1',
        original_units: 'mmol/L',
        original_reference_interval: '3.5-5.3',
      },
      {
        code: 'CREA',
        laboratory_name: '肌酐',
        original_result: '168',
        range_source: 'catalogue',
        original_reference_interval: '57-97',
      },
      { code: 'K', laboratory_name: '血钾（复查）', original_result: '4.2' },
      { laboratory_name: '外观', original_result: '清' },
    ],
  } as unknown as ReportData;
  const draft = (change: object = {}) => draftOfReport({ ...report, ...change }, 'R1', [potassium, creatinine]);

  test('takes over what is printed; the interval of the catalogue stays with the catalogue', () => {
    expect(draft()).toEqual({
      age: '62',
      gender: '男',
      rows: [
        { item: potassium, result: '4.1', unit: 'mmol/L', reference_interval: '3.5-5.3' },
        { item: creatinine, result: '168', unit: '', reference_interval: '' },
      ],
      findings: [],
      source: {
        reportId: 'R1',
        title: '顾怀远\u30002025-11-18 09:42\u3000生化',
        left: ['尿素', '血钾（复查）', '外观'],
      },
    });
  });

  test('a row without an interval has none; a report without a name is called by patient and time', () => {
    const laboratories = [{ code: 'K', laboratory_name: '钾', original_result: '4.1' }];
    expect(draft({ laboratories, report_name: undefined })).toMatchObject({
      rows: [{ unit: '', reference_interval: '' }],
      source: { title: '顾怀远\u30002025-11-18 09:42' },
    });
  });

  test.each([
    ['1963-11-18', '62'],
    ['1963-11-19', '61'],
    ['1963-12-01', '61'],
    ['2025-11-18', '0'],
    ['2025-11-19', ''],
    ['', ''],
    [undefined, ''],
  ])('who was born on %s is %s years old', (birth_date, age) => {
    expect(draft({ patient: { ...report.patient, birth_date } })?.age).toBe(age);
  });

  test('without a time no age is told, and without a patient there is nothing to take over', () => {
    expect(draft({ report_time: undefined })?.age).toBe('');
    expect(draft({ patient: undefined })).toBeUndefined();
  });
});

test('a decision aid is asked for with its report, where there is one', () => {
  expect(decisionAddress('CKD')).toBe('/decision-assist-detail?diagnosis_id=CKD');
  expect(decisionAddress('CKD', 'R1')).toBe('/decision-assist-detail?diagnosis_id=CKD&report_id=R1');
});
