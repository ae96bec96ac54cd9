import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** What administrators decide of one application. */
export interface ApplicationSetting {
  readonly enabled: boolean;
  readonly inner_test: boolean;
  /** Names of departments, or 全院 alone. */
  readonly departments: readonly string[];
  readonly application_desc: string;
}

interface SettingRow {
  readonly application_id: string;
  readonly enabled: number;
  readonly inner_test: number;
  readonly departments: string;
  readonly description: string;
  readonly revision: number;
}

interface OrderRow {
  readonly application_ids: string;
  readonly revision: number;
}

/** How often and when an application was opened. */
export interface ApplicationOpens {
  readonly count: number;
  readonly last: string;
}

const SETTINGS = new Query<SettingRow>('SELECT * FROM application_setting');
const ORDER = new Query<OrderRow>('SELECT application_ids, revision FROM application_order');
const SAVE = new Command<[string, number, number, string, string]>(
  `INSERT INTO application_setting (application_id, enabled, inner_test, departments, description, revision) VALUES (?, ?, ?, ?, ?, 2)
   ON CONFLICT DO UPDATE SET enabled = excluded.enabled, inner_test = excluded.inner_test, departments = excluded.departments,
   description = excluded.description, revision = revision + 1`,
);
const SAVE_ORDER = new Command<[string]>(
  `INSERT INTO application_order (id, application_ids, revision) VALUES (1, ?, 2)
   ON CONFLICT DO UPDATE SET application_ids = excluded.application_ids, revision = revision + 1`,
);
// 41 is the detail of an application, 44 its tool (specification).
// The sums of the statistics, so that both say the same number; they know the hour, the log of what it still holds the second.
const OPENS = new Query<{ id: string; count: number; last: string }, [string]>(
  `SELECT application_id AS id, sum(iif(day >= ?, times, 0)) AS count,
   max(printf('%sT%02d:00:00+08:00', day, hour)) AS last
   FROM usage_count WHERE kind = 'open' GROUP BY 1`,
);
const LAST_OPENS = new Query<{ id: string | null; last: string }>(
  `SELECT json_extract(extra_data, '$.application_id') AS id, max(time) AS last
   FROM action_log WHERE action_id IN (41, 44) GROUP BY 1`,
);

/** By application id: what was decided, with its revision; none where nobody decided anything. */
export function keptSettings(
  world: SqlTarget,
): ReadonlyMap<string, ApplicationSetting & { readonly revision: number }> {
  const settings = SETTINGS.all(world).map((row) => ({
    id: row.application_id,
    enabled: row.enabled === 1,
    inner_test: row.inner_test === 1,
    departments: JSON.parse(row.departments) as string[],
    application_desc: row.description,
    revision: row.revision,
  }));
  return new Map(settings.map(({ id, ...setting }) => [id, setting]));
}

/** Writes all of an application's settings; its revision moves on. */
export function saveSetting(world: SqlTarget, applicationId: string, setting: ApplicationSetting): void {
  const { enabled, inner_test: innerTest, departments, application_desc: description } = setting;
  SAVE.run(world, applicationId, Number(enabled), Number(innerTest), JSON.stringify(departments), description);
}

/** Ids in the order that was decided, and its revision; undefined while nobody decided one. */
export function keptOrder(
  world: SqlTarget,
): { readonly ids: readonly string[]; readonly revision: number } | undefined {
  const row = ORDER.get(world);
  return row && { ids: JSON.parse(row.application_ids) as string[], revision: row.revision };
}

/** Writes the whole order; its revision moves on. */
export function saveOrder(world: SqlTarget, ids: readonly string[]): void {
  SAVE_ORDER.run(world, JSON.stringify(ids));
}

/** By application id: opens from the day `since` (yyyy-MM-dd) on, and the last of all. */
export function applicationOpens(world: SqlTarget, since: string): ReadonlyMap<string, ApplicationOpens> {
  const logged = new Map(LAST_OPENS.all(world).map(({ id, last }) => [id ?? '', last]));
  return new Map(
    OPENS.all(world, since).map(({ id, count, last }) => {
      const exact = logged.get(id) ?? '';
      return [id, { count, last: exact > last ? exact : last }];
    }),
  );
}
