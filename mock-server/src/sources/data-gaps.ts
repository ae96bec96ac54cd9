/** Same weekdays before a day that tell whether it usually has data, and how many of them must have some. */
const WEEKS = 8;
const USUAL = 6;
const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

/** So many days before a range tell which of its days are gaps. */
export const DAYS_BEFORE = WEEKS * WEEK_DAYS;

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Whether a day without reports is a gap: it is over, and at least six of the eight same weekdays before it had reports. Any other day
 * without reports is a zero: a Sunday of the check-up centre, a day before a source began.
 * @param day `YYYY-MM-DD`
 * @param today day of the hospital's clock
 * @param busy days that have a report; to be known for the eight weeks before `day` as well
 */
export function isGap(day: string, today: string, busy: ReadonlySet<string>): boolean {
  if (day >= today || busy.has(day)) return false;
  const before = Array.from({ length: WEEKS }, (_, week) => dayBefore(day, (week + 1) * WEEK_DAYS));
  return before.filter((one) => busy.has(one)).length >= USUAL;
}
