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
