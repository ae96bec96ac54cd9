import type { AdrenalCortexValues } from '@jianwei/api-client/model';
import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** Manually added results of one lab report, who added them last and when. */
export interface AdrenalValuesRow {
  readonly report_id: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly saved_time: string;
  readonly values: AdrenalCortexValues;
}

type StoredValues = Omit<AdrenalValuesRow, 'values'> & { readonly body: string };

const ONE = new Query<StoredValues, [string]>(
  `SELECT report_id, adrenal_values.user_id, coalesce(nickname, '') AS user_name, saved_time, body
   FROM adrenal_values LEFT JOIN account ON account.user_id = adrenal_values.user_id WHERE report_id = ?`,
);
const SAVE = new Command<[string, string, string, string]>(
  `INSERT INTO adrenal_values (report_id, user_id, saved_time, body) VALUES (?, ?, ?, ?)
   ON CONFLICT (report_id) DO UPDATE SET user_id = excluded.user_id, saved_time = excluded.saved_time, body = excluded.body`,
);
const DELETE = new Command<[string]>('DELETE FROM adrenal_values WHERE report_id = ?');

export function findAdrenalValues(world: SqlTarget, reportId: string): AdrenalValuesRow | undefined {
  const row = ONE.get(world, reportId);
  if (!row) return undefined;
  const { body, ...rest } = row;
  return { ...rest, values: JSON.parse(body) as AdrenalCortexValues };
}

/** Inserts or replaces; the last author and time are kept. */
export function saveAdrenalValues(world: SqlTarget, row: Omit<AdrenalValuesRow, 'user_name'>): void {
  SAVE.run(world, row.report_id, row.user_id, row.saved_time, JSON.stringify(row.values));
}

export function deleteAdrenalValues(world: SqlTarget, reportId: string): void {
  DELETE.run(world, reportId);
}
