import type { ListReportsParams } from '@jianwei/api-client/model';
import { sortValues } from '../../kit/admin/sort-values.ts';
import { addressState, choicePart, dayPart, pagePart, textPart } from '../../kit/lib/address.ts';

const SORT_VALUES = sortValues([
  'report_id',
  'patient_name',
  'department',
  'report_time',
  'report_name',
  'abnormal_count',
  'unread_count',
  'rule_count',
  'audit_state',
  'tag_count',
]);
export const PAGE_SIZES = [15, 30, 60] as const;
export const PANE_TABS = ['report', 'rules', 'audit', 'tags'] as const;
export type PaneTab = (typeof PANE_TABS)[number];

/** What the page keeps in its address; a keyword may name a patient and is not among it. */
export const FILTERS = addressState({
  date: dayPart(),
  department: textPart(),
  audit: choicePart(['', 'held', 'released', 'timed_out']),
  unread: choicePart(['', 'yes', 'no']),
  tagged: choicePart(['', 'yes', 'no']),
  disputed: choicePart(['', 'yes']),
  unit: choicePart(['', 'yes']),
  rule: textPart(),
  /** Days back in which the rule acted. */
  days: textPart((text) => (/^(?:[1-9]|[1-9]\d|[12]\d{2}|3[0-5]\d|36[0-6])$/.test(text) ? text : '')),
  /** What doctors said of the prompt that is named. */
  useful: choicePart(['', 'yes', 'no']),
  sort: choicePart(SORT_VALUES),
  page: pagePart(),
  size: choicePart<number>(PAGE_SIZES),
  open: textPart(),
  tab: choicePart(PANE_TABS),
});
export type ReviewFilterState = typeof FILTERS.initial;
export const EVERY = {
  date: '',
  department: '',
  audit: '',
  unread: '',
  tagged: '',
  disputed: '',
  unit: '',
  rule: '',
  days: '',
  useful: '',
} as const;

export function isNarrowed(filters: ReviewFilterState): boolean {
  return Object.keys(EVERY).some((name) => filters[name as keyof typeof EVERY] !== '');
}

/** As the call takes them: what is not asked for is left out. */
export function askedReports(filters: ReviewFilterState, keyword: string): ListReportsParams {
  const { date, department, audit, unread, tagged, disputed, unit, rule, days, useful, sort, page, size } = filters;
  return {
    page,
    page_size: size,
    ...(keyword !== '' && { keyword }),
    ...(date !== '' && { date }),
    ...(department !== '' && { department }),
    ...(audit !== '' && { audit_state: audit }),
    ...(unread !== '' && { has_unread: unread === 'yes' }),
    ...(tagged !== '' && { tagged: tagged === 'yes' }),
    ...(disputed !== '' && { disputed: true }),
    ...(unit !== '' && { unit_trouble: true }),
    ...(rule !== '' && { prompt_rule_id: rule }),
    ...(rule !== '' && days !== '' && { prompt_rule_days: Number(days) }),
    ...(rule !== '' && useful !== '' && { prompt_useful: useful === 'yes' }),
    ...(sort !== '' && { sort }),
  };
}
