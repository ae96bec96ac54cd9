import type { GraceInput, GraceReport, NewerEvidence } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_GRACE_IDS, SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { openGraceCalls, type GraceCalls } from './grace-calls.test-support.ts';

/** The report of the patient on 2025-11-18 09:12: creatinine 112, troponin 1.284, CK-MB 18.6 and myoglobin 142, all raised. */
const NEWEST = { report_id: SEED_REPORT_IDS.严松年, report_time: '2025-11-18T09:12:00+08:00' };

const hospital = await openFileHospital();
let doctor: GraceCalls;
beforeEach(async () => {
  doctor = await openGraceCalls(hospital);
});

const rowsOf = (newer: readonly NewerEvidence[] | undefined) => newer?.map(({ item, value }) => [item, value]);

/** Saves in the evening before the newest report, then reads in the morning after it. */
async function savedBefore(changes: Partial<GraceInput>): Promise<GraceReport> {
  await doctor.setClock('2025-11-18T09:00:00+08:00');
  const reportId = await doctor.saved({
    age: 67,
    heart_rate: 96,
    blood_pressure: 118,
    serum_creatinine: 112,
    kill_ip_rank: 2,
    cardiac_enzymes_high: false,
    evidences: [],
    ...changes,
  });
  await doctor.setClock('2025-11-18T10:30:00+08:00');
  return doctor.read(reportId);
}

test('newer markers of necrosis and another creatinine put a saved assessment out of date', async () => {
  const { newer_evidence: newer } = await savedBefore({ serum_creatinine: 108 });
  expect(rowsOf(newer)).toEqual([
    ['serum_creatinine', '112 μmol/L'],
    ['cardiac_enzymes_high', '1.284 ng/mL'],
    ['cardiac_enzymes_high', expect.stringMatching(/^18\.6/)],
    ['cardiac_enzymes_high', expect.stringMatching(/^142/)],
  ]);
  expect(newer?.map(({ label }) => label).slice(0, 2)).toEqual(['血肌酐', '高敏肌钙蛋白I']);
  for (const row of newer ?? []) expect(row).toMatchObject(NEWEST);
});

test('the same creatinine in another unit is no news', async () => {
  // 112 / 88.4 = 1.27 mg/dl.
  const same = await savedBefore({ serum_creatinine: 1.27, serum_creatinine_unit: 'mg/dl' });
  expect(rowsOf(same.newer_evidence)?.map(([item]) => item)).not.toContain('serum_creatinine');
});

test('a marker that the record lists with this result is none either', async () => {
  const listed = await savedBefore({
    cardiac_enzymes_high: true,
    evidences: [{ name: '高敏肌钙蛋白I', specimen: '血清', result: '1.284', unit: 'ng/mL', reference: '<0.034' }],
  });
  expect(rowsOf(listed.newer_evidence)?.map(([, value]) => value)).toEqual([
    expect.stringMatching(/^18\.6/),
    expect.stringMatching(/^142/),
  ]);
});

test('the record of the evening is out of date, the one of this morning is not', async () => {
  expect((await doctor.read(SEED_GRACE_IDS.emergency)).newer_evidence).toContainEqual({
    item: 'cardiac_enzymes_high',
    label: '高敏肌钙蛋白I',
    value: '1.284 ng/mL',
    ...NEWEST,
  });
  expect(await doctor.read(SEED_GRACE_IDS.today)).not.toHaveProperty('newer_evidence');
});
