import { expect, test } from 'vitest';
import { placedLabels } from './point-labels.ts';

const HEIGHT = 200;
const said = (points: readonly (readonly [x: number, y: number, text: string])[]) =>
  [
    ...placedLabels(
      points.map(([x, y, text]) => ({ x, y, text })),
      HEIGHT,
    ),
  ]
    .toSorted(([a], [b]) => a - b)
    .map(([index, { text, dx, dy }]) => [index, text, dx === 0 ? (dy < 0 ? 'above' : 'below') : 'left']);

test('a value stands above its point while there is room', () => {
  expect(
    said([
      [50, 100, '117'],
      [200, 80, '168'],
    ]),
  ).toEqual([
    [0, '117', 'above'],
    [1, '168', 'above'],
  ]);
});

test('values that would cover one another stand below or at the left; the newest keeps its place', () => {
  expect(
    said([
      [188, 60, '161'],
      [190, 57, '163'],
      [202, 45, '168'],
    ]),
  ).toEqual([
    [0, '161', 'left'],
    [1, '163', 'below'],
    [2, '168', 'above'],
  ]);
});

test('the same value twice so near is told once', () => {
  expect(
    said([
      [188, 100, '41'],
      [194, 100, '41'],
    ]),
  ).toEqual([[1, '41 × 2', 'above']]);
});

test('a value at the edge stays inside the plot, and one without a place stays out', () => {
  expect(said([[50, 8, '642']])).toEqual([[0, '642', 'below']]);
  const dense = Array.from(
    { length: 400 },
    (_, index) => [30 + index / 2, 100 + (index % 7), `${100 + index}`] as const,
  );
  const labels = said(dense);
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.length).toBeLessThan(30);
});
