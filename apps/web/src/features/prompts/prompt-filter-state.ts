import { sortValues } from '../../kit/admin/sort-values.ts';
import { addressState, choicePart, pagePart, textPart } from '../../kit/lib/address.ts';

const SORT_VALUES = sortValues([
  'priority',
  'rule_id',
  'name',
  'category',
  'level',
  'state',
  'shown',
  'not_useful',
  'updated_at',
]);
export const PAGE_SIZES = [10, 30, 60] as const;

/** What the page keeps in its address. */
export const FILTERS = addressState({
  q: textPart(),
  state: choicePart(['', 'draft', 'in_use', 'archived']),
  category: choicePart(['', 'blood', 'endocrine', 'renal', 'liver', 'heart', 'infection', 'immune', 'general']),
  sort: textPart(),
  page: pagePart(),
  size: choicePart<number>(PAGE_SIZES),
});
export type PromptFilterState = typeof FILTERS.initial;
export const EVERY = { q: '', state: '', category: '' } as const;

export function isNarrowed({ q, state, category }: PromptFilterState): boolean {
  return q !== '' || state !== '' || category !== '';
}

/** As the list takes them: what is not asked for is left out. */
export function asked({ q, state, category, sort, page, size }: PromptFilterState) {
  const known = SORT_VALUES.find((value) => value === sort) ?? '';
  return {
    kind: 'prompt' as const,
    page,
    page_size: size,
    ...(q !== '' && { q }),
    ...(state !== '' && { state }),
    ...(category !== '' && { category }),
    ...(known !== '' && { sort: known }),
  };
}
