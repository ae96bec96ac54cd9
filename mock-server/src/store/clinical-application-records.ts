import { Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** A saved record of a tool: about whom, by whom, and when. */
export interface ApplicationRecord {
  readonly patient_id: string;
  readonly user_id: string;
  readonly time: string;
}

function recordsOf(table: string, time: 'report_time' | 'saved_time'): Query<ApplicationRecord> {
  return new Query(`SELECT patient_id, user_id, ${time} AS time FROM ${table} ORDER BY ${time} DESC, report_id DESC`);
}

/** By api_type: the tools whose results doctors save. A Grace or pleural report bears the time of its last saving. */
const RECORDS: Readonly<Record<number, Query<ApplicationRecord>>> = {
  5: recordsOf('grace_report', 'report_time'),
  6: recordsOf('pleural_report', 'report_time'),
  8: recordsOf('thyroid_followup', 'saved_time'),
  9: recordsOf('covid19_report', 'saved_time'),
};

/** True for tools whose results are saved as records. */
export function keepsRecords(apiType: number): boolean {
  return RECORDS[apiType] !== undefined;
}

/** Every saved record of a tool, newest first; none for tools that keep no records. */
export function listApplicationRecords(world: SqlTarget, apiType: number): ApplicationRecord[] {
  return RECORDS[apiType]?.all(world) ?? [];
}

/** An account that may use the tools. */
export interface ClinicianRow {
  readonly user_id: string;
  readonly nickname: string;
  readonly department: string;
  readonly title: string;
  readonly state: string;
}

const CLINICIANS = new Query<ClinicianRow>(
  'SELECT user_id, nickname, department, title, state FROM account WHERE role IN (1, 4) ORDER BY user_id',
);

/** Accounts of roles 1 and 4. */
export function listClinicians(world: SqlTarget): ClinicianRow[] {
  return CLINICIANS.all(world);
}
