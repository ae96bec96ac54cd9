import type { AdrenalCortexReport, AdrenalCortexValues } from '@jianwei/api-client/model';
import type { AdrenalItem } from '@jianwei/clinical-rules/adrenal-cortex/adrenal-cortex';
import { ADRENAL_INVALID_TEXT, ADRENAL_ITEM_TEXT } from '@jianwei/clinical-rules/adrenal-cortex/wording';
import { fieldUnit } from '../record/field-table.tsx';
import type { Field, NumberFacts } from '../record/field-table.tsx';

export const CORTISOL_UNITS = ['nmol/L', 'μg/dL'] as const;
const ACTH_UNITS = ['pg/mL', 'pmol/L'] as const;

export type CortisolUnit = (typeof CORTISOL_UNITS)[number];
export type ActhUnit = (typeof ACTH_UNITS)[number];

/** What the form holds: numbers as typed text, '' where there is none. Switching a unit never converts the numbers. */
export type AdrenalFormValues = Record<AdrenalItem, string> & { cortisolUnit: CortisolUnit; acthUnit: ActhUnit };

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

const number = { kind: 'number' } as const;
/** Serum cortisol at its hours and after the function tests; one unit holds for all of them. */
const cortisol = { kind: 'number', unitKey: 'cortisolUnit' } as const;

const UNITS: Record<AdrenalItem, NumberFacts> = {
  cortisol_8am: cortisol,
  cortisol_4pm: cortisol,
  cortisol_midnight: cortisol,
  dst_1mg: cortisol,
  acth_stim_peak: cortisol,
  acth: { ...number, unitKey: 'acthUnit', units: ACTH_UNITS, unitLabel: 'ACTH 单位' },
  hddst_suppression: { ...number, unit: '%' },
  ufc: { ...number, unit: 'nmol/24h' },
  ufc_uln: { ...number, unit: 'nmol/24h' },
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

/** Makes form values of what was saved for a report; an empty form where nothing was. */
export function adrenalFormFromApi(saved: AdrenalCortexValues | undefined): AdrenalFormValues {
  const entries = ITEMS.map((field) => [field, saved?.[field] == null ? '' : String(saved[field])] as const);
  return {
    ...(Object.fromEntries(entries) as Record<AdrenalItem, string>),
    cortisolUnit: saved?.cortisol_unit ?? 'nmol/L',
    acthUnit: saved?.acth_unit ?? 'pg/mL',
  };
}

/** Makes the body of a save; an empty field takes back what was saved for it. */
export function adrenalFormToApi(values: AdrenalFormValues): AdrenalCortexValues {
  const entries = ITEMS.map((field) => [field, values[field] === '' ? null : Number(values[field])] as const);
  return {
    ...(Object.fromEntries(entries) as Record<AdrenalItem, number | null>),
    cortisol_unit: values.cortisolUnit,
    acth_unit: values.acthUnit,
  };
}

/** Items that were added by hand, with their units, in the order of the form. */
export function addedItems(values: AdrenalFormValues): { field: AdrenalItem; label: string; text: string }[] {
  return ITEMS.filter((field) => values[field] !== '').map((field) => ({
    field,
    label: ADRENAL_ITEM_TEXT[field],
    text: `${values[field]} ${unitOf(field, values)}`,
  }));
}

/** Element of a field. */
export const fieldId = (field: string): string => `adrenal-${field}`;

/** Saved like this, everything that was added is taken back. */
export const isEmptyForm = (values: AdrenalFormValues): boolean => ITEMS.every((item) => values[item] === '');

/** The field that a refusal of the server speaks about; undefined where it speaks about none. */
export function fieldOfRefusal(message: string): AdrenalItem | undefined {
  return ITEMS.find((field) => ADRENAL_INVALID_TEXT[field] === message);
}
