import { findItemByName } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { PrintedRow } from '@jianwei/clinical-rules/record/printed';
import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';
import type { World } from './world.ts';

/** One printed row of a report. */
export interface LaboratoryStoreRow extends PrintedRow {
  readonly report_id: string;
  readonly position: number;
}

const COLUMNS =
  'laboratory_id, report_id, position, code, name, specimen, result, unit, range_text, group_name, error, source_text, source_flag, source_status';
const OF_REPORT = new Query<LaboratoryStoreRow, [string]>(
  `SELECT ${COLUMNS} FROM laboratory WHERE report_id = ? ORDER BY position`,
);
const OF_PATIENT = new Query<LaboratoryStoreRow, [string]>(
  `SELECT ${COLUMNS.replace('report_id', 'laboratory.report_id')} FROM laboratory JOIN report USING (report_id)
   WHERE patient_id = ? ORDER BY report_time, laboratory.report_id, position`,
);
const ONE = new Query<LaboratoryStoreRow, [string, string]>(
  `SELECT ${COLUMNS} FROM laboratory WHERE report_id = ? AND laboratory_id = ?`,
);
const BY_ID = new Query<LaboratoryStoreRow, [string]>(`SELECT ${COLUMNS} FROM laboratory WHERE laboratory_id = ?`);
const ORIGINALS = new Query<{ code: string; original_laboratory_name: string; original_specimen: string }>(
  `SELECT DISTINCT code, name AS original_laboratory_name, specimen AS original_specimen
   FROM laboratory ORDER BY name, specimen`,
);
const COUNT = new Query<{ rows: number }>('SELECT count(*) AS rows FROM laboratory');
type Values = [
  ...[string, string, number, string, string, string, string, string, string, string],
  ...[string | null, string, string, string],
];
const VALUES = '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';
const ofReport = (...[, reportId]: Values) => ({ reportId });
const INSERT = new Command<Values>(`INSERT INTO laboratory (${COLUMNS}) VALUES ${VALUES}`, 'clinical', ofReport);
const REPLACE = new Command<Values>(`REPLACE INTO laboratory (${COLUMNS}) VALUES ${VALUES}`, 'clinical', ofReport);
const REMOVE = new Command<[string, string]>(
  'DELETE FROM laboratory WHERE report_id = ? AND laboratory_id = ?',
  'clinical',
  (reportId) => ({ reportId }),
);

/** In the order of the report. */
export function listLaboratoriesOfReport(world: SqlTarget, reportId: string): LaboratoryStoreRow[] {
  return OF_REPORT.all(world, reportId);
}

/** All rows of a patient, oldest report first, in the order of each report. */
export function listLaboratoriesOfPatient(world: SqlTarget, patientId: string): LaboratoryStoreRow[] {
  return OF_PATIENT.all(world, patientId);
}

export function findLaboratory(
  world: SqlTarget,
  reportId: string,
  laboratoryId: string,
): LaboratoryStoreRow | undefined {
  return ONE.get(world, reportId, laboratoryId);
}

export function findLaboratoryById(world: SqlTarget, laboratoryId: string): LaboratoryStoreRow | undefined {
  return BY_ID.get(world, laboratoryId);
}

export function countLaboratories(world: SqlTarget): number {
  return COUNT.get(world)?.rows ?? 0;
}

/** Names under which the hospital's reports print a standard laboratory; `specimen` '' means any. */
export function listOriginals(
  world: World,
  name: string,
  specimen: string,
): { original_laboratory_name: string; original_specimen: string }[] {
  const code = findItemByName(name, specimen)?.code;
  const isWanted = (row: { code: string; original_laboratory_name: string; original_specimen: string }): boolean =>
    (code === undefined ? row.original_laboratory_name === name : row.code === code) &&
    (specimen === '' || row.original_specimen === specimen);
  return world
    .memoClinical('original-names', () => ORIGINALS.all(world))
    .filter(isWanted)
    .map(({ original_laboratory_name, original_specimen }) => ({ original_laboratory_name, original_specimen }));
}

function valuesOf(row: LaboratoryStoreRow): Values {
  return [
    row.laboratory_id,
    row.report_id,
    row.position,
    row.code,
    row.name,
    row.specimen,
    row.result,
    row.unit,
    row.range_text,
    row.group_name,
    row.error,
    row.source_text ?? '',
    row.source_flag ?? '',
    row.source_status ?? '',
  ];
}

export function insertLaboratory(world: SqlTarget, row: LaboratoryStoreRow): void {
  INSERT.run(world, ...valuesOf(row));
}

/** Puts a row in place of the one with its id: a source has corrected it. */
export function replaceLaboratory(world: SqlTarget, row: LaboratoryStoreRow): void {
  REPLACE.run(world, ...valuesOf(row));
}

/** Takes a row out of its report: a source has withdrawn it. */
export function removeLaboratory(world: SqlTarget, reportId: string, laboratoryId: string): void {
  REMOVE.run(world, reportId, laboratoryId);
}

const CODES = new Query<{ code: string }, [string]>(
  `SELECT DISTINCT code FROM laboratory JOIN report ON report.report_id = laboratory.report_id WHERE report_time >= ?`,
);

/** Codes of the rows of reports since a day, `YYYY-MM-DD`. */
export function codesSince(world: SqlTarget, day: string): ReadonlySet<string> {
  return new Set(CODES.all(world, day).map(({ code }) => code));
}
