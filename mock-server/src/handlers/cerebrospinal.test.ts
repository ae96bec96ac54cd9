import type { CerebrospinalFluidReport, ReportList } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const BASE = '/api/v2/model/cerebrospinal_analysis';

const hospital = await openFileHospital();
const doctor = await ClinicalCalls.open(hospital);

const report = (id: string) => doctor.get<CerebrospinalFluidReport>(`${BASE}/${id}`);
const sourceOf = (answer: CerebrospinalFluidReport, item: string) =>
  answer.contributions?.find((row) => row.item === item)?.source ?? '';
const finding = (answer: CerebrospinalFluidReport, code: string) =>
  answer.findings?.find((row) => row.code === code)?.text;

// covers B-7.1-15
test('the history holds the taps, newest first', async () => {
  const { data } = await doctor.get<ReportList>(`${BASE}/P1201/history`);
  expect(data.map(({ report_id: id }) => id)).toEqual(['R1201-01', 'R1201-02', 'R1201-03', 'R1201-04']);
  expect((await doctor.send('GET', `${BASE}/P9999/history`)).status).toBe(404);
});

// covers B-7.1-14
test.each([
  ['R1201-04', '细菌性脑膜炎（病原学阳性）'],
  ['R1201-03', '细菌性脑膜炎可能'],
  ['R1201-01', '未见明显异常'],
  ['R1202-02', '病毒性脑膜炎可能'],
  ['R1202-04', '蛋白-细胞分离；血脑屏障受损'],
  ['R1203-04', '结核性脑膜炎可能'],
  ['R1203-03', '结核性脑膜炎（病原学阳性）'],
  ['R1204-04', '隐球菌性脑膜炎可能'],
  ['R1204-03', '隐球菌性脑膜炎（病原学阳性）'],
  ['R1205-03', '蛛网膜下腔出血可能'],
  // 12 − 7000 / 700 = 2 cells are left of a bloody tap; nobody looked for xanthochromia.
  ['R1205-05', '不能除外蛛网膜下腔出血'],
])('%s: %s', async (id, conclusion) => {
  expect((await report(id)).conclusion).toBe(conclusion);
});

test('blood of the same day is compared with the fluid, and says where it is from', async () => {
  const answer = await report('R1201-04');
  expect(sourceOf(answer, 'serum_glucose')).toMatch(/^R1201-05 2025-03-02 急诊生化、血常规；/);
  expect(sourceOf(answer, 'wbc')).toMatch(/^R1201-04 /);
  // 0.8 / 7.2
  expect(finding(answer, 'glucose_ratio')).toBe('0.11');
  expect(finding(answer, 'wbc_corrected')).toContain('按同期血细胞校正');
  expect(answer.laboratories?.some(({ code }) => code === 'CSF-LDH')).toBe(true);
});

test('albumin and IgG of a report two hours earlier give the quotients; the limit is that of the age', async () => {
  const answer = await report('R1202-04');
  // 780 / 42 = 18.57; 4 + 24 / 15 = 5.6
  expect(finding(answer, 'qalb')).toBe('18.57（上限 5.6），血脑屏障受损');
  expect(sourceOf(answer, 'serum_albumin')).toMatch(/^R1202-05 /);
});

test('scores of all four patterns travel, in the order in which ties are settled', async () => {
  const answer = await report('R1203-04');
  expect(answer.scores?.map(({ name }) => name)).toEqual(['细菌性', '结核性', '隐球菌性', '病毒性']);
  // 286 cells 1, lymphocytes 70 % 1, ratio 0.24 2, protein 2.18 2, chloride 110 1, ADA 14 2, pressure 260 1
  expect(answer.scores?.[1]?.score).toBe(10);
  expect(answer.contributions?.reduce((sum, { points }) => sum + points, 0)).toBe(10);
  expect((await report('R1201-01')).scores).toEqual([]);
});

test('a later tap says that an organism was found before', async () => {
  expect((await report('R1201-02')).tips).toContain('脑脊液革兰染色此前阳性（2025-03-02），请结合治疗经过判读');
  expect((await report('R1204-01')).tips?.some((tip) => tip.includes('此前阳性'))).toBe(false);
});

test('a report without fluid is not found', async () => {
  const gone = { status: 404, body: { message: '该报告不存在或已被删除' } };
  expect(await doctor.send('GET', `${BASE}/R1201-05`)).toMatchObject(gone);
  expect(await doctor.send('GET', `${BASE}/R9999-99`)).toMatchObject(gone);
});

// covers B-7.1-16
test('the path has no space at its end', async () => {
  expect((await doctor.send('GET', `${BASE}/R1201-01%20`)).status).toBe(404);
  expect((await doctor.send('GET', `${BASE} /R1201-01`)).status).toBe(404);
});
