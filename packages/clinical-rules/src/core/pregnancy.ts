const WEEKS_IN_TAG = /(?:孕|妊娠)\s*(\d{1,2})(?:\s*\+\s*\d)?\s*周/;
const DAY_MS = 86_400_000;
/** No pregnancy lasts longer. */
const LONGEST_WEEKS = 44;

/** Gestational age in weeks that a tag says (孕 18 周, 妊娠 9 周), null when none does. */
export function weeksInTags(tags: readonly string[]): number | null {
  const weeks = tags.map((tag) => WEEKS_IN_TAG.exec(tag)?.[1]).find((text) => text !== undefined);
  return weeks === undefined ? null : Number(weeks);
}

/**
 * Pregnancy on one day, from a tag that is right on another: its weeks are counted back or on. Days as `YYYY-MM-DD`, a time
 * behind them is left out.
 */
export function pregnancyOn(
  tags: readonly string[],
  day: string,
  tagDay: string,
): { readonly isPregnant: boolean; readonly gestationalWeeks: number | null } {
  const weeks = weeksInTags(tags);
  if (weeks === null) return { isPregnant: false, gestationalWeeks: null };
  const days = (Date.parse(day.slice(0, 10)) - Date.parse(tagDay.slice(0, 10))) / DAY_MS;
  const then = weeks + days / 7;
  return then > 0 && then <= LONGEST_WEEKS
    ? { isPregnant: true, gestationalWeeks: then }
    : { isPregnant: false, gestationalWeeks: null };
}
