import type { ThyroidFollowUpForm } from '@jianwei/api-client/model';
import { OTHER_DOSE } from '@jianwei/clinical-rules/thyroid-followup/form-check';
import { THYROID_UNITS } from '@jianwei/clinical-rules/thyroid-followup/thyroid-followup-wire';

export const YES_NO_FIELDS = [
  'capsular_invasion',
  'palpitation',
  'fatigue',
  'insomnia',
  'lethargy',
  'weight_change',
  'headache',
  'flushing',
  'diarrhea',
  'paramenia',
  'calcium',
  'other_medicines',
  'heart_disease',
  'postmenopausal',
  'osteoporosis',
  'osteopenia',
  'cv_risk',
  'high_risk_feature',
] as const;

const UNIT_FIELDS = ['weight', 'tsh', 'ft3', 'ft4'] as const;

/** Nothing entered yet: the default template. */
export function emptyThyroidForm(): ThyroidFollowUpForm {
  return {
    name: '',
    gender: '',
    age: null,
    weight: null,
    weight_unit: THYROID_UNITS.weight,
    operation: '',
    lymph_metastasis: null,
    medicine_name: '',
    medicine_time: null,
    medicine_metering: '',
    other_medicine_metering: '',
    anxiety: '',
    other_medicines_information: '',
    tsh: null,
    tsh_unit: THYROID_UNITS.tsh,
    ft3: null,
    ft3_unit: THYROID_UNITS.ft3,
    ft4: null,
    ft4_unit: THYROID_UNITS.ft4,
    months_since_surgery: null,
    ...Object.fromEntries(YES_NO_FIELDS.map((field) => [field, ''])),
  };
}

/**
 * The form as it is stored: only its own fields, texts trimmed, no unit without a value, no text that its choice does not
 * ask for.
 */
export function cleanThyroidForm(body: ThyroidFollowUpForm): ThyroidFollowUpForm {
  const empty = emptyThyroidForm();
  const known = Object.keys(empty) as (keyof ThyroidFollowUpForm)[];
  const form: ThyroidFollowUpForm = {
    ...empty,
    ...Object.fromEntries(known.filter((field) => body[field] !== undefined).map((field) => [field, body[field]])),
  };
  form.name = (form.name ?? '').trim();
  form.other_medicine_metering =
    form.medicine_metering === OTHER_DOSE ? (form.other_medicine_metering ?? '').trim() : '';
  form.other_medicines_information =
    form.other_medicines === '有' ? (form.other_medicines_information ?? '').trim() : '';
  if (form.gender !== '女') form.paramenia = '';
  for (const field of UNIT_FIELDS) {
    const unit = (form[`${field}_unit`] ?? '').trim();
    form[`${field}_unit`] = form[field] === null ? '' : unit === '' ? THYROID_UNITS[field] : unit;
  }
  return form;
}
