import type { AdrenalCortexReport, ReportList } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const BASE = '/api/v2/model/adrenal_leather';
const GONE = { status: 404, body: { message: '该报告不存在或已被删除' } };

const hospital = await openFileHospital();
let doctor: ClinicalCalls;
beforeEach(async () => {
  doctor = await ClinicalCalls.open(hospital);
});

const report = (id: string, caller = doctor) => caller.get<AdrenalCortexReport>(`${BASE}/${id}`);
const save = (id: string, body: object, caller = doctor) => caller.send('POST', `${BASE}/${id}`, body);
const items = (answer: AdrenalCortexReport) => (answer.contributions ?? []).map(({ item }) => item);
const sourceOf = (answer: AdrenalCortexReport, item: string) =>
  answer.contributions?.find((row) => row.item === item)?.source ?? '';

// covers B-7.1-08
test('the history is that of the reports with cortisol, newest first', async () => {
  const { data } = await doctor.get<ReportList>(`${BASE}/P1171/history`);
  expect(data).toHaveLength(8);
  expect(data[0]).toEqual({ report_id: 'R1171-01', report_time: '2025-11-10T08:10:00+08:00' });
  expect(data.map(({ report_time: time }) => time)).toEqual(
    data
      .map(({ report_time: time }) => time)
      .toSorted()
      .reverse(),
  );
  expect((await doctor.get<ReportList>(`${BASE}/P1002/history`)).data).toEqual([]);
  expect((await doctor.send('GET', `${BASE}/P9999/history`)).status).toBe(404);
});

describe('a report', () => {
  // covers B-7.1-06
  test('is read with the tests of the days around it, and says which report each value is from', async () => {
    const answer = await report('R1171-07');
    expect(answer).toMatchObject({
      report_id: 'R1171-07',
      patient_id: 'P1171',
      patient_name: '尹若兰',
      patient_gender: '女',
      patient_age: 40,
      conclusion: '支持皮质醇增多症，ACTH依赖性，支持库欣病；不支持肾上腺皮质功能减退',
      missing: [],
    });
    expect(sourceOf(answer, 'cortisol_midnight')).toMatch(/^R1171-07 2024-06-11 皮质醇节律；/);
    expect(sourceOf(answer, 'ufc')).toMatch(/^R1171-06 2024-06-12 /);
    expect(sourceOf(answer, 'ufc_uln')).toMatch(/^R1171-06 /);
    expect(sourceOf(answer, 'dst_1mg')).toMatch(/^R1171-05 2024-06-13 /);
    expect(sourceOf(answer, 'hddst_suppression')).toMatch(/^R1171-04 2024-06-14 /);
    expect(answer.laboratories?.map(({ code }) => code)).toEqual([
      'COR8',
      'COR16',
      'COR0',
      'ACTH',
      'HDDST',
      'COR-DST',
      'UFC',
    ]);
    expect(answer.review_notes?.length).toBeGreaterThan(0);
    expect(answer).not.toHaveProperty('values');
  });

  test('rows of other weeks are not used', async () => {
    const answer = await report('R1171-03');
    expect(items(answer)).toEqual(['cortisol_8am', 'acth']);
    expect(answer.conclusion).toBe('支持肾上腺皮质功能减退（继发性可能）');
    expect(answer.missing).toContain('皮质醇(0时)');
  });

  test('another laboratory’s results are judged and told in its own units', async () => {
    const answer = await report('R1175-01');
    const value = (item: string) => answer.contributions?.find((row) => row.item === item)?.value;
    expect(value('cortisol_8am')).toBe('16.8 μg/dL');
    expect(value('cortisol_midnight')).toBe('1.6 μg/dL');
    expect(value('acth')).toBe('5.1 pmol/L');
    expect(answer.tips).toContain('ACTH 界值 10、20 pg/mL 换算为 2.2、4.4 pmol/L');
  });

  test('that is not there, or holds no cortisol, is not found', async () => {
    expect(await doctor.send('GET', `${BASE}/R9999-99`)).toMatchObject(GONE);
    expect(await doctor.send('GET', `${BASE}/R1181-01`)).toMatchObject(GONE);
  });
});

describe('results added by hand', () => {
  const ADDED = { dst_1mg: 96, cortisol_unit: 'nmol/L' };

  // covers B-7.1-07
  test('lie over the laboratory’s rows, with author and time', async () => {
    expect((await report('R1171-02')).conclusion).toContain('不确定');
    expect(await save('R1171-02', ADDED)).toMatchObject({ status: 200, body: { report_id: 'R1171-02' } });
    const answer = await report('R1171-02');
    expect(answer.conclusion).toBe('皮质醇增多症可疑，建议复查，ACTH依赖性不确定（建议复查或行CRH试验）');
    expect(answer).toMatchObject({
      values: { ...ADDED, cortisol_8am: null },
      saved_time: '2025-11-18T10:30:00+08:00',
      user_id: 'u-doctor',
      user_name: '沈若溪',
    });
    expect(sourceOf(answer, 'dst_1mg')).toMatch(/^手动补充 2025-11-18 沈若溪；/);
    expect(sourceOf(answer, 'acth')).toMatch(/^R1171-02 /);
  });

  test('replace a value of the laboratory, in their own unit', async () => {
    await save('R1171-01', { cortisol_8am: 2.9, cortisol_unit: 'μg/dL', acth: 40, acth_unit: 'pmol/L' });
    // 2.9 μg/dL is 80.0 nmol/L; 40 pmol/L is 181.6 pg/mL, above twice the printed 63.3.
    expect((await report('R1171-01')).conclusion).toBe('支持肾上腺皮质功能减退（原发性）');
  });

  test('are shared with colleagues, who may change them', async () => {
    await save('R1171-02', ADDED);
    const colleague = await doctor.as('doctor2');
    expect((await report('R1171-02', colleague)).values).toMatchObject(ADDED);
    expect((await save('R1171-02', { dst_1mg: 40 }, colleague)).status).toBe(200);
    expect(await report('R1171-02')).toMatchObject({ user_id: 'u-doctor2', values: { dst_1mg: 40 } });
  });

  test('are taken back by emptying every field', async () => {
    await save('R1171-02', ADDED);
    expect((await save('R1171-02', { dst_1mg: null })).status).toBe(200);
    expect(await report('R1171-02')).not.toHaveProperty('values');
  });

  test.each([
    [{}, '请至少填写一项检查结果'],
    [{ cortisol_8am: 10001 }, '皮质醇(8时)应在 0–10000 nmol/L 之间'],
    [{ cortisol_8am: 400, cortisol_unit: 'μg/dL' }, '皮质醇(8时)应在 0–10000 nmol/L 之间'],
    [{ dst_1mg: -1 }, '1 mg 地塞米松抑制后皮质醇应在 0–10000 nmol/L 之间'],
    [{ acth: 20001 }, '促肾上腺皮质激素应在 0–20000 pg/mL 之间'],
    [{ ufc_uln: 0 }, '24小时尿游离皮质醇参考上限应在 1–5000 nmol/24h 之间'],
    [{ hddst_suppression: 101 }, '大剂量地塞米松抑制率应在 -200–100% 之间'],
  ])('%o is refused', async (body, message) => {
    expect(await save('R1171-02', body)).toMatchObject({ status: 400, body: { message } });
    expect(await report('R1171-02')).not.toHaveProperty('values');
  });

  test('need a report of the model and a clinician', async () => {
    expect(await save('R9999-99', ADDED)).toMatchObject(GONE);
    expect((await save('R1171-02', ADDED, await doctor.as('prompt'))).status).toBe(400);
    expect(await report('R1171-02')).not.toHaveProperty('values');
  });

  test('tell when the laboratory has measured the same since', async () => {
    expect(await report('R1171-08')).toMatchObject({
      values: { dst_1mg: 142 },
      newer_evidence: [
        {
          item: 'dst_1mg',
          label: '1 mg 地塞米松抑制后皮质醇',
          value: '286 nmol/L',
          report_id: 'R1171-05',
          report_time: '2024-06-13T08:30:00+08:00',
        },
      ],
    });
    // Added after the last test of that patient.
    expect(await report('R1175-01')).not.toHaveProperty('newer_evidence');
  });
});
