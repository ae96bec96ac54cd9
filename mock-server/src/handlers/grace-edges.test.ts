import type { GraceInit, GraceOutput } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_PATIENT_IDS } from '../hospital/seed-ids.ts';
import { GRACE_INPUT, openGraceCalls, type GraceCalls } from './grace-calls.test-support.ts';

// What is left out, whose an assessment is, and which creatinine it rests on.

const hospital = await openFileHospital();
let doctor: GraceCalls;
beforeEach(async () => {
  doctor = await openGraceCalls(hospital);
});

async function measured(change: object, caller = doctor): Promise<GraceOutput> {
  const { status, body } = await caller.post('measure', { ...GRACE_INPUT, ...change });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as GraceOutput;
}

test.each(['cardiac_arrest', 'st_down', 'cardiac_enzymes_high'])('%s that is not sent did not happen', async (name) => {
  const [left, denied] = [await measured({ [name]: undefined }), await measured({ [name]: false })];
  expect(left.score).toBe(denied.score);
  expect((await measured({ [name]: true })).score).toBeGreaterThan(denied.score);
});

test('a new form says nothing happened yet, and where the age comes from', async () => {
  const init = await doctor.init<GraceInit>();
  expect(init).toMatchObject({ cardiac_arrest: false, st_down: false, mine: true, evidence_modify: true });
  expect(init.age_source?.text).toMatch(/^按出生日期 \d{4}-\d{2}-\d{2} 计算$/);
});

test('an assessment has evidence when the form lists some', async () => {
  expect((await measured({})).have_evidence).toBe(true);
  expect((await measured({ evidences: [] })).have_evidence).toBe(false);
  expect((await measured({ evidences: undefined })).have_evidence).toBe(false);
});

test('of a patient without creatinine, or of none, no range is told', async () => {
  const withRange = await measured({});
  expect(withRange.serum_creatinine_reference).toMatch(/^\d+–\d+$/);
  for (const patient_id of [SEED_PATIENT_IDS.温晓棠, undefined])
    expect(await measured({ patient_id })).not.toHaveProperty('serum_creatinine_reference');
});

test('what is measured within a record is of its patient', async () => {
  const report_id = await doctor.saved();
  const other = { ...GRACE_INPUT, report_id, patient_id: 'P1004' };
  expect(await doctor.post('measure', other)).toMatchObject({ status: 400, body: { message: '该报告不属于此患者' } });
});

test('what is measured anew is mine, what is measured within a record is its author’s', async () => {
  const report_id = await doctor.saved();
  const colleague = await doctor.as('doctor2');
  expect(await measured({}, colleague)).toMatchObject({ mine: true, evidence_modify: true });
  expect(await measured({ report_id })).toMatchObject({ mine: true, evidence_modify: true });
  expect(await measured({ report_id }, colleague)).toMatchObject({ mine: false, evidence_modify: false });
});

test('a saved creatinine names the report that has it, another one none', async () => {
  const init = await doctor.init<GraceInit>();
  const kept = await doctor.saved({ ...GRACE_INPUT, serum_creatinine: init.serum_creatinine ?? null });
  expect((await doctor.read(kept)).serum_creatinine_source).toEqual(init.serum_creatinine_source);
  const changed = await doctor.saved({ ...GRACE_INPUT, serum_creatinine: 140 });
  expect(await doctor.read(changed)).not.toHaveProperty('serum_creatinine_source');
});

test('an assessment rests on the creatinine up to its own time', async () => {
  const { serum_creatinine_source: newest } = await doctor.init<GraceInit>();
  await doctor.setClock('2025-01-01T08:00:00+08:00');
  const report_id = await doctor.saved();
  expect((await doctor.read(report_id)).serum_creatinine_source).not.toEqual(newest);
});

test('nobody is neither assessed nor listed', async () => {
  const gone = { status: 404, body: { message: '患者不存在' } };
  expect(await doctor.save({ ...GRACE_INPUT, patient_id: 'P9999' }, 'P9999')).toMatchObject(gone);
  expect(await doctor.get('P9999/history')).toMatchObject(gone);
});
