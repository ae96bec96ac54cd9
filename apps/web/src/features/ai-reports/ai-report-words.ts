import type { ShownFeedback } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';
import { sortValues } from '../../kit/admin/sort-values.ts';
import { addressState, choicePart, dayPart, pagePart, textPart } from '../../kit/lib/address.ts';

const DAY = dayPart();
export const PAGE_SIZES = [12, 24, 48] as const;
export const SORT_VALUES = sortValues([
  'report',
  'time',
  'shown',
  'then',
  'now',
  'unread',
  'rules',
  'held',
  'feedback',
  'reading',
]);

/** What the list keeps in its address; not the keyword, which may name a patient. */
export const FILTERS = addressState({
  tab: choicePart(['all', 'disagreed', 'changed', 'unread']),
  from: DAY,
  to: DAY,
  sort: choicePart(SORT_VALUES),
  page: pagePart(),
  size: choicePart<number>(PAGE_SIZES),
});

export const DETAIL = addressState({ report_id: textPart() });

const FEEDBACK: Readonly<Record<ShownFeedback, string>> = {
  disagreed: '不符',
  agreed: '符合',
  suggestion: '建议',
  none: '无',
};
export const feedbackText = (feedback: ShownFeedback) => sayOf(feedback, FEEDBACK[feedback]);

export const namesText = (names: readonly string[]) => names.join('、') || '—';
