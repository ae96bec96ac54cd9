import { describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_PATIENT_IDS, SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
const calls = await ClinicalCalls.open(hospital);

describe('the report list', () => {
  test('counts its tabs for the day of the pictures', async () => {
    const page = await (await ClinicalCalls.open(hospital)).list('date=2025-11-18');
    expect(page.counts).toEqual({ all: 41, unread: 23, critical: 3, focus: 7, hint: 5 });
    expect(page.data).toHaveLength(12);
    expect(page.data.slice(0, 2).map((item) => [item.patient_name, item.level])).toEqual([
      ['孟庆山', 'critical'],
      ['严松年', 'critical'],
    ]);
  });

  test('each tab holds what its count says', async () => {
    const { counts } = await calls.list('date=2025-11-18');
    for (const tab of ['unread', 'critical', 'focus', 'hint'] as const) {
      const page = await calls.list(`date=2025-11-18&tab=${tab}&page_size=50`);
      expect([tab, page.total_elements, page.data.length]).toEqual([tab, counts[tab], counts[tab]]);
      expect(page.counts).toEqual(counts);
    }
  });

  test('pages cover the list once', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => calls.list(`date=2025-11-18&page=${page}`)));
    const ids = pages.flatMap((page) => page.data.map((item) => item.report_id));
    expect([ids.length, new Set(ids).size]).toEqual([41, 41]);
  });

  test.each([
    ['顾怀远', '顾怀远'],
    ['ZY25110437', '顾怀远'],
    ['R1004-01', '顾怀远'],
    ['地中海贫血', '蔡欣怡'],
    ['胃泌素17', '梁书敏'],
    [' ctni ', undefined],
  ])('is searched by %s', async (keyword, name) => {
    const page = await calls.list(`keyword=${keyword}&date=2025-11-18&page_size=100`);
    expect(page.total_elements).toBeGreaterThan(0);
    if (name !== undefined) expect([...new Set(page.data.map((item) => item.patient_name))]).toEqual([name]);
  });

  test('is narrowed by department, and offers the departments of its day', async () => {
    const page = await calls.list('date=2025-11-18&department=肾内科');
    expect(page.data.map((item) => item.patient_name)).toEqual(['孟庆山', '邵丽华']);
    expect(page.departments).toContain('内分泌科');
  });

  test('shows two key results, two diagnoses and the applications of a report', async () => {
    const { data } = await calls.list(`keyword=${SEED_REPORT_IDS.严松年}`);
    expect(data[0]).toMatchObject({
      patient_id: SEED_PATIENT_IDS.严松年,
      patient_age: 67,
      high_count: 6,
      low_count: 1,
      applications: [{ application_id: 'app-grace', api_type: 5 }],
    });
    expect(data[0]?.key_results[0]).toMatchObject({
      short_name: 'hs-cTnI',
      original_result: '1.284',
      critical: 'high',
    });
    expect(data[0]?.diagnoses[0]).toMatchObject({ diagnosis_id: 'ACS', reliable: 2 });
  });
});

// covers A-7-79, B-7.3-02, B-7.3-05
test('reports, id and earlier diagnoses of a patient', async () => {
  const reports = await calls.get<{ total_elements: number; data: { report_id: string }[] }>(
    `/api/v2/reading2/patients/P1004/reports?start_date=2025-08-01&end_date=2025-11-12`,
  );
  expect(reports.data.map((report) => report.report_id)).toEqual(['R1004-02', 'R1004-03', 'R1004-04']);
  expect(await calls.get('/api/v2/reading2/patients/ZY25110437/translateId')).toEqual({ patient_id: 'P1004' });
  const { data } = await calls.get<{ data: { diagnosis_id: string; report_time: string }[] }>(
    '/api/v2/patients/history_diag?patient_id=P1004',
  );
  // In the newest report the chronic kidney disease stands under that of diabetes.
  expect(data.filter((entry) => entry.diagnosis_id === 'CKD').length).toBeGreaterThanOrEqual(3);
  expect(data.filter((entry) => entry.diagnosis_id === 'DKD').length).toBeGreaterThan(0);
  expect(data.map((entry) => entry.report_time)).toEqual(
    data
      .map((entry) => entry.report_time)
      .toSorted()
      .toReversed(),
  );
});

// covers B-7.3-03, B-7.3-04, B-7.3-19
test('taggings are counted per report, the last word of an account counts', async () => {
  const mine = await ClinicalCalls.open(hospital);
  const report_id = SEED_REPORT_IDS.顾怀远;
  for (const tag of ['correct', 'wrong']) {
    const body = { report_id, diagnosis_id: 'CKD', tag };
    expect((await mine.send('POST', '/api/v2/reports/disease/tagging', body)).status).toBe(200);
  }
  const row = { report_id, laboratory_id: `${report_id}-01`, tag: 'correct' };
  expect((await mine.send('POST', '/api/v2/reports/laboratory/tagging', row)).status).toBe(200);
  const elsewhere = { ...row, laboratory_id: 'R1001-01-01' };
  expect(await mine.send('POST', '/api/v2/reports/laboratory/tagging', elsewhere)).toMatchObject({
    status: 400,
    body: { message: '检验项目不在该报告中' },
  });
  expect(await mine.get('/api/v1/datacenter/itaggings/reports/list/P1004')).toMatchObject({
    data: [{ report_id, disease_tagging_count: 1, laboratory_tagging_count: 1 }],
  });
});

// covers B-3-40
test('feedback is kept per account and replaced by a newer one', async () => {
  const mine = await ClinicalCalls.open(hospital);
  const url = `/api/v2/ai/reports/${SEED_REPORT_IDS.顾怀远}/feedback`;
  expect((await mine.analysis(SEED_REPORT_IDS.顾怀远)).feedback).toBeNull();
  await mine.send('POST', url, { kind: 'accurate', content: '' });
  await mine.send('POST', url, { kind: 'suggestion', content: ' 请补充尿沉渣判读 ' });
  expect((await mine.analysis(SEED_REPORT_IDS.顾怀远)).feedback).toMatchObject({
    kind: 'suggestion',
    content: '请补充尿沉渣判读',
  });
  expect(await mine.send('POST', url, { kind: 'inaccurate', content: '  ' })).toMatchObject({
    status: 400,
    body: { message: '请填写反馈内容' },
  });
});
