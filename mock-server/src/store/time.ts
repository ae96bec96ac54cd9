const OFFSET_MINUTES = 8 * 60;

/** The hospital's wall clock is Asia/Shanghai (no daylight saving since 1991): `2025-11-18T09:42:00+08:00`. */
export function hospitalTime(date: Date): string {
  return `${new Date(date.getTime() + OFFSET_MINUTES * 60_000).toISOString().slice(0, 19)}+08:00`;
}

/** The calendar day in the hospital: `2025-11-18`. */
export function hospitalDate(date: Date): string {
  return hospitalTime(date).slice(0, 10);
}

/** The time some minutes after an ISO time, in the hospital's zone, as the wire writes times. */
export function minutesAfter(time: string, minutes: number): string {
  return hospitalTime(new Date(Date.parse(time) + minutes * 60_000));
}
