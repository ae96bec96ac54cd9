import type { AldosteronismReport, ReportList } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const BASE = '/api/v2/model/aldosteronism';

const hospital = await openFileHospital();
const doctor = await ClinicalCalls.open(hospital);

const report = (id: string) => doctor.get<AldosteronismReport>(`${BASE}/${id}`);
const sourceOf = (answer: AldosteronismReport, item: string) =>
  answer.contributions?.find((row) => row.item === item)?.source ?? '';

// covers B-7.1-10
test('the history holds screenings and the tests that follow them, not a lone renin or potassium', async () => {
  const { data } = await doctor.get<ReportList>(`${BASE}/P1185/history`);
  expect(data.map(({ report_id: id }) => id)).toEqual(['R1185-01', 'R1185-03', 'R1185-04']);
  expect((await doctor.get<ReportList>(`${BASE}/P1171/history`)).data).toEqual([]);
  expect((await doctor.send('GET', `${BASE}/P9999/history`)).status).toBe(404);
});

// covers B-7.1-09
test.each([
  // 32.4 ng/dL over the floor 0.2, potassium 3.08
  ['R1181-05', 162, 30, '阳性', '筛查阳性，可不行确诊试验'],
  // 13.2 / 0.30
  ['R1182-05', 44, 30, '可疑', '筛查可疑，建议复查或行确诊试验'],
  // 16.8 / 3.1 mU/L
  ['R1182-03', 5.42, 3.7, '阳性', '筛查阳性，建议行确诊试验'],
  // 8.4 over the floor 0.2
  ['R1183-04', 42, 30, '阴性（低肾素所致ARR升高）', '筛查阴性（低肾素所致ARR升高）'],
  // 16.0 / 2.4 ng/L: the unit chooses the cut-off
  ['R1184-02', 6.67, 5.7, '阳性', '筛查阳性，建议行确诊试验'],
  // 412 pmol/L ÷ 27.7 = 14.87; / 0.60
  ['R1185-04', 24.79, 30, '阴性', '筛查阴性'],
])('%s: ratio %s with cut-off %s', async (id, arr, cutoff, screen, conclusion) => {
  const answer = await report(id);
  expect(answer).toMatchObject({ report_id: id, arr_cutoff: cutoff, screen, conclusion });
  expect(answer.arr).toBeCloseTo(arr, 2);
});

test('renin of two days later belongs to the aldosterone, and says where it is from', async () => {
  const answer = await report('R1185-03');
  expect(answer.screen).toBe('阳性');
  expect(sourceOf(answer, 'pac')).toMatch(/^R1185-03 2025-05-06 醛固酮、电解质；/);
  expect(sourceOf(answer, 'renin')).toMatch(/^R1185-02 2025-05-08 肾素活性；/);
  expect(sourceOf(answer, 'arr')).toMatch(/^R1185-03 .*、R1185-02 .*；/);
  expect(answer.laboratories?.map(({ code }) => code)).toEqual(['K', 'PAC', 'PRA']);
});

test.each([
  ['R1181-04', '筛查阳性；生理盐水试验：确诊'],
  ['R1182-04', '筛查可疑；生理盐水试验：灰区'],
  ['R1182-02', '筛查阳性；卡托普利试验：确诊'],
  ['R1184-03', '筛查阳性；生理盐水试验：排除'],
  ['R1184-01', '筛查阳性；卡托普利试验：排除'],
  ['R1185-01', '筛查阳性；口服高钠负荷试验：确诊'],
])('the confirmatory test %s is read with the screening before it', async (id, conclusion) => {
  expect((await report(id)).conclusion).toBe(conclusion);
});

test('vein sampling follows its screening, which lies in an earlier report', async () => {
  const answer = await report('R1181-03');
  expect(answer.conclusion).toContain('肾上腺静脉采血：单侧优势');
  expect(sourceOf(answer, 'pac')).toMatch(/^R1181-05 2024-03-05 /);
  expect(sourceOf(answer, 'lateralisation')).toMatch(/^R1181-03 /);
});

test('a screening is not judged by the test that came later', async () => {
  expect((await report('R1182-05')).findings?.map(({ code }) => code)).not.toContain('confirm');
});

test('low potassium is told; a report without aldosterone is not found', async () => {
  expect((await report('R1185-04')).tips).toContain('低钾可致假阴性，纠正后复查');
  const gone = { status: 404, body: { message: '该报告不存在或已被删除' } };
  expect(await doctor.send('GET', `${BASE}/R1185-02`)).toMatchObject(gone);
  expect(await doctor.send('GET', `${BASE}/R9999-99`)).toMatchObject(gone);
});
