import type { VolumeDay } from '@jianwei/api-client/model';

const WEEK_DAYS = 7;
/** A block of the calendar holds a year: more weeks than these do not stand beside one another. */
const MOST_WEEKS = 53;
const DAY_MS = 86_400_000;

/** A week of the calendar from Monday on; a day that the range does not hold is empty. */
export type Week = readonly (VolumeDay | undefined)[];

const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
const dayNumber = (day: string): number => Math.floor(Date.parse(day) / DAY_MS);

/** Days as weeks from Monday on, the oldest first; what is no day is left out. */
export function weeksOf(days: readonly VolumeDay[]): Week[] {
  const known = days.filter(({ date }) => !Number.isNaN(Date.parse(date)));
  const [first] = known;
  if (first === undefined) return [];
  const monday = dayNumber(first.date) - weekdayOf(first.date);
  const places = new Map(known.map((day) => [dayNumber(day.date) - monday, day]));
  const count = Math.ceil((Math.max(...places.keys()) + 1) / WEEK_DAYS);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (__, weekday) => places.get(week * WEEK_DAYS + weekday)),
  );
}

/** Weeks in blocks of a year at most; the last block is whole. */
export function blocksOf(weeks: readonly Week[]): (readonly Week[])[] {
  const count = Math.ceil(weeks.length / MOST_WEEKS);
  return Array.from({ length: count }, (_, block) => {
    const end = weeks.length - (count - 1 - block) * MOST_WEEKS;
    return weeks.slice(Math.max(0, end - MOST_WEEKS), end);
  });
}

/** A name of a month is as wide as so many weeks. */
const NAME_WEEKS = 3;

/** What stands above the weeks of a block: each month where it begins, with its year in January and at the beginning of the block. */
export function monthNames(weeks: readonly Week[]): string[] {
  const begins = weeks.map((week) => week.find((day) => day?.date.endsWith('-01') === true)?.date);
  const next = begins.findIndex((date, place) => place > 0 && date !== undefined);
  // The month with which the block begins is named where there is room before the next one.
  const named = begins[0] === undefined && next > 0 && next < NAME_WEEKS ? next : 0;
  return begins.map((date, place) => {
    const shown = place === 0 && named === 0 ? weeks[0]?.find((day) => day !== undefined)?.date : date;
    if (shown === undefined || place > weeks.length - NAME_WEEKS + 1) return '';
    const [year = '', month = ''] = shown.split('-');
    return place === named || month === '01' ? `${year}-${month}` : `${Number(month)} 月`;
  });
}

const SHARES = [0.2, 0.4, 0.6, 0.8];

/**
 * The ends of the five shades, so that each holds about a fifth of the days that have reports; fewer where the numbers are few.
 * @returns upper ends, the last one the largest number; none without a report
 */
export function endsOf(days: readonly VolumeDay[]): number[] {
  const counts = days.flatMap(({ reports }) => (typeof reports === 'number' && reports > 0 ? [reports] : []));
  const sorted = counts.toSorted((a, b) => a - b);
  const ends = [...SHARES.map((share) => sorted[Math.floor(share * sorted.length)]), sorted.at(-1)];
  return [...new Set(ends)].filter((end) => end !== undefined);
}

/** The shade of a number, from 1; 0 has none. */
export const shadeOf = (reports: number, ends: readonly number[]): number =>
  reports > 0 ? ends.findIndex((end) => reports <= end) + 1 : 0;

/** Where the arrow keys lead from a day, by days. */
export const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -WEEK_DAYS,
  ArrowRight: WEEK_DAYS,
  PageUp: -4 * WEEK_DAYS,
  PageDown: 4 * WEEK_DAYS,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
