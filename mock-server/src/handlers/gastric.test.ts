import type { GastricReport, ReportList } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_PATIENT_IDS, SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
const calls = await ClinicalCalls.open(hospital);

const report = (id: string): Promise<GastricReport> => calls.get(`/api/v2/model/gastric/${id}`);

// covers A-7-32, A-3-167..169
test('a report has its rows, score, group and what the score is made of', async () => {
  // Man of 63: 6 + 4 + 1 + 3 (ratio 2.5) + 5 (G-17 7.4) = 19.
  const answer = await report('R1131-01');
  expect(answer).toMatchObject({
    report_id: 'R1131-01',
    report_time: '2025-11-12T08:20:00+08:00',
    patient_id: 'P1131',
    patient_age: 63,
    patient_gender: '男',
    score: 19,
    level: 'high',
    abc: 'C',
    conclusion: '新型胃癌筛查评分19分，高危，建议每年胃镜检查；ABC(D)法C组（间隔取较短者）',
    missing: [],
  });
  expect(answer.laboratories.map((row) => row.code)).toEqual(['PG1', 'PG2', 'PGR', 'G17', 'HPAB']);
  expect(answer.laboratories[0]).toMatchObject({ original_result: '46.8', abnormal_type: -1 });
  expect(answer.contributions?.reduce((sum, { points }) => sum + points, 0)).toBe(19);
  expect(answer.tips).toContain('近2周内使用PPI会影响全部结果');
});

test('without the antibody there is neither score nor group, but a word on what is missing', async () => {
  const answer = await report(SEED_REPORT_IDS.梁书敏);
  expect(answer).toMatchObject({
    score: null,
    missing: ['幽门螺杆菌抗体'],
    conclusion: '缺少幽门螺杆菌抗体，无法完成评分',
  });
  expect(answer).not.toHaveProperty('abc');
});

test('below 40 years only the group is given', async () => {
  expect(await report('R1134-01')).toMatchObject({
    score: null,
    abc: 'A',
    conclusion: '评分适用于≥40岁人群；ABC(D)法A组，胃癌低风险',
  });
});

test('a ratio that the report does not print is computed, and a G-17 below the kit counts', async () => {
  // 18.6 / 11.2 = 1.66: below 3.89. Man of 77: 10 + 4 + 0 + 3 + 5 = 22.
  const severe = await report('R1133-01');
  expect(severe).toMatchObject({ score: 22, abc: 'D' });
  expect(severe.tips?.[0]).toBe('PG I <30 μg/L 且 PGR <3：提示胃体重度萎缩可能');
  // Man of 53: 5 + 4, and nothing for <0.5 pmol/L.
  expect(await report('R1135-02')).toMatchObject({ score: 9, level: 'low' });
});

// covers A-7-33
test('the timeline holds the reports with gastric serology, newest first', async () => {
  const { data } = await calls.get<ReportList>(`/api/v2/model/gastric/${SEED_PATIENT_IDS.梁书敏}/history`);
  expect(data).toEqual([
    { report_id: 'R1010-01', report_time: '2025-11-18T08:02:00+08:00' },
    { report_id: 'R1010-02', report_time: '2024-11-20T08:15:00+08:00' },
  ]);
});

test('what is not there is not found', async () => {
  const gone = { status: 404, body: { message: '该报告不存在或已被删除' } };
  expect(await calls.send('GET', '/api/v2/model/gastric/R9999-99')).toMatchObject(gone);
  expect(await calls.send('GET', `/api/v2/model/gastric/${SEED_REPORT_IDS.顾怀远}`)).toMatchObject(gone);
  expect((await calls.send('GET', '/api/v2/model/gastric/P9999/history')).status).toBe(404);
});
