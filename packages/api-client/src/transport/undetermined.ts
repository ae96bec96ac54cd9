/** What stands in an answer where the server sent what the contract does not know: a text, whatever was due there. */
export const UNDETERMINED = '无法判定';

/** Whether the marker stands in place of one of these: what they would say together cannot be said. */
export const isUndetermined = (...values: readonly unknown[]) => values.includes(UNDETERMINED);

/** Whether the marker stands anywhere in a row. */
export const hasUndetermined = (row: object) => isUndetermined(...(Object.values(row) as unknown[]));

/** Whether it is a yes for certain: what cannot be read is none. */
export const isTrue = (value: unknown) => value === true;

/** What a screen says of a value, unless that cannot be determined. */
export const sayOf = <T>(value: unknown, words: T) => (isUndetermined(value) ? UNDETERMINED : words);

/** One operation's check, as it is generated: it mends the value that lies at `parentData[parentDataProperty]`. */
export interface AnswerCheck {
  readonly method: string;
  /** Of the path as requested. */
  readonly path: RegExp;
  readonly operation: string;
  readonly check: (body: unknown, at: { parentData: object; parentDataProperty: string }) => unknown;
}

export type AnswerChecks = readonly AnswerCheck[];

let mended = 0;

/**
 * Puts the marker where a value is wrong or a required one is missing. A list becomes a list of one thing that cannot be
 * determined, an object an empty one, which its check then fills: nothing in it can be determined.
 */
export function mend(parent: Record<string | number, unknown>, key: string | number, kind?: 'array' | 'object') {
  mended += 1;
  parent[key] = kind === undefined ? UNDETERMINED : kind === 'array' ? [UNDETERMINED] : {};
  return parent[key];
}

/** Whether a browser can read it as a day or a time. */
export const isDate = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Checks a body where it lies. */
export function mendBody(check: AnswerCheck['check'], body: unknown): { body: unknown; isMended: boolean } {
  mended = 0;
  const holder = { body };
  check(body, { parentData: holder, parentDataProperty: 'body' });
  return { body: holder.body, isMended: mended > 0 };
}
