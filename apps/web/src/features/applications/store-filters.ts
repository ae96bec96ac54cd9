import type { Application } from '@jianwei/api-client/model';
import { useSearchParams } from 'react-router-dom';
import { applicationName } from '../../parts/applications/application-twins.ts';

type StoreCategory = 'all' | 'lab' | 'data';

/** Filters of the store, as the address holds them. */
export interface StoreFilters {
  keyword: string;
  /** Name of a disease system; '' = every system. */
  system: string;
  category: StoreCategory;
}

export const STORE_CATEGORIES: readonly { value: StoreCategory; label: string }[] = [
  { value: 'all', label: '全部类别' },
  { value: 'lab', label: '检验解读' },
  { value: 'data', label: '大数据分析' },
];

export const NO_FILTERS: StoreFilters = { keyword: '', system: '', category: 'all' };

/** Filters that an address asks for; an unknown category becomes all. */
export function readStoreFilters(query: URLSearchParams): StoreFilters {
  return {
    keyword: query.get('keyword') ?? '',
    system: query.get('system') ?? '',
    category: STORE_CATEGORIES.find(({ value }) => value === query.get('category'))?.value ?? 'all',
  };
}

/** The address of filters; defaults are left out. */
export function writeStoreFilters({ keyword, system, category }: StoreFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (keyword !== '') query.set('keyword', keyword);
  if (system !== '') query.set('system', system);
  if (category !== 'all') query.set('category', category);
  return query;
}

/** Filters that live in the address: linkable, and the back button undoes them. */
export function useStoreFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = readStoreFilters(query);
  return {
    filters,
    /** @param isTyping replaces the entry in the history, so that not every pause in typing becomes a step back */
    change: (part: Partial<StoreFilters>, isTyping = false) =>
      setQuery(writeStoreFilters({ ...filters, ...part }), { replace: isTyping }),
  };
}

export type StoreFilterState = ReturnType<typeof useStoreFilters>;

/** Whether anything narrows the list. */
export function isNarrowed(filters: StoreFilters): boolean {
  return writeStoreFilters(filters).size > 0;
}

/** The applications that pass; the keyword is looked for in name, description and disease, whatever its case. */
export function filterApplications(applications: readonly Application[], filters: StoreFilters): Application[] {
  const keyword = filters.keyword.trim().toLowerCase();
  return applications.filter((application) => {
    const { application_desc: text = '', disease = '', systems = [], category } = application;
    const searched = [applicationName(application), text, disease].join('\n').toLowerCase();
    return (
      searched.includes(keyword) &&
      (filters.system === '' || systems.includes(filters.system)) &&
      (filters.category === 'all' || (filters.category === 'lab') === (category === 1))
    );
  });
}

/** The systems that applications belong to, those of most applications first. */
export function systemsOf(applications: readonly Application[]): string[] {
  const counts = new Map<string, number>();
  for (const system of applications.flatMap(({ systems }) => systems ?? []))
    counts.set(system, (counts.get(system) ?? 0) + 1);
  return [...counts].toSorted(([, left], [, right]) => right - left).map(([system]) => system);
}
