import { Command, inTransaction, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** Days, both among them, `YYYY-MM-DD`, and one source; '' is every source. */
export interface VolumeFilter {
  readonly from: string;
  readonly to: string;
  readonly source: string;
}

export interface VolumeRow {
  readonly day: string;
  readonly source_id: string;
  readonly reports: number;
  readonly results: number;
  readonly no_specimen: number;
  readonly no_range: number;
  readonly corrected: number;
}

export interface ItemVolume {
  readonly source_id: string;
  /** '' where neither the catalogue nor the source has one. */
  readonly code: string;
  /** As its source prints it. */
  readonly name: string;
  readonly results: number;
  /** Results that are numbers and came without a unit. */
  readonly no_unit: number;
}

export interface ItemDays extends ItemVolume {
  /** First and last day of all, whatever was asked for. */
  readonly first: string;
  readonly last: string;
}

const DAY = 'substr(report_time, 1, 10)';
/** A number without a unit: the index `laboratory_no_unit` holds them. */
export const NO_UNIT = "unit = '' AND result GLOB '[0-9<>≤≥]*'";
const staleDays = new Query<{ day: string }>(
  `SELECT DISTINCT ${DAY} AS day FROM volume_stale CROSS JOIN report USING (report_id)`,
);
// By the index of times: a day is what lies between it and its end.
const OF_DAYS = "json_each(?) AS asked CROSS JOIN report ON report_time BETWEEN asked.value AND asked.value || 'Z'";
// What a count is made of is stored already: no answer is stale by it.
const COUNT_AGAIN = [
  'DELETE FROM volume_day WHERE day IN (SELECT value FROM json_each(?))',
  'DELETE FROM volume_item_day WHERE day IN (SELECT value FROM json_each(?))',
  `INSERT INTO volume_day SELECT ${DAY}, source_id, count(DISTINCT report_id), count(laboratory_id),
   count(*) FILTER (WHERE specimen = ''), count(*) FILTER (WHERE range_text = ''), count(*) FILTER (WHERE source_status = 'corrected')
   FROM ${OF_DAYS} LEFT JOIN laboratory USING (report_id) GROUP BY 1, 2`,
  `INSERT OR IGNORE INTO volume_item (source_id, code, name)
   SELECT DISTINCT source_id, code, laboratory.name FROM ${OF_DAYS} JOIN laboratory USING (report_id)`,
  `INSERT INTO volume_item_day SELECT item_no, ${DAY}, count(*), count(*) FILTER (WHERE ${NO_UNIT}) FROM ${OF_DAYS} JOIN laboratory USING (report_id)
   JOIN volume_item USING (source_id, code, name) GROUP BY 1, 2`,
].map((text) => new Command<[string]>(text, 'nothing'));
const forget = new Command('DELETE FROM volume_stale', 'nothing');

const OF_SOURCE = "day BETWEEN ?1 AND ?2 AND (?3 = '' OR source_id = ?3)";
const byDay = new Query<VolumeRow, [string, string, string]>(
  `SELECT * FROM volume_day WHERE ${OF_SOURCE} ORDER BY day`,
);
const firstDay = new Query<{ day: string | null }, [string]>(
  "SELECT min(day) AS day FROM volume_day WHERE ?1 = '' OR source_id = ?1",
);
const byItem = new Query<ItemVolume, [string, string, string]>(
  `SELECT source_id, code, name, sum(results) AS results, sum(no_unit) AS no_unit FROM volume_item CROSS JOIN volume_item_day USING (item_no)
   WHERE ${OF_SOURCE} GROUP BY item_no`,
);
const itemDays = new Query<ItemDays, [string, string, string]>(
  `SELECT source_id, code, name, sum(results) AS results, sum(no_unit) AS no_unit,
   (SELECT min(day) FROM volume_item_day AS own WHERE own.item_no = volume_item.item_no) AS first,
   (SELECT max(day) FROM volume_item_day AS own WHERE own.item_no = volume_item.item_no) AS last
   FROM volume_item CROSS JOIN volume_item_day USING (item_no) WHERE ${OF_SOURCE} GROUP BY item_no`,
);

/** Counts the days again that have a report which came or changed since they were counted. */
function countAgain(world: SqlTarget): void {
  const days = staleDays.all(world).map(({ day }) => day);
  if (days.length === 0) return;
  inTransaction(world, () => {
    for (const command of COUNT_AGAIN) command.run(world, JSON.stringify(days));
    forget.run(world);
  });
}

/** Reports and results of each day and source that has any, the oldest day first. */
export function listVolumes(world: SqlTarget, { from, to, source }: VolumeFilter): VolumeRow[] {
  countAgain(world);
  return byDay.all(world, from, to, source);
}

/** The day of the first report, of one source or of all (''); undefined where there is none. */
export function firstVolumeDay(world: SqlTarget, source: string): string | undefined {
  countAgain(world);
  return firstDay.get(world, source)?.day ?? undefined;
}

/** Results of the range by source and item. */
export function listItemVolumes(world: SqlTarget, { from, to, source }: VolumeFilter): ItemVolume[] {
  countAgain(world);
  return byItem.all(world, from, to, source);
}

/** As `listItemVolumes`, with the first and the last day of each item. */
export function listItemDays(world: SqlTarget, { from, to, source }: VolumeFilter): ItemDays[] {
  countAgain(world);
  return itemDays.all(world, from, to, source);
}
