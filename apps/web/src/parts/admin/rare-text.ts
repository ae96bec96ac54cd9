const DAY_MS = 86_400_000;
const DAY_HOURS = 24;

/**
 * 平时约 2 天一次, of a source that sends less than daily and sent nothing for a day: its silence is its rhythm. '' of any other.
 * @param usualHours between two arrivals
 */
export function rareText(usualHours: number | undefined, lastAt: string, now: string): string {
  const isLong = Date.parse(now) - Date.parse(lastAt) > DAY_MS;
  if (!isLong || typeof usualHours !== 'number' || usualHours <= DAY_HOURS) return '';
  return `平时约 ${Math.round(usualHours / DAY_HOURS)} 天一次`;
}
