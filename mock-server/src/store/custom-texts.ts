import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

export interface CustomTextRow {
  readonly diagnosis_id: string;
  /** HTML as it was sent. */
  readonly content: string;
  /** Who changed it last. */
  readonly user_id: string;
  readonly user_name: string;
  /** ISO. */
  readonly updated_time: string;
}

const FROM = 'FROM custom_text LEFT JOIN account USING (user_id)';
const META = "diagnosis_id, user_id, coalesce(account.nickname, '') AS user_name, updated_time";
// A text may hold images: the list goes without them.
const ALL = new Query<Omit<CustomTextRow, 'content'>>(`SELECT ${META} ${FROM}`);
const ONE = new Query<CustomTextRow, [string]>(`SELECT ${META}, content ${FROM} WHERE diagnosis_id = ?`);
const SAVE = new Command<[string, string, string, string]>(
  `INSERT INTO custom_text (diagnosis_id, content, user_id, updated_time) VALUES (?, ?, ?, ?)
   ON CONFLICT (diagnosis_id) DO UPDATE SET content = excluded.content, user_id = excluded.user_id,
     updated_time = excluded.updated_time`,
);
const DELETE = new Command<[string]>('DELETE FROM custom_text WHERE diagnosis_id = ?');

/** Who wrote about which diagnosis and when, in no order. */
export function listCustomTextRows(world: Pick<SqlTarget, 'db'>): Omit<CustomTextRow, 'content'>[] {
  return ALL.all(world);
}

export function findCustomText(world: Pick<SqlTarget, 'db'>, diagnosisId: string): CustomTextRow | undefined {
  return ONE.get(world, diagnosisId);
}

export function saveCustomTextRow(world: SqlTarget, row: Omit<CustomTextRow, 'user_name'>): void {
  SAVE.run(world, row.diagnosis_id, row.content, row.user_id, row.updated_time);
}

export function deleteCustomTextRow(world: SqlTarget, diagnosisId: string): void {
  DELETE.run(world, diagnosisId);
}
