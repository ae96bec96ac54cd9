import type { GraceInit, GraceInput, GraceOutput, GraceReport, GraceReportList } from '@jianwei/api-client/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Hospital } from '../app.ts';
import { SEED_GRACE_IDS, SEED_PATIENT_IDS, SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { call, openHospital, openWorld, signIn, type Headers, type PlainAnswer } from '../test-support.ts';

const PATIENT = SEED_PATIENT_IDS.严松年;
const OWNER_ONLY = { status: 400, body: { status: 400, message: '仅创建者可编辑或删除' } };

let hospital: Hospital;
let doctor: Headers;
let colleague: Headers;
beforeAll(async () => {
  hospital = await openHospital();
});
beforeEach(async () => {
  const world = await openWorld(hospital.app);
  doctor = await signIn(hospital.app, 'doctor', world);
  colleague = await signIn(hospital.app, 'doctor2', world);
});
afterAll(() => hospital.close());

const get = (path: string, headers = doctor): Promise<PlainAnswer> =>
  call(hospital.app, 'GET', `/api/v2/model/grace/${path}`, headers);
const post = (path: string, body: object | undefined, headers = doctor): Promise<PlainAnswer> =>
  call(hospital.app, 'POST', `/api/v2/model/grace/${path}`, headers, body);

/** The form of the picture: 188 points. */
const INPUT: GraceInput = {
  patient_id: PATIENT,
  report_id: '',
  cardiac_arrest: false,
  st_down: true,
  cardiac_enzymes_high: true,
  age: 67,
  heart_rate: 96,
  blood_pressure: 118,
  blood_pressure_unit: 'mmHg',
  serum_creatinine: 112,
  serum_creatinine_unit: 'μmol/L',
  kill_ip_rank: 2,
  evidences: [{ name: '高敏肌钙蛋白I', specimen: '血清', result: '1.284', unit: 'ng/mL', reference: '<0.034' }],
};

async function history(headers = doctor): Promise<GraceReportList['data']> {
  return ((await get(`${PATIENT}/history`, headers)).body as GraceReportList).data;
}

async function saveNew(input: GraceInput = INPUT, headers = doctor): Promise<string> {
  const { status, body } = await post(PATIENT, input, headers);
  expect(status).toBe(200);
  return (body as { report_id: string }).report_id;
}

// covers A-7-08, A-9-24, A-3-127..143
test('a new assessment starts from the latest results of the patient', async () => {
  const { body } = await get(`init/${PATIENT}`);
  expect(body as GraceInit).toMatchObject({
    patient_id: PATIENT,
    report_id: '',
    age: 67,
    heart_rate: null,
    blood_pressure: null,
    kill_ip_rank: null,
    blood_pressure_unit: 'mmHg',
    serum_creatinine: 112,
    serum_creatinine_unit: 'μmol/L',
    serum_creatinine_reference: '57–111',
    serum_creatinine_source: { report_id: SEED_REPORT_IDS.严松年 },
    cardiac_enzymes_high: true,
    have_evidence: true,
    evidence_modify: true,
    mine: true,
    evidences: [
      { name: '高敏肌钙蛋白I', result: '1.284', unit: 'ng/mL', reference: '<0.034' },
      { result: '18.6', unit: 'ng/mL' },
      { name: '肌红蛋白', result: '142', reference: '28–72' },
    ],
  });
});

test('without markers and creatinine nothing is made up', async () => {
  const { body } = await get(`init/${SEED_PATIENT_IDS.温晓棠}`);
  expect(body).toMatchObject({
    age: 31,
    serum_creatinine: null,
    cardiac_enzymes_high: false,
    have_evidence: false,
    evidences: [],
  });
});

test('markers of an earlier illness are no evidence', async () => {
  const later = await openWorld(hospital.app);
  await call(hospital.app, 'POST', '/__mock/clock', later, { now: '2025-11-25T10:30:00+08:00' });
  const headers = await signIn(hospital.app, 'doctor', later);
  expect((await get(`init/${PATIENT}`, headers)).body).toMatchObject({ cardiac_enzymes_high: false, evidences: [] });
});

describe('measuring', () => {
  // covers A-7-10, A-7-11, A-3-145..151
  test('gives score, level, wording, shares and the way to another band', async () => {
    const { body } = await post('measure', INPUT);
    const answer = body as GraceOutput;
    expect(answer).toMatchObject({
      score: 188,
      level: 'high',
      mine: true,
      evidence_modify: true,
      have_evidence: true,
      serum_creatinine_reference: '57–111',
    });
    expect(answer.judgment).toContain('188分，高危');
    expect(answer.contributions?.reduce((sum, share) => sum + share.points, 0)).toBe(188);
    const nearer = (await post('measure', { ...INPUT, kill_ip_rank: 1, blood_pressure: 146 })).body as GraceOutput;
    expect(nearer.score).toBe(149);
    expect(nearer.distance?.length).toBeGreaterThan(0);
    expect(nearer.distance?.every((step) => step.level === 'medium')).toBe(true);
    expect(answer.rule_version).not.toBe('');
  });

  test('units are converted', async () => {
    const kilopascal = {
      ...INPUT,
      blood_pressure: 15.73,
      blood_pressure_unit: 'kPa',
      serum_creatinine: 1.27,
      serum_creatinine_unit: 'mg/dl',
    };
    expect((await post('measure', kilopascal)).body).toMatchObject({ score: 188 });
  });

  // covers A-5-01..05
  test.each([
    ['age', '请输入年龄'],
    ['heart_rate', '请输入心率'],
    ['blood_pressure', '请输入血压(收缩压)'],
    ['serum_creatinine', '请输入血肌酐'],
    ['kill_ip_rank', '请选择Killip分级'],
  ])('without %s it asks for it', async (field, message) => {
    expect(await post('measure', { ...INPUT, [field]: null })).toMatchObject({
      status: 400,
      body: { status: 400, message },
    });
  });

  // covers A-5-08..12
  test.each([
    ['name', '检验项不能为空'],
    ['specimen', '标本不能为空'],
    ['result', '结果不能为空'],
    ['unit', '单位不能为空'],
    ['reference', '参考值不能为空'],
  ])('an evidence row without %s is refused', async (field, message) => {
    const evidences = [{ ...INPUT.evidences?.[0], [field]: ' ' }];
    expect(await post('measure', { ...INPUT, evidences })).toMatchObject({ status: 400, body: { message } });
  });

  test('saves nothing', async () => {
    await post('measure', INPUT);
    expect(await history()).toHaveLength(3);
  });
});

// covers B-7.1-03, A-4-44, A-4-46
test('the earlier assessments of the picture have their scores', async () => {
  expect(await history()).toEqual([
    expect.objectContaining({
      report_id: SEED_GRACE_IDS.today,
      score: 171,
      level: 'high',
      mine: true,
      user_name: '沈若溪',
    }),
    expect.objectContaining({
      report_id: SEED_GRACE_IDS.emergency,
      score: 163,
      mine: false,
      user_name: '陆明哲',
      department: '急诊科',
    }),
    expect.objectContaining({ report_id: SEED_GRACE_IDS.march, score: 96, level: 'low', mine: true }),
  ]);
});

// covers A-7-07, A-7-09, A-1-20
test('a saved assessment heads the list, reads as it was entered, and the second doctor sees it', async () => {
  const reportId = await saveNew();
  expect((await history())[0]).toMatchObject({
    report_id: reportId,
    score: 188,
    mine: true,
    report_time: '2025-11-18T10:30:00+08:00',
  });
  const { body } = await get(reportId);
  expect(body as GraceReport).toMatchObject({
    ...INPUT,
    report_id: reportId,
    score: 188,
    mine: true,
    user_name: '沈若溪',
  });
  expect((await get(reportId, colleague)).body).toMatchObject({ score: 188, mine: false, evidence_modify: false });
});

test('an incomplete assessment is not saved', async () => {
  expect(await post(PATIENT, { ...INPUT, heart_rate: null })).toMatchObject({
    status: 400,
    body: { message: '请输入心率' },
  });
  expect(await history()).toHaveLength(3);
});

describe('ownership', () => {
  // covers A-6-01..04, A-7-12
  test('the owner edits and deletes, another doctor may do neither', async () => {
    const report_id = await saveNew();
    expect(await post(PATIENT, { ...INPUT, report_id, heart_rate: 60 }, colleague)).toMatchObject(OWNER_ONLY);
    expect(await post(`${report_id}/delete`, undefined, colleague)).toMatchObject(OWNER_ONLY);
    expect((await get(report_id)).body).toMatchObject({ score: 188, heart_rate: 96 });

    expect((await post(PATIENT, { ...INPUT, report_id, heart_rate: 60 })).body).toEqual({ report_id });
    expect((await get(report_id)).body).toMatchObject({ score: 176, heart_rate: 60 });
    expect(await history()).toHaveLength(4);

    expect((await post(`${report_id}/delete`, undefined)).status).toBe(200);
    expect(await history()).toHaveLength(3);
    expect(await get(report_id)).toMatchObject({ status: 404, body: { message: '该报告不存在或已被删除' } });
  });

  test("another patient's assessment cannot be moved", async () => {
    const report_id = await saveNew();
    const answer = await post(SEED_PATIENT_IDS.孟庆山, { ...INPUT, report_id });
    expect(answer).toMatchObject({ status: 400, body: { message: '该报告不属于此患者' } });
    expect((await get(report_id)).body).toMatchObject({ patient_id: PATIENT });
  });

  test('an assessment that was deleted meanwhile is not found', async () => {
    const report_id = await saveNew();
    await post(`${report_id}/delete`, undefined);
    expect(await post(PATIENT, { ...INPUT, report_id })).toMatchObject({ status: 404 });
    expect(await post(`${report_id}/delete`, undefined)).toMatchObject({ status: 404 });
  });
});
