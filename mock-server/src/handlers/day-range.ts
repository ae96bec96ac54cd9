import { Refusal } from '../contract/refusal.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';

const DAYS_AT_FIRST = 30;
const DAYS_OF_YEAR = 366;
const DAY_MS = 86_400_000;

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days, both among them. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The days that a statistic is asked for: the last thirty unless it says otherwise, a year at most. */
export function rangeOf(
  world: World,
  { from: first, to: last }: { readonly from?: string; readonly to?: string },
): { from: string; to: string } {
  const to = last ?? hospitalDate(world.now());
  const from = first ?? daysAfter(to, 1 - DAYS_AT_FIRST);
  if (from > to) throw new Refusal('开始日期不能晚于结束日期');
  if (daysBetween(from, to) > DAYS_OF_YEAR) throw new Refusal('时间范围最多 1 年');
  return { from, to };
}
