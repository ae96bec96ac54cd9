import { UNDETERMINED, isUndetermined } from '@jianwei/api-client/transport/undetermined';
const NO_DATE = '-';

/** A day without a time is one of the browser's time zone; Date alone would read midnight in Greenwich. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Below this a number of the epoch can only mean seconds (as milliseconds it would lie in January 1970). */
const SMALLEST_MILLISECONDS = 100_000_000_000;

/**
 * Formats a point in time in the browser's time zone.
 * @param value ISO text, epoch milliseconds, epoch seconds, or a Date; the marker of what cannot be read is printed
 * @param pattern letters yyyy MM dd HH mm ss; everything else is printed as it is
 * @returns the text; '-' for an absent or unreadable value
 */
export function formatDate(value: string | number | Date | null | undefined, pattern = 'yyyy-MM-dd'): string {
  if (value === null || value === undefined || value === '') return NO_DATE;
  if (isUndetermined(value)) return UNDETERMINED;
  const isSeconds = typeof value === 'number' && Math.abs(value) < SMALLEST_MILLISECONDS;
  const isDay = typeof value === 'string' && DAY.test(value);
  const date = new Date(isSeconds ? value * 1000 : isDay ? `${value}T00:00` : value);
  if (Number.isNaN(date.getTime())) return NO_DATE;
  const parts: Record<string, number> = {
    yyyy: date.getFullYear(),
    MM: date.getMonth() + 1,
    dd: date.getDate(),
    HH: date.getHours(),
    mm: date.getMinutes(),
    ss: date.getSeconds(),
  };
  return pattern.replace(/yyyy|MM|dd|HH|mm|ss/g, (part) => String(parts[part]).padStart(2, '0'));
}

/** The present day, as yyyy-MM-dd. */
export function today(): string {
  return formatDate(new Date());
}

/**
 * A minute in a list: without the year in the one that goes without saying, with it in any other.
 * @param year that goes without saying, yyyy
 */
export function minuteInYear(value: string | undefined, year: string): string {
  return formatDate(value, formatDate(value, 'yyyy') === year ? 'MM-dd HH:mm' : 'yyyy-MM-dd HH:mm');
}
