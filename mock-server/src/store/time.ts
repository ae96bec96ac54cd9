const OFFSET_MINUTES = 8 * 60;

/** The hospital's wall clock is Asia/Shanghai (no daylight saving since 1991): `2025-11-18T09:42:00+08:00`. */
export function hospitalTime(date: Date): string {
  return `${new Date(date.getTime() + OFFSET_MINUTES * 60_000).toISOString().slice(0, 19)}+08:00`;
}

/** The calendar day in the hospital: `2025-11-18`. */
export function hospitalDate(date: Date): string {
  return hospitalTime(date).slice(0, 10);
}

/** Completed years between a birth date and a day, both `YYYY-MM-DD`. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
