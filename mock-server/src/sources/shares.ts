import { Query } from '../store/sql.ts';
import { hospitalTime } from '../store/time.ts';
import type { World } from '../store/world.ts';

const SHARE_DAYS = 7;

const shares = new Query<{ total: number; held: number; waiting: number }, [string]>(`
SELECT count(*) AS total, count(*) FILTER (WHERE read_at = '') AS held,
  count(*) FILTER (WHERE read_at = '' AND dismissed = '') AS waiting
FROM report JOIN laboratory USING (report_id) LEFT JOIN source_row USING (laboratory_id) LEFT JOIN source_item USING (item_id)
WHERE received_at >= ?`);

/** Share of the results of the last seven days that were read, and what it would be with every waiting item decided. */
export function readShares(world: World): { read_share: number; read_share_after: number } {
  const since = hospitalTime(new Date(world.now().getTime() - SHARE_DAYS * 86_400_000));
  const counts = world.memo(`read-shares:${since}`, () => shares.get(world, since));
  const { total, held, waiting } = counts ?? { total: 0, held: 0, waiting: 0 };
  if (total === 0) return { read_share: 1, read_share_after: 1 };
  return { read_share: (total - held) / total, read_share_after: (total - held + waiting) / total };
}

const counted = new Query<{ reports: number; patients: number }, [string]>(`
SELECT count(DISTINCT report_id) AS reports, count(DISTINCT patient_id) AS patients
FROM source_row JOIN laboratory USING (laboratory_id) JOIN report USING (report_id)
WHERE item_id IN (SELECT value FROM json_each(?))`);

/** Reports and patients that some items concern. */
export function reportsOfItems(world: World, itemIds: readonly number[]): { reports: number; patients: number } {
  return counted.get(world, JSON.stringify(itemIds)) ?? { reports: 0, patients: 0 };
}

const MOST_VALUES = 20;

const newest = new Query<{ report_id: string; report_time: string; value: string }, [string, number]>(`
SELECT report_id, report_time, value FROM source_row JOIN laboratory USING (laboratory_id) JOIN report USING (report_id)
WHERE item_id IN (SELECT value FROM json_each(?)) ORDER BY report_time DESC, laboratory_id LIMIT ?`);

/** Values as they came, the newest first. */
export function newestValues(world: World, itemIds: readonly number[]) {
  return newest.all(world, JSON.stringify(itemIds), MOST_VALUES);
}
