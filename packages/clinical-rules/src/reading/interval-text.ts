import { memoizeByText } from '../core/memoize-by-text.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const MONTH_DAYS = 30.44;
const YEAR_DAYS = 365.25;

/** A span of true time in words (J-42): minutes under an hour, hours under two days, days to sixty, months under two years. */
export function spanText(minutes: number): string {
  // 59.6 is no hour yet; what took less than a minute took one, and what has just begun none.
  if (minutes < HOUR) return `${minutes < 1 ? Math.ceil(minutes) : Math.floor(minutes)} 分钟`;
  if (minutes < 2 * DAY) return `${Math.floor(minutes / HOUR)} 小时`;
  const days = minutes / DAY;
  if (days <= 60) return `${Math.floor(days)} 日`;
  if (days < 2 * YEAR_DAYS) return `${Math.round(days / MONTH_DAYS)} 个月`;
  return `${Math.floor(days / YEAR_DAYS)} 年`;
}

/** The rows of a report share a handful of times. */
const momentOf = memoizeByText((time) => ({ epoch: Date.parse(time) }));

/** Minutes between two times of the wire. */
export function minutesBetween(from: string, to: string): number {
  return (momentOf(to).epoch - momentOf(from).epoch) / 60_000;
}

/** A day of a sentence (J-40): `HH:mm` on the day of the report, `MM-DD` in its year, else `yyyy-MM-dd`. */
export function dayText(time: string, reportTime: string): string {
  if (time.slice(0, 10) === reportTime.slice(0, 10)) return time.slice(11, 16);
  return time.slice(0, 4) === reportTime.slice(0, 4) ? time.slice(5, 10) : time.slice(0, 10);
}
