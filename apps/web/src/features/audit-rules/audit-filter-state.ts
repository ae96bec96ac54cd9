import { sortValues } from '../../kit/admin/sort-values.ts';
import { addressState, choicePart, pagePart, textPart } from '../../kit/lib/address.ts';

/** Orders that a list may have; '' is that of the server. */
export const RULE_SORT_VALUES = sortValues([
  'priority',
  'rule_id',
  'name',
  'category',
  'state',
  'per_day',
  'agreement',
  'updated_at',
]);
export const HOLD_SORT_VALUES = sortValues([
  'held_at',
  'patient_name',
  'department',
  'rule_id',
  'reason',
  'until',
  'state',
  'decided_by',
  'took',
]);
export const PAGE_SIZES = [13, 26, 52] as const;
export const TABS = ['rules', 'held', 'decided'] as const;

/** What the page keeps in its address: the tab, and what narrows its list. */
export const FILTERS = addressState({
  tab: choicePart(TABS),
  q: textPart(),
  state: choicePart(['', 'draft', 'in_use', 'archived']),
  category: choicePart(['', 'limit', 'critical', 'delta', 'consistency', 'completeness']),
  rule: textPart(),
  /** Of what was decided: only by people, or only where they agree with the rule. */
  by: choicePart(['', 'judged', 'agreed']),
  department: textPart(),
  sort: textPart(),
  page: pagePart(),
  size: choicePart<number>(PAGE_SIZES),
  open: textPart(),
  /** Of the open rule: only the hits that its daily number counts. */
  hits: choicePart(['', 'lately']),
});
export type AuditFilterState = typeof FILTERS.initial;
/** Nothing narrowed. */
export const EVERY = { q: '', state: '', category: '', rule: '', by: '', department: '' } as const;

export function isNarrowed(filters: AuditFilterState): boolean {
  return Object.entries(EVERY).some(([name, value]) => filters[name as keyof typeof EVERY] !== value);
}

/** As the list of rules takes them: what is not asked for is left out. */
export function askedRules({ q, state, category, sort, page, size }: AuditFilterState) {
  const known = RULE_SORT_VALUES.find((value) => value === sort) ?? '';
  return {
    page,
    page_size: size,
    ...(q !== '' && { q }),
    ...(state !== '' && { state }),
    ...(category !== '' && { category }),
    ...(known !== '' && { sort: known }),
  };
}

/** As the queue takes them, with what was typed. */
export function askedHolds({ tab, rule, by, department, sort, page, size }: AuditFilterState, q: string) {
  const known = HOLD_SORT_VALUES.find((value) => value === sort) ?? '';
  const isDecided = tab === 'decided';
  return {
    state: isDecided ? by || ('decided' as const) : ('held' as const),
    page,
    page_size: size,
    ...(q !== '' && { q }),
    ...(rule !== '' && { rule_id: rule }),
    ...(department !== '' && { department }),
    // What was decided last is looked at first; of what waits the longest waiting.
    ...(known !== '' ? { sort: known } : isDecided && { sort: '-held_at' as const }),
  };
}
