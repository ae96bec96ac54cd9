import type { ReportList, ThyroidFunctionReport } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const BASE = '/api/v2/model/thyroid_analysis';
const GONE = { status: 404, body: { message: '该报告不存在或已被删除' } };

const hospital = await openFileHospital();
let doctor: ClinicalCalls;
beforeEach(async () => {
  doctor = await ClinicalCalls.open(hospital);
});

const report = (id: string, caller = doctor) => caller.get<ThyroidFunctionReport>(`${BASE}/${id}`);
const setStatus = (id: string, status: unknown, caller = doctor) =>
  caller.send('POST', `${BASE}/${id}/pregnant_status`, { pregnant_status: status });

// covers B-7.1-12
test('the history holds the reports with thyroid hormones, newest first', async () => {
  const { data } = await doctor.get<ReportList>(`${BASE}/P1191/history`);
  expect(data.map(({ report_id: id }) => id)).toEqual(['R1191-01', 'R1191-02', 'R1191-03', 'R1191-04', 'R1191-05']);
  expect((await doctor.send('GET', `${BASE}/P9999/history`)).status).toBe(404);
});

// covers B-7.1-11
test.each([
  ['R1191-05', '临床甲亢，Graves病可能'],
  ['R1191-01', 'T3型甲亢，Graves病可能'],
  ['R1191-03', '亚临床甲亢（轻度），Graves病可能'],
  ['R1192-05', '亚临床甲减（轻度），桥本甲状腺炎可能'],
  ['R1192-04', '亚临床甲减（重度）'],
  ['R1192-03', '原发性临床甲减，桥本甲状腺炎可能'],
  ['R1192-01', '甲状腺自身抗体阳性，甲功正常'],
  ['R1195-04', '低T3综合征可能'],
  ['R1195-03', '中枢性甲减可能'],
  ['R1196-04', 'TSH不适当升高'],
  ['R1196-03', 'TSH不适当分泌可能'],
  ['R1196-02', '单纯FT3升高'],
  // FT4 1.22 ng/dL is 15.7 pmol/L.
  ['R1196-01', '甲功正常'],
])('%s: %s', async (id, conclusion) => {
  expect((await report(id)).conclusion).toBe(conclusion);
});

test('antibodies of the 90 days before belong to the report, hormones of another day do not', async () => {
  const answer = await report('R1191-04');
  const source = answer.contributions?.find(({ item }) => item === 'trab')?.source;
  expect(source).toMatch(/^R1191-05 2023-03-10 甲功、甲状腺抗体；/);
  expect(answer.laboratories?.map(({ code }) => code)).toEqual(['TSH', 'FT3', 'FT4', 'TPOAB', 'TGAB', 'TRAB']);
  // The antibodies of the report before lie eight months back.
  expect((await report('R1192-04')).missing).toEqual(['TPOAb', 'TgAb', 'TRAb']);
});

describe('pregnancy', () => {
  test('follows from the weeks of the tag, counted back to the day of the report', async () => {
    // 18 weeks on 11-18: 17+1 on 11-12, 9+6 on 09-22, not pregnant in April.
    expect(await report('R1193-01')).toMatchObject({ pregnant_status: 2, pregnant_status_source: 'tag' });
    expect(await report('R1193-02')).toMatchObject({ pregnant_status: 1, pregnant_status_source: 'tag' });
    expect(await report('R1193-03')).toMatchObject({ pregnant_status: 0, pregnant_status_source: 'default' });
  });

  test('judges TSH by the laboratory’s range of that stage, otherwise by the fallback, which is told', async () => {
    // 3.10 lies within 0.39–5.22 of the row that says 孕中期; with TPOAb and above 2.5 treatment may be considered.
    const own = await report('R1193-01');
    expect(own.conclusion).toBe('甲状腺自身抗体阳性，甲功正常，可考虑L-T4治疗');
    expect(own.tips?.some((tip) => tip.includes('备用区间'))).toBe(false);
    const fallback = await report('R1193-02');
    expect(fallback.conclusion).toBe('妊娠期亚临床甲减，桥本甲状腺炎可能，L-T4治疗');
    expect(fallback.tips).toContain('报告未提供妊娠期特异TSH区间，按备用区间判断（0.1–4 mIU/L）');
    expect((await report('R1194-01')).conclusion).toBe('妊娠一过性甲状腺毒症可能');
  });

  // covers B-7.1-13
  test('is saved for one report, is read again with it, and is seen by colleagues', async () => {
    expect(await setStatus('R1194-01', 2)).toMatchObject({ status: 200, body: {} });
    expect(await report('R1194-01', await doctor.as('doctor2'))).toMatchObject({
      pregnant_status: 2,
      pregnant_status_source: 'saved',
      conclusion: '妊娠期甲状腺毒症',
    });
    expect((await report('R1194-02')).pregnant_status_source).toBe('tag');
    await setStatus('R1194-01', 0);
    expect(await report('R1194-01')).toMatchObject({ pregnant_status: 0, conclusion: '临床甲亢' });
  });

  test.each([[5], [-1], [1.5], ['1'], [null]])('%s is no status', async (status) => {
    expect((await setStatus('R1194-01', status)).status).toBe(400);
    expect((await report('R1194-01')).pregnant_status_source).toBe('tag');
  });

  test('is for women, by clinicians, of reports that are there', async () => {
    expect(await setStatus('R1192-01', 0)).toMatchObject({
      status: 400,
      body: { message: '仅女性患者可设置妊娠状态' },
    });
    expect((await setStatus('R1194-01', 1, await doctor.as('prompt'))).status).toBe(400);
    expect(await setStatus('R9999-99', 1)).toMatchObject(GONE);
  });
});

test('a report without thyroid hormones is not found', async () => {
  expect(await doctor.send('GET', `${BASE}/R1181-01`)).toMatchObject(GONE);
  expect(await doctor.send('GET', `${BASE}/R9999-99`)).toMatchObject(GONE);
});
