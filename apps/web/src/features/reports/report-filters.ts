import type { ListReportsParams, ListReportsTab, ReportTabCounts } from '@jianwei/api-client/model';

/** Filters of the report list, as the address holds them. */
export interface ReportFilters {
  tab: ListReportsTab;
  keyword: string;
  /** '' = every department. */
  department: string;
  /** yyyy-MM-dd; '' = every day. */
  date: string;
  /** Zero-based. */
  page: number;
  pageSize: number;
}

export const PAGE_SIZES = [12, 24, 48] as const;

/** Segments of the list with the figure each carries. */
export const REPORT_TABS: readonly { value: ListReportsTab & keyof ReportTabCounts; label: string }[] = [
  { value: 'all', label: '全部' },
  { value: 'unread', label: '未读' },
  { value: 'critical', label: '危急值' },
  { value: 'focus', label: '需关注' },
  { value: 'hint', label: '有应用提示' },
];

const DEFAULTS: ReportFilters = { tab: 'all', keyword: '', department: '', date: '', page: 0, pageSize: PAGE_SIZES[0] };

function readTab(text: string | null): ListReportsTab {
  return REPORT_TABS.find((tab) => tab.value === text)?.value ?? DEFAULTS.tab;
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) - 1 : DEFAULTS.page;
}

function readPageSize(text: string | null): number {
  return PAGE_SIZES.find((size) => String(size) === text) ?? DEFAULTS.pageSize;
}

function readDate(text: string | null): string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : DEFAULTS.date;
}

/** Filters that an address asks for; whatever it says wrongly becomes the default. The page is one-based in the address. */
export function readReportFilters(query: URLSearchParams): ReportFilters {
  return {
    tab: readTab(query.get('tab')),
    keyword: query.get('keyword') ?? DEFAULTS.keyword,
    department: query.get('department') ?? DEFAULTS.department,
    date: readDate(query.get('date')),
    page: readPage(query.get('page')),
    pageSize: readPageSize(query.get('page_size')),
  };
}

/** The address of filters; defaults are left out, so that one list has one address. */
export function writeReportFilters(filters: ReportFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.tab !== DEFAULTS.tab) query.set('tab', filters.tab);
  if (filters.keyword !== '') query.set('keyword', filters.keyword);
  if (filters.department !== '') query.set('department', filters.department);
  if (filters.date !== '') query.set('date', filters.date);
  if (filters.page > 0) query.set('page', String(filters.page + 1));
  if (filters.pageSize !== DEFAULTS.pageSize) query.set('page_size', String(filters.pageSize));
  return query;
}

/** Filters after a change: anything but the page itself leads back to the first page. */
export function changeReportFilters(filters: ReportFilters, change: Partial<ReportFilters>): ReportFilters {
  return { ...filters, page: 0, ...change };
}

/** Filters as the call takes them. */
export function toListReportsParams(filters: ReportFilters): ListReportsParams {
  return {
    tab: filters.tab,
    ...(filters.keyword !== '' && { keyword: filters.keyword }),
    ...(filters.department !== '' && { department: filters.department }),
    ...(filters.date !== '' && { date: filters.date }),
    page: filters.page,
    page_size: filters.pageSize,
  };
}

/** Whether anything narrows the list, the tab included. */
export function isNarrowed(filters: ReportFilters): boolean {
  return filters.tab !== 'all' || filters.keyword !== '' || filters.department !== '' || filters.date !== '';
}
