import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

export interface SyncSource {
  readonly source_id: string;
  readonly position: number;
  readonly name: string;
  /** HL7 v2.5, FHIR R4, CSV */
  readonly format: string;
  /** MLLP, Bundle, GB18030 */
  readonly transport: string;
  /** `HH:mm` of a source that sends once a day, else ''. */
  readonly daily_at: string;
  /** What its messages call their sender (MSH-4, 来源机构). */
  readonly sender: string;
  /** '' while it is not paused. */
  readonly paused_at: string;
  readonly paused_by: string;
}

export type RunKind = 'auto' | 'manual' | 'retry' | 'import';
export type ReasonKind = 'malformed' | 'no_patient' | 'no_item' | 'no_unit' | 'no_value';
export const REASON_KINDS: readonly ReasonKind[] = ['malformed', 'no_patient', 'no_item', 'no_unit', 'no_value'];

/** One run with what became of its rows, counted when it ended: received = read + refused (by reason) + known. */
export interface SyncRun extends Readonly<Record<ReasonKind, number>> {
  readonly run_id: number;
  readonly source_id: string;
  readonly kind: RunKind;
  readonly started_at: string;
  readonly took_ms: number;
  readonly messages: number;
  readonly received: number;
  /** Rows that were in already. */
  readonly known: number;
  readonly retry_of: number | null;
  readonly file_name: string;
  readonly by_name: string;
}

/** A row of a run that no report stands for: refused before it had one, known already, or added to an older report. */
export interface SyncRowRecord {
  readonly row_id: number;
  readonly run_id: number;
  readonly outcome: 'read' | 'refused' | 'known';
  readonly reason_kind: ReasonKind | '';
  readonly reason: string;
  readonly place: string;
  readonly laboratory_id: string;
  readonly raw: string;
}

type RunFigures = Omit<SyncRun, 'run_id'>;

const allSources = new Query<SyncSource>('SELECT * FROM sync_source ORDER BY position');
const insertSourceRow = new Command<[string, number, string, string, string, string, string, string, string]>(
  'INSERT INTO sync_source VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
);
const pause = new Command<[string, string, string]>(
  'UPDATE sync_source SET paused_at = ?, paused_by = ? WHERE source_id = ?',
);
const insertRunRow = new Query<{ run_id: number }, (string | number | null)[]>(
  `INSERT INTO sync_run (source_id, kind, started_at, took_ms, messages, received, malformed, no_patient, no_item, no_unit, no_value,
  known, retry_of, file_name, by_name) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING run_id`,
);
const updateRunRow = new Command<[number, number, number, number, number, number, number, number, number, number]>(
  `UPDATE sync_run SET took_ms = ?, messages = ?, received = ?, malformed = ?, no_patient = ?, no_item = ?, no_unit = ?, no_value = ?,
  known = ? WHERE run_id = ?`,
);
const runById = new Query<SyncRun, [number]>('SELECT * FROM sync_run WHERE run_id = ?');
const allRuns = new Query<SyncRun>('SELECT * FROM sync_run ORDER BY started_at DESC, run_id DESC');
const insertRow = new Command<[number, string, string, string, string, string, string]>(
  'INSERT INTO sync_row (run_id, outcome, reason_kind, reason, place, laboratory_id, raw) VALUES (?, ?, ?, ?, ?, ?, ?)',
);

/** In the order of the screen. */
export const listSources = (world: SqlTarget): SyncSource[] => allSources.all(world);

export const findSource = (world: SqlTarget, sourceId: string): SyncSource | undefined =>
  listSources(world).find(({ source_id: id }) => id === sourceId);

export function insertSource(world: SqlTarget, source: SyncSource): void {
  const { source_id: id, position, name, format, transport, daily_at: daily, sender } = source;
  insertSourceRow.run(world, id, position, name, format, transport, daily, sender, source.paused_at, source.paused_by);
}

/** `at` '' resumes it. */
export function pauseSource(world: SqlTarget, sourceId: string, at: string, by: string): void {
  pause.run(world, at, by, sourceId);
}

export function insertRun(world: SqlTarget, run: RunFigures): number {
  const { source_id: source, kind, started_at: at, took_ms: took, messages, received } = run;
  const { malformed, no_patient: patient, no_item: item, no_unit: unit, no_value: value, known } = run;
  const counts = [took, messages, received, malformed, patient, item, unit, value, known];
  const made = insertRunRow.get(world, source, kind, at, ...counts, run.retry_of, run.file_name, run.by_name);
  if (!made) throw new Error('the run was not stored');
  world.invalidate('answers');
  return made.run_id;
}

/** Writes the figures of a run that ended. */
export function updateRun(world: SqlTarget, runId: number, run: RunFigures): void {
  const { took_ms: took, messages, received, malformed, no_patient: patient } = run;
  const { no_item: item, no_unit: unit, no_value: value, known } = run;
  updateRunRow.run(world, took, messages, received, malformed, patient, item, unit, value, known, runId);
}

export const findRun = (world: SqlTarget, runId: number): SyncRun | undefined => runById.get(world, runId);

/** Newest first. */
export const listRuns = (world: SqlTarget): SyncRun[] => allRuns.all(world);

export function insertSyncRow(world: SqlTarget, row: Omit<SyncRowRecord, 'row_id'>): void {
  const { run_id: runId, outcome, reason_kind: kind, reason, place, laboratory_id: laboratoryId, raw } = row;
  insertRow.run(world, runId, outcome, kind, reason, place, laboratoryId, raw);
}
