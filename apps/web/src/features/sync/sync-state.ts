import { addressState, choicePart, pagePart, textPart } from '../../kit/lib/address.ts';

export const INSPECT_PATH = '/data-synchronism-inspect';
export const CHECK_PATH = '/data-synchronism-check';
export const SYNC_PATH = '/data-synchronism';
export const OUTCOMES = ['', 'refused', 'known', 'read'] as const;
export const REASONS = ['', 'malformed', 'no_patient', 'no_item', 'no_unit', 'no_value'] as const;
export const PAGE_SIZES = [12, 24, 48] as const;

/** What the overview keeps in its address: the source, one of its runs, or the file that is being imported. */
export const SYNC_STATE = addressState({ source: textPart(), run: textPart(), open: textPart() });

/** What the rows of a run are narrowed to. What was typed stays out of the address: it may name a patient's report. */
export const INSPECT_STATE = addressState({
  source: textPart(),
  run: textPart(),
  outcome: choicePart(OUTCOMES),
  reason: choicePart(REASONS),
  page: pagePart(),
  size: choicePart<number>(PAGE_SIZES),
  open: textPart(),
});
export type InspectState = typeof INSPECT_STATE.initial;

export const CHECK_STATE = addressState({
  source: textPart(),
  date: textPart((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')),
});
