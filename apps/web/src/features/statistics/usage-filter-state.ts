import { sortValues } from '../../kit/admin/sort-values.ts';
import { addressState, choicePart, dayPart, pagePart, textPart } from '../../kit/lib/address.ts';

export const PAGE_SIZES = [12, 24, 48] as const;
export const SORT_VALUES = sortValues(['date', 'department', 'kind', 'application', 'count']);
const DAY = dayPart();

/** What the statistics keep in their address. */
export const FILTERS = addressState({
  from: DAY,
  to: DAY,
  department: textPart(),
  application_id: textPart(),
  role: textPart((text) => (/^([1-9]|1[01])$/.test(text) ? text : '')),
  slot: textPart((text) => (/^[1-7]-([01]\d|2[0-3])$/.test(text) ? text : '')),
  /** What the rows tell of: one of the figures. */
  kind: choicePart(['', 'read', 'view', 'open'] as const),
  /** The rows are shown, also while nothing narrows the page. */
  rows: choicePart(['', 'yes'] as const),
  sort: choicePart(SORT_VALUES),
  page: pagePart(),
  size: choicePart<number>(PAGE_SIZES),
});
export type UsageFilterState = typeof FILTERS.initial;
/** What was done: a report seen first, a reading looked at, a tool opened. */
export type UsageKind = Exclude<UsageFilterState['kind'], ''>;

/** As the calls take them; the request layer leaves out what is empty. */
export function asked({ from, to, department, application_id, role, slot }: UsageFilterState) {
  return { from, to, department, application_id, slot, ...(role !== '' && { role: Number(role) }) };
}
