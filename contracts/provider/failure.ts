/** One thing an answer does that it should not. */
export interface Failure {
  /** JSON pointer into the body, or `status`, or `content-type`. */
  readonly place: string;
  readonly expected: string;
  readonly found: string;
}

/** What an operation answered, opened; `body` is undefined where it is no JSON. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

const LONGEST = 120;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** A value as a message shows it; what is not there is `nothing`. */
export const shown = (value: unknown): string => (value === undefined ? 'nothing' : cut(JSON.stringify(value)));

export const sentence = ({ place, expected, found }: Failure): string =>
  `${place}: expected ${cut(expected)}, found ${found}`;

/** A name as a step of a JSON pointer. */
export const step = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
