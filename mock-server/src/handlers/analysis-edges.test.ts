import { expect, test } from 'vitest';
import type { PatientTimeline, ReportData, ReportPrompt } from '@jianwei/api-client/model';
import { SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { openRules, potassium } from './rule-calls.test-support.ts';

// What each account is told of a report beside its reading: each test in a world of its own, where no answer is kept yet.

const { as, get, post, importCsv, imported } = await openRules();
const CKD = SEED_REPORT_IDS.顾怀远;

const read = async (id: string, account = 'doctor', query = '') =>
  get<ReportData>(`/ai/reports/analysis/${id}${query}`, await as(account));

test('who has read a report is told what it says otherwise since; who reads it for the first time is not', async () => {
  await importCsv(potassium('6.4'));
  const { report } = await imported();
  await read(report.report_id, 'lab', '?peek=true');
  await importCsv(potassium('4.2', '更正'));
  const { data } = await imported();
  expect(data.conclusion_update?.causes).toEqual(['来源更正 钾 6.4 → 4.2']);
  expect(await read(report.report_id, 'doctor2')).not.toHaveProperty('conclusion_update');
  // Who only looked ahead has not read it.
  expect(await read(report.report_id, 'lab')).not.toHaveProperty('conclusion_update');
});

test('an unchanged report has nothing to tell of', async () => {
  await read(CKD);
  expect(await read(CKD, 'doctor', '?peek=false')).not.toHaveProperty('conclusion_update');
});

test('the answers of an account on the prompts are its own', async () => {
  const answersOf = async (account: string) => {
    const { prompts = [] } = await read('R1573-01', account);
    expect(prompts.length).toBeGreaterThan(0);
    return prompts.find(({ rule_id: id }) => id === 'SP-001');
  };
  const expected: Partial<ReportPrompt> = { useful: true, comment: '已加做转铁蛋白饱和度' };
  expect(await answersOf('doctor')).toMatchObject(expected);
  expect(await answersOf('doctor2')).toMatchObject({ useful: true });
  expect(await answersOf('lab')).not.toHaveProperty('useful');
});

test('the feedback of an account and what it collected are its own', async () => {
  const feedback = { kind: 'suggestion', content: '请补充尿沉渣判读' };
  await post(`/ai/reports/${CKD}/feedback`, feedback, await as('doctor'));
  const kept = { ...feedback, time: '2025-11-18T10:30:00+08:00' };
  expect(await read(CKD)).toMatchObject({ collected: true, feedback: kept });
  expect(await read(CKD, 'doctor2')).toMatchObject({ collected: false, feedback: null });
});

test('a hold that ran out says when, one that was decided does not', async () => {
  expect(await read('R1571-01')).toMatchObject({ timed_out_at: '2025-11-17T21:11:00+08:00' });
  expect(await read('R1572-01')).not.toHaveProperty('timed_out_at');
});

test('the newest report of a patient is read without being marked as read', async () => {
  const doctor = await as('doctor');
  const latest = await get<ReportData>('/ai/reports/patient/interpret?patient_id=P1004', doctor);
  expect(latest.report_id).toBe(CKD);
  const { data } = await get<{ data: { is_read: boolean }[] }>(`/reports?keyword=${CKD}`, doctor);
  expect(data).toMatchObject([{ is_read: false }]);
  expect(await get('/ai/reports/patient/interpret?patient_id=P9999', doctor)).toMatchObject({ message: '患者不存在' });
});

test('the timeline holds every report of a patient under its day', async () => {
  const doctor = await as('doctor');
  const { days } = await get<PatientTimeline>('/ai/reports/patient/time_line?patient_id=P1004', doctor);
  expect(days.length).toBeGreaterThan(5);
  for (const { date, reports = [] } of days) {
    expect(reports.length).toBeGreaterThan(0);
    expect(new Set(reports.map(({ report_time: time }) => time.slice(0, 10)))).toEqual(new Set([date]));
  }
  const whole = await get<{ total_elements: number }>('/reading2/patients/P1004/reports', doctor);
  expect(days.flatMap(({ reports = [] }) => reports)).toHaveLength(whole.total_elements);
});
