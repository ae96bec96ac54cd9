/** Rows from `first` to `last`, both included; none where `last` is the smaller one. */
export interface RowSpan {
  readonly first: number;
  readonly last: number;
}

export const NO_ROWS: RowSpan = { first: 0, last: -1 };

export type ScrollDirection = 'forward' | 'backward' | null;

/** Rows beside those in view, above and below. Fewer than `least` brings more rows, up to `filled`. */
interface Spare {
  readonly least: readonly [above: number, below: number];
  readonly filled: readonly [above: number, below: number];
}

/** Most of the rows in stock lie where the scrolling goes. Each change costs much, each row little: they come by the dozen. */
const SPARE: Record<'rest' | 'forward' | 'backward', Spare> = {
  rest: { least: [8, 8], filled: [12, 24] },
  forward: { least: [8, 36], filled: [8, 48] },
  backward: { least: [36, 8], filled: [48, 8] },
};

/** Rows added at a time beyond what is in view: drawing all of them at once would hold the page up. */
const ROWS_AT_A_TIME = 16;
/** More rows than this are never drawn, unless a window shows more of them. */
const MOST_ROWS = 110;

function around(seen: RowSpan, spare: Spare['least'], count: number): RowSpan {
  const room = Math.max(0, MOST_ROWS - (seen.last - seen.first + 1));
  const share = Math.min(1, room / (spare[0] + spare[1]));
  const [above, below] = spare.map((rows) => Math.floor(rows * share)) as [number, number];
  return { first: Math.max(0, seen.first - above), last: Math.min(count - 1, seen.last + below) };
}

function isSame(left: RowSpan, right: RowSpan): boolean {
  return left.first === right.first && left.last === right.last;
}

/**
 * The rows to draw next, of `count`: always those in view, and a stock around them that grows step by step.
 * @returns `drawn` itself when there is nothing to change; to be called again after what it answers was drawn
 */
export function nextSpan(drawn: RowSpan, seen: RowSpan, count: number, direction: ScrollDirection): RowSpan {
  const { least, filled } = SPARE[direction ?? 'rest'];
  const needed = around(seen, least, count);
  const isInside = drawn.last < count;
  if (isInside && drawn.first <= needed.first && drawn.last >= needed.last) return drawn;
  const wanted = around(seen, filled, count);
  const isApart = !isInside || drawn.last < seen.first || drawn.first > seen.last;
  if (isApart) return isSame(seen, drawn) ? drawn : seen;
  const kept = { first: Math.max(drawn.first, wanted.first), last: Math.min(drawn.last, wanted.last) };
  const next = {
    first: Math.min(seen.first, Math.max(wanted.first, kept.first - ROWS_AT_A_TIME)),
    last: Math.max(seen.last, Math.min(wanted.last, kept.last + ROWS_AT_A_TIME)),
  };
  return isSame(next, drawn) ? drawn : next;
}
