import type { PlanHistory, PlanLaboratory, TrendGroup } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { createSeededWorld } from '../hospital.test-support.ts';
import { insertLaboratory } from '../store/clinical-laboratories.ts';
import { findPatient, insertPatient } from '../store/clinical-patients.ts';
import { insertReport } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { planHistory } from './trend.ts';

const patientId = 'P-trend';

let world: World;
let printed: number;
beforeEach(() => {
  world = createSeededWorld();
  printed = 0;
  insertPatient(world, {
    patient_id: patientId,
    name: '趋势',
    gender: '男',
    birth_date: '1960-01-01',
    department: '',
    bed_no: '',
    inpatient_no: 'trend',
    tags: [],
  });
});

interface Printed {
  readonly code?: string;
  readonly name?: string;
  readonly specimen?: string;
  readonly result: string;
  readonly unit?: string;
  readonly range?: string;
  readonly error?: string;
}

/** One report with one row, a day after the one before. */
function print(
  row: Printed,
  time = `2025-0${1 + Math.floor(printed / 28)}-${String((printed % 28) + 1).padStart(2, '0')}`,
) {
  printed += 1;
  const reportId = `R-trend-${printed}`;
  insertReport(world, {
    report_id: reportId,
    patient_id: patientId,
    report_name: '生化',
    report_time: `${time}T08:00:00+08:00`,
  });
  insertLaboratory(world, {
    laboratory_id: `${reportId}-01`,
    report_id: reportId,
    position: 1,
    code: row.code ?? '',
    name: row.name ?? '肌酐',
    specimen: row.specimen ?? '血清',
    result: row.result,
    unit: row.unit ?? '',
    range_text: row.range ?? '',
    group_name: '生化',
    error: row.error ?? null,
  });
}

function history(...laboratories: PlanLaboratory[]): PlanHistory {
  const patient = findPatient(world, patientId);
  if (!patient) throw new Error('not inserted');
  return planHistory(world, patient, laboratories);
}

const creatinine: PlanLaboratory = { standard_laboratory_name: '肌酐', standard_specimen: '血清' };
const hepatitisB: PlanLaboratory = { standard_laboratory_name: '乙肝表面抗原', standard_specimen: '血清' };

function values(group: TrendGroup | undefined): (number | null)[] | undefined {
  return group?.histories.map((point) => point.calculate_result);
}

// covers A-3-277..285, A-7-60..62
test('a group stands in one unit; original result, unit and range stay as printed', () => {
  print({ code: 'CREA', result: '1.5', unit: 'mg/dL', range: '0.6-1.2' });
  print({ code: 'CREA', result: '168', unit: 'μmol/L', range: '57–111' });
  const { data } = history(creatinine);
  expect(data).toHaveLength(1);
  const [group] = data;
  // 1.5 mg/dL × 88.4 = 132.6 μmol/L
  expect(values(group)).toEqual([132.6, 168]);
  expect(group).toMatchObject({ unit: 'μmol/L', short_name: 'Cr', up_limit: 111, down_limit: 57 });
  expect(group?.histories[0]).toEqual({
    result_time: '2025-01-01T08:00:00+08:00',
    calculate_result: 132.6,
    original_result: '1.5',
    original_unit: 'mg/dL',
    reference_interval: '0.6-1.2',
    result_type: 2,
    unit: 'μmol/L',
    abnormal: true,
    report_id: 'R-trend-1',
    range_source: 'report',
  });
});

test('the limits are those of the newest result that has some, in the unit of the group', () => {
  print({ code: 'CREA', result: '100', unit: 'μmol/L', range: '44-133' });
  print({ code: 'CREA', result: '1.5', unit: 'mg/dL', range: '0.5-1.0' });
  print({ code: 'CREA', result: '阴性' });
  const { data, up_limit: up, down_limit: down } = history(creatinine);
  // 0.5 and 1.0 mg/dL × 88.4
  expect(data[0]).toMatchObject({ up_limit: 88.4, down_limit: 44.2 });
  expect([up, down]).toEqual([88.4, 44.2]);
});

test('a unit that does not convert is kept apart, a number without a unit too', () => {
  print({ code: 'CREA', result: '100', unit: 'μmol/L', range: '57–111' });
  print({ code: 'CREA', result: '9', unit: 'U/L' });
  print({ code: 'CREA', result: '120' });
  const { data } = history(creatinine);
  expect(data.map((group) => [group.unit, values(group)])).toEqual([
    ['μmol/L', [100]],
    ['U/L', [9]],
    ['', [120]],
  ]);
});

test('each point is judged by its own report’s range, and one that cannot be judged is neither', () => {
  print({ code: 'CREA', result: '105', unit: 'μmol/L', range: '57–111' });
  print({ code: 'CREA', result: '105', unit: 'μmol/L', range: '44–97' });
  print({ code: 'CREA', result: '105', unit: 'μmol/L', range: '111–57' });
  print({ code: 'CREA', result: '<120', unit: 'μmol/L', range: '57–111' });
  expect(history(creatinine).data[0]?.histories.map((point) => point.abnormal)).toEqual([
    false,
    true,
    undefined,
    undefined,
  ]);
});

test('without a printed range the catalogue’s judges, and says so', () => {
  print({ code: 'CREA', result: '168', unit: 'μmol/L' });
  expect(history(creatinine).data[0]?.histories[0]).toMatchObject({ range_source: 'catalogue', abnormal: true });
});

test('a comparator stays in the original result, bounds and words have no number', () => {
  print({ code: 'CREA', result: '<10', unit: 'μmol/L', range: '57–111' });
  print({ code: 'CREA', result: '0-2', unit: 'μmol/L' });
  print({ code: 'CREA', result: '溶血', error: '结果为文本，未能解读' });
  print({ code: 'CREA', result: '' });
  expect(history(creatinine).data[0]?.histories).toMatchObject([
    { calculate_result: 10, original_result: '<10', result_type: 2, abnormal: true },
    { calculate_result: null, original_result: '0-2', result_type: 2 },
    { calculate_result: null, original_result: '溶血', result_type: 1 },
  ]);
});

test('qualitative results are a group of their own kind', () => {
  print({ name: '乙肝表面抗原', code: 'HBSAG', result: '阳性(+)', range: '阴性' });
  print({ name: '乙肝表面抗原', code: 'HBSAG', result: '阴性', range: '阴性' });
  const [group] = history(hepatitisB).data;
  expect(group?.histories).toMatchObject([
    { calculate_result: null, original_result: '阳性(+)', result_type: 1, abnormal: true },
    { calculate_result: null, original_result: '阴性', result_type: 1, abnormal: false },
  ]);
  expect(group).toMatchObject({ up_limit: null, down_limit: null });
});

test('the specimen counts: urine creatinine is not on the line of serum', () => {
  print({ code: 'CREA', result: '100', unit: 'μmol/L' });
  print({ result: '8.8', unit: 'mmol/L', specimen: '尿液' });
  const { data } = history(creatinine, { ...creatinine, standard_specimen: '尿液' });
  expect(data.map((group) => [group.standard_specimen, group.unit, values(group)])).toEqual([
    ['血清', 'μmol/L', [100]],
    ['尿液', 'mmol/L', [8.8]],
  ]);
});

test('a row without a code is found by any name of the item, and by the original names of the plan', () => {
  print({ name: 'CREA', result: '100', unit: 'μmol/L' });
  print({ name: '肌酐（床旁）', result: '110', unit: 'μmol/L', specimen: '末梢血' });
  const child = { original_laboratory_name: '肌酐（床旁）', original_specimen: '末梢血' };
  expect(values(history(creatinine).data[0])).toEqual([100]);
  expect(values(history({ ...creatinine, children: [child] }).data[0])).toEqual([100, 110]);
});

test('an item outside the catalogue keeps the unit of its newest result', () => {
  print({ name: '某新项目', result: '2', unit: 'g/L' });
  print({ name: '某新项目', result: '300', unit: 'mg/dL' });
  const [group] = history({ standard_laboratory_name: '某新项目', standard_specimen: '血清' }).data;
  // 2 g/L = 200 mg/dL
  expect([group?.unit, values(group)]).toEqual(['mg/dL', [200, 300]]);
});

test('an item without results has an empty group', () => {
  expect(history(creatinine)).toEqual({
    up_limit: null,
    down_limit: null,
    data: [
      {
        standard_laboratory_name: '肌酐',
        standard_specimen: '血清',
        unit: 'μmol/L',
        short_name: 'Cr',
        histories: [],
        up_limit: null,
        down_limit: null,
      },
    ],
  });
});

test('groups with different limits have none in common', () => {
  print({ code: 'CREA', result: '100', unit: 'μmol/L', range: '57–111' });
  print({ name: '钾', code: 'K', result: '4', unit: 'mmol/L', range: '3.5–5.3' });
  const {
    data,
    up_limit: up,
    down_limit: down,
  } = history(creatinine, {
    standard_laboratory_name: '钾',
    standard_specimen: '血清',
  });
  expect(data.map((group) => group.up_limit)).toEqual([111, 5.3]);
  expect([up, down]).toEqual([null, null]);
});

test('what is printed after the first question is in the next answer', () => {
  print({ code: 'CREA', result: '100', unit: 'μmol/L' });
  expect(values(history(creatinine).data[0])).toEqual([100]);
  print({ code: 'CREA', result: '101', unit: 'μmol/L' });
  expect(values(history(creatinine).data[0])).toEqual([100, 101]);
});

test('some thousand results are all told, in the order of their times', () => {
  const count = 2000;
  for (let index = 0; index < count; index += 1) {
    const time = new Date(Date.UTC(2000, 0, 1, index)).toISOString().slice(0, 10);
    print({ code: 'CREA', result: String(60 + (index % 90)), unit: 'μmol/L' }, time);
  }
  const [group] = history(creatinine).data;
  expect(values(group)?.length).toBe(count);
  const times = group?.histories.map((point) => point.result_time) ?? [];
  expect(times.toSorted()).toEqual(times);
});
