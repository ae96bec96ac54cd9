import type { KidneyReport, KidneyReportList } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_PATIENT_IDS, SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
const calls = await ClinicalCalls.open(hospital);

const report = (id: string): Promise<KidneyReport> => calls.get(`/api/v2/model/ckd/${id}`);
const history = async (patientId: string): Promise<KidneyReportList['data']> =>
  (await calls.get<KidneyReportList>(`/api/v2/model/ckd/${patientId}/history`)).data;

// covers A-7-31, A-3-120..126
test('the report of the picture has stage, risk, visits and what they rest on', async () => {
  const answer = await report(SEED_REPORT_IDS.顾怀远);
  expect(answer).toMatchObject({
    report_id: 'R1004-01',
    report_time: '2025-11-18T09:42:00+08:00',
    patient_id: 'P1004',
    patient_age: 62,
    patient_gender: '男',
    diagnosis_name: 'CKD G3b A3',
    evidence_inference: { lab_x: 'A3', lab_y: 'G3b', reliable_name: '极高危' },
    level: 'very_high',
    egfr: 39,
    acr_mg_per_g: 326,
    visits_per_year: '3',
    conclusion: 'CKD G3b A3，极高危，建议每年随访3次',
    missing: [],
    albuminuria_estimated: false,
  });
  // ACR 96 on 2024-11-14 and abnormal ever since; on 2024-08-09 an eGFR of 64 alone. 369 days.
  expect(answer.tips).toEqual(['白蛋白尿A3级，建议转诊肾内科', '自 2024-11-14 起持续 12 个月，符合慢性']);
  expect(answer.laboratories?.map((row) => row.code)).toEqual(['CREA', 'EGFR', 'CYSC', 'UREA', 'UACR', 'UPRO']);
  expect(answer.laboratories?.[0]).toMatchObject({ original_result: '168', abnormal_type: 1, previous: { delta: 5 } });
  expect(answer.distance?.map((step) => step.item)).toEqual(['egfr', 'acr']);
});

test('an eGFR that the report prints is used as it is, one that it does not print is computed and named', async () => {
  const printed = await report('R1121-01');
  expect(printed).toMatchObject({ egfr: 36, sources: [{ item: 'egfr', text: '报告值，计算方程以报告为准' }, {}] });
  expect(printed).not.toHaveProperty('equation');
  // 142 × (406/88.4/0.9)^-1.2 × 0.9938^71 = 12.9
  const computed = await report('R1123-01');
  expect(computed).toMatchObject({
    egfr: 13,
    equation: 'CKD-EPI 2021',
    sources: [{ item: 'egfr', text: '由血肌酐 406 μmol/L、71 岁、男按 CKD-EPI 2021 计算' }, { item: 'acr' }],
  });
  expect(computed.distance?.[0]).toMatchObject({ item: 'creatinine', from: '406 μmol/L' });
});

test('ACR in mg/mmol is converted and stays readable as printed', async () => {
  // 48.2 × 8.84 = 426.09 mg/g
  expect(await report('R1122-04')).toMatchObject({
    acr_mg_per_g: 426.09,
    evidence_inference: { lab_x: 'A3' },
    sources: [{}, { value: '48.2 mg/mmol', text: '报告值，× 8.84 换算为 mg/g' }],
  });
});

test('without ACR the dipstick gives an estimate, and without that the risk stays open', async () => {
  expect(await report('R1124-01')).toMatchObject({ albuminuria_estimated: true, evidence_inference: { lab_x: 'A2' } });
  expect(await report('R1124-02')).toMatchObject({
    evidence_inference: { lab_x: '', lab_y: 'G3a', reliable_name: '' },
    conclusion: 'CKD G3a，缺少尿白蛋白/肌酐比值，无法完成危险分层',
    missing: ['尿白蛋白/肌酐比值'],
    distance: [],
  });
});

test('a fall by more than a fifth since the report before is said', async () => {
  expect((await report('R1121-05')).tips).toContain('eGFR较上次下降20.5%（>20%），建议转诊肾内科');
  expect((await report('R1121-04')).tips?.join()).not.toContain('下降');
});

test('a result printed as >90 stages without a number', async () => {
  const answer = await report('R1125-01');
  expect(answer).toMatchObject({
    evidence_inference: { lab_x: 'A1', lab_y: 'G1' },
    conclusion: 'G1 A1，低危，建议每年随访1次',
  });
  expect(answer).not.toHaveProperty('egfr');
});

describe('the timeline', () => {
  test('holds the reports with kidney values, newest first, with the way through the grid', async () => {
    const entries = await history('P1121');
    expect(entries.map(({ evidence_inference: cell }) => `${cell?.lab_y} ${cell?.lab_x}`)).toEqual([
      'G3b A3',
      'G3b A3',
      'G3a A3',
      'G3a A2',
      'G3a A2',
      'G2 A2',
    ]);
    expect(entries[0]).toMatchObject({ report_id: 'R1121-01', egfr: 36, acr_mg_per_g: 612 });
  });

  test('leaves out what has none', async () => {
    const ids = (await history(SEED_PATIENT_IDS.梁书敏)).map((entry) => entry.report_id);
    expect(ids).not.toContain(SEED_REPORT_IDS.梁书敏);
  });
});

test('what is not there is not found', async () => {
  const gone = { status: 404, body: { status: 404, message: '该报告不存在或已被删除' } };
  expect(await calls.send('GET', '/api/v2/model/ckd/R9999-99')).toMatchObject(gone);
  expect(await calls.send('GET', `/api/v2/model/ckd/${SEED_REPORT_IDS.梁书敏}`)).toMatchObject(gone);
  expect(await calls.send('GET', '/api/v2/model/ckd/P9999/history')).toMatchObject({
    status: 404,
    body: { message: '患者不存在' },
  });
});

test('only doctors and laboratory staff may ask', async () => {
  const administrator = await calls.as('account');
  for (const path of ['ckd/R1121-01', 'gastric/R1131-01', 'exudate/init/P1141']) {
    expect(await administrator.send('GET', `/api/v2/model/${path}`)).toMatchObject({
      status: 400,
      body: { message: '当前角色无权访问' },
    });
  }
});
