import { askedSort, sortValues } from '../../kit/admin/sort-values.ts';
import { addressState, choicePart, dayPart, pagePart, textPart } from '../../kit/lib/address.ts';

export const INSPECT_PATH = '/data-synchronism-inspect';
export const CHECK_PATH = '/data-synchronism-check';
export const SYNC_PATH = '/data-synchronism';
export const OUTCOMES = ['', 'refused', 'known', 'read'] as const;
export const REASONS = ['', 'malformed', 'no_patient', 'no_item', 'no_unit', 'no_value'] as const;
export const PAGE_SIZES = [12, 24, 48] as const;
export const SORT_VALUES = sortValues([
  'time',
  'patient_name',
  'report_id',
  'item',
  'original',
  'read',
  'outcome',
  'reason',
]);

/** What the overview keeps in its address: the source, one of its runs, or the file that is being imported. */
export const SYNC_STATE = addressState({ source: textPart(), run: textPart(), open: textPart() });

const timePart = () => textPart((text) => (Number.isNaN(Date.parse(text)) ? '' : text));

/** What the rows of a run, or of a source in a time (`from` to before `to`), are narrowed to. What was typed stays out of the address: it may name a patient's report. */
export const INSPECT_STATE = addressState({
  source: textPart(),
  run: textPart(),
  from: timePart(),
  to: timePart(),
  outcome: choicePart(OUTCOMES),
  reason: choicePart(REASONS),
  sort: choicePart(SORT_VALUES),
  page: pagePart(),
  size: choicePart<number>(PAGE_SIZES),
  open: textPart(),
});
export type InspectState = typeof INSPECT_STATE.initial;
/** Nothing narrowed within the run, or the time. */
export const EVERY_ROW = { outcome: '', reason: '' } as const;

/** What the rows' calls take; the request layer leaves out what is empty. */
export function asked({ outcome, reason, sort, page, size }: InspectState, q: string) {
  return {
    page,
    page_size: size,
    q,
    ...askedSort(sort),
    ...(outcome !== '' && { outcome }),
    ...(reason !== '' && { reason }),
  };
}

/** `rows`: the item whose stored results are open, all of them where it is `*`. */
export const CHECK_STATE = addressState({
  source: textPart(),
  rows: textPart(),
  held: choicePart(['', 'yes']),
  date: dayPart(),
});
