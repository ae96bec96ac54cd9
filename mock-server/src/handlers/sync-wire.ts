import type { SyncReason, SyncRow, SyncRun, SyncSource, SyncStep } from '@jianwei/api-client/model';
import type { RunRow } from '../sources/run-rows.ts';
import { standingOf } from '../sources/sync-state.ts';
import { runningSince } from '../sources/transfer.ts';
import {
  findSource,
  REASON_KINDS,
  type SyncRun as StoredRun,
  type SyncSource as StoredSource,
} from '../store/sync-records.ts';
import type { World } from '../store/world.ts';
import { maskedName } from './rule-wire.ts';

/** Raw text is kept so long. */
const RAW_DAYS = 30;
const DAY_MS = 86_400_000;

export function wireSource(world: World, source: StoredSource): SyncSource {
  const { source_id: id, name, format, transport, paused_by: pausedBy } = source;
  const { state, silentHours, lastAt, usualHours, latestRunId, hours, today } = standingOf(world, source);
  const since = runningSince(world, id);
  return {
    source_id: id,
    name,
    format,
    transport,
    state,
    hours,
    read_today: today.read,
    refused_today: today.refused,
    failed_today: today.failed,
    ...(silentHours === undefined ? {} : { silent_hours: silentHours }),
    ...(lastAt === undefined ? {} : { last_at: lastAt }),
    ...(usualHours === undefined ? {} : { usual_hours: usualHours }),
    ...(latestRunId === undefined ? {} : { latest_run_id: latestRunId }),
    ...(pausedBy === '' ? {} : { paused_by: pausedBy }),
    ...(since === undefined ? {} : { running_since: since }),
  };
}

const refusedOf = (run: StoredRun): number => REASON_KINDS.reduce((sum, kind) => sum + run[kind], 0);

export const isRawKept = (world: World, { started_at: at }: StoredRun): boolean =>
  world.now().getTime() - Date.parse(at) <= RAW_DAYS * DAY_MS;

export function wireRun(world: World, run: StoredRun): SyncRun {
  const refused = refusedOf(run);
  return {
    run_id: run.run_id,
    source_id: run.source_id,
    source_name: findSource(world, run.source_id)?.name ?? run.source_id,
    kind: run.kind,
    started_at: run.started_at,
    took_ms: run.took_ms,
    messages: run.messages,
    received: run.received,
    read: run.received - refused - run.known,
    refused,
    known: run.known,
    // What was refused before there was a report has nothing stored that could be read again.
    can_retry: refused > run.malformed + run.no_patient && isRawKept(world, run),
    ...(run.retry_of === null ? {} : { retry_of: run.retry_of }),
    ...(run.file_name === '' ? {} : { file_name: run.file_name }),
    ...(run.by_name === '' ? {} : { by: run.by_name }),
  };
}

const STEPS = [
  ['parsed', 'malformed'],
  ['patients', 'no_patient'],
  ['items', 'no_item'],
  ['units', 'no_unit'],
  ['read', 'no_value'],
] as const;

/** What is left of a run after each step; rows that were in already leave with the last. */
export function funnelOf(run: StoredRun): SyncStep[] {
  let rows = run.received;
  const steps = STEPS.map(([step, reason]) => {
    const lost = run[reason];
    rows -= lost + (step === 'read' ? run.known : 0);
    return { step, rows, lost, reason };
  });
  return [{ step: 'received', rows: run.received, lost: 0 }, ...steps];
}

/** Refused rows by their reason, the most first. */
export function reasonsOf(rows: readonly RunRow[]): SyncReason[] {
  const reasons = new Map<string, SyncReason>();
  for (const { reason, reason_kind: kind, isFreed, item_id: id } of rows) {
    if (kind === '') continue;
    const known = reasons.get(reason) ?? {
      reason,
      kind,
      rows: 0,
      freed: 0,
      ...(id === undefined ? {} : { item_id: id }),
    };
    reasons.set(reason, { ...known, rows: known.rows + 1, freed: known.freed + Number(isFreed) });
  }
  return [...reasons.values()].toSorted((a, b) => b.rows - a.rows || (a.reason < b.reason ? -1 : 1));
}

/** The row as a segment of its message; who the patient is stays masked. */
function messageOf({
  raw,
  report_id: report,
  patient_name: name,
  item,
  original,
  report_time: time,
}: RunRow): string[] {
  if (raw !== '') return raw.split('\r');
  if (report === '') return [];
  const [value = '', ...unit] = original.split(' ');
  const stamp = time.slice(0, 19).replaceAll(/[-T:]/g, '');
  return [
    `PID|1||***||${maskedName(name)}`,
    `OBR|1||${report}||||${stamp}`,
    `OBX|1|ST|${item}||${value}|${unit.join(' ')}`,
  ];
}

/** A row without the run that it belongs to. */
export function wireRow(row: RunRow, isKept: boolean): Omit<SyncRow, 'run_id'> {
  const message = isKept ? messageOf(row) : [];
  const marked = message.findIndex((line) => line.startsWith(row.reason_kind === 'malformed' ? 'PID' : 'OBX'));
  return {
    row_id: row.row_id,
    report_id: row.report_id,
    patient_name: row.patient_name === '' ? '' : maskedName(row.patient_name),
    item: row.item,
    original: row.original,
    read: row.read,
    outcome: row.outcome,
    reason: row.reason,
    is_freed: row.isFreed,
    can_retry: isKept && row.outcome === 'refused' && row.laboratory_id !== '',
    message,
    ...(row.report_time === '' ? {} : { time: row.report_time }),
    ...(row.reason_kind === '' ? {} : { reason_kind: row.reason_kind }),
    ...(marked < 0 ? {} : { marked }),
  };
}
