import { testClock } from '../hospital.test-support.ts';
import { seedWorld } from '../hospital/seed-world.ts';
import { listLaboratoriesOfReport } from '../store/clinical-laboratories.ts';
import { listPatients } from '../store/clinical-patients.ts';
import { listReportsOfPatient } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { Worlds } from '../store/worlds.ts';
import { importText } from './import.ts';

const worlds = new Worlds({ seed: seedWorld, state: 'memory', clock: testClock });

export const openWorldForImport = (): World => worlds.create({});

/** What one file brought into a fresh hospital. */
export function importInto(world: World, text: string) {
  const account = importText(world, 'file', text);
  return { world, account, reasons: account.refused.map(({ reason }) => reason), rows: rowsOf(world) };
}

/** Patients who came from outside. */
export function importedPatients(world: World) {
  return listPatients(world).filter(({ department }) => department === '外院导入');
}

function reportsOf(world: World) {
  return importedPatients(world).flatMap(({ patient_id: id }) => listReportsOfPatient(world, id));
}

/** Times of all imported reports, oldest first. */
export function timesOf(world: World): string[] {
  return reportsOf(world)
    .map(({ report_time: time }) => time)
    .toSorted();
}

export function storedRows(world: World) {
  return reportsOf(world).flatMap(({ report_id: id }) => listLaboratoriesOfReport(world, id));
}

/** `CODE result unit [range] flag` of every imported row, as stored; an unread one starts with `!`. */
export function rowsOf(world: World): string[] {
  return storedRows(world)
    .map((row) => {
      const head = `${row.error === null ? row.code : `!${row.name}`} ${row.result} ${row.unit}`.trimEnd();
      const range = row.range_text === '' ? '' : ` [${row.range_text}]`;
      return `${head}${range}${row.source_flag ? ` ${row.source_flag}` : ''}`;
    })
    .toSorted();
}
