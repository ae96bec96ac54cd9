import type { SQLInputValue } from 'node:sqlite';
import { Query } from './sql.ts';
import { usageSource } from './usage-sources.ts';
import type { UsageFilter, UsageSource } from './usage-sources.ts';
import type { World } from './world.ts';

export type UsageKind = 'read' | 'view' | 'open';
export type UsageBy = 'day' | 'department' | 'application' | 'role' | 'hour';

export interface UsageSum {
  readonly key: string;
  readonly reports: number;
  readonly views: number;
  readonly opens: number;
  /** Clinicians who did any of it. */
  readonly people: number;
}

const KEYS: Readonly<Record<UsageBy | 'all', string>> = {
  all: "''",
  day: 'day',
  department: 'department',
  application: 'application_id',
  role: 'CAST(role AS TEXT)',
  hour: "weekday || '-' || printf('%02d', hour)",
};
const tells = (by: UsageBy | 'all') => (by === 'day' ? 'day' : by === 'hour' ? 'slot' : 'nothing');
/** By application only what was opened counts. */
const onlyOf = (by: UsageBy | 'all'): string => (by === 'application' ? "kind = 'open'" : 'TRUE');

/** What a filter says of the accounts. */
function accountsOf({ departments, role }: UsageFilter): UsageSource {
  const parts: (readonly [string, readonly SQLInputValue[]])[] = [['TRUE', []]];
  if (departments) parts.push([`department IN (${departments.map(() => '?').join(', ')})`, departments]);
  if (role !== undefined) parts.push(['role = ?', [role]]);
  return { sql: parts.map(([sql]) => sql).join(' AND '), values: parts.flatMap(([, given]) => given) };
}

const OF_KIND = { read: 'reports', view: 'views', open: 'opens' } as const;
const KINDS = Object.entries(OF_KIND);
const BY_KIND = KINDS.map(([kind, name]) => `sum(iif(kind = '${kind}', times, 0)) AS ${name}`).join(', ');
const SUMMED = KINDS.map(([, name]) => `sum(${name}) AS ${name}`).join(', ');
const PERSON = 'iif(role IN (1, 4), user_id, NULL)';

/** A text is made once of a group, not of each of its rows. */
const GROUPS: Readonly<Partial<Record<UsageBy | 'all', string>>> = { hour: 'weekday, hour' };

/** What sums are told apart by, beside the person, before they are joined to their accounts. */
const PARTS: Readonly<Partial<Record<UsageBy | 'all', string>>> = {
  application: 'application_id, ',
  hour: 'weekday, hour, ',
};

/**
 * Sums of each group, in the order of their keys. By application only what was opened counts. Of days there are as many sums as
 * people; all others are first added up for each person, who then counts as one row.
 */
export function usageSums(world: World, filter: UsageFilter, by: UsageBy | 'all'): UsageSum[] {
  const source = usageSource(filter, tells(by));
  const accounts = accountsOf(filter);
  const joined = `JOIN account USING (user_id) WHERE ${accounts.sql}`;
  const parts = `${PARTS[by] ?? ''}user_id`;
  const ofPeople = `SELECT ${parts}, ${BY_KIND} FROM ${source.sql} WHERE ${onlyOf(by)} GROUP BY ${parts}`;
  const sql =
    by === 'day'
      ? `SELECT day AS key, ${BY_KIND}, count(DISTINCT ${PERSON}) AS people FROM ${source.sql} ${joined}`
      : `SELECT ${KEYS[by]} AS key, ${SUMMED}, count(${PERSON}) AS people FROM (${ofPeople}) ${joined}`;
  return new Query<UsageSum, SQLInputValue[]>(`${sql} GROUP BY ${GROUPS[by] ?? '1'} ORDER BY 1`).all(
    world,
    ...source.values,
    ...accounts.values,
  );
}

/** People of some groups together: who is in two of them counts once. */
export function usagePeople(world: World, filter: UsageFilter, by: UsageBy, keys: readonly string[]): number {
  const source = usageSource(filter, tells(by));
  const accounts = accountsOf(filter);
  const [row] = new Query<{ people: number }, SQLInputValue[]>(
    `SELECT count(DISTINCT iif(role IN (1, 4), user_id, NULL)) AS people FROM ${source.sql} JOIN account USING (user_id)
    WHERE ${onlyOf(by)} AND ${accounts.sql} AND ${KEYS[by]} IN (${keys.map(() => '?').join(', ')})`,
  ).all(world, ...source.values, ...accounts.values, ...keys);
  return row?.people ?? 0;
}

export interface UsageRowSum {
  readonly date: string;
  readonly department: string;
  readonly kind: UsageKind;
  readonly application_id: string;
  readonly count: number;
}

/** The sums by day, department, kind and application, newest day first; `small` departments are one, `other`. */
export function usageRows(
  world: World,
  filter: UsageFilter,
  { small, other }: { readonly small: readonly string[]; readonly other: string },
): UsageRowSum[] {
  const source = usageSource(filter, 'day');
  const accounts = accountsOf(filter);
  const name =
    small.length === 0 ? 'department' : `iif(department IN (${small.map(() => '?').join(', ')}), ?, department)`;
  const named = small.length === 0 ? [] : [...small, other];
  return new Query<UsageRowSum, SQLInputValue[]>(
    `SELECT day AS date, ${name} AS department, kind, application_id, sum(times) AS count
    FROM ${source.sql} JOIN account USING (user_id) WHERE ${accounts.sql} GROUP BY 1, 2, 3, 4
    ORDER BY date DESC, department, kind, application_id`,
  ).all(world, ...named, ...source.values, ...accounts.values);
}
