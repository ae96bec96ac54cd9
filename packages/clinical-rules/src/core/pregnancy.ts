/** Whether she is pregnant, and how long ago a birth was. */
export interface Pregnancy {
  readonly isPregnant: boolean;
  readonly gestationalWeeks: number | null;
  /** Absent where no birth is told. */
  readonly puerperalHours?: number;
}

const WEEKS_IN_TAG = [
  /(?:孕|妊娠|停经)\s*(\d{1,2})(?:\s*\+\s*[0-6])?\s*周/,
  /(?:孕|妊娠)\s*(\d{1,2})\s*\+\s*[0-6](?!\d)/,
];
/** 28, 28周, 28+3, 28周+3天, 28w3d: what a row says of the weeks. */
const WEEKS_IN_ROW =
  /^(?:孕|妊娠|停经)?\s*(\d{1,2}(?:\.\d+)?)\s*(?:(?:周|w(?:eeks?|ks?)?)\s*\+?|\+|$)\s*(?:([0-6])\s*(?:天|日|d(?:ays?)?|周)?)?$/i;
const DAY_MS = 86_400_000;
/** No pregnancy lasts longer. */
const LONGEST_WEEKS = 44;

/** Gestational age in weeks that a tag says (孕 18 周, 妊娠 9 周), null when none does. */
export function weeksInTags(tags: readonly string[]): number | null {
  const weeks = tags
    .flatMap((tag) => WEEKS_IN_TAG.map((pattern) => pattern.exec(tag)?.[1]))
    .find((text) => text !== undefined);
  return weeks === undefined ? null : Number(weeks);
}

/** Gestational age in weeks as a row prints it (28, 28+3, 28周+3天); null for what is none. */
export function weeksInResult(printed: string): number | null {
  const [, weeks, days = '0'] = WEEKS_IN_ROW.exec(printed.normalize('NFKC').trim()) ?? [];
  return weeks === undefined || Number(weeks) > LONGEST_WEEKS ? null : Number(weeks) + Number(days) / 7;
}

/** Words of a tag that say she is pregnant without the weeks, and those that say something else with them. */
const PREGNANT = /妊娠|孕妇|早孕|怀孕|孕[早中晚]期|孕期|G\d+P\d+.*孕/;
const NOT_NOW =
  /史|既往|曾|[上前]次|否认|非妊娠|未|无|除外|排除|待排|待查|疑|可能|[？?]|异位|宫外|终止|流产|引产|产后|备孕|避孕|不孕|拟|计划|家族/;
const TRIMESTER_IN_TAG = /(?:孕|妊娠)([早中晚])期|([早中晚])期妊娠/;
const TRIMESTERS: Readonly<Record<string, 1 | 2 | 3>> = { 早: 1, 中: 2, 晚: 3 };
/** Without the weeks, what a tag says holds for reports of about the same time. */
const SAME_TIME_DAYS = 28;

/** True when a tag says that she is pregnant, with or without the weeks; a part of a tag that is past, denied or open says nothing. */
function saysPregnant(tags: readonly string[]): boolean {
  return tags.flatMap((tag) => tag.split(/[、，,；;+]/)).some((part) => PREGNANT.test(part) && !NOT_NOW.test(part));
}

/** The trimester that a tag names (孕早期, 晚期妊娠); null where none does. */
export function trimesterInTags(tags: readonly string[]): 1 | 2 | 3 | null {
  const words = tags.map((tag) => TRIMESTER_IN_TAG.exec(tag)).find((found) => found !== null);
  return TRIMESTERS[words?.[1] ?? words?.[2] ?? ''] ?? null;
}

/** 产后 6 小时, 产后第 2 天, 剖宫产术后 3 日: hours since the birth, to a day where the tag counts days. */
const SINCE_BIRTH = /(?:产后|分娩后|娩出后|剖宫产(?:术)?后|顺产后)\s*第?\s*(\d{1,3})\s*(小时|h|天|日|d)/i;

function hoursSinceBirth(tags: readonly string[]): number | null {
  const found = tags.map((tag) => SINCE_BIRTH.exec(tag)).find((each) => each !== null);
  if (found === undefined) return null;
  return Number(found[1]) * (/小时|h/i.test(found[2] ?? '') ? 1 : 24);
}

/**
 * Pregnancy on one day, from a tag that is right on another: its weeks are counted back or on; a tag without weeks holds for the
 * four weeks before that day and on it. Days as `YYYY-MM-DD`, a time behind them is left out.
 */
export function pregnancyOn(tags: readonly string[], day: string, tagDay: string): Pregnancy {
  const weeks = weeksInTags(tags);
  const days = (Date.parse(day.slice(0, 10)) - Date.parse(tagDay.slice(0, 10))) / DAY_MS;
  const sinceBirth = hoursSinceBirth(tags);
  if (sinceBirth !== null) {
    const hours = sinceBirth + days * 24;
    return hours < 0
      ? { isPregnant: hours > -LONGEST_WEEKS * 168, gestationalWeeks: null }
      : { isPregnant: false, gestationalWeeks: null, puerperalHours: hours };
  }
  if (weeks === null)
    return { isPregnant: Math.abs(days) <= SAME_TIME_DAYS && saysPregnant(tags), gestationalWeeks: null };
  const then = weeks + days / 7;
  return then > 0 && then <= LONGEST_WEEKS
    ? { isPregnant: true, gestationalWeeks: then }
    : { isPregnant: false, gestationalWeeks: null };
}
