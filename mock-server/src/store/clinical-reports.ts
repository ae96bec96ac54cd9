import type { PrintedReport } from '@jianwei/clinical-rules/record/printed';
import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** `report_time` is ISO with +08:00, so that text order is time order. */
export interface ReportRow extends PrintedReport {
  readonly patient_id: string;
}

const COLUMNS = 'report_id, patient_id, report_name, report_time';
/** With the name of the source, which rules may ask for. */
const NAMED = `${COLUMNS}, coalesce((SELECT name FROM sync_source WHERE sync_source.source_id = report.source_id), '') AS source_name`;
const ALL = new Query<ReportRow>(`SELECT ${COLUMNS} FROM report ORDER BY report_time DESC, report_id`);
const BETWEEN = `FROM report WHERE report_time >= ? AND substr(report_time, 1, 10) <= ?`;
const OF_DAYS = new Query<ReportRow, [string, string]>(
  `SELECT ${NAMED} ${BETWEEN} ORDER BY report_time DESC, report_id`,
);
const COUNT_OF_DAYS = new Query<{ reports: number }, [string, string]>(`SELECT count(*) AS reports ${BETWEEN}`);
const ONE = new Query<ReportRow, [string]>(`SELECT ${COLUMNS} FROM report WHERE report_id = ?`);
const OF_PATIENT = new Query<ReportRow, [string]>(
  `SELECT ${NAMED}, received_at FROM report WHERE patient_id = ? ORDER BY report_time DESC, report_id`,
);
const OF_PATIENTS = new Query<ReportRow, [string]>(
  `SELECT ${COLUMNS} FROM report WHERE patient_id IN (SELECT value FROM json_each(?)) ORDER BY report_time DESC, report_id`,
);
const INSERT = new Command<[string, string, string, string, string, string, number | null]>(
  `INSERT INTO report (${COLUMNS}, source_id, received_at, run_id) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  'clinical',
  (_reportId, patientId) => ({ patientId }),
);

const RENAME = new Command<[string, string]>(
  'UPDATE report SET report_name = ? WHERE report_id = ?',
  'clinical',
  (_name, reportId) => ({ reportId }),
);

const NEWEST = new Query<{ time: string | null }>('SELECT max(report_time) AS time FROM report');

const PATIENTS = new Query<{ patient_id: string }>('SELECT DISTINCT patient_id FROM report ORDER BY patient_id');

/** Whom any report is of. */
export function patientIdsWithReports(world: SqlTarget): readonly string[] {
  return PATIENTS.all(world).map(({ patient_id: id }) => id);
}

/** Time of the newest report; undefined in a hospital without one. */
export function newestReportTime(world: SqlTarget): string | undefined {
  return NEWEST.get(world)?.time ?? undefined;
}

/** Newest first. */
export function listReportRows(world: SqlTarget): ReportRow[] {
  return ALL.all(world);
}

/** Those of some days, `YYYY-MM-DD`, both inside; newest first. */
export function listReportsOfDays(world: SqlTarget, from: string, to: string): ReportRow[] {
  return OF_DAYS.all(world, from, to);
}

export function countReportsOfDays(world: SqlTarget, from: string, to: string): number {
  return COUNT_OF_DAYS.get(world, from, to)?.reports ?? 0;
}

export function findReport(world: SqlTarget, reportId: string): ReportRow | undefined {
  return ONE.get(world, reportId);
}

/** Newest first. */
export function listReportsOfPatient(world: SqlTarget, patientId: string): ReportRow[] {
  return OF_PATIENT.all(world, patientId);
}

/** By patient, newest first. */
export function reportsByPatient(
  world: SqlTarget,
  patientIds: readonly string[],
): ReadonlyMap<string, readonly ReportRow[]> {
  return Map.groupBy(OF_PATIENTS.all(world, JSON.stringify(patientIds)), ({ patient_id: id }) => id);
}

/** From where and when a report came, and the run of its source that brought it whole. */
export interface Arrival {
  readonly source_id: string;
  readonly received_at: string;
  /** null where it is not known any more. */
  readonly run_id: number | null;
}

const NO_ARRIVAL: Arrival = { source_id: '', received_at: '', run_id: null };

export function insertReport(world: SqlTarget, report: ReportRow, arrival: Arrival = NO_ARRIVAL): void {
  const { source_id: sourceId, received_at: receivedAt, run_id: runId } = arrival;
  const { report_id: reportId, patient_id: patientId, report_name: name, report_time: time } = report;
  INSERT.run(world, reportId, patientId, name, time, sourceId, receivedAt, runId);
}

/** A report whose rows changed is named after those it has now. */
export function renameReport(world: SqlTarget, reportId: string, name: string): void {
  RENAME.run(world, name, reportId);
}
