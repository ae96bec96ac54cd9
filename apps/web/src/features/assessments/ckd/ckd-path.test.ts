import type { KidneyReportListItem } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { ROW_HEIGHT, stagedBefore, trailTo } from './ckd-path.ts';

const entry = (id: string, lab_y: string, lab_x: string): KidneyReportListItem => ({
  report_id: id,
  report_time: `2025-01-${id}T08:00:00`,
  evidence_inference: { lab_x, lab_y, reliable_name: '' },
});

/** Newest first: G2 A2, then without ACR, then twice G3a A2, then G3b A3. */
const way = [
  entry('20', 'G3b', 'A3'),
  entry('15', 'G3a', 'A2'),
  entry('12', 'G3a', 'A2'),
  entry('08', 'G3b', ''),
  entry('01', 'G2', 'A2'),
];

const column = 100 / 3;

test('earlier reports are nodes from the oldest, in their cells; the report itself is none', () => {
  const { nodes } = trailTo(way, '20');
  expect(nodes.map(({ id, stage }) => `${id} ${stage}`)).toEqual(['01 G2 A2', '12 G3a A2', '15 G3a A2']);
  const [first, second, third] = nodes;
  // Alone in the second column, second row.
  expect(first?.x).toBeCloseTo(1.5 * column);
  expect(first?.y).toBeGreaterThan(ROW_HEIGHT);
  expect(first?.y).toBeLessThan(2 * ROW_HEIGHT);
  // Two of one cell stand side by side in it.
  expect(second?.y).toBe(third?.y);
  expect(second?.x).toBeGreaterThan(column);
  expect(second?.x).toBeLessThan(third?.x ?? 0);
  expect(third?.x).toBeLessThan(2 * column);
});

test('the arrow ends at the corner of the current cell that faces the last node', () => {
  const { arrow } = trailTo(way, '20');
  // Third column, fourth row: its upper left corner.
  expect(arrow?.x).toBeCloseTo(2 * column, -1);
  expect(arrow?.y).toBeCloseTo(3 * ROW_HEIGHT, -1);
});

test('an older report has the way up to itself, and no arrow where it stayed in its cell', () => {
  const { nodes, arrow } = trailTo(way, '15');
  expect(nodes.map(({ id }) => id)).toEqual(['01', '12']);
  expect(arrow).toBeUndefined();
});

test('improvement runs upwards and to the left', () => {
  const { arrow } = trailTo([entry('20', 'G2', 'A1'), entry('10', 'G3a', 'A2')], '20');
  expect(arrow?.x).toBeCloseTo(column, -1);
  expect(arrow?.y).toBeCloseTo(2 * ROW_HEIGHT, -1);
});

test('without a cell of its own the report ends the way without an arrow', () => {
  const { nodes, arrow } = trailTo(way, '08');
  expect(nodes.map(({ id }) => id)).toEqual(['01']);
  expect(arrow).toBeUndefined();
});

test('of very many reports the last eight are drawn, and no two nodes share a place', () => {
  const many = Array.from({ length: 12 }, (_, index) => entry(String(30 - index), 'G1', 'A1'));
  const { nodes } = trailTo(many, '30');
  expect(nodes).toHaveLength(8);
  expect(nodes.at(-1)?.id).toBe('29');
  expect(new Set(nodes.map(({ x, y }) => `${x}/${y}`)).size).toBe(8);
  for (const { x, y } of nodes) {
    expect(x).toBeLessThan(column);
    expect(y).toBeLessThan(ROW_HEIGHT);
  }
});

test('a report that is not in the list has no way', () => {
  expect(trailTo(way, 'other')).toEqual({ nodes: [], arrow: undefined });
  expect(stagedBefore(way, 'other')).toEqual([]);
});

test('the report before is the last that has a cell', () => {
  expect(stagedBefore(way, '12').map(({ entry: { report_id: id } }) => id)).toEqual(['01']);
  expect(stagedBefore(way, '01')).toEqual([]);
});

test.each([
  [1, [[0.5, 46]]],
  [
    2,
    [
      [0.395, 46],
      [0.605, 46],
    ],
  ],
  [
    4,
    [
      [0.185, 46],
      [0.395, 46],
      [0.605, 46],
      [0.815, 46],
    ],
  ],
  [
    5,
    [
      [0.185, 36],
      [0.395, 36],
      [0.605, 36],
      [0.815, 36],
      [0.5, 56],
    ],
  ],
  [
    6,
    [
      [0.185, 36],
      [0.395, 36],
      [0.605, 36],
      [0.815, 36],
      [0.395, 56],
      [0.605, 56],
    ],
  ],
])('%d nodes of one cell stand around its middle, four in a row', (count, places) => {
  const earlier = Array.from({ length: count }, (_, index) => entry(String(20 - index), 'G2', 'A2'));
  const { nodes } = trailTo([entry('30', 'G5', 'A3'), ...earlier], '30');
  expect(nodes.map(({ x, y }) => [x / column - 1, y - ROW_HEIGHT])).toEqual(
    places.map(([x = 0, y = 0]) => [expect.closeTo(x, 5) as number, y]),
  );
});

test('a cell counts its own nodes alone, also among those of its row', () => {
  const { nodes } = trailTo([entry('30', 'G5', 'A3'), entry('20', 'G2', 'A1'), entry('10', 'G2', 'A2')], '30');
  expect(nodes.map(({ x }) => x / column)).toEqual([expect.closeTo(1.5, 5), expect.closeTo(0.5, 5)]);
});

test.each([
  // From G3a A2: the edge or corner of the other cell that faces it.
  ['G3a', 'A3', 2.03, 2.5],
  ['G3a', 'A1', 0.97, 2.5],
  ['G4', 'A2', 1.5, 4.03],
  ['G1', 'A2', 1.5, 0.97],
  ['G3b', 'A3', 2.03, 3.03],
])('the arrow to %s %s ends %d columns and %d rows on', (y, x, columns, rows) => {
  const { arrow } = trailTo([entry('30', y, x), entry('20', 'G3a', 'A2')], '30');
  expect(arrow?.x).toBeCloseTo(columns * column, 5);
  expect(arrow?.y).toBeCloseTo(rows * ROW_HEIGHT, 5);
});
