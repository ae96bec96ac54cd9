import type { PregnantStatus } from '@jianwei/clinical-rules/thyroid-function/thyroid-function-table';
import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

const ONE = new Query<{ status: PregnantStatus }, [string]>('SELECT status FROM thyroid_pregnancy WHERE report_id = ?');
const SAVE = new Command<[string, string, string, number]>(
  `INSERT INTO thyroid_pregnancy (report_id, user_id, saved_time, status) VALUES (?, ?, ?, ?)
   ON CONFLICT (report_id) DO UPDATE SET user_id = excluded.user_id, saved_time = excluded.saved_time, status = excluded.status`,
);

/** The status saved for a report; undefined when nobody set one. */
export function findPregnancyStatus(world: SqlTarget, reportId: string): PregnantStatus | undefined {
  return ONE.get(world, reportId)?.status;
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
