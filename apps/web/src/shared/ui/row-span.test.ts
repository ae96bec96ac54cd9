import { describe, expect, test } from 'vitest';
import { nextSpan, NO_ROWS, type RowSpan, type ScrollDirection } from './row-span.ts';

const COUNT = 5000;
const size = ({ first, last }: RowSpan) => last - first + 1;

/** Draws until nothing changes any more; every span on the way. */
function settle(drawn: RowSpan, seen: RowSpan, direction: ScrollDirection = null): RowSpan[] {
  const spans: RowSpan[] = [];
  for (let now = drawn, next = nextSpan(now, seen, COUNT, direction); next !== now;) {
    spans.push(next);
    now = next;
    next = nextSpan(now, seen, COUNT, direction);
  }
  return spans;
}

describe('the rows to draw', () => {
  test('first what is in view, then a stock below it, a few rows at a time', () => {
    const spans = settle(NO_ROWS, { first: 0, last: 24 });
    expect(spans[0]).toEqual({ first: 0, last: 24 });
    const grown = spans.map(size).map((rows, index, all) => rows - (all[index - 1] ?? 25));
    expect(Math.max(...grown)).toBeLessThanOrEqual(16);
    expect(spans.at(-1)?.last).toBeGreaterThanOrEqual(32);
  });

  test('none as long as nothing is known of the view', () => {
    expect(nextSpan(NO_ROWS, NO_ROWS, COUNT, null)).toEqual(NO_ROWS);
  });

  test('the stock lies where the scrolling goes', () => {
    const seen = { first: 1000, last: 1024 };
    expect(settle({ first: 990, last: 1040 }, seen, 'forward').at(-1)).toEqual({ first: 992, last: 1072 });
    expect(settle({ first: 990, last: 1040 }, seen, 'backward').at(-1)).toEqual({ first: 958, last: 1032 });
  });

  test('nothing changes while there is enough in stock', () => {
    const drawn = { first: 990, last: 1072 };
    for (const last of [1024, 1030, 1036]) {
      expect(nextSpan(drawn, { first: last - 24, last }, COUNT, 'forward')).toBe(drawn);
    }
    expect(nextSpan(drawn, { first: 1013, last: 1037 }, COUNT, 'forward')).not.toBe(drawn);
  });

  test('what is in view is always drawn, however fast it moves', () => {
    let drawn: RowSpan = NO_ROWS;
    for (let first = 0; first + 24 < COUNT; first += 37) {
      const seen = { first, last: first + 24 };
      drawn = nextSpan(drawn, seen, COUNT, 'forward');
      expect(drawn.first).toBeLessThanOrEqual(seen.first);
      expect(drawn.last).toBeGreaterThanOrEqual(seen.last);
    }
  });

  test('a jump draws what is in view and nothing else', () => {
    const seen = { first: 4000, last: 4024 };
    expect(nextSpan({ first: 0, last: 80 }, seen, COUNT, 'forward')).toEqual(seen);
  });

  test('none beyond the ends, and none of a longer table that was there before', () => {
    expect(settle(NO_ROWS, { first: 4975, last: 4999 }).at(-1)?.last).toBe(4999);
    expect(nextSpan({ first: 4900, last: 4999 }, { first: 0, last: 24 }, 300, null)).toEqual({ first: 0, last: 24 });
    expect(settle(NO_ROWS, { first: 0, last: 9 }).every(({ last }) => last < COUNT)).toBe(true);
  });

  test.each([10, 25, 60, 100, 140])('a window of %i rows stays below 120, or shows its own alone', (rows) => {
    for (const direction of [null, 'forward', 'backward'] as const) {
      const seen = { first: 2000, last: 2000 + rows - 1 };
      const most = Math.max(...settle(NO_ROWS, seen, direction).map(size));
      expect(most).toBeLessThanOrEqual(Math.max(rows, 117));
    }
  });
});
