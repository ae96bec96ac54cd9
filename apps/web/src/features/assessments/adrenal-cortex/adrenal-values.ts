import type { AdrenalCortexValues } from '@jianwei/api-client/model';
import type { AdrenalItem } from '@jianwei/clinical-rules/adrenal-cortex/adrenal-cortex';
import { ADRENAL_INVALID_TEXT, ADRENAL_ITEM_TEXT } from '@jianwei/clinical-rules/adrenal-cortex/wording';

export const CORTISOL_UNITS = ['nmol/L', 'μg/dL'] as const;
export const ACTH_UNITS = ['pg/mL', 'pmol/L'] as const;

export type CortisolUnit = (typeof CORTISOL_UNITS)[number];
export type ActhUnit = (typeof ACTH_UNITS)[number];

/** Serum cortisol at its hours and after the function tests; one unit holds for all of them. */
export const CORTISOL_FIELDS = [
  'cortisol_8am',
  'cortisol_4pm',
  'cortisol_midnight',
  'dst_1mg',
  'acth_stim_peak',
] as const satisfies readonly AdrenalItem[];

export const OTHER_FIELDS = ['acth', 'hddst_suppression', 'ufc', 'ufc_uln'] as const satisfies readonly AdrenalItem[];

export const ADRENAL_FIELDS = [...CORTISOL_FIELDS, ...OTHER_FIELDS] as const;

/** What the form holds: numbers as typed text, '' where there is none. Switching a unit never converts the numbers. */
export type AdrenalFormValues = Record<AdrenalItem, string> & { cortisolUnit: CortisolUnit; acthUnit: ActhUnit };

/** Unit in which a field is typed. */
export function unitOf(field: AdrenalItem, { cortisolUnit, acthUnit }: AdrenalFormValues): string {
  if (field === 'acth') return acthUnit;
  if (field === 'hddst_suppression') return '%';
  return field === 'ufc' || field === 'ufc_uln' ? 'nmol/24h' : cortisolUnit;
}

/** Makes form values of what was saved for a report; an empty form where nothing was. */
export function adrenalFormFromApi(saved: AdrenalCortexValues | undefined): AdrenalFormValues {
  const entries = ADRENAL_FIELDS.map((field) => [field, saved?.[field] == null ? '' : String(saved[field])] as const);
  return {
    ...(Object.fromEntries(entries) as Record<AdrenalItem, string>),
    cortisolUnit: saved?.cortisol_unit ?? 'nmol/L',
    acthUnit: saved?.acth_unit ?? 'pg/mL',
  };
}

/** Makes the body of a save; an empty field takes back what was saved for it. */
export function adrenalFormToApi(values: AdrenalFormValues): AdrenalCortexValues {
  const entries = ADRENAL_FIELDS.map((field) => [field, values[field] === '' ? null : Number(values[field])] as const);
  return {
    ...(Object.fromEntries(entries) as Record<AdrenalItem, number | null>),
    cortisol_unit: values.cortisolUnit,
    acth_unit: values.acthUnit,
  };
}

/** Items that were added by hand, with their units, in the order of the form. */
export function addedItems(values: AdrenalFormValues): { field: AdrenalItem; label: string; text: string }[] {
  return ADRENAL_FIELDS.filter((field) => values[field] !== '').map((field) => ({
    field,
    label: ADRENAL_ITEM_TEXT[field],
    text: `${values[field]} ${unitOf(field, values)}`,
  }));
}

/** Element of a field. */
export const fieldId = (field: AdrenalItem) => `adrenal-${field}`;

/** The field that a refusal of the server speaks about; undefined where it speaks about none. */
export function fieldOfRefusal(message: string): AdrenalItem | undefined {
  return ADRENAL_FIELDS.find((field) => ADRENAL_INVALID_TEXT[field] === message);
}
