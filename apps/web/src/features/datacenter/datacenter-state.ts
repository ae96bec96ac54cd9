import type { QualityCheck } from '@jianwei/api-client/model';
import { sortValues } from '../../kit/admin/sort-values.ts';
import { addressState, choicePart, dayPart, pagePart, textPart } from '../../kit/lib/address.ts';

export const CHECKS = [
  'sex',
  'birth_date',
  'specimen',
  'unit',
  'range',
  'loinc',
  'duplicate',
  'corrected',
] as const satisfies readonly QualityCheck[];
export const SORTS = [
  '-results',
  'results',
  'name',
  '-name',
  'code',
  '-code',
  'first',
  '-first',
  'last',
  '-last',
] as const;
export const ROW_SORTS = sortValues([
  'time',
  'source',
  'patient',
  'report',
  'item',
  'result',
  'unit',
  'range',
  'found',
]);
export const PAGE_SIZES = [12, 24, 48] as const;
const DAY = dayPart();
const LONGEST_NAME = 200;

/** What the data centre keeps in its address. */
export const STATE = addressState({
  from: DAY,
  to: DAY,
  by: choicePart(['day', 'month']),
  source: textPart(),
  /** One day of the calendar, to which all below it is narrowed. */
  day: DAY,
  /** The open number of the quality: its check, and its source where it is not of all. */
  check: choicePart(['', ...CHECKS]),
  of: textPart(),
  /** Code of the item of which all results are open instead. */
  item: textPart(),
  /** As `item`, of one that the catalogue does not have: its printed name, and its number where it is that of one source. */
  unlisted: textPart((text) => (text.length > LONGEST_NAME ? '' : text)),
  source_item: textPart((text) => (/^[1-9]\d{0,14}$/.test(text) ? text : '')),
  page: pagePart(),
  size: choicePart<number>(PAGE_SIZES),
  rows_sort: choicePart(ROW_SORTS),
  q: textPart(),
  sort: choicePart(SORTS),
  items_page: pagePart(),
  items_size: choicePart<number>(PAGE_SIZES),
});
export type DataCentreState = typeof STATE.initial;

/** The rows behind no number. */
export const CLOSED = {
  check: '',
  of: '',
  item: '',
  unlisted: '',
  source_item: '',
  page: 0,
} as const satisfies Partial<DataCentreState>;

/** The open number is closed, and lists begin anew: what they are of has changed. */
export const AFRESH = {
  ...CLOSED,
  items_page: 0,
} as const satisfies Partial<DataCentreState>;

/** The range as the calls take it; the request layer leaves out what is empty. */
export const rangeAsked = ({ from, to, source }: DataCentreState) => ({ from, to, source });

/** As `rangeAsked`, of the one day where one is chosen. */
export const dayAsked = (state: DataCentreState) =>
  state.day === '' ? rangeAsked(state) : { from: state.day, to: state.day, source: state.source };

/** The number that is open: of a check, or of an item; undefined where none is. */
export function openNumber({ check, item, unlisted, source_item: own }: DataCentreState) {
  if (check !== '') return { check };
  if (item !== '') return { code: item };
  if (unlisted === '') return undefined;
  return own === '' ? { name: unlisted } : { item_id: Number(own) };
}
export type OpenNumber = NonNullable<ReturnType<typeof openNumber>>;
