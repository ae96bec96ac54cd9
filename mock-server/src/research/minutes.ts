/** Times of the research store: minutes of the hospital's own clock, so that a day is what a reader calls a day. */
export const MINUTES_OF_DAY = 1440;

/** `2025-11-18T09:42:00+08:00`: times of the store all carry the hospital's offset. */
export function minuteOf(time: string): number {
  return Math.floor(Date.parse(`${time.slice(0, 16)}Z`) / 60_000);
}

/** Days since 1970-01-01 of `2025-11-18`. */
export function dayOf(date: string): number {
  return Math.floor(Date.parse(date.slice(0, 10)) / 86_400_000);
}

export function dayOfMinute(minute: number): number {
  return Math.floor(minute / MINUTES_OF_DAY);
}

export function dateOfDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
