/**
 * Where a span of whole months before a time begins: the first day of that month, so that a yearly control that came a few days
 * early or late still belongs to the year (ours).
 * @param time ISO time with offset, as reports carry it
 * @param months whole months, from 1
 * @returns ISO time with the same offset
 */
export function monthsBefore(time: string, months: number): string {
  const [year, month] = [Number(time.slice(0, 4)), Number(time.slice(5, 7))];
  const index = year * 12 + (month - 1) - months;
  const day = `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`;
  const offset = /(?:Z|[+-]\d{2}:\d{2})$/.exec(time)?.[0] ?? '';
  return `${day}T00:00:00${offset}`;
}

/** Months of the course that stands in the row of a report. */
export const ROW_MONTHS = 12;
