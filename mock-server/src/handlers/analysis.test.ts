import type { PatientTimeline, ReportData } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_PATIENT_IDS, SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { ClinicalCalls, rowOf } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
const calls = await ClinicalCalls.open(hospital);

// covers B-7.3-01
test('reading a report marks it as read for that account alone', async () => {
  const mine = await ClinicalCalls.open(hospital);
  const colleague = await mine.as('doctor2');
  const before = (await mine.list('date=2025-11-18')).counts.unread;
  const colleagueBefore = (await colleague.list('date=2025-11-18')).counts.unread;
  await mine.analysis(SEED_REPORT_IDS.顾怀远);
  await mine.analysis(SEED_REPORT_IDS.顾怀远);
  expect((await mine.list('date=2025-11-18')).counts.unread).toBe(before - 1);
  expect((await colleague.list('date=2025-11-18')).counts.unread).toBe(colleagueBefore);
});

test('looking at a report ahead answers the same and leaves it unread, until it is read', async () => {
  const mine = await ClinicalCalls.open(hospital);
  const unread = async () => (await mine.list('date=2025-11-18')).counts.unread;
  const before = await unread();
  const path = `/api/v2/ai/reports/analysis/${SEED_REPORT_IDS.严松年}`;
  const ahead = await mine.send('GET', `${path}?peek=true`);
  expect(ahead.status).toBe(200);
  expect(await unread()).toBe(before);
  expect((await mine.send('GET', path)).body).toEqual(ahead.body);
  expect(await unread()).toBe(before - 1);
  expect(await mine.send('GET', `${path}?peek=maybe`)).toMatchObject({ status: 400 });
});

// covers B-8-18
test.each([
  ['/api/v2/ai/reports/analysis/R0000-01', '报告不存在或已撤回'],
  ['/api/v2/ai/reports/R0000-01/applications', '报告不存在或已撤回'],
  ['/api/v2/ai/reports/patient/time_line?patient_id=P0000', '患者不存在'],
  ['/api/v2/reading2/patients/ZY0/translateId', '患者不存在'],
  ['/api/v2/knowledge/diagnosis/knowledge?diagnosis_id=NONE', '暂未收录该诊断'],
  ['/api/v2/application/app-none', '应用不存在'],
])('%s is not found, in words', async (url, message) => {
  expect(await calls.send('GET', url)).toMatchObject({ status: 404, body: { status: 404, message } });
});

describe('an interpreted report', () => {
  // covers B-3-32..39, B-3-41..49, A-3-70..83, A-3-85..90
  test('judges the rows of 顾怀远 as the picture shows them', async () => {
    const data = await calls.analysis(SEED_REPORT_IDS.顾怀远);
    const abnormal = data.laboratories.filter((row) => row.abnormal);
    expect([data.laboratories.length, data.clean_failed_laboratories.length, data.total_laboratories]).toEqual([
      21, 1, 22,
    ]);
    expect(abnormal.filter((row) => row.abnormal_type === 1)).toHaveLength(11);
    expect(abnormal.filter((row) => row.abnormal_type === -1)).toHaveLength(4);
    expect(rowOf(data, 'K')).toMatchObject({
      laboratory_name: '钾',
      short_name: 'K',
      original_result: '5.62',
      range_lower: '3.5',
      range_upper: '5.3',
      abnormal_indicator: '升高（H）',
      range_source: 'report',
      group_name: '电解质与酸碱',
      previous: { report_id: 'R1004-02', original_result: '5.11', delta: 0.51, note: '6 日升 0.51' },
    });
    expect(rowOf(data, 'CREA')).toMatchObject({ laboratory_name: '肌酐', original_laboratory_name: '肌酐（酶法）' });
    expect(rowOf(data, 'UPRO')).toMatchObject({ original_result: '2+', abnormal_type: 1, standard_result_type: 2 });
    expect(rowOf(data, 'NA')).toMatchObject({ state: 'normal', abnormal: false });
    expect(data.clean_failed_laboratories[0]).toMatchObject({
      laboratory_name: '尿沉渣管型镜检',
      error: '结果为文本，未能解读',
    });
    expect(data.suggestion_diagnosis.map((diagnosis) => diagnosis.diagnosis_id)).toEqual([
      'RTA4',
      'DM',
      'DKD',
      'HYPERP',
      'GOUT',
      'RENAN',
    ]);
    expect(data.learn_interpretation).toBe(false);
  });

  test('diagnoses point at rows of the same report', async () => {
    const data = await calls.analysis(SEED_REPORT_IDS.顾怀远);
    const ids = new Set(data.laboratories.map((row) => row.laboratory_id));
    expect(data.suggestion_diagnosis).toHaveLength(6);
    for (const { evidences } of data.suggestion_diagnosis) {
      expect(evidences.length).toBeGreaterThan(0);
      expect(evidences.every((id) => ids.has(id))).toBe(true);
    }
    const keys = new Set(data.graph?.nodes.map((node) => node.key));
    expect(data.graph?.links.length).toBeGreaterThan(0);
    expect(data.graph?.links.every((link) => keys.has(link.source) && keys.has(link.target))).toBe(true);
  });

  test('need_focus says what changed since the last time', async () => {
    const { need_focus: focus } = await calls.analysis(SEED_REPORT_IDS.顾怀远);
    expect(focus.map((item) => item.short_name)).toEqual(expect.arrayContaining(['K', 'ACR', 'Hb']));
    expect(focus.find((item) => item.short_name === 'K')?.note).toContain('6 日升 0.51');
    expect(focus.find((item) => item.short_name === 'ACR')?.note).toContain('由 A2 级升至 A3 级');
  });

  test('critical values stand in the conclusion and on the row', async () => {
    const data = await calls.analysis(SEED_REPORT_IDS.孟庆山);
    expect(rowOf(data, 'K')?.critical).toBe('high');
    expect(data.interpretation.headline).toMatch(/^血钾 6\.82 mmol\/L，危急，26 小时升 0\.70：立即心电图/);
    expect(data.interpretation.codes[0]).toBe('row:R1001-01-01');
    expect(data.reading).toMatchObject({ level: 'critical', urgency: 1 });
    expect(data.reading?.actions.map((action) => action.action_id)).toEqual(['A-K-H:1', 'A-K-H:2', 'A-K-H:3']);
    // Creatinine is critical the first time only.
    expect(rowOf(data, 'CREA')?.critical).toBeUndefined();
  });

  test('what cannot be judged says why and is never called normal', async () => {
    const data = await calls.analysis(SEED_REPORT_IDS.丁海宁);
    const undetermined = data.laboratories.filter((row) => row.state === 'undetermined');
    expect(undetermined.map((row) => [row.laboratory_name, row.undetermined_reason])).toEqual([
      ['葡萄糖', '结果未注明单位'],
      ['微量元素锌', '无可用参考区间'],
      ['尿沉渣结晶', '结果为文字描述，无法按参考区间判断'],
    ]);
    expect(undetermined.every((row) => !row.abnormal && row.abnormal_type === undefined)).toBe(true);
    // No printed range: the catalogue's, and the row says so.
    expect(rowOf(data, 'ALT')).toMatchObject({ state: 'normal', range_source: 'catalogue', range_upper: '50' });
  });

  test('comparators, titres and Chinese ranges are judged', async () => {
    expect(rowOf(await calls.analysis(SEED_REPORT_IDS.蒋素芬), 'ANA')).toMatchObject({
      original_result: '1:320',
      abnormal_type: 1,
    });
    expect(rowOf(await calls.analysis(SEED_REPORT_IDS.蒋素芬), 'CCP')).toMatchObject({
      original_result: '<7.0',
      comparator: '<',
      state: 'normal',
    });
    const chinese = rowOf(await calls.analysis('R1011-03'), 'C3');
    expect(chinese).toMatchObject({ original_reference_interval: '0.7至1.4', state: 'normal', range_source: 'report' });
  });

  test('an earlier report of the same day is the previous one', async () => {
    expect(rowOf(await calls.analysis(SEED_REPORT_IDS.袁子昂), 'GLU')?.previous).toMatchObject({
      report_id: 'R1020-02',
      original_result: '15.8',
      note: '同日降 6.9',
    });
  });

  test('a second reading answers the same', async () => {
    expect(await calls.analysis(SEED_REPORT_IDS.顾怀远)).toEqual(await calls.analysis(SEED_REPORT_IDS.顾怀远));
  });
});

// covers B-7.1-01
test('the light analysis lists the diagnoses of the report', async () => {
  const { data } = await calls.get<{ data: unknown }>(
    `/api/v2/ai/reports/lite/analysis/${SEED_REPORT_IDS.顾怀远}/diagnosis`,
  );
  expect(data).toEqual((await calls.analysis(SEED_REPORT_IDS.顾怀远)).suggestion_diagnosis);
});

// covers B-7.3-14, B-7.3-15, B-3-50..52
test('timeline and interpretation of a patient', async () => {
  const patient = SEED_PATIENT_IDS.顾怀远;
  const timeline = await calls.get<PatientTimeline>(`/api/v2/ai/reports/patient/time_line?patient_id=${patient}`);
  expect(timeline.patient).toMatchObject({
    name: '顾怀远',
    age: 62,
    inpatient_no: 'ZY25110437',
    tags: ['2 型糖尿病 14 年', '高血压 3 级'],
  });
  const days = timeline.days.map((day) => day.date);
  expect(days.slice(0, 6)).toEqual([
    '2025-11-18',
    '2025-11-12',
    '2025-11-11',
    '2025-08-21',
    '2025-05-16',
    '2025-02-20',
  ]);
  expect(days.filter((day) => day.startsWith('2024'))).toHaveLength(11);
  expect(timeline.days.slice(0, 6).map((day) => day.reports?.[0]?.abnormal_count)).toEqual([15, 9, 7, 8, 8, 4]);
  const latest = await calls.get<ReportData>(`/api/v2/ai/reports/patient/interpret?patient_id=${patient}`);
  expect(latest.report_id).toBe(SEED_REPORT_IDS.顾怀远);
  for (const query of ['', '?patient_id=']) {
    expect(await calls.send('GET', `/api/v2/ai/reports/patient/time_line${query}`)).toMatchObject({
      status: 400,
      body: { message: '请指定患者' },
    });
  }
});
