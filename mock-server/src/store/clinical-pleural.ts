import type { PleuralValue } from '@jianwei/api-client/model';
import type { PleuralItem } from '@jianwei/clinical-rules/pleural/pleural';
import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** The form: each value with its bounds as text, '' where unknown. */
export type PleuralForm = Readonly<Record<PleuralItem, Required<PleuralValue>>>;

/** A saved assessment: the form and who saved it with which rule. The conclusion is computed from it again. */
export interface PleuralReportRow {
  readonly report_id: string;
  readonly patient_id: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly department: string;
  readonly report_time: string;
  readonly rule_version: string;
  readonly form: PleuralForm;
}

type StoredPleural = Omit<PleuralReportRow, 'form'> & { readonly form: string };

const SELECT = `SELECT report_id, patient_id, pleural_report.user_id, coalesce(nickname, '') AS user_name,
  coalesce(department, '') AS department, report_time, rule_version, form
  FROM pleural_report LEFT JOIN account ON account.user_id = pleural_report.user_id`;
const ONE = new Query<StoredPleural, [string]>(`${SELECT} WHERE report_id = ?`);
const OF_PATIENT = new Query<StoredPleural, [string]>(
  `${SELECT} WHERE patient_id = ? ORDER BY report_time DESC, report_id DESC`,
);
const SAVE = new Command<[string, string, string, string, string, string]>(
  `INSERT INTO pleural_report (report_id, patient_id, user_id, report_time, rule_version, form) VALUES (?, ?, ?, ?, ?, ?)
   ON CONFLICT (report_id) DO UPDATE SET report_time = excluded.report_time, rule_version = excluded.rule_version,
     form = excluded.form`,
);
const DELETE = new Command<[string]>('DELETE FROM pleural_report WHERE report_id = ?');

function fromStore(row: StoredPleural): PleuralReportRow {
  return { ...row, form: JSON.parse(row.form) as PleuralForm };
}

export function findPleuralReport(world: SqlTarget, reportId: string): PleuralReportRow | undefined {
  const row = ONE.get(world, reportId);
  return row && fromStore(row);
}

/** Newest first. */
export function listPleuralReportsOfPatient(world: SqlTarget, patientId: string): PleuralReportRow[] {
  return OF_PATIENT.all(world, patientId).map(fromStore);
}

/** Inserts, or replaces an existing report, which keeps its author; the time is that of the last saving. */
export function savePleuralReportRow(world: SqlTarget, row: Omit<PleuralReportRow, 'user_name' | 'department'>): void {
  SAVE.run(
    world,
    row.report_id,
    row.patient_id,
    row.user_id,
    row.report_time,
    row.rule_version,
    JSON.stringify(row.form),
  );
}

export function deletePleuralReportRow(world: SqlTarget, reportId: string): void {
  DELETE.run(world, reportId);
}
