import type { ListWarningsParams, WarningHandling } from '@jianwei/api-client/model';

/** Entries of a page, as the specification has it. */
export const WARNING_PAGE_SIZE = 15;

export type HandlingTab = WarningHandling | 'all';

/** What is waiting comes first. */
export const HANDLING_TABS: readonly HandlingTab[] = ['pending', 'recorded', 'cancelled', 'all'];

/** State, search and page of the reminders, as the address holds them. */
export interface WarningFilters {
  readonly tab: HandlingTab;
  readonly keyword: string;
  /** Zero-based; one-based in the address. */
  readonly page: number;
}

/** What an address asks for; whatever it says wrongly becomes the default. */
export function readWarningFilters(query: URLSearchParams): WarningFilters {
  const page = query.get('page') ?? '';
  return {
    tab: HANDLING_TABS.find((tab) => tab === query.get('tab')) ?? 'pending',
    keyword: query.get('keyword') ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) - 1 : 0,
  };
}

/** The address of filters; defaults are left out. */
export function writeWarningFilters({ tab, keyword, page }: WarningFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'pending') query.set('tab', tab);
  if (keyword !== '') query.set('keyword', keyword);
  if (page > 0) query.set('page', String(page + 1));
  return query;
}

/** Filters as the call takes them. */
export function toListWarningsParams({ tab, keyword, page }: WarningFilters): ListWarningsParams {
  return {
    page,
    page_size: WARNING_PAGE_SIZE,
    ...(tab !== 'all' && { handling: tab }),
    ...(keyword !== '' && { keyword }),
  };
}

/** Address of one critical value. */
export function warningDetailAddress(warningId: string): string {
  return `/crisis-detail?id=${encodeURIComponent(warningId)}`;
}
