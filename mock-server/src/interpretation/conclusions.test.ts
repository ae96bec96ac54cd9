import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import { expect, test } from 'vitest';
import { createSeededWorld } from '../hospital.test-support.ts';
import { applyRules } from '../rules/apply.ts';
import { storedReports } from '../rules/stored-reports.ts';
import { runTrial } from '../rules/trial.ts';
import { insertLaboratory, removeLaboratory, replaceLaboratory } from '../store/clinical-laboratories.ts';
import { insertPatient } from '../store/clinical-patients.ts';
import { insertReport, listReportRows } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { concludeAll, concludeBeforeOpening, conclusionsOf, knownConclusions } from './conclusions.ts';
import { patientRecord } from './patient-record.ts';

const PATIENT = {
  ...{ patient_id: 'C-P', name: '试', gender: '男', birth_date: '1970-01-01', department: '肾内科' },
  ...{ bed_no: '', inpatient_no: '', tags: [] },
};
const day = (date: string) => ({
  ...{ report_id: `C-${date}`, patient_id: 'C-P', report_name: '生化', report_time: `${date}T08:00:00+08:00` },
});
const row = (date: string, code: string, result: string, specimen = '血清', unit = 'mmol/L') => ({
  ...{
    laboratory_id: `${date}-${code}`,
    report_id: `C-${date}`,
    position: 0,
    code,
    name: code,
    specimen,
    result,
    unit,
  },
  ...{ range_text: '', group_name: '', error: null },
});

/** A patient with one report, told by a potassium. */
function worldWith(potassium: string): World {
  const world = createSeededWorld();
  insertPatient(world, PATIENT);
  insertReport(world, day('2025-11-10'));
  insertLaboratory(world, row('2025-11-10', 'K', potassium));
  return world;
}

async function hitsOf(world: World, leaf: object): Promise<readonly string[]> {
  const { hits } = await runTrial(readCondition({ all: [leaf] }), storedReports(world, '2025-11-01', '2025-11-18'));
  return hits.filter(({ patientId }) => patientId === 'C-P').map(({ reportId }) => reportId);
}

const HIGH = { fact: 'diagnosis', op: 'in', value: ['HYPERK'] };
const known = (world: World, patientId = 'C-P') => knownConclusions(world, [patientId]).get(patientId);

test('what is kept of every report is what its reading says', () => {
  const world = createSeededWorld();
  for (const _report of concludeAll(world));
  const reports = listReportRows(world);
  expect(reports.length).toBeGreaterThan(300);
  for (const { patient_id: patientId, report_id: id } of reports) {
    const judged = patientRecord(world, patientId)?.reports.find(({ report }) => report.report_id === id);
    expect(known(world, patientId)?.get(id)).toEqual(conclusionsOf(judged));
  }
});

test('a trial works out what is not kept, and keeps it; a second one says the same', async () => {
  const world = worldWith('5.7');
  expect(known(world)).toBeUndefined();
  expect(await hitsOf(world, HIGH)).toEqual(['C-2025-11-10']);
  expect([...(known(world)?.keys() ?? [])]).toEqual(['C-2025-11-10']);
  expect(await hitsOf(world, HIGH)).toEqual(['C-2025-11-10']);
});

test('what a report says is kept when it comes: the first trial works out nothing', async () => {
  const world = worldWith('5.7');
  await applyRules(world, { reportIds: new Set(['C-2025-11-10']) });
  expect(known(world)?.get('C-2025-11-10')).toMatchObject([{ id: 'HYPERK' }]);
  world.db.exec(`UPDATE report_conclusion SET said = '[]' WHERE patient_id = 'C-P'`);
  expect(await hitsOf(world, HIGH)).toEqual([]);
});

test('a hospital works out many reports before it opens, and leaves few to the first trial', () => {
  const world = worldWith('5.7');
  concludeBeforeOpening(world);
  expect(known(world)).toBeUndefined();
  concludeBeforeOpening(world, 100);
  expect(known(world)?.get('C-2025-11-10')).toMatchObject([{ id: 'HYPERK' }]);
});

test('a corrected, a withdrawn and an earlier result are told by the next trial', async () => {
  const world = worldWith('5.7');
  expect(await hitsOf(world, HIGH)).toHaveLength(1);
  replaceLaboratory(world, row('2025-11-10', 'K', '4.2'));
  expect(await hitsOf(world, HIGH)).toEqual([]);
  replaceLaboratory(world, row('2025-11-10', 'K', '5.7'));
  expect(await hitsOf(world, HIGH)).toHaveLength(1);
  removeLaboratory(world, 'C-2025-11-10', '2025-11-10-K');
  expect(await hitsOf(world, HIGH)).toEqual([]);
  insertLaboratory(world, row('2025-11-10', 'CREA', '200', '血清', 'μmol/L'));
  const injured = { fact: 'diagnosis', op: 'in', value: ['AKI'] };
  expect(await hitsOf(world, injured)).toEqual([]);
  // KDIGO 2012: 1.5 times what it was within seven days.
  insertReport(world, day('2025-11-05'));
  insertLaboratory(world, row('2025-11-05', 'CREA', '80', '血清', 'μmol/L'));
  expect(await hitsOf(world, injured)).toEqual(['C-2025-11-10']);
});

test('a patient who has another tag is read anew, and nothing of others is forgotten', () => {
  const world = worldWith('5.7');
  for (const _report of concludeAll(world));
  const other = listReportRows(world).find(({ patient_id: id }) => id !== 'C-P')?.patient_id ?? '';
  world.db.exec("UPDATE patient SET tags = '[\"透析\"]' WHERE patient_id = 'C-P'");
  expect(known(world)).toBeUndefined();
  expect(known(world, other)?.size).toBeGreaterThan(0);
});

test('what other rules said is not taken for what these say', async () => {
  const world = worldWith('4.2');
  expect(await hitsOf(world, HIGH)).toEqual([]);
  world.db.exec(`UPDATE report_conclusion SET rules = 'older', said = '[["HYPERK","高钾血症",2]]'`);
  expect(await hitsOf(world, HIGH)).toEqual([]);
});

test('a trial finds an item of the urine under the code of the blood, as the next report does', async () => {
  const world = worldWith('4.2');
  replaceLaboratory(world, row('2025-11-10', 'K', '60', '尿液'));
  expect(await hitsOf(world, { fact: 'tested', op: 'is', value: true, code: 'UK' })).toEqual(['C-2025-11-10']);
  expect(await hitsOf(world, { fact: 'tested', op: 'is', value: true, code: 'K' })).toEqual([]);
});
