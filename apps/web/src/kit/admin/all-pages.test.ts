import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';

/** A server that has so many rows and says that there are `total`. */
function server(count: number, total = count) {
  const asked: [number, number][] = [];
  const read = (page: number, size: number) => {
    asked.push([page, size]);
    const rows = Array.from({ length: count }, (_, place) => place);
    return Promise.resolve({ total_elements: total, data: rows.slice(page * size, (page + 1) * size) });
  };
  return { asked, read };
}

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [450, 3],
])('of %i rows every one is read, once, with %i calls', async (count, calls) => {
  const { asked, read } = server(count);
  expect(await allPages(read)).toEqual(Array.from({ length: count }, (_, place) => place));
  expect(asked).toEqual(Array.from({ length: calls }, (_, page) => [page, 200]));
});

test('a list that grew shorter meanwhile ends with its last page', async () => {
  const { asked, read } = server(200, 300);
  expect(await allPages(read)).toHaveLength(200);
  expect(asked).toHaveLength(2);
});

test('where a page cannot be read, there are no rows at all', async () => {
  const { read } = server(300);
  const broken = (page: number, size: number) => (page === 1 ? Promise.reject(new Error('gone')) : read(page, size));
  await expect(allPages(broken)).rejects.toThrow('gone');
});
