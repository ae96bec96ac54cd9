import { expect, test } from 'vitest';
import { askedSort, sortValues } from '../admin/sort-values.ts';
import { keyBy } from './row-key.ts';

test('rows keep their key whatever their order; of two that are named alike the later is told by its place', () => {
  const rows = ['K', 'NA', 'K'];
  const keysOf = (of: readonly string[]) => of.map(keyBy(of, (row) => row));
  expect(keysOf(rows)).toEqual(['K', 'NA', 'K-2']);
  expect(keysOf(['NA', 'K'])).toEqual(['NA', 'K']);
});

test('a list may be ordered by each column, up and down; the order of the server is not asked for', () => {
  expect(sortValues(['time', 'name'])).toEqual(['', 'time', 'name', '-time', '-name']);
  expect(askedSort('-time')).toEqual({ sort: '-time' });
  expect(askedSort('')).toEqual({});
});
