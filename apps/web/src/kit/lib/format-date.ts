import dayjs from 'dayjs';

/** Text shown where there is no date. */
const NO_DATE = '-';

/** Below this a number of the epoch can only mean seconds (as milliseconds it would lie in January 1970). */
const SMALLEST_MILLISECONDS = 100_000_000_000;

/**
 * Formats a point in time in the browser's time zone.
 * @param value ISO text, epoch milliseconds, epoch seconds, or a Date
 * @param pattern letters yyyy MM dd HH mm ss; everything else is printed as it is
 * @returns the text; '-' for an absent or unreadable value
 */
export function formatDate(value: string | number | Date | null | undefined, pattern = 'yyyy-MM-dd'): string {
  if (value === null || value === undefined || value === '') return NO_DATE;
  const isSeconds = typeof value === 'number' && Math.abs(value) < SMALLEST_MILLISECONDS;
  const date = dayjs(isSeconds ? value * 1000 : value);
  if (!date.isValid()) return NO_DATE;
  return date.format(pattern.replaceAll('yyyy', 'YYYY').replaceAll('dd', 'DD'));
}
