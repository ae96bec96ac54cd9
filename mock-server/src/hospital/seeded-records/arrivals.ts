import { number, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { insertSource } from '../../store/sync-records.ts';
import { Command, Query } from '../../store/sql.ts';
import { hospitalTime } from '../../store/time.ts';
import type { World } from '../../store/world.ts';
import { readTsv } from '../../tables/read-table.ts';
import { seededShare } from '../laboratory/seeded-share.ts';

const SOURCE = record({
  id: text,
  name: text,
  format: text,
  transport: text,
  dailyAt: optional(text),
  sender: optional(text),
  share: number,
});

export const SEEDED_SOURCES = readTsv('sources/sources.tsv', SOURCE, 'id');

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Sources send what they have every quarter of an hour. */
const EVERY_MS = 15 * MINUTE_MS;
/** Runs are kept so long. */
export const RUN_DAYS = 90;
/** The bedside analysers of the emergency department have been silent since the evening before. */
const SILENT_SOURCE = 'bedside';
const SILENT_MS = 15 * 60 * MINUTE_MS;
const MAIN_SOURCE = 'lis-main';

const reports = new Query<{ report_id: string; report_time: string }>('SELECT report_id, report_time FROM report');
const setArrival = new Command<[string, string, string]>(
  'UPDATE report SET source_id = ?, received_at = ? WHERE report_id = ?',
  'clinical',
);

const millis = (time: string): number => Date.parse(time);

/** The source of a report: by its id alone, but for the one that is silent and the one that sends at the end of the day. */
function sourceOf(reportId: string, timeMs: number, nowMs: number): (typeof SEEDED_SOURCES)[number] | undefined {
  const drawn = seededShare(`${reportId}:source`) * 100;
  let sum = 0;
  const found = SEEDED_SOURCES.find(({ share }) => (sum += share) > drawn);
  const isLate = found?.dailyAt !== undefined && dailyArrival(timeMs, found.dailyAt) > nowMs;
  const isSilent = found?.id === SILENT_SOURCE && nowMs - timeMs < SILENT_MS;
  return isLate || isSilent ? SEEDED_SOURCES.find(({ id }) => id === MAIN_SOURCE) : found;
}

/** The next time at which a source sends that sends once a day. */
function dailyArrival(timeMs: number, dailyAt: string): number {
  const day = hospitalTime(new Date(timeMs)).slice(0, 10);
  const at = millis(`${day}T${dailyAt}:07+08:00`);
  return at > timeMs ? at : at + DAY_MS;
}

/** When a report came: with the next run of its source, never ahead of the clock. */
function arrivalOf(timeMs: number, nowMs: number, dailyAt: string | undefined, offsetMs: number): number {
  if (dailyAt !== undefined) return dailyArrival(timeMs, dailyAt);
  const tick = Math.ceil((timeMs + MINUTE_MS) / EVERY_MS) * EVERY_MS + offsetMs;
  return Math.max(timeMs, Math.min(tick, nowMs - 48_000 - offsetMs));
}

/** Gives each seeded report its source and the moment in which it came. */
export function arriveReports(world: World): void {
  for (const [position, { id, name, format, transport, dailyAt = '', sender = '' }] of SEEDED_SOURCES.entries())
    insertSource(world, {
      source_id: id,
      position,
      name,
      format,
      transport,
      daily_at: dailyAt,
      sender,
      paused_at: '',
      paused_by: '',
    });
  const nowMs = world.now().getTime();
  for (const { report_id: id, report_time: time } of reports.all(world)) {
    const timeMs = millis(time);
    const source = sourceOf(id, timeMs, nowMs);
    if (source === undefined) continue;
    const offsetMs = SEEDED_SOURCES.indexOf(source) * 24_000;
    setArrival.run(world, source.id, hospitalTime(new Date(arrivalOf(timeMs, nowMs, source.dailyAt, offsetMs))), id);
  }
}
