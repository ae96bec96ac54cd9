import { addressState, choicePart, pagePart, textPart } from '../../kit/lib/address.ts';

export const STATES = ['no_item', 'no_unit', 'no_value', 'mapped', 'dismissed'] as const;
export const SORTS = ['-results', 'results', '-last_at', 'last_at', 'name', '-name', 'unit', '-unit'] as const;
export const PAGE_SIZES = [11, 22, 44] as const;

/** What the cleaning queue keeps in its address. */
export const FILTERS = addressState({
  tab: choicePart(STATES),
  q: textPart(),
  source: textPart(),
  sort: choicePart(SORTS),
  page: pagePart(),
  size: choicePart<number>(PAGE_SIZES),
  /** The item beside the list. */
  open: textPart((text) => (/^[1-9]\d*$/.test(text) ? text : '')),
});
export type CleaningFilterState = typeof FILTERS.initial;
export const EVERY = { q: '', source: '' } as const;

/** As the queue's call takes them; the request layer leaves out what is empty. */
export function asked({ tab, size, open: _open, ...filters }: CleaningFilterState) {
  return { ...filters, state: tab, page_size: size };
}
