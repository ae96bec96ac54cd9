import type { PrintedReport } from '@jianwei/clinical-rules/record/judged';
import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** `report_time` is ISO with +08:00, so that text order is time order. */
export interface ReportRow extends PrintedReport {
  readonly patient_id: string;
}

const COLUMNS = 'report_id, patient_id, report_name, report_time';
const ALL = new Query<ReportRow>(`SELECT ${COLUMNS} FROM report ORDER BY report_time DESC, report_id`);
const ONE = new Query<ReportRow, [string]>(`SELECT ${COLUMNS} FROM report WHERE report_id = ?`);
const OF_PATIENT = new Query<ReportRow, [string]>(
  `SELECT ${COLUMNS} FROM report WHERE patient_id = ? ORDER BY report_time DESC, report_id`,
);
const INSERT = new Command<[string, string, string, string]>(
  `INSERT INTO report (${COLUMNS}) VALUES (?, ?, ?, ?)`,
  'clinical',
);

const RENAME = new Command<[string, string]>('UPDATE report SET report_name = ? WHERE report_id = ?', 'clinical');

const NEWEST = new Query<{ time: string | null }>('SELECT max(report_time) AS time FROM report');

/** Time of the newest report; undefined in a hospital without one. */
export function newestReportTime(world: SqlTarget): string | undefined {
  return NEWEST.get(world)?.time ?? undefined;
}

/** Newest first. */
export function listReportRows(world: SqlTarget): ReportRow[] {
  return ALL.all(world);
}

export function findReport(world: SqlTarget, reportId: string): ReportRow | undefined {
  return ONE.get(world, reportId);
}

/** Newest first. */
export function listReportsOfPatient(world: SqlTarget, patientId: string): ReportRow[] {
  return OF_PATIENT.all(world, patientId);
}

export function insertReport(world: SqlTarget, report: ReportRow): void {
  INSERT.run(world, report.report_id, report.patient_id, report.report_name, report.report_time);
}

/** A report whose rows changed is named after those it has now. */
export function renameReport(world: SqlTarget, reportId: string, name: string): void {
  RENAME.run(world, name, reportId);
}
