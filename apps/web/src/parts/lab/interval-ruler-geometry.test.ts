import { expect, test } from 'vitest';
import { EDGE, rulerGeometry } from './interval-ruler-geometry.ts';
import { rulerCellProps } from './ruler-cell.ts';

const about = (place: number) => expect.closeTo(place, 1) as number;

test.each<[string, number, number | undefined, number | undefined, object]>([
  [
    'the interval in the middle, the value where it lies',
    15,
    10,
    20,
    { band: [30, 70], marker: 50, position: 'within' },
  ],
  ['a value above', 5.62, 3.5, 5.3, { marker: about(77.1), position: 'above' }],
  ['a value below', 103, 130, 175, { marker: about(6), position: 'below' }],
  ['the lower bound is within', 3.5, 3.5, 5.3, { marker: 30, position: 'within' }],
  ['the upper bound is within', 5.3, 3.5, 5.3, { marker: 70, position: 'within' }],
  ['far above: held at the edge', 168, 57, 111, { marker: 100 - EDGE }],
  ['far below: held at the edge', -400, 57, 111, { marker: EDGE }],
  ['a lower bound: to the edge', 39, 90, undefined, { band: [45, 100], marker: 19.5, position: 'below' }],
  ['an upper bound: from the edge', 326, undefined, 30, { band: [0, 55], marker: 100 - EDGE, position: 'above' }],
  ['a lower bound of 0 bounds nothing', 12, 0, 30, { band: [0, 55], marker: 22, position: 'within' }],
  ['within an upper bound', 12, undefined, 30, { marker: 22, position: 'within' }],
  ['around zero', 0, -3, 3, { marker: 50, position: 'within' }],
])('%s', (_what, value, low, high, geometry) => {
  expect(rulerGeometry(value, low, high)).toMatchObject(geometry);
});

test.each([
  ['a number', undefined, 3.5, 5.3],
  ['a number that is one', Number.NaN, 3.5, 5.3],
  ['bounds', 5, undefined, undefined],
  ['a possible interval', 5, 5.3, 3.5],
  ['a scale', 5, undefined, 0],
])('without %s nothing is drawn', (_what, value, low, high) => {
  expect(rulerGeometry(value, low, high)).toBeUndefined();
});

test('a cell draws band and marker in pixels, the marker shaped by its place or by the judgement of the report', () => {
  const geometry = { band: [30, 70], marker: 77.1, position: 'above' } as Parameters<typeof rulerCellProps>[0];
  const { className, ...cell } = rulerCellProps(geometry);
  expect(cell).toEqual({
    'data-ruler': 'above',
    style: { '--band-left': '30px', '--band-width': '40px', '--marker': '77.1px' },
  });
  // Its ink stands on paper too.
  expect(className.split(' ')).toContain('jw-print-ink');
  expect(rulerCellProps(geometry, 'within')['data-ruler']).toBe('within');
});
