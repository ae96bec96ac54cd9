import { useSearchParams } from 'react-router-dom';

/** How each filter of a list is read from the address; what is missing there or wrong becomes the default. */
export type FilterReaders<Filters> = { readonly [Name in keyof Filters]: (text: string) => Filters[Name] };

/** Any text; '' = everything. */
export const anyText = (text: string): string => text;

/** A day yyyy-MM-dd; '' = every day. */
export const anyDay = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** One of a few values, by default the first. */
export const oneOf =
  <const T extends string | number>(values: readonly [T, ...T[]]) =>
  (text: string): T =>
    values.find((value) => String(value) === text) ?? values[0];

/** Zero-based as on the wire; the address counts from one. */
export const pageNumber = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) - 1 : 0);

/** The filters that an address asks for. */
export function readFilters<Filters extends object>(readers: FilterReaders<Filters>, query: URLSearchParams): Filters {
  const names = Object.keys(readers) as (keyof Filters & string)[];
  return Object.fromEntries(names.map((name) => [name, readers[name](query.get(name) ?? '')])) as Filters;
}

/** The address of filters; defaults are left out, so that one list has one address. */
export function writeFilters<Filters extends object>(
  readers: FilterReaders<Filters>,
  filters: Filters,
): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of Object.keys(readers) as (keyof Filters & string)[]) {
    const value: unknown = filters[name];
    if (value !== readers[name]('')) query.set(name, String(name === 'page' ? Number(value) + 1 : value));
  }
  return query;
}

/**
 * Filters and page of a list in the address: linkable, and the back button undoes them. A change of anything but the page
 * leads back to the first page; while something is typed the address is replaced instead of added to the history.
 */
export function useFilters<Filters extends { page: number }>(readers: FilterReaders<Filters>) {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(readers, query);
  const change = (part: Partial<Filters>, isTyping = false) =>
    setQuery(writeFilters(readers, { ...filters, page: 0, ...part }), { replace: isTyping });
  return [filters, change] as const;
}
