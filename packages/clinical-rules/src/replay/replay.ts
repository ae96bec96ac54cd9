import type { PlainInput } from '../core/rule.ts';

/** One input or one result as a reader sees it; `item` is its wire name, the same in every version of a rule. */
export interface ReplayRow {
  readonly item: string;
  readonly label: string;
  readonly value: string;
}

/** What a rule says of inputs; `problem` says why where it says nothing, '' otherwise. */
export interface ReplayAnswer {
  readonly rows: readonly ReplayRow[];
  readonly problem: string;
}

/** A version of a rule, from the day on which the hospital began to judge by it. */
export interface RuleVersion {
  readonly slug: string;
  readonly version: string;
  /** yyyy-MM-dd; '' for the first one, before which there was none. */
  readonly holdsFrom: string;
}

/** A version with the computation of it; the inputs are those of the wire, as a saved record holds them. */
export interface ComputedVersion extends RuleVersion {
  readonly answer: (input: PlainInput) => ReplayAnswer;
}

/** A tool whose results are saved: how its inputs are told apart and called. */
export interface ReplayRule {
  readonly slug: string;
  readonly title: string;
  /** What the rule reads of the inputs, in the order of the form; what is not filled in is left out. */
  readonly inputs: (input: PlainInput) => readonly ReplayRow[];
}

/**
 * The version that holds on a day; undefined where the rule did not exist yet.
 * @param day yyyy-MM-dd, or a time that begins with it
 */
export function versionOn<Version extends RuleVersion>(
  versions: readonly Version[],
  slug: string,
  day: string,
): Version | undefined {
  return versions
    .filter((version) => version.slug === slug && version.holdsFrom <= day.slice(0, 10))
    .reduce<Version | undefined>((last, one) => (last && last.holdsFrom > one.holdsFrom ? last : one), undefined);
}

/** A version by its name; undefined for one that is no longer known. */
export function versionNamed<Version extends RuleVersion>(
  versions: readonly Version[],
  slug: string,
  name: string,
): Version | undefined {
  return versions.find((version) => version.slug === slug && version.version === name);
}

/** True where both say the same of the same things, in the same order. */
export function isSameAnswer(a: ReplayAnswer, b: ReplayAnswer): boolean {
  const isSameRow = (row: ReplayRow, other: ReplayRow | undefined) =>
    row.item === other?.item && row.label === other.label && row.value === other.value;
  return (
    a.problem === b.problem && a.rows.length === b.rows.length && a.rows.every((row, at) => isSameRow(row, b.rows[at]))
  );
}

/** Rows of texts; a text that is '' or missing makes none. */
export function replayRows(
  rows: readonly (readonly [item: string, label: string, value: string | null | undefined])[],
) {
  return rows.flatMap(([item, label, value]): ReplayRow[] =>
    value === null || value === undefined || value === '' ? [] : [{ item, label, value }],
  );
}
