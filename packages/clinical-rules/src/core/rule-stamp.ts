import type { ReviewNote } from './wording.ts';

/** What every output of a rule carries besides its result, so that a saved answer can be explained later. */
export interface RuleStamp {
  readonly ruleId: string;
  readonly ruleVersion: string;
  readonly source: string;
  readonly reviewNotes: readonly ReviewNote[];
  readonly footer: 'reference_only';
}

/** One item's share of a score: the value as the rule used it (after unit conversion and rounding). */
export interface Contribution<Item extends string = string> {
  readonly item: Item;
  readonly value: number | boolean | string;
  readonly points: number;
  readonly source: string;
}

/** Nothing could be computed: which required inputs are missing, which lie outside their plausible range. */
export interface Incomplete<Item extends string = string> {
  readonly status: 'incomplete';
  readonly missing: readonly Item[];
  readonly invalid: readonly Item[];
}

export type Sex = 'male' | 'female';

/** Reads the spellings of sex that reports carry; anything else is unknown (null). */
export function readSex(text: unknown): Sex | null {
  if (typeof text !== 'string') return null;
  const word = text.normalize('NFKC').trim().toLowerCase();
  if (['男', '男性', 'male', 'm'].includes(word)) return 'male';
  if (['女', '女性', 'female', 'f'].includes(word)) return 'female';
  return null;
}
