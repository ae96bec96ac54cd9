import { askedSort, sortValues } from '../../kit/admin/sort-values.ts';
import { addressState, choicePart, dayPart, pagePart, textPart } from '../../kit/lib/address.ts';

export const STATES = ['active', 'released_today', 'expired'] as const;
export const KINDS = ['', '1001', '1002'] as const;
export const EVENTS = ['', 'added', 'released', 'restored', 'expired', 'refused'] as const;
export const PAGE_SIZES = [12, 24, 48] as const;
export const SORT_VALUES = sortValues(['nickname', 'kind', 'reason', 'prompt', 'created_at', 'created_by', 'hits_7d']);

export const RECORD_SORTS = sortValues(['time', 'event', 'nickname', 'kind', 'summary', 'by', 'address']);

const DAY = dayPart();

/** What the blacklist keeps in its address. */
export const FILTERS = addressState({
  state: choicePart(STATES),
  kind: choicePart(KINDS),
  q: textPart(),
  sort: choicePart(SORT_VALUES),
  page: pagePart(),
  size: choicePart<number>(PAGE_SIZES),
  /** `new`, or the entry beside the list. */
  open: textPart(),
});
export type BlacklistFilterState = typeof FILTERS.initial;
export const EVERY = { kind: '', q: '' } as const;

/** What its record keeps in the address. */
export const RECORD_FILTERS = addressState({
  kind: choicePart(KINDS),
  event: choicePart(EVENTS),
  q: textPart(),
  /** Id of an account; `user_id` in an address belongs to the entrances and is taken out of it. */
  account: textPart(),
  from: DAY,
  to: DAY,
  sort: choicePart(RECORD_SORTS),
  page: pagePart(),
  size: choicePart<number>(PAGE_SIZES),
});
export type RecordFilterState = typeof RECORD_FILTERS.initial;
export const EVERY_RECORD = { kind: '', event: '', q: '', account: '', from: '', to: '' } as const;

const kindOf = (kind: (typeof KINDS)[number]) =>
  kind === '' ? {} : ({ kind: kind === '1001' ? 1001 : 1002 } as const);

/** As the list's call takes them. */
export function asked({ kind, sort, open: _open, size, ...filters }: BlacklistFilterState) {
  return { ...filters, ...kindOf(kind), ...askedSort(sort), page_size: size };
}

/** What a release of every entry of the list, and the refusals below it, name: the filter without state and page. */
export const filterOf = ({ kind, q }: Pick<BlacklistFilterState, 'kind' | 'q'>) => ({
  ...kindOf(kind),
  ...(q !== '' && { q }),
});

/** As the record's call takes them; the request layer leaves out what is empty. */
export function askedRecord({ kind, event, sort, size, account, ...filters }: RecordFilterState) {
  const narrowed = { ...kindOf(kind), ...(event !== '' && { event }), ...askedSort(sort) };
  return { ...filters, user_id: account, ...narrowed, page_size: size };
}
