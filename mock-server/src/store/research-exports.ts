import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

export type ExportKind = 'table_one' | 'distributions' | 'rows';

export interface ExportRow {
  readonly export_id: string;
  readonly project_id: string;
  readonly version: number;
  readonly kind: ExportKind;
  readonly purpose: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly asked_time: string;
  readonly rows: number;
  readonly state: 'waiting' | 'approved' | 'refused';
  readonly decided_by: string;
  readonly decided_time: string;
  readonly reason: string;
  readonly data_taken: number;
  readonly dictionary_taken: number;
}

export interface ExportFiles {
  readonly data: string;
  readonly dictionary: string;
}

const COLUMNS =
  'export_id, project_id, version, kind, purpose, user_id, user_name, asked_time, rows, state, decided_by, decided_time, reason, data_taken, dictionary_taken';
const ALL = new Query<ExportRow>(`SELECT ${COLUMNS} FROM research_export ORDER BY asked_time DESC, export_id DESC`);
const ONE = new Query<ExportRow, [string]>(`SELECT ${COLUMNS} FROM research_export WHERE export_id = ?`);
const FILES = new Query<ExportFiles, [string]>('SELECT data, dictionary FROM research_export WHERE export_id = ?');
const INSERT = new Command<
  [
    string,
    string,
    number,
    string,
    string,
    string,
    string,
    string,
    number,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
>(
  `INSERT INTO research_export (export_id, project_id, version, kind, purpose, user_id, user_name, asked_time, rows, state,
   decided_by, decided_time, reason, data, dictionary) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);
const DECIDE = new Command<[string, string, string, string, string]>(
  'UPDATE research_export SET state = ?, decided_by = ?, decided_time = ?, reason = ? WHERE export_id = ?',
);
const TAKE_DATA = new Command<[string]>("UPDATE research_export SET data_taken = 1, data = '' WHERE export_id = ?");
const TAKE_DICTIONARY = new Command<[string]>(
  "UPDATE research_export SET dictionary_taken = 1, dictionary = '' WHERE export_id = ?",
);

/** Newest first. */
export function listExports(world: SqlTarget): ExportRow[] {
  return ALL.all(world);
}

export function findExport(world: SqlTarget, exportId: string): ExportRow | undefined {
  return ONE.get(world, exportId);
}

export function addExport(
  world: SqlTarget,
  row: Omit<ExportRow, 'data_taken' | 'dictionary_taken'>,
  { data, dictionary }: ExportFiles,
): void {
  INSERT.run(
    world,
    row.export_id,
    row.project_id,
    row.version,
    row.kind,
    row.purpose,
    row.user_id,
    row.user_name,
    row.asked_time,
    row.rows,
    row.state,
    row.decided_by,
    row.decided_time,
    row.reason,
    data,
    dictionary,
  );
}

export function decideExport(
  world: SqlTarget,
  exportId: string,
  { state, by, time, reason }: { state: 'approved' | 'refused'; by: string; time: string; reason: string },
): void {
  DECIDE.run(world, state, by, time, reason, exportId);
}

/** Hands one of the files out and forgets it: a file is given once. */
export function takeFile(world: SqlTarget, exportId: string, part: 'data' | 'dictionary'): string {
  const text = FILES.get(world, exportId)?.[part] ?? '';
  (part === 'data' ? TAKE_DATA : TAKE_DICTIONARY).run(world, exportId);
  return text;
}
