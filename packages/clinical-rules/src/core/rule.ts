/** Anything JSON can hold under names; rules read it defensively, so a wrong shape is missing input, not a crash. */
export type PlainInput = Readonly<Record<string, unknown>>;

/** A rule as the command line and the test vectors reach it: by its slug, with plain JSON. */
export interface Rule {
  readonly slug: string;
  readonly title: string;
  /** Versions it can be asked for, the oldest first; none where only the arithmetic of a paper is done. */
  readonly versions: readonly string[];
  readonly example: string;
  /** The rule's whole answer, wording included. */
  readonly explain: (input: PlainInput) => unknown;
  /** The keys that published test vectors name. */
  readonly vector: (input: PlainInput) => PlainInput;
}

export function isRecord(value: unknown): value is PlainInput {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
