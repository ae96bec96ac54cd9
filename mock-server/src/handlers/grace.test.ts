import type { GraceInit, GraceOutput } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_GRACE_IDS, SEED_PATIENT_IDS, SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { GRACE_INPUT, GRACE_PATIENT, openGraceCalls, type GraceCalls } from './grace-calls.test-support.ts';

const OWNER_ONLY = { status: 400, body: { status: 400, message: '仅创建者可编辑或删除' } };

const hospital = await openFileHospital();
let doctor: GraceCalls;
let colleague: GraceCalls;
beforeEach(async () => {
  doctor = await openGraceCalls(hospital);
  colleague = await doctor.as('doctor2');
});

// covers A-7-08, A-9-24, A-3-127..143
test('a new assessment starts from the latest results of the patient', async () => {
  expect(await doctor.init<GraceInit>()).toMatchObject({
    patient_id: GRACE_PATIENT,
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
  expect(await doctor.init<GraceInit>(SEED_PATIENT_IDS.温晓棠)).toMatchObject({
    age: 31,
    serum_creatinine: null,
    cardiac_enzymes_high: false,
    have_evidence: false,
    evidences: [],
  });
});

test('markers of an earlier illness are no evidence', async () => {
  await doctor.setClock('2025-11-25T10:30:00+08:00');
  expect(await doctor.init<GraceInit>()).toMatchObject({ cardiac_enzymes_high: false, evidences: [] });
});

describe('measuring', () => {
  // covers A-7-10, A-7-11, A-3-145..151
  test('gives score, level, wording, shares and the way to another band', async () => {
    const { body } = await doctor.post('measure', GRACE_INPUT);
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
    const nearer = (await doctor.post('measure', { ...GRACE_INPUT, kill_ip_rank: 1, blood_pressure: 146 }))
      .body as GraceOutput;
    expect(nearer.score).toBe(149);
    expect(nearer.distance?.length).toBeGreaterThan(0);
    expect(nearer.distance?.every((step) => step.level === 'medium')).toBe(true);
    expect(answer.rule_version).not.toBe('');
  });

  test('units are converted', async () => {
    const kilopascal = {
      ...GRACE_INPUT,
      blood_pressure: 15.73,
      blood_pressure_unit: 'kPa',
      serum_creatinine: 1.27,
      serum_creatinine_unit: 'mg/dl',
    };
    expect((await doctor.post('measure', kilopascal)).body).toMatchObject({ score: 188 });
  });

  // covers A-5-01..05
  test.each([
    ['age', '请输入年龄'],
    ['heart_rate', '请输入心率'],
    ['blood_pressure', '请输入血压(收缩压)'],
    ['serum_creatinine', '请输入血肌酐'],
    ['kill_ip_rank', '请选择Killip分级'],
  ])('without %s it asks for it', async (field, message) => {
    expect(await doctor.post('measure', { ...GRACE_INPUT, [field]: null })).toMatchObject({
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
    const evidences = [{ ...GRACE_INPUT.evidences?.[0], [field]: ' ' }];
    expect(await doctor.post('measure', { ...GRACE_INPUT, evidences })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test('saves nothing', async () => {
    await doctor.post('measure', GRACE_INPUT);
    expect(await doctor.list()).toHaveLength(3);
  });
});

// covers B-7.1-03, A-4-44, A-4-46
test('the earlier assessments of the picture have their scores', async () => {
  expect(await doctor.list()).toEqual([
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
  const reportId = await doctor.saved();
  expect((await doctor.list())[0]).toMatchObject({
    report_id: reportId,
    score: 188,
    mine: true,
    report_time: '2025-11-18T10:30:00+08:00',
  });
  expect(await doctor.read(reportId)).toMatchObject({
    ...GRACE_INPUT,
    report_id: reportId,
    score: 188,
    mine: true,
    user_name: '沈若溪',
  });
  expect((await colleague.get(reportId)).body).toMatchObject({ score: 188, mine: false, evidence_modify: false });
});

test('an incomplete assessment is not saved', async () => {
  expect(await doctor.save({ ...GRACE_INPUT, heart_rate: null })).toMatchObject({
    status: 400,
    body: { message: '请输入心率' },
  });
  expect(await doctor.list()).toHaveLength(3);
});

describe('ownership', () => {
  // covers A-6-01..04, A-7-12
  test('the owner edits and deletes, another doctor may do neither', async () => {
    const report_id = await doctor.saved();
    expect(await colleague.save({ ...GRACE_INPUT, report_id, heart_rate: 60 })).toMatchObject(OWNER_ONLY);
    expect(await colleague.post(`${report_id}/delete`)).toMatchObject(OWNER_ONLY);
    expect((await doctor.get(report_id)).body).toMatchObject({ score: 188, heart_rate: 96 });

    expect((await doctor.save({ ...GRACE_INPUT, report_id, heart_rate: 60 })).body).toEqual({ report_id });
    expect((await doctor.get(report_id)).body).toMatchObject({ score: 176, heart_rate: 60 });
    expect(await doctor.list()).toHaveLength(4);

    expect((await doctor.post(`${report_id}/delete`)).status).toBe(200);
    expect(await doctor.list()).toHaveLength(3);
    expect(await doctor.get(report_id)).toMatchObject({ status: 404, body: { message: '该报告不存在或已被删除' } });
  });

  test("another patient's assessment cannot be moved", async () => {
    const report_id = await doctor.saved();
    const answer = await doctor.save({ ...GRACE_INPUT, report_id }, SEED_PATIENT_IDS.孟庆山);
    expect(answer).toMatchObject({ status: 400, body: { message: '该报告不属于此患者' } });
    expect((await doctor.get(report_id)).body).toMatchObject({ patient_id: GRACE_PATIENT });
    const misnamed = await doctor.save({ ...GRACE_INPUT, patient_id: SEED_PATIENT_IDS.孟庆山 });
    expect(misnamed).toMatchObject({ status: 400, body: { message: '该报告不属于此患者' } });
  });

  test('an assessment that was deleted meanwhile is not found', async () => {
    const report_id = await doctor.saved();
    await doctor.post(`${report_id}/delete`);
    expect(await doctor.save({ ...GRACE_INPUT, report_id })).toMatchObject({ status: 404 });
    expect(await doctor.post(`${report_id}/delete`)).toMatchObject({ status: 404 });
  });
});
