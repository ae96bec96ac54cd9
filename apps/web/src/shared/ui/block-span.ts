/** Blocks of rows from `first` to `last`, both included; none where `last` is the smaller one. */
export interface BlockSpan {
  readonly first: number;
  readonly last: number;
}

export const NO_BLOCKS: BlockSpan = { first: 0, last: -1 };

export type ScrollDirection = 'forward' | 'backward' | null;

/** Blocks in stock beside those in view, above and below: most of them lie where the scrolling goes. */
const STOCK: Record<'rest' | 'forward' | 'backward', readonly [above: number, below: number]> = {
  rest: [2, 4],
  forward: [1, 8],
  backward: [8, 1],
};

/** More blocks than this are never drawn, unless a window shows more of them: 108 rows. */
const MOST_BLOCKS = 18;

function isSame(left: BlockSpan, right: BlockSpan): boolean {
  return left.first === right.first && left.last === right.last;
}

/**
 * The blocks to draw now, of `count`: what was drawn, and always those in view; after a jump those in view alone.
 * @returns `drawn` itself when there is nothing to change
 */
export function withView(drawn: BlockSpan, seen: BlockSpan, count: number): BlockSpan {
  const isApart = drawn.last >= count || drawn.last < seen.first || drawn.first > seen.last;
  const next = isApart ? seen : { first: Math.min(drawn.first, seen.first), last: Math.max(drawn.last, seen.last) };
  return isSame(next, drawn) ? drawn : next;
}

/**
 * The blocks to draw after that, once the frame was painted: one more at each end that has too few in stock, for drawing
 * all of them at once would hold the page up; none that lies too far away.
 * @returns `drawn` itself when the stock is full
 */
export function withStock(drawn: BlockSpan, seen: BlockSpan, count: number, direction: ScrollDirection): BlockSpan {
  const stock = STOCK[direction ?? 'rest'];
  const room = Math.max(0, MOST_BLOCKS - (seen.last - seen.first + 1));
  const share = Math.min(1, room / (stock[0] + stock[1]));
  const first = Math.max(0, seen.first - Math.floor(stock[0] * share));
  const last = Math.min(count - 1, seen.last + Math.floor(stock[1] * share));
  const next = {
    first: drawn.first > first ? drawn.first - 1 : first,
    last: drawn.last < last ? drawn.last + 1 : last,
  };
  return isSame(next, drawn) ? drawn : next;
}
