import { Refusal } from '../contract/refusal.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';

const DAYS_OF_YEAR = 366;
const DAY_MS = 86_400_000;

/** How many days a range has unless it says otherwise, and how many at most, with the sentence for more. */
export interface RangeLimit {
  readonly usual: number;
  readonly most: number;
  readonly message: string;
}

const YEAR: RangeLimit = { usual: 30, most: DAYS_OF_YEAR, message: '时间范围最多 1 年' };

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** How many days, both among them. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The days that a statistic is asked for: the last thirty unless it says otherwise, a year at most. */
export function rangeOf(
  world: World,
  { from: first, to: last }: { readonly from?: string; readonly to?: string },
  { usual, most, message }: RangeLimit = YEAR,
): { from: string; to: string } {
  const to = last ?? hospitalDate(world.now());
  const from = first ?? daysAfter(to, 1 - usual);
  if (from > to) throw new Refusal('开始日期不能晚于结束日期');
  if (daysBetween(from, to) > most) throw new Refusal(message);
  return { from, to };
}
