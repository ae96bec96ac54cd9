import { describe, expect, test } from 'vitest';
import { NO_BLOCKS, withStock, withView, type BlockSpan, type ScrollDirection } from './block-span.ts';

const COUNT = 800;
const size = ({ first, last }: BlockSpan) => last - first + 1;

/** Draws until nothing changes any more; every span on the way. */
function settle(drawn: BlockSpan, seen: BlockSpan, direction: ScrollDirection = null): BlockSpan[] {
  const spans = [withView(drawn, seen, COUNT)];
  for (let now = spans[0] as BlockSpan, next = withStock(now, seen, COUNT, direction); next !== now;) {
    spans.push(next);
    now = next;
    next = withStock(now, seen, COUNT, direction);
  }
  return spans;
}

describe('the blocks to draw', () => {
  test('first what is in view, then a stock below it, one at a time', () => {
    const spans = settle(NO_BLOCKS, { first: 0, last: 4 });
    expect(spans).toEqual([4, 5, 6, 7, 8].map((last) => ({ first: 0, last })));
  });

  test('none as long as nothing is known of the view', () => {
    expect(withView(NO_BLOCKS, NO_BLOCKS, COUNT)).toBe(NO_BLOCKS);
  });

  test('the stock lies where the scrolling goes', () => {
    const seen = { first: 100, last: 104 };
    expect(settle({ first: 98, last: 106 }, seen, 'forward').at(-1)).toEqual({ first: 99, last: 112 });
    expect(settle({ first: 98, last: 106 }, seen, 'backward').at(-1)).toEqual({ first: 92, last: 105 });
  });

  test('nothing changes while what is in view is drawn and the stock is full', () => {
    const drawn = { first: 99, last: 112 };
    for (const first of [99, 100, 108]) {
      expect(withView(drawn, { first, last: first + 4 }, COUNT)).toBe(drawn);
    }
    expect(withStock(drawn, { first: 100, last: 104 }, COUNT, 'forward')).toBe(drawn);
    expect(withStock(drawn, { first: 101, last: 105 }, COUNT, 'forward')).toEqual({ first: 100, last: 113 });
  });

  test('what is in view is always drawn, however fast it moves, and never more than 18 for long', () => {
    let drawn: BlockSpan = NO_BLOCKS;
    for (let first = 0; first + 4 < COUNT; first += 7) {
      const seen = { first, last: first + 4 };
      drawn = withView(drawn, seen, COUNT);
      expect(drawn.first).toBeLessThanOrEqual(seen.first);
      expect(drawn.last).toBeGreaterThanOrEqual(seen.last);
      drawn = withStock(drawn, seen, COUNT, 'forward');
      expect(size(drawn)).toBeLessThanOrEqual(18);
    }
  });

  test('a jump draws what is in view and nothing else', () => {
    const seen = { first: 600, last: 604 };
    expect(withView({ first: 0, last: 14 }, seen, COUNT)).toEqual(seen);
  });

  test('none beyond the ends, and none of a longer table that was there before', () => {
    expect(settle(NO_BLOCKS, { first: 795, last: 799 }).at(-1)?.last).toBe(799);
    expect(withView({ first: 790, last: 799 }, { first: 0, last: 4 }, 50)).toEqual({ first: 0, last: 4 });
  });

  test.each([2, 5, 12, 18, 25])('a window of %i blocks draws at most 18, or its own alone', (blocks) => {
    for (const direction of [null, 'forward', 'backward'] as const) {
      const seen = { first: 300, last: 300 + blocks - 1 };
      const most = Math.max(...settle(NO_BLOCKS, seen, direction).map(size));
      expect(most).toBeLessThanOrEqual(Math.max(blocks, 18));
    }
  });
});
