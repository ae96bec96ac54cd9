import { describe, expect, test } from 'vitest';
import { nextSpan, NO_BLOCKS, type BlockSpan } from './block-span.ts';

const COUNT = 1600;
const size = ({ first, last }: BlockSpan) => last - first + 1;

/** Draws until nothing changes any more; every span on the way. */
function settle(drawn: BlockSpan, seen: BlockSpan): BlockSpan[] {
  const spans: BlockSpan[] = [];
  for (let now = drawn, next = nextSpan(now, seen, COUNT); next !== now;) {
    spans.push(next);
    now = next;
    next = nextSpan(now, seen, COUNT);
  }
  return spans;
}

describe('the blocks to draw', () => {
  test('first what is in view, then a stock below it, two at a time', () => {
    const spans = settle(NO_BLOCKS, { first: 0, last: 8 });
    expect(spans[0]).toEqual({ first: 0, last: 8 });
    const grown = spans.map(size).map((blocks, index, all) => blocks - (all[index - 1] ?? 9));
    expect(Math.max(...grown)).toBe(2);
    expect(spans.at(-1)).toEqual({ first: 0, last: 17 });
  });

  test('none as long as nothing is known of the view', () => {
    expect(nextSpan(NO_BLOCKS, NO_BLOCKS, COUNT)).toEqual(NO_BLOCKS);
  });

  test('the stock lies on both sides and moves with the view', () => {
    const seen = { first: 100, last: 108 };
    expect(settle({ first: 91, last: 110 }, seen).at(-1)).toEqual({ first: 91, last: 117 });
    expect(nextSpan({ first: 91, last: 117 }, { first: 101, last: 109 }, COUNT)).toEqual({ first: 92, last: 118 });
  });

  test('nothing changes while the stock is whole', () => {
    const drawn = { first: 91, last: 117 };
    expect(nextSpan(drawn, { first: 100, last: 108 }, COUNT)).toBe(drawn);
  });

  test('what is in view is always drawn, however fast it moves', () => {
    let drawn: BlockSpan = NO_BLOCKS;
    for (let first = 0; first + 8 < COUNT; first += 13) {
      const seen = { first, last: first + 8 };
      drawn = nextSpan(drawn, seen, COUNT);
      expect(drawn.first).toBeLessThanOrEqual(seen.first);
      expect(drawn.last).toBeGreaterThanOrEqual(seen.last);
    }
  });

  test('a jump draws what is in view and nothing else', () => {
    const seen = { first: 600, last: 608 };
    expect(nextSpan({ first: 0, last: 24 }, seen, COUNT)).toEqual(seen);
  });

  test('none beyond the ends, and none of a longer table that was there before', () => {
    expect(settle(NO_BLOCKS, { first: 1595, last: 1599 }).at(-1)?.last).toBe(1599);
    expect(nextSpan({ first: 790, last: 799 }, { first: 0, last: 8 }, 50)).toEqual({ first: 0, last: 8 });
  });

  test.each([2, 9, 20, 36, 50])('a window of %i blocks draws at most 36, or its own alone', (blocks) => {
    const seen = { first: 300, last: 300 + blocks - 1 };
    const most = Math.max(...settle(NO_BLOCKS, seen).map(size));
    expect(most).toBeLessThanOrEqual(Math.max(blocks, 36));
  });
});
