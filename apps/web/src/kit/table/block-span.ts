/** Blocks of rows from `first` to `last`, both included; none where `last` is the smaller one. */
export interface BlockSpan {
  readonly first: number;
  readonly last: number;
}

export const NO_BLOCKS: BlockSpan = { first: 0, last: -1 };

export type ScrollDirection = 'forward' | 'backward' | null;

/** Blocks beside those in view, above and below: filled up to `filled`, in larger steps where fewer than `low` are left. */
interface Stock {
  readonly low: readonly [above: number, below: number];
  readonly filled: readonly [above: number, below: number];
}

/** Most of the stock lies where the scrolling goes; at rest there is some on both sides, for either way. */
const STOCK: Record<'rest' | 'forward' | 'backward', Stock> = {
  rest: { low: [6, 6], filled: [8, 8] },
  forward: { low: [1, 8], filled: [1, 20] },
  backward: { low: [8, 1], filled: [20, 1] },
};

/** Blocks that one step adds on a side: as few as keep its task short, and more where the view is about to overtake them. */
const STEP = { usual: 2, low: 4 };
/** More blocks than this are never drawn, unless a window shows more of them: 108 rows. */
const MOST_BLOCKS = 36;

function around(seen: BlockSpan, spare: Stock['filled'], count: number): BlockSpan {
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
  const stock = STOCK[direction ?? 'rest'];
  const isApart = drawn.last >= count || drawn.last < seen.first || drawn.first > seen.last;
  if (isApart) return isSame(seen, drawn) ? drawn : seen;
  const least = around(seen, stock.low, count);
  const isLow = drawn.first > least.first || drawn.last < least.last;
  // At rest a stock that is enough stays as it is, whatever is beyond it.
  if (direction === null && !isLow) return drawn;
  const step = isLow && direction !== null ? STEP.low : STEP.usual;
  const wanted = around(seen, stock.filled, count);
  const kept = { first: Math.max(drawn.first, wanted.first), last: Math.min(drawn.last, wanted.last) };
  const next = {
    first: Math.min(seen.first, Math.max(wanted.first, kept.first - step)),
    last: Math.max(seen.last, Math.min(wanted.last, kept.last + step)),
  };
  return isSame(next, drawn) ? drawn : next;
}
