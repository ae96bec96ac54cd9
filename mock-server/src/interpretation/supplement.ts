import type { ReportData } from '@jianwei/api-client/model';
import { reportReadTimes } from '../store/clinical-marks.ts';
import { Query } from '../store/sql.ts';
import type { World } from '../store/world.ts';

const readSince = new Query<{ count: number; at: string | null; changed: number | null }, [string, string]>(`
SELECT count(*) AS count, max(read_at) AS at, max(changed) AS changed FROM laboratory JOIN source_row USING (laboratory_id)
WHERE report_id = ? AND read_at > ?`);

/** What was read of a report by a mapping after an account had first read it: nothing where it had not. */
export function supplementOf(world: World, reportId: string, userId: string): Pick<ReportData, 'supplement'> {
  const firstRead = reportReadTimes(world, userId).get(reportId);
  if (firstRead === undefined) return {};
  const { count = 0, at = null, changed } = readSince.get(world, reportId, firstRead) ?? {};
  return count === 0 || at === null ? {} : { supplement: { count, at, is_conclusion_changed: changed === 1 } };
}
