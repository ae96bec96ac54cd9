import { expect, it } from 'vitest';

import { readFavouriteFilters, writeFavouriteFilters } from './favourite-filters.ts';

it('comes back from the address as it was written', () => {
  const filters = { keyword: '顾怀远', page: 2, pageSize: 24 };
  expect(readFavouriteFilters(writeFavouriteFilters(filters))).toEqual(filters);
  expect(writeFavouriteFilters({ keyword: '', page: 0, pageSize: 12 }).toString()).toBe('');
});

it('takes defaults for what an address says wrongly', () => {
  expect(readFavouriteFilters(new URLSearchParams('page=0&page_size=7'))).toEqual({
    keyword: '',
    page: 0,
    pageSize: 12,
  });
});
