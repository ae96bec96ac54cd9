import type { AdrenalCortexReport, AdrenalCortexValues } from '@jianwei/api-client/model';
import type { AdrenalItem } from '@jianwei/clinical-rules/adrenal-cortex/adrenal-cortex';
import { ADRENAL_INVALID_TEXT, ADRENAL_ITEM_TEXT } from '@jianwei/clinical-rules/adrenal-cortex/wording';
import { fieldUnit, type Field, type NumberFacts } from '../record/field-table.tsx';
import { formFrom, numbersOf } from '../record/record-form.ts';

export const CORTISOL_UNITS = ['nmol/L', 'μg/dL'] as const;
const ACTH_UNITS = ['pg/mL', 'pmol/L'] as const;

/**
 * What the form holds, by the names of the wire: numbers as typed text, '' where there is none. Switching a unit never
 * converts the numbers.
 */
export type AdrenalFormValues = Record<AdrenalItem, string> & {
  cortisol_unit: (typeof CORTISOL_UNITS)[number];
  acth_unit: (typeof ACTH_UNITS)[number];
};

/** What the values of the tool are made of; they belong to reports of the laboratory. */
export interface AdrenalCortexTypes {
  form: AdrenalFormValues;
  result: never;
  init: AdrenalCortexReport;
  report: AdrenalCortexReport;
  entry: { report_id: string; report_time: string };
  offers: never;
  body: AdrenalCortexValues;
}

/** Serum cortisol at its hours and after the function tests; one unit holds for all of them. */
const cortisol = { kind: 'number', unitKey: 'cortisol_unit' } as const;

const UNITS: Record<AdrenalItem, NumberFacts> = {
  cortisol_8am: cortisol,
  cortisol_4pm: cortisol,
  cortisol_midnight: cortisol,
  dst_1mg: cortisol,
  acth_stim_peak: cortisol,
  acth: { kind: 'number', unitKey: 'acth_unit', units: ACTH_UNITS, unitLabel: 'ACTH 单位' },
  hddst_suppression: { kind: 'number', unit: '%' },
  ufc: { kind: 'number', unit: 'nmol/24h' },
  ufc_uln: { kind: 'number', unit: 'nmol/24h' },
};

/** In the order of the form. */
const ITEMS = Object.keys(UNITS) as AdrenalItem[];

/** The fields of the form. */
export const ADRENAL_FIELDS: readonly Field<AdrenalFormValues>[] = ITEMS.map((item) => ({
  ...UNITS[item],
  key: item,
  label: ADRENAL_ITEM_TEXT[item],
}));

/** Unit in which an item is typed. */
export const unitOf = (item: AdrenalItem, values: AdrenalFormValues): string => fieldUnit(UNITS[item], values) ?? '';

export const emptyAdrenalForm = {
  ...Object.fromEntries(ITEMS.map((item) => [item, ''])),
  cortisol_unit: 'nmol/L',
  acth_unit: 'pg/mL',
} as AdrenalFormValues;

/** Makes form values of what was saved for a report; an empty form where nothing was. */
export const adrenalFormFromApi = (saved: AdrenalCortexValues = {}): AdrenalFormValues =>
  formFrom(emptyAdrenalForm, saved);

/** Makes the body of a save; an empty field takes back what was saved for it. */
export const adrenalFormToApi = (values: AdrenalFormValues): AdrenalCortexValues => ({
  ...values,
  ...numbersOf(values, ITEMS),
});

/** Items that were added by hand, with their units, in the order of the form. */
export function addedItems(values: AdrenalFormValues): { field: AdrenalItem; label: string; text: string }[] {
  return ITEMS.filter((field) => values[field] !== '').map((field) => ({
    field,
    label: ADRENAL_ITEM_TEXT[field],
    text: `${values[field]} ${unitOf(field, values)}`,
  }));
}

/** Saved like this, everything that was added is taken back. */
export const isEmptyForm = (values: AdrenalFormValues): boolean => ITEMS.every((item) => values[item] === '');

/** The field that a refusal of the server speaks about; undefined where it speaks about none. */
export function fieldOfRefusal(message: string): AdrenalItem | undefined {
  return ITEMS.find((field) => ADRENAL_INVALID_TEXT[field] === message);
}
