import { describe, expect, test } from 'vitest';
import { nextSpan, NO_BLOCKS, type BlockSpan, type ScrollDirection } from './block-span.ts';

const COUNT = 800;
const size = ({ first, last }: BlockSpan) => last - first + 1;

/** Draws until nothing changes any more; every span on the way. */
function settle(drawn: BlockSpan, seen: BlockSpan, direction: ScrollDirection = null): BlockSpan[] {
  const spans: BlockSpan[] = [];
  for (let now = drawn, next = nextSpan(now, seen, COUNT, direction); next !== now;) {
    spans.push(next);
    now = next;
    next = nextSpan(now, seen, COUNT, direction);
  }
  return spans;
}

describe('the blocks to draw', () => {
  const lastAdded = (spans: readonly BlockSpan[], before: BlockSpan) =>
    spans.map(({ last }, index) => last - (spans[index - 1] ?? before).last);

  test('first what is in view, then a stock below it, two at a time', () => {
    const spans = settle(NO_BLOCKS, { first: 0, last: 4 });
    expect(spans[0]).toEqual({ first: 0, last: 4 });
    expect(lastAdded(spans.slice(1), { first: 0, last: 4 })).toEqual([2, 2, 2]);
  });

  test('at rest a stock on both sides, for either way', () => {
    expect(settle({ first: 100, last: 104 }, { first: 100, last: 104 }).at(-1)).toEqual({ first: 94, last: 110 });
  });

  test('in larger steps while little is left where the scrolling goes', () => {
    const drawn = { first: 99, last: 106 };
    const spans = settle(drawn, { first: 100, last: 104 }, 'forward');
    expect(lastAdded(spans, drawn)).toEqual([4, 4, 2, 2, 2, 2, 2]);
  });

  test('none as long as nothing is known of the view', () => {
    expect(nextSpan(NO_BLOCKS, NO_BLOCKS, COUNT, null)).toEqual(NO_BLOCKS);
  });

  test('the stock lies where the scrolling goes', () => {
    const seen = { first: 100, last: 104 };
    expect(settle({ first: 98, last: 106 }, seen, 'forward').at(-1)).toEqual({ first: 99, last: 124 });
    expect(settle({ first: 98, last: 106 }, seen, 'backward').at(-1)).toEqual({ first: 80, last: 105 });
  });

  test('nothing changes while there is enough in stock', () => {
    const drawn = { first: 99, last: 124 };
    expect(nextSpan(drawn, { first: 100, last: 104 }, COUNT, 'forward')).toBe(drawn);
    expect(nextSpan(drawn, { first: 101, last: 105 }, COUNT, 'forward')).not.toBe(drawn);
  });

  test('what is in view is always drawn, however fast it moves', () => {
    let drawn: BlockSpan = NO_BLOCKS;
    for (let first = 0; first + 4 < COUNT; first += 7) {
      const seen = { first, last: first + 4 };
      drawn = nextSpan(drawn, seen, COUNT, 'forward');
      expect(drawn.first).toBeLessThanOrEqual(seen.first);
      expect(drawn.last).toBeGreaterThanOrEqual(seen.last);
    }
  });

  test('a jump draws what is in view and nothing else', () => {
    const seen = { first: 600, last: 604 };
    expect(nextSpan({ first: 0, last: 14 }, seen, COUNT, 'forward')).toEqual(seen);
  });

  test('none beyond the ends, and none of a longer table that was there before', () => {
    expect(settle(NO_BLOCKS, { first: 795, last: 799 }).at(-1)?.last).toBe(799);
    expect(nextSpan({ first: 790, last: 799 }, { first: 0, last: 4 }, 50, null)).toEqual({ first: 0, last: 4 });
  });

  test.each([2, 9, 20, 36, 40])('a window of %i blocks draws at most 36, or its own alone', (blocks) => {
    for (const direction of [null, 'forward', 'backward'] as const) {
      const seen = { first: 300, last: 300 + blocks - 1 };
      const most = Math.max(...settle(NO_BLOCKS, seen, direction).map(size));
      expect(most).toBeLessThanOrEqual(Math.max(blocks, 36));
    }
  });
});
