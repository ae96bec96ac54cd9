import type { AccountFilter } from '@jianwei/api-client/model';
import { sortValues } from '../../kit/admin/sort-values.ts';
import { addressState, choicePart, pagePart, textPart } from '../../kit/lib/address.ts';

/** Orders that the list may have; '' is that of the server. */
export const SORT_VALUES = sortValues([
  'user_name',
  'nickname',
  'role',
  'department',
  'title',
  'phone',
  'permission_column',
  'state',
  'last_seen_at',
  'expires_on',
]);
export const PAGE_SIZES = [13, 26, 52] as const;

/** What the list of accounts keeps in its address. */
export const FILTERS = addressState({
  q: textPart(),
  role: textPart((text) => (/^([1-9]|1[01])$/.test(text) ? text : '')),
  state: choicePart(['', 'normal', 'locked']),
  facet: choicePart(['', 'idle', 'never', 'mismatch']),
  department: textPart(),
  /** Id of an application that they keep among 我的应用. */
  application: textPart(),
  sort: choicePart(SORT_VALUES),
  page: pagePart(),
  size: choicePart<number>(PAGE_SIZES),
  open: textPart(),
});
export type AccountFilterState = typeof FILTERS.initial;
/** Nothing narrowed. */
export const EVERY = { q: '', role: '', state: '', facet: '', department: '', application: '' } as const;

/** As the call takes them: what is not asked for is left out. */
export function asked({ role, state, facet, application, sort, size, open: _open, ...filters }: AccountFilterState) {
  return {
    ...filters,
    ...(role !== '' && { role: Number(role) }),
    ...(state !== '' && { state }),
    ...(facet !== '' && { facet }),
    ...(application !== '' && { application_id: application }),
    ...(sort !== '' && { sort }),
    page_size: size,
  };
}

/** What a change of every account of the list names: the filter without order and page. */
export function filterOf(state: AccountFilterState): AccountFilter {
  const { q, department, role, facet, application_id: application, state: lockState } = asked(state);
  return {
    ...(q !== '' && { q }),
    ...(department !== '' && { department }),
    ...(role !== undefined && { role }),
    ...(facet !== undefined && { facet }),
    ...(application !== undefined && { application_id: application }),
    ...(lockState !== undefined && { state: lockState }),
  };
}
