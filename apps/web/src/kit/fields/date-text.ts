const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const MINUTE = /^(\S+)[ T]+([01]?\d|2[0-3])[:：]([0-5]\d)$/;

/** The date that a text names, as yyyy-MM-dd; '' for none, undefined while it names no day of the calendar. */
export function dateOf(text: string): string | undefined {
  if (text.trim() === '') return '';
  const [, year = '', month = '', day = ''] = DAY.exec(text.trim().replaceAll(/[./]/g, '-')) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/** The local time that a text such as 2025-11-18 07:00 names, in epoch milliseconds; undefined while it names none. */
export function timeOf(text: string): number | undefined {
  const [, day = '', hours = '', minutes = ''] = MINUTE.exec(text.trim()) ?? [];
  const date = dateOf(day);
  return date ? Date.parse(`${date}T${hours.padStart(2, '0')}:${minutes}`) : undefined;
}
