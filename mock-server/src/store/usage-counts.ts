import type { SQLInputValue } from 'node:sqlite';
import { Query } from './sql.ts';
import type { World } from './world.ts';

export type UsageKind = 'read' | 'view' | 'open';
export type UsageBy = 'day' | 'department' | 'application' | 'role' | 'hour';

/** What statistics are asked for. Days are yyyy-MM-dd and belong to the range. */
export interface UsageFilter {
  readonly from: string;
  readonly to: string;
  /** Names of departments; several where small ones are one group. */
  readonly departments?: readonly string[] | undefined;
  readonly applicationId?: string | undefined;
  readonly role?: number | undefined;
  /** Monday is 1. */
  readonly weekday?: number | undefined;
  readonly hour?: number | undefined;
}

export interface UsageSum {
  readonly key: string;
  readonly reports: number;
  readonly views: number;
  readonly opens: number;
  /** Clinicians who did any of it. */
  readonly people: number;
}

/** Monday is 1: SQLite's Sunday is 0. */
const WEEKDAY = "((CAST(strftime('%w', day) AS INTEGER) + 6) % 7 + 1)";
const KEYS: Readonly<Record<UsageBy | 'all', string>> = {
  all: "''",
  day: 'day',
  department: 'department',
  application: 'application_id',
  role: 'CAST(role AS TEXT)',
  hour: `${WEEKDAY} || '-' || printf('%02d', hour)`,
};

function whereOf(filter: UsageFilter): { sql: string; values: SQLInputValue[] } {
  const { from, to, departments, applicationId, role, weekday, hour } = filter;
  const parts: [string, readonly SQLInputValue[]][] = [['day BETWEEN ? AND ?', [from, to]]];
  if (departments) parts.push([`department IN (${departments.map(() => '?').join(', ')})`, departments]);
  if (applicationId !== undefined) parts.push(['application_id = ?', [applicationId]]);
  if (role !== undefined) parts.push(['role = ?', [role]]);
  if (weekday !== undefined) parts.push([`${WEEKDAY} = ?`, [weekday]]);
  if (hour !== undefined) parts.push(['hour = ?', [hour]]);
  return { sql: parts.map(([sql]) => sql).join(' AND '), values: parts.flatMap(([, given]) => given) };
}

const SUMS = `sum(iif(kind = 'read', times, 0)) AS reports, sum(iif(kind = 'view', times, 0)) AS views,
  sum(iif(kind = 'open', times, 0)) AS opens, count(DISTINCT iif(role IN (1, 4), user_id, NULL)) AS people`;

/** Sums of each group, in the order of their keys. By application only what was opened counts. */
export function usageSums(world: World, filter: UsageFilter, by: UsageBy | 'all'): UsageSum[] {
  const { sql, values } = whereOf(filter);
  const only = by === 'application' ? " AND kind = 'open'" : '';
  return new Query<UsageSum, SQLInputValue[]>(
    `SELECT ${KEYS[by]} AS key, ${SUMS} FROM usage_count JOIN account USING (user_id) WHERE ${sql}${only} GROUP BY 1 ORDER BY 1`,
  ).all(world, ...values);
}

/** People of some groups together: who is in two of them counts once. */
export function usagePeople(world: World, filter: UsageFilter, by: UsageBy, keys: readonly string[]): number {
  const { sql, values } = whereOf(filter);
  const only = by === 'application' ? " AND kind = 'open'" : '';
  const [row] = new Query<{ people: number }, SQLInputValue[]>(
    `SELECT count(DISTINCT iif(role IN (1, 4), user_id, NULL)) AS people FROM usage_count JOIN account USING (user_id)
    WHERE ${sql}${only} AND ${KEYS[by]} IN (${keys.map(() => '?').join(', ')})`,
  ).all(world, ...values, ...keys);
  return row?.people ?? 0;
}

export interface UsageRowSum {
  readonly date: string;
  readonly department: string;
  readonly kind: UsageKind;
  readonly application_id: string;
  readonly count: number;
}

/** One page of the sums by day, department, kind and application, newest day first; `small` departments are one, `other`. */
export function usageRows(
  world: World,
  filter: UsageFilter,
  { small, other }: { readonly small: readonly string[]; readonly other: string },
  { page, page_size: size }: { readonly page: number; readonly page_size: number },
): { rows: UsageRowSum[]; total: number } {
  const { sql, values } = whereOf(filter);
  const name =
    small.length === 0 ? 'department' : `iif(department IN (${small.map(() => '?').join(', ')}), ?, department)`;
  const named = small.length === 0 ? [] : [...small, other];
  const grouped = `SELECT day AS date, ${name} AS department, kind, application_id, sum(times) AS count
    FROM usage_count JOIN account USING (user_id) WHERE ${sql} GROUP BY 1, 2, 3, 4`;
  const rows = new Query<UsageRowSum, SQLInputValue[]>(
    `${grouped} ORDER BY date DESC, department, kind, application_id LIMIT ? OFFSET ?`,
  ).all(world, ...named, ...values, size, page * size);
  const [counted] = new Query<{ n: number }, SQLInputValue[]>(`SELECT count(*) AS n FROM (${grouped})`).all(
    world,
    ...named,
    ...values,
  );
  return { rows, total: counted?.n ?? 0 };
}
