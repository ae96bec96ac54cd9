import type { SQLInputValue } from 'node:sqlite';
import { WEEKDAY } from './usage-slots.ts';

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

/** Rows of sums, as a table of a query with its parameters. */
export interface UsageSource {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

interface Span {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
const MONTH_LENGTH = 7;
const monthOf = (day: string): string => day.slice(0, MONTH_LENGTH);
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The first day of the next month. */
function nextMonth(day: string): string {
  const [year = 0, month = 0] = monthOf(day).split('-').map(Number);
  return new Date(Date.UTC(year, month)).toISOString().slice(0, 10);
}

/** A range as its whole months and the days before and after them; each of it may be missing. */
export function partsOf({ from, to }: Span): { readonly months: Span | null; readonly days: readonly Span[] } {
  const first = from.endsWith('-01') ? from : nextMonth(from);
  const isToLast = nextMonth(to) === dayAfter(to, 1);
  const after = isToLast ? dayAfter(to, 1) : `${monthOf(to)}-01`;
  if (first >= after) return { months: null, days: [{ from, to }] };
  const days = [
    { from, to: dayAfter(first, -1) },
    { from: after, to },
  ];
  return {
    months: { from: monthOf(first), to: monthOf(dayAfter(after, -1)) },
    days: days.filter((span) => span.from <= span.to),
  };
}

type Asked = Pick<UsageFilter, 'from' | 'to' | 'applicationId' | 'weekday' | 'hour'>;

/** One table of sums within a span; `columns` beside who did what. */
function rowsOf(table: string, time: string, columns: readonly string[], span: Span, asked: Asked): UsageSource {
  const conditions: (readonly [string, SQLInputValue | undefined])[] = [
    [`${time} >= ?`, span.from],
    [`${time} <= ?`, span.to],
    ['application_id = ?', asked.applicationId],
    ['hour = ?', asked.hour],
    [`${table === 'usage_count' ? WEEKDAY : 'weekday'} = ?`, asked.weekday],
  ];
  const given = conditions.filter(([, value]) => value !== undefined);
  const chosen = [...columns, 'user_id', 'kind', 'application_id', 'times'].join(', ');
  return {
    sql: `SELECT ${chosen} FROM ${table} WHERE ${given.map(([sql]) => sql).join(' AND ')}`,
    values: given.map(([, value]) => value ?? ''),
  };
}

function together(parts: readonly UsageSource[]): UsageSource {
  return { sql: `(${parts.map(({ sql }) => sql).join(' UNION ALL ')})`, values: parts.flatMap(({ values }) => values) };
}

/** What a range adds up to by whole months and the days at its ends: nothing of it tells its day. */
function byMonth(asked: Asked, [month, day]: readonly [string, string], columns: readonly string[]): UsageSource {
  const { months, days } = partsOf(asked);
  const inDays = columns.map((column) => (column === 'weekday' ? `${WEEKDAY} AS weekday` : column));
  return together([
    ...(months === null ? [] : [rowsOf(month, 'month', columns, months, asked)]),
    ...days.map((span) => rowsOf(day, 'day', inDays, span, asked)),
  ]);
}

/**
 * The smallest sums that can tell what is asked for.
 * @param tells what each row is to tell beside who did what
 */
export function usageSource(asked: Asked, tells: 'day' | 'slot' | 'nothing'): UsageSource {
  const isOfHour = asked.weekday !== undefined || asked.hour !== undefined;
  if (tells === 'day') return together([rowsOf(isOfHour ? 'usage_count' : 'usage_day', 'day', ['day'], asked, asked)]);
  const columns = tells === 'slot' ? ['weekday', 'hour'] : [];
  return isOfHour || tells === 'slot'
    ? byMonth(asked, ['usage_slot', 'usage_count'], columns)
    : byMonth(asked, ['usage_month', 'usage_day'], columns);
}
