import type { PregnantStatus } from '@jianwei/clinical-rules/thyroid-function/thyroid-function-table';
import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** The status last set for one report, by whom and when. */
export interface PregnancyStatusRow {
  readonly status: PregnantStatus;
  readonly user_id: string;
  readonly user_name: string;
  readonly saved_time: string;
}

const ONE = new Query<PregnancyStatusRow, [string]>(
  `SELECT status, saved.user_id AS user_id, coalesce(nickname, '') AS user_name, saved_time
   FROM thyroid_pregnancy AS saved LEFT JOIN account ON account.user_id = saved.user_id WHERE report_id = ?`,
);
const SAVE = new Command<[string, string, string, number]>(
  `INSERT INTO thyroid_pregnancy (report_id, user_id, saved_time, status) VALUES (?, ?, ?, ?)
   ON CONFLICT (report_id) DO UPDATE SET user_id = excluded.user_id, saved_time = excluded.saved_time, status = excluded.status`,
);

/** The status saved for a report; undefined when nobody set one. */
export function findPregnancyStatus(world: SqlTarget, reportId: string): PregnancyStatusRow | undefined {
  return ONE.get(world, reportId);
}

export function savePregnancyStatus(
  world: SqlTarget,
  reportId: string,
  userId: string,
  time: string,
  status: PregnantStatus,
): void {
  SAVE.run(world, reportId, userId, time, status);
}
