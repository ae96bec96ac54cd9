import type { SQLInputValue } from 'node:sqlite';
import type { BlacklistEvent, BlacklistKind } from './blacklist.ts';
import { Query } from './sql.ts';
import type { World } from './world.ts';

/** One line of the record: a change or a refused request. */
export interface BlacklistRecordRow {
  readonly record_id: string;
  readonly time: string;
  readonly event: BlacklistEvent;
  readonly entry_id: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly nickname: string;
  readonly department: string;
  readonly kind: BlacklistKind;
  readonly summary: string;
  readonly by_name: string;
  readonly address: string;
}

/** What is asked of the record. `from` belongs to the range, `to` does not; both as the wire writes times, or a beginning of it. */
export interface RecordFilter {
  readonly userIds?: readonly string[] | undefined;
  readonly kind?: number | undefined;
  readonly event?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Nobody writes a row when a listing runs out: it is read off the listing, by the hospital's clock. */
const RECORDS = `
SELECT 'E' || id AS record_id, time, event, entry_id, user_id, kind, summary, by_name, blacklist_event.address AS address
FROM blacklist_event JOIN blacklist USING (entry_id)
UNION ALL
SELECT 'X' || entry_id, expires_at, 'expired', entry_id, user_id, kind, reason, '', ''
FROM blacklist WHERE ends = 'date' AND released_at = '' AND expires_at <= ?`;

/** The lines of the record, newest first. */
export function listRecords(world: World, { userIds, kind, event, from, to }: RecordFilter): BlacklistRecordRow[] {
  const parts: [string, readonly SQLInputValue[]][] = [];
  if (userIds) parts.push([`user_id IN (${userIds.map(() => '?').join(', ')})`, userIds]);
  if (kind !== undefined) parts.push(['kind = ?', [kind]]);
  if (event !== undefined) parts.push(['event = ?', [event]]);
  if (from !== undefined) parts.push(['time >= ?', [from]]);
  if (to !== undefined) parts.push(['time < ?', [to]]);
  const where = ['true', ...parts.map(([sql]) => sql)].join(' AND ');
  return new Query<BlacklistRecordRow, SQLInputValue[]>(
    `SELECT record_id, time, event, entry_id, user_id, user_name, nickname, department, kind, summary, by_name, address
    FROM (${RECORDS}) JOIN account USING (user_id) WHERE ${where} ORDER BY time DESC, record_id DESC`,
  ).all(world, world.nowText(), ...parts.flatMap(([, given]) => given));
}
