import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** 1 acute, 2 chronic. */
export type BloodGasType = 1 | 2;

/** The case type last chosen for one report, by whom and when. */
export interface BloodGasChoiceRow {
  readonly report_id: string;
  readonly type: BloodGasType;
  readonly user_id: string;
  readonly user_name: string;
  readonly saved_time: string;
}

const SELECT = `SELECT report_id, type, blood_gas_choice.user_id, coalesce(nickname, '') AS user_name, saved_time
  FROM blood_gas_choice LEFT JOIN account ON account.user_id = blood_gas_choice.user_id`;
const ONE = new Query<BloodGasChoiceRow, [string]>(`${SELECT} WHERE report_id = ?`);
const SAVE = new Command<[string, number, string, string]>(
  'INSERT OR REPLACE INTO blood_gas_choice (report_id, type, user_id, saved_time) VALUES (?, ?, ?, ?)',
  'saved',
);

/** Undefined until somebody chose. */
export function findBloodGasChoice(world: SqlTarget, reportId: string): BloodGasChoiceRow | undefined {
  return ONE.get(world, reportId);
}

/** One choice per report, shared by all doctors; the last one counts. */
export function saveBloodGasChoice(world: SqlTarget, row: Omit<BloodGasChoiceRow, 'user_name'>): void {
  SAVE.run(world, row.report_id, row.type, row.user_id, row.saved_time);
}
