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

test.each<[string, readonly [x: number, y: number], string]>([
  // The value 10 at (100, 100) is 14 wide and stands from 79 to 93; a mark reaches 5 pixels around its point.
  ['just at its right', [112, 86], 'above'],
  ['into it from the right', [111, 86], 'below'],
  ['just at its left', [88, 86], 'above'],
  ['into it from the left', [89, 86], 'below'],
  ['just under it', [97, 98], 'above'],
  ['into it from under', [97, 97], 'below'],
  ['just over it', [97, 74], 'above'],
  ['into it from over', [97, 75], 'below'],
])('a value makes way for the mark of another point that reaches %s', (_where, [x, y], place) => {
  const own = [100, 100, '10'] as const;
  const points = x < 100 ? ([[x, y, '99'], own] as const) : ([own, [x, y, '99']] as const);
  expect(said(points).find(([, text]) => text === '10')?.[2]).toBe(place);
});

test('of three points each makes way for those on both sides', () => {
  const [left, own, right] = [
    [89, 86, '7'],
    [100, 100, '10'],
    [111, 118, '99'],
  ] as const;
  expect(said([left, own, right]).find(([, text]) => text === '10')?.[2]).toBe('left');
  expect(said([left, own]).find(([, text]) => text === '10')?.[2]).toBe('below');
});

test.each<[string, readonly [x: number, y: number], string | undefined]>([
  ['just inside the left edge', [7, 100], 'above'],
  ['over the left edge', [6, 100], undefined],
  ['just under the upper edge', [100, 21], 'above'],
  ['over the upper edge', [100, 20], 'below'],
])('a value %s', (_where, [x, y], place) => {
  expect(said([[x, y, '10']])[0]?.[2]).toBe(place);
});

test.each([
  [177, 'below'],
  [178, 'left'],
])('a value whose place above is taken, at %d of 200 pixels, stands %s', (y, place) => {
  const points = [[100, y, '10'] as const, [107, y - 14, '99'] as const];
  expect(said(points).find(([, text]) => text === '10')?.[2]).toBe(place);
});

test.each([
  [24, ['41 × 2']],
  [25, ['41', '41']],
])('the same value %d pixels on is told as %j', (distance, texts) => {
  expect(
    said([
      [100, 100, '41'],
      [100 + distance, 100, '41'],
    ]).map(([, text]) => text),
  ).toEqual(texts);
});

test('a row of the same is told once, each near the one after it; another value parts it', () => {
  const row = (...texts: string[]) =>
    said(texts.map((text, place) => [100 + 20 * place, 100, text] as const)).map(([, text]) => text);
  expect(row('41', '41', '41')).toEqual(['41 × 3']);
  expect(row('41', '43', '41')).toEqual(['41', '43', '41']);
});
