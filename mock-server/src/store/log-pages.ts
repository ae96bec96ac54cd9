import type { SQLInputValue } from 'node:sqlite';
import type { ChangeRow } from './changes.ts';
import { Query } from './sql.ts';
import type { World } from './world.ts';

export type LogKind = 'change' | 'action' | 'visit' | 'login';

/** What is asked of a log. Times are as the wire writes them, or a beginning of it; `from` belongs to the range, `to` does not. */
export interface LogFilter {
  readonly q?: string | undefined;
  /** Counts what free text finds to the end. */
  readonly isExact?: boolean;
  readonly userId?: string | undefined;
  readonly role?: number | undefined;
  readonly action?: string | undefined;
  /** Of changes only. */
  readonly types?: readonly string[];
  readonly objectId?: string | undefined;
  /** Objects of changes that are left out: their type, and a GLOB of their ids. */
  readonly except?: readonly { readonly type: string; readonly ids: string }[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Page {
  readonly page: number;
  readonly page_size: number;
}

export interface LogBar {
  /** Hour as 2025-11-18T10, or day as 2025-11-18. */
  readonly start: string;
  readonly count: number;
}

export interface LogPage<Row> {
  readonly rows: Row[];
  readonly total: number;
  /** The count stopped at ten thousand. */
  readonly isBounded: boolean;
}

/** Columns that a log is ordered by beside its time. */
export type LogColumn = 'user_name' | 'action' | 'object_name' | 'summary' | 'address';
export type LogSort = 'time' | '-time' | LogColumn | `-${LogColumn}`;

interface LogTable {
  readonly name: string;
  readonly action: string;
  readonly texts: readonly string[];
  /** What stands for a column where it is none of the table. */
  readonly orders: Readonly<Partial<Record<LogColumn, string>>>;
}

const BY_ACCOUNT = 'coalesce((SELECT nickname FROM account WHERE account.user_id = entry.user_id), user_id)';
const TABLES: Readonly<Record<LogKind, LogTable>> = {
  change: { name: 'change_log', action: 'action', texts: ['object_name', 'summary', 'user_name'], orders: {} },
  action: {
    name: 'action_log',
    action: 'CAST(action_id AS TEXT)',
    texts: ['extra_data'],
    orders: { user_name: BY_ACCOUNT, action: 'action_id', object_name: "''", summary: 'extra_data', address: "''" },
  },
  visit: {
    name: 'visit_log',
    action: "''",
    texts: ['path', 'title'],
    orders: { user_name: BY_ACCOUNT, action: "''", object_name: "''", summary: 'title || path', address: "''" },
  },
  login: {
    name: 'login_log',
    action: 'outcome',
    texts: ['user_name', 'address'],
    orders: { action: 'outcome', object_name: "''", summary: 'address' },
  },
};

/** The order of a page; rows that are equal in it stand newest first. */
function orderOf(kind: LogKind, sort: LogSort): string {
  const column = sort.replace(/^-/, '') as LogColumn | 'time';
  const way = sort.startsWith('-') ? 'DESC' : 'ASC';
  if (column === 'time') return `time ${way}, id ${way}`;
  return `${TABLES[kind].orders[column] ?? column} ${way}, time DESC, id DESC`;
}

/** Free text has no index: its total is told up to here. */
const BOUND = 10_000;
/** More entries than these are ordered by their time only: any other order reads every one of them. */
const MOST_ORDERED = 100_000;

type Part = readonly [sql: string, values: readonly SQLInputValue[]];

function whereOf(parts: readonly (Part | undefined)[]): Part {
  const given = parts.filter((part) => part !== undefined);
  const sql = given.map(([text]) => text).join(' AND ');
  return [sql === '' ? 'true' : sql, given.flatMap(([, values]) => values)];
}

const escaped = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const BY_ROLE = 'user_id IN (SELECT user_id FROM account WHERE role = ?)';
const BY_NAME =
  "user_id IN (SELECT user_id FROM account WHERE nickname LIKE ? ESCAPE '\\' OR user_name LIKE ? ESCAPE '\\')";

/** Who and what, by columns that the counts of days have as well. */
function who({ userId, role, action }: LogFilter, actionColumn: string): (Part | undefined)[] {
  return [
    userId === undefined ? undefined : ['user_id = ?', [userId]],
    role === undefined ? undefined : [BY_ROLE, [role]],
    action === undefined ? undefined : [`${actionColumn} = ?`, [action]],
  ];
}

function conditionOf(kind: LogKind, filter: LogFilter): Part {
  const { action, texts } = TABLES[kind];
  const { q = '', types, objectId, except = [], from, to } = filter;
  const like = texts.map((column) => `${column} LIKE ? ESCAPE '\\'`);
  const text = escaped(q);
  return whereOf([
    ...who(filter, action),
    from === undefined ? undefined : ['time >= ?', [from]],
    to === undefined ? undefined : ['time < ?', [to]],
    types === undefined ? undefined : [`object_type IN (${types.map(() => '?').join(', ')})`, types],
    objectId === undefined ? undefined : ['object_id = ?', [objectId]],
    ...except.map(({ type, ids }): Part => ['NOT (object_type = ? AND object_id GLOB ?)', [type, ids]]),
    q === '' ? undefined : [`(${[...like, BY_NAME].join(' OR ')})`, [...texts.map(() => text), text, text]],
  ]);
}

function all<Row>(world: World, sql: string, values: readonly SQLInputValue[]): Row[] {
  return new Query<Row, SQLInputValue[]>(sql).all(world, ...values);
}

function countOf(world: World, kind: LogKind, [sql, values]: Part, most?: number): number {
  const inner = `SELECT 1 FROM ${TABLES[kind].name} WHERE ${sql}${most === undefined ? '' : ` LIMIT ${most + 1}`}`;
  return all<{ n: number }>(world, `SELECT count(*) AS n FROM (${inner})`, values)[0]?.n ?? 0;
}

const isWholeDay = (time: string | undefined) => time === undefined || /T00:00/.test(time) || time.length === 10;

/**
 * Entries of each day, newest first, from the counts that are kept; the two days at the ends of a range are counted where it
 * does not hold them whole. Only for what the counts know: who, action, time.
 */
function daysOf(world: World, kind: LogKind, filter: LogFilter): LogBar[] {
  const { from, to } = filter;
  const people = who(filter, 'action').filter((part) => part !== undefined);
  const [sql, values] = whereOf([
    ['kind = ?', [kind]],
    ...people,
    from === undefined ? undefined : ['day >= ?', [from.slice(0, 10)]],
    to === undefined ? undefined : [isWholeDay(to) ? 'day < ?' : 'day <= ?', [to.slice(0, 10)]],
  ]);
  const days = all<{ start: string; count: number }>(
    world,
    `SELECT day AS start, sum(entries) AS count FROM ${people.length === 0 ? 'day_total' : 'day_count'} WHERE ${sql} GROUP BY day ORDER BY day DESC`,
    values,
  );
  const isCut = (day: string) =>
    (!isWholeDay(from) && day === from?.slice(0, 10)) || (!isWholeDay(to) && day === to?.slice(0, 10));
  return days.map(({ start, count }) => {
    if (!isCut(start)) return { start, count };
    const ofDay = [conditionOf(kind, filter), ['time >= ? AND time < ?', [start, `${start}T24`]] as Part];
    return { start, count: countOf(world, kind, whereOf(ofDay)) };
  });
}

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

const isCounted = ({ q = '', types, objectId }: LogFilter) => q === '' && types === undefined && objectId === undefined;

/** Entries of a filter by hour (`hourly`) or by day, oldest first; parts without entries are left out. */
export function logBars(world: World, kind: LogKind, filter: LogFilter, hourly: boolean): LogBar[] {
  if (!hourly && isCounted(filter)) return daysOf(world, kind, filter).toReversed();
  const [sql, values] = conditionOf(kind, filter);
  return all<LogBar>(
    world,
    `SELECT substr(time, 1, ${hourly ? 13 : 10}) AS start, count(*) AS count FROM ${TABLES[kind].name} WHERE ${sql} GROUP BY 1 ORDER BY 1`,
    values,
  );
}

const isByTime = (sort: LogSort) => sort === 'time' || sort === '-time';

/** Whether a filter finds more than are put into the order of a column other than the time. */
export function isTooLongToOrder(world: World, kind: LogKind, filter: LogFilter, sort: LogSort): boolean {
  return !isByTime(sort) && countOf(world, kind, conditionOf(kind, filter), MOST_ORDERED) > MOST_ORDERED;
}

/** So many entries from one on, in an order; those of the page are looked up once they are known. */
function rowsFrom<Row>(
  world: World,
  kind: LogKind,
  [sql, values]: Part,
  sort: LogSort,
  part: readonly number[],
): Row[] {
  const table = `${TABLES[kind].name} AS entry`;
  const order = orderOf(kind, sort);
  const chosen = `FROM ${table} WHERE ${sql} ORDER BY ${order} LIMIT ? OFFSET ?`;
  const text = isByTime(sort)
    ? `SELECT * ${chosen}`
    : `SELECT * FROM ${table} WHERE id IN (SELECT id ${chosen}) ORDER BY ${order}`;
  return all<Row>(world, text, [...values, ...part]);
}

/**
 * One page of a log, newest first unless `sort` says another order. By time the last page of a million rows costs what the first
 * does: the day is found by its counts.
 */
export function logPage<Row>(
  world: World,
  kind: LogKind,
  filter: LogFilter,
  { page, page_size: size, sort = '-time' }: Page & { readonly sort?: LogSort | undefined },
): LogPage<Row> {
  const offset = page * size;
  const pageOf = (asked: LogFilter, skip: number) =>
    rowsFrom<Row>(world, kind, conditionOf(kind, asked), sort, [size, skip]);
  if (!isCounted(filter)) {
    const isExact = filter.isExact === true || (filter.q ?? '') === '';
    const count = countOf(world, kind, conditionOf(kind, filter), isExact ? undefined : BOUND);
    const isBounded = !isExact && count > BOUND;
    return { rows: pageOf(filter, offset), total: isBounded ? BOUND : count, isBounded };
  }
  const days = daysOf(world, kind, filter);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  if (offset >= total) return { rows: [], total, isBounded: false };
  if (!isByTime(sort)) return { rows: pageOf(filter, offset), total, isBounded: false };
  let before = 0;
  let reached = '';
  for (const { start, count } of sort === 'time' ? days.toReversed() : days) {
    reached = start;
    if (before + count > offset) break;
    before += count;
  }
  const { from = '', to = '~' } = filter;
  const part = sort === 'time' ? { from: later(from, reached) } : { to: earlier(to, `${reached}T24`) };
  return { rows: pageOf({ ...filter, ...part }, offset - before), total, isBounded: false };
}

/** Changes of some kinds of object, newest first. */
export function findChanges(world: World, filter: LogFilter, page: Page): LogPage<ChangeRow> {
  return logPage<ChangeRow>(world, 'change', filter, page);
}

/** One entry by its number, as its table has it; undefined where there is none. */
export function findLogEntry(world: World, kind: LogKind, id: number): unknown {
  return all(world, `SELECT * FROM ${TABLES[kind].name} WHERE id = ?`, [id])[0];
}
