/** Blocks of rows from `first` to `last`, both included; none where `last` is the smaller one. */
export interface BlockSpan {
  readonly first: number;
  readonly last: number;
}

export const NO_BLOCKS: BlockSpan = { first: 0, last: -1 };

export type ScrollDirection = 'forward' | 'backward' | null;

/** Blocks beside those in view, above and below. Fewer than `least` brings more, up to `filled`. */
interface Spare {
  readonly least: readonly [above: number, below: number];
  readonly filled: readonly [above: number, below: number];
}

/** Most of the stock lies where the scrolling goes. */
const SPARE: Record<'rest' | 'forward' | 'backward', Spare> = {
  rest: { least: [1, 1], filled: [3, 6] },
  forward: { least: [1, 13], filled: [1, 13] },
  backward: { least: [13, 1], filled: [13, 1] },
};

/** Blocks added by one step beyond what is in view. */
const BLOCKS_AT_A_TIME = 1;
/** More blocks than this are never drawn, unless a window shows more of them: 90 rows. */
const MOST_BLOCKS = 30;

function around(seen: BlockSpan, spare: Spare['least'], count: number): BlockSpan {
  const room = Math.max(0, MOST_BLOCKS - (seen.last - seen.first + 1));
  const share = Math.min(1, room / (spare[0] + spare[1]));
  const [above, below] = spare.map((blocks) => Math.floor(blocks * share)) as [number, number];
  return { first: Math.max(0, seen.first - above), last: Math.min(count - 1, seen.last + below) };
}

function isSame(left: BlockSpan, right: BlockSpan): boolean {
  return left.first === right.first && left.last === right.last;
}

/**
 * The blocks to draw next, of `count`: always those in view, and a stock around them, one step nearer to whole.
 * @returns `drawn` itself when there is nothing to change; to be called again after what it answers was drawn
 */
export function nextSpan(drawn: BlockSpan, seen: BlockSpan, count: number, direction: ScrollDirection): BlockSpan {
  const { least, filled } = SPARE[direction ?? 'rest'];
  const needed = around(seen, least, count);
  const isInside = drawn.last < count;
  if (isInside && drawn.first <= needed.first && drawn.last >= needed.last) return drawn;
  const wanted = around(seen, filled, count);
  const isApart = !isInside || drawn.last < seen.first || drawn.first > seen.last;
  if (isApart) return isSame(seen, drawn) ? drawn : seen;
  const kept = { first: Math.max(drawn.first, wanted.first), last: Math.min(drawn.last, wanted.last) };
  const next = {
    first: Math.min(seen.first, Math.max(wanted.first, kept.first - BLOCKS_AT_A_TIME)),
    last: Math.max(seen.last, Math.min(wanted.last, kept.last + BLOCKS_AT_A_TIME)),
  };
  return isSame(next, drawn) ? drawn : next;
}
