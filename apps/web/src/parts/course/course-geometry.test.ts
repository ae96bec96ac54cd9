import { expect, test } from 'vitest';
import type { SeriesPoint } from './course-data.ts';
import { valueAxisOf } from './course-geometry.ts';

const points = (...values: number[]) => values.map((value) => ({ value }) as SeriesPoint);

test('whole numbers that moved by one lie on an axis of several', () => {
  const axis = valueAxisOf(points(8, 8, 7), false);
  expect(axis.max - axis.min).toBeGreaterThanOrEqual(4);
  expect(axis.decimals).toBe(0);
  expect(valueAxisOf(points(1, 0), false).min).toBe(0);
});

test('a fine change of a figure with decimals keeps its axis', () => {
  const axis = valueAxisOf(points(5.1, 5.4), false);
  expect(axis.max - axis.min).toBeLessThan(1);
});
