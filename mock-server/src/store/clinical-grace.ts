import type { GraceInput } from '@jianwei/api-client/model';
import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** A saved assessment: the input and who saved it with which rule. The score is computed from it again. */
export interface GraceReportRow {
  readonly report_id: string;
  readonly patient_id: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly department: string;
  readonly report_time: string;
  readonly rule_version: string;
  readonly input: GraceInput;
}

type StoredGrace = Omit<GraceReportRow, 'input'> & { readonly input: string };

const SELECT = `SELECT report_id, patient_id, grace_report.user_id, coalesce(nickname, '') AS user_name,
  coalesce(department, '') AS department, report_time, rule_version, input
  FROM grace_report LEFT JOIN account ON account.user_id = grace_report.user_id`;
const ONE = new Query<StoredGrace, [string]>(`${SELECT} WHERE report_id = ?`);
const OF_PATIENT = new Query<StoredGrace, [string]>(
  `${SELECT} WHERE patient_id = ? ORDER BY report_time DESC, report_id DESC`,
);
const SAVE = new Command<[string, string, string, string, string, string]>(
  `INSERT INTO grace_report (report_id, patient_id, user_id, report_time, rule_version, input) VALUES (?, ?, ?, ?, ?, ?)
   ON CONFLICT (report_id) DO UPDATE SET report_time = excluded.report_time, rule_version = excluded.rule_version,
     input = excluded.input`,
);
const DELETE = new Command<[string]>('DELETE FROM grace_report WHERE report_id = ?');

function fromStore(row: StoredGrace): GraceReportRow {
  return { ...row, input: JSON.parse(row.input) as GraceInput };
}

export function findGraceReport(world: SqlTarget, reportId: string): GraceReportRow | undefined {
  const row = ONE.get(world, reportId);
  return row && fromStore(row);
}

/** Newest first. */
export function listGraceReportsOfPatient(world: SqlTarget, patientId: string): GraceReportRow[] {
  return OF_PATIENT.all(world, patientId).map(fromStore);
}

/** Inserts, or replaces an existing report, which keeps its author; the time is that of the last saving. */
export function saveGraceReportRow(world: SqlTarget, row: Omit<GraceReportRow, 'user_name' | 'department'>): void {
  SAVE.run(
    world,
    row.report_id,
    row.patient_id,
    row.user_id,
    row.report_time,
    row.rule_version,
    JSON.stringify(row.input),
  );
}

export function deleteGraceReportRow(world: SqlTarget, reportId: string): void {
  DELETE.run(world, reportId);
}
