import type { WireDistance } from './class-distance.ts';

/** What the analysis models whose bodies the specification leaves open (api_type 11, 12, 14, 15) have in common on the wire. */
export interface ModelWireAnswer {
  /** '' when nothing can be concluded. */
  readonly conclusion: string;
  readonly findings: { code: string; label: string; text: string }[];
  readonly tips: string[];
  /** Names of what was not there or could not be used. */
  readonly missing: string[];
  readonly contributions: { item: string; label: string; value: string; points: number; source: string }[];
  readonly distance: WireDistance[];
  readonly rule_version: string;
  readonly review_notes: string[];
}

/** Names of missing and of implausible inputs in one list, the latter marked as such. */
export function missingTexts<Item extends string>(
  labels: Readonly<Record<Item, string>>,
  missing: readonly Item[],
  invalid: readonly Item[],
): string[] {
  return [...missing.map((item) => labels[item]), ...invalid.map((item) => `${labels[item]}（超出合理范围）`)];
}
