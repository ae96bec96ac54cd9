import type { CourseList, LaboratoryRow } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { ClinicalCalls, rowOf } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
const doctor = await ClinicalCalls.open(hospital);
const courses = (query: string, patient = 'P1004') =>
  doctor.get<CourseList>(`/api/v2/patients/${patient}/courses?${query}`);

describe('the year in each row of a report', () => {
  test('holds the results up to the report in the unit of the row, each with its judgement', async () => {
    const data = await doctor.analysis(SEED_REPORT_IDS.孟庆山);
    const { course } = rowOf(data, 'K') ?? ({} as LaboratoryRow);
    expect(course?.from).toBe('2024-11-01T00:00:00+08:00');
    expect(course?.points.map(([, value, state]) => [value, state])).toEqual([
      [5.22, 0],
      [5.41, 1],
      [5.94, 1],
      [6.12, 1],
      [6.82, 2],
    ]);
    expect(course?.points.at(-1)?.[0]).toBe(Date.parse('2025-11-18T10:26:00+08:00') / 1000);
    expect(rowOf(data, 'OSM')?.course?.points).toHaveLength(1);
  });

  test('is absent where the result is no number', async () => {
    const data = await doctor.analysis(SEED_REPORT_IDS.顾怀远);
    const words = data.laboratories.filter(({ standard_result_type: type }) => type !== 1);
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter(({ course }) => course !== undefined)).toEqual([]);
  });

  test('ends with the report that is looked at', async () => {
    const { data } = await doctor.get<{ data: { report_id: string; report_time: string }[] }>(
      '/api/v2/reading2/patients/P1004/reports',
    );
    const older = data.find(({ report_time: time }) => time.startsWith('2025-08-21'));
    const report = await doctor.analysis(older?.report_id ?? '');
    expect(rowOf(report, 'CREA')?.course?.points.at(-1)?.[1]).toBe(145);
  });
});

describe('courses of items', () => {
  test('hold every result, oldest first, with the interval of its own report', async () => {
    const { items } = await courses('codes=CREA,EGFR');
    expect(items.map(({ code, name, unit }) => [code, name, unit])).toEqual([
      ['CREA', '肌酐', 'μmol/L'],
      ['EGFR', '估算肾小球滤过率', 'mL/min/1.73m²'],
    ]);
    expect(items[0]?.points.map(({ value }) => value)).toEqual([105, 110, 113, 117, 128, 136, 145, 161, 163, 168]);
    expect(items[0]?.points.at(-1)).toMatchObject({
      time: '2025-11-18T09:42:00+08:00',
      state: 1,
      range_low: 57,
      range_high: 111,
      report_id: SEED_REPORT_IDS.顾怀远,
    });
  });

  test('are narrowed to days, both inside', async () => {
    const { items } = await courses('codes=CREA&from=2025-08-21&to=2025-11-11');
    expect(items[0]?.points.map(({ value }) => value)).toEqual([145, 161]);
  });

  test('an item that the patient never had, or nobody knows, has no points', async () => {
    const { items } = await courses('codes=NH3,XX');
    expect(items.map(({ code, name, points }) => [code, name, points])).toEqual([
      ['NH3', expect.stringContaining('氨'), []],
      ['XX', 'XX', []],
    ]);
  });

  test.each([
    ['codes=,', 400, '请指定检验项目'],
    ['codes= , ', 400, '请指定检验项目'],
    [`codes=${Array.from({ length: 13 }, (_, index) => `C${index}`).join(',')}`, 400, '一次最多12个检验项目'],
    [`codes=${'K'.repeat(201)}`, 400, '检验项目最多200个字'],
    ['codes=K&from=2025-02-01&to=2025-01-01', 400, '开始日期不能晚于结束日期'],
  ])('%s is refused', async (query, status, message) => {
    expect(await doctor.send('GET', `/api/v2/patients/P1004/courses?${query}`)).toMatchObject({
      status,
      body: { message },
    });
  });

  test('are of each code once, without blanks, of twelve at most and as long as a printed name may be', async () => {
    const codesOf = async (text: string) => (await courses(`codes=${text}`)).items.map(({ code }) => code);
    expect(await codesOf(' CREA ,,K,CREA,')).toEqual(['CREA', 'K']);
    const twelve = Array.from({ length: 12 }, (_, index) => `C${index}`);
    expect(await codesOf([...twelve, 'C0'].join(','))).toEqual(twelve);
    expect(await codesOf('K'.repeat(200))).toEqual(['K'.repeat(200)]);
  });

  test('may begin or end with a day, and be of one day alone', async () => {
    const values = async (range: string) =>
      (await courses(`codes=CREA&${range}`)).items[0]?.points.map(({ value }) => value);
    expect(await values('from=2025-11-11')).toEqual([161, 163, 168]);
    expect(await values('to=2025-08-21')).toEqual([105, 110, 113, 117, 128, 136, 145]);
    expect(await values('from=2025-08-21&to=2025-08-21')).toEqual([145]);
  });

  test('of an unknown patient are not found', async () => {
    expect(await doctor.send('GET', '/api/v2/patients/P0000/courses?codes=K')).toMatchObject({ status: 404 });
  });
});
