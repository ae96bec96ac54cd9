/** Blocks of rows from `first` to `last`, both included; none where `last` is the smaller one. */
export interface BlockSpan {
  readonly first: number;
  readonly last: number;
}

export const NO_BLOCKS: BlockSpan = { first: 0, last: -1 };

/** Blocks in stock above those in view, and as many below: about the height of a window. */
const SPARE_BLOCKS = 9;
/** Blocks added at a time to the stock at either end: drawing all of them at once would hold the page up. */
const BLOCKS_AT_A_TIME = 2;
/** More blocks than this are never drawn, unless a window shows more of them: 108 rows. */
const MOST_BLOCKS = 36;

/** The blocks in view and a whole stock around them. */
function around(seen: BlockSpan, count: number): BlockSpan {
  const room = Math.max(0, MOST_BLOCKS - (seen.last - seen.first + 1));
  const spare = Math.min(SPARE_BLOCKS, Math.floor(room / 2));
  return { first: Math.max(0, seen.first - spare), last: Math.min(count - 1, seen.last + spare) };
}

const isSame = (left: BlockSpan, right: BlockSpan) => left.first === right.first && left.last === right.last;

/**
 * The blocks to draw next, of `count`: always those in view, and a stock around them that grows step by step.
 * @returns `drawn` itself when there is nothing to change; to be called again after what it answers was drawn
 */
export function nextSpan(drawn: BlockSpan, seen: BlockSpan, count: number): BlockSpan {
  const isApart = drawn.last >= count || drawn.last < seen.first || drawn.first > seen.last;
  if (isApart) return isSame(seen, drawn) ? drawn : seen;
  const wanted = around(seen, count);
  const kept = { first: Math.max(drawn.first, wanted.first), last: Math.min(drawn.last, wanted.last) };
  const next = {
    first: Math.min(seen.first, Math.max(wanted.first, kept.first - BLOCKS_AT_A_TIME)),
    last: Math.max(seen.last, Math.min(wanted.last, kept.last + BLOCKS_AT_A_TIME)),
  };
  return isSame(next, drawn) ? drawn : next;
}
