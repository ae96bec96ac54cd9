import { sortValues } from '../../kit/admin/sort-values.ts';
import { addressState, choicePart, pagePart, textPart } from '../../kit/lib/address.ts';

export const PAGE_SIZES = [12, 24, 48] as const;
export const SORT_VALUES = sortValues(['date', 'department', 'kind', 'application', 'count']);
const DAY = textPart((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : ''));

/** What the statistics keep in their address. */
export const FILTERS = addressState({
  from: DAY,
  to: DAY,
  department: textPart(),
  application_id: textPart(),
  role: textPart((text) => (/^\d{1,2}$/.test(text) ? text : '')),
  slot: textPart((text) => (/^[1-7]-([01]\d|2[0-3])$/.test(text) ? text : '')),
  sort: choicePart(SORT_VALUES),
  page: pagePart(),
  size: choicePart<number>(PAGE_SIZES),
});
export type UsageFilterState = typeof FILTERS.initial;

/** As the calls take them; the request layer leaves out what is empty. */
export function asked({ page: _page, size: _size, sort: _sort, role, ...filters }: UsageFilterState) {
  return { ...filters, ...(role !== '' && { role: Number(role) }) };
}
