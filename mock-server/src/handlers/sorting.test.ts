import { expect, test } from 'vitest';
import { sortedBy } from './sorting.ts';

const ROWS = [
  { id: 'R-2', name: '沈若溪', count: 0.1 },
  { id: 'R-10', name: '', count: 0.03 },
  { id: 'R-1', name: '陆明哲', count: undefined },
];
const COLUMNS = {
  id: ({ id }: (typeof ROWS)[number]) => id,
  name: ({ name }: (typeof ROWS)[number]) => name,
  count: ({ count }: (typeof ROWS)[number]) => count,
};
const ids = (sort: Parameters<typeof sortedBy<(typeof ROWS)[number], keyof typeof COLUMNS>>[1]) =>
  sortedBy(ROWS, sort, COLUMNS).map(({ id }) => id);

test('numbers go by their size, names by their sound, numbers within texts as numbers', () => {
  expect(ids('count')).toEqual(['R-10', 'R-2', 'R-1']);
  expect(ids('name')).toEqual(['R-1', 'R-2', 'R-10']);
  expect(ids('id')).toEqual(['R-1', 'R-2', 'R-10']);
});

test('what has no value comes last either way, and no order is the order in which rows came', () => {
  expect(ids('-count')).toEqual(['R-2', 'R-10', 'R-1']);
  expect(ids('-name')).toEqual(['R-2', 'R-1', 'R-10']);
  expect(ids(undefined)).toEqual(['R-2', 'R-10', 'R-1']);
});

test('a column may have a hyphen in its name; a number beside a text is compared as it is written', () => {
  const columns = { 'held-at': ({ value }: { value: string | number }) => value };
  const rows = [{ value: 'R-2' }, { value: 10 }, { value: 'R-10' }, { value: 9 }];
  const values = (sort: 'held-at' | '-held-at') => sortedBy(rows, sort, columns).map(({ value }) => value);
  expect(values('held-at')).toEqual([9, 10, 'R-2', 'R-10']);
  expect(values('-held-at')).toEqual(['R-10', 'R-2', 10, 9]);
  expect(sortedBy([{ value: '10' }, { value: 9 }], 'held-at', columns).map(({ value }) => value)).toEqual([9, '10']);
});

test('equal rows, and rows without a value, keep the order in which they came; the list itself stays as it is', () => {
  const columns = { count: ({ count }: { count?: number | string }) => count };
  const rows = [{ id: 1 }, { id: 2, count: 0 }, { id: 3, count: '' }, { id: 4, count: 0 }, { id: 5, count: 1 }];
  const order = (sort?: 'count' | '-count') => sortedBy(rows, sort, columns).map(({ id }) => id);
  expect(order('count')).toEqual([2, 4, 5, 1, 3]);
  expect(order('-count')).toEqual([5, 2, 4, 1, 3]);
  expect(order()).toEqual([1, 2, 3, 4, 5]);
  expect(sortedBy(rows, undefined, columns)).not.toBe(rows);
});
