import { describe, expect, it } from 'vitest';

import {
  changeReportFilters,
  isNarrowed,
  readReportFilters,
  toListReportsParams,
  writeReportFilters,
  type ReportFilters,
} from './report-filters.ts';

const PLAIN: ReportFilters = { tab: 'all', keyword: '', department: '', date: '', page: 0, pageSize: 12 };
const read = (text: string) => readReportFilters(new URLSearchParams(text));

describe('address of the report list', () => {
  it('comes back as it was written', () => {
    const states: ReportFilters[] = [
      PLAIN,
      { tab: 'critical', keyword: '顾 怀&远', department: '肾内科', date: '2025-11-18', page: 3, pageSize: 48 },
    ];
    for (const state of states) expect(readReportFilters(writeReportFilters(state))).toEqual(state);
    expect(writeReportFilters(PLAIN).toString()).toBe('');
  });

  it('counts pages from one', () => {
    expect(writeReportFilters({ ...PLAIN, page: 1 }).toString()).toBe('page=2');
    expect(read('page=2').page).toBe(1);
  });

  it('takes defaults for what an address says wrongly', () => {
    expect(read('tab=odd&page=-1&page_size=13&date=tomorrow')).toEqual(PLAIN);
    expect(read('page=0&page_size=12.5')).toEqual(PLAIN);
  });

  it('leads back to the first page on any change but the page', () => {
    const third = { ...PLAIN, page: 2 };
    expect(changeReportFilters(third, { tab: 'unread' })).toMatchObject({ tab: 'unread', page: 0 });
    expect(changeReportFilters(third, { pageSize: 24 })).toMatchObject({ pageSize: 24, page: 0 });
    expect(changeReportFilters(third, { page: 1 })).toMatchObject({ page: 1 });
  });

  it('sends only what filters, and page zero', () => {
    expect(toListReportsParams(PLAIN)).toEqual({ tab: 'all', page: 0, page_size: 12 });
    expect(toListReportsParams({ ...PLAIN, keyword: '钾', date: '2025-11-18' })).toEqual({
      tab: 'all',
      keyword: '钾',
      date: '2025-11-18',
      page: 0,
      page_size: 12,
    });
  });

  it('knows whether anything narrows the list', () => {
    expect(isNarrowed({ ...PLAIN, page: 2, pageSize: 48 })).toBe(false);
    expect(isNarrowed({ ...PLAIN, tab: 'unread' })).toBe(true);
    expect(isNarrowed({ ...PLAIN, department: '肾内科' })).toBe(true);
  });
});
