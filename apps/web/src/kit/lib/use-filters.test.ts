import { describe, expect, it } from 'vitest';
import { anyDay, anyText, oneOf, pageNumber, readFilters, writeFilters } from './use-filters.ts';

const READERS = {
  tab: oneOf(['all', 'critical']),
  keyword: anyText,
  date: anyDay,
  page: pageNumber,
  page_size: oneOf([12, 24]),
};
type Filters = ReturnType<typeof read>;
const read = (text: string) => readFilters(READERS, new URLSearchParams(text));
const PLAIN: Filters = { tab: 'all', keyword: '', date: '', page: 0, page_size: 12 };

describe('filters in the address', () => {
  it.each<[Filters, string]>([
    [PLAIN, ''],
    [{ ...PLAIN, page: 1 }, 'page=2'],
    [
      { tab: 'critical', keyword: '顾 怀&远', date: '2025-11-18', page: 3, page_size: 24 },
      'tab=critical&keyword=%E9%A1%BE+%E6%80%80%26%E8%BF%9C&date=2025-11-18&page=4&page_size=24',
    ],
  ])('come back as they were written: %j', (filters, address) => {
    expect(writeFilters(READERS, filters).toString()).toBe(address);
    expect(read(address)).toEqual(filters);
  });

  it.each(['tab=odd&page=-1&page_size=13&date=tomorrow', 'page=0&page_size=12.5'])(
    'are the defaults for %s',
    (text) => {
      expect(read(text)).toEqual(PLAIN);
    },
  );
});
