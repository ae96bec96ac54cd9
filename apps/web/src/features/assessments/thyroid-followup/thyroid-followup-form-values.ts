import type { ThyroidFollowUpForm } from '@jianwei/api-client/model';
import { thyroidFormProblems } from '@jianwei/clinical-rules/thyroid-followup/form-check';
import { TIME_FORM_TEXT } from '../../../kit/fields/date-time-field.tsx';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { DEFAULT_UNITS, NUMBER_FIELDS } from './thyroid-followup-fields.ts';
import type { NumberField, ThyroidFormValues, UnitField } from './thyroid-followup-fields.ts';

export type ThyroidFormErrors = Partial<Record<string, string>>;

export const emptyThyroidForm: ThyroidFormValues = {
  name: '',
  gender: '',
  age: '',
  weight: '',
  operation: '',
  lymph_metastasis: '',
  capsular_invasion: '',
  medicine_name: '',
  medicine_time: '',
  medicine_metering: '',
  other_medicine_metering: '',
  palpitation: '',
  fatigue: '',
  insomnia: '',
  lethargy: '',
  weight_change: '',
  headache: '',
  flushing: '',
  diarrhea: '',
  paramenia: '',
  calcium: '',
  anxiety: '',
  other_medicines: '',
  other_medicines_information: '',
  tsh: '',
  ft3: '',
  ft4: '',
  months_since_surgery: '',
  heart_disease: '',
  postmenopausal: '',
  osteoporosis: '',
  osteopenia: '',
  cv_risk: '',
  high_risk_feature: '',
  weight_unit: DEFAULT_UNITS.weight,
  tsh_unit: DEFAULT_UNITS.tsh,
  ft3_unit: DEFAULT_UNITS.ft3,
  ft4_unit: DEFAULT_UNITS.ft4,
};

const UNIT_FIELDS = Object.keys(DEFAULT_UNITS) as UnitField[];

/** Fields that are taken as they are, in the order of the form: their text is compared to find unsaved edits. */
const FIELDS = Object.keys(emptyThyroidForm) as (keyof ThyroidFormValues)[];
const isNumberField = (field: string): boolean => NUMBER_FIELDS.some((one) => one === field);

/** Makes form values of a saved record or of the initial data; what the answer leaves out stays at its default. */
export function thyroidFormFromApi(input: ThyroidFollowUpForm): ThyroidFormValues {
  const taken = FIELDS.flatMap((field) => {
    const value = input[field];
    if (value === undefined || value === null) return [];
    // A blank unit belongs to a blank value: whatever is typed there is in the form's unit.
    if (value === '' && field.endsWith('_unit')) return [];
    return [[field, isNumberField(field) ? String(value) : value]];
  });
  return { ...emptyThyroidForm, ...(Object.fromEntries(taken) as Partial<ThyroidFormValues>) };
}

/** The wire's form: numbers as numbers, and no unit where there is no value. */
export function thyroidFormToApi(values: ThyroidFormValues): ThyroidFollowUpForm {
  const numbers = NUMBER_FIELDS.map((field) => [field, values[field] === '' ? null : Number(values[field])]);
  const units = UNIT_FIELDS.map((field) => [`${field}_unit`, values[field] === '' ? '' : values[`${field}_unit`]]);
  return {
    ...values,
    name: values.name.trim(),
    medicine_time: typeof values.medicine_time === 'number' ? values.medicine_time : null,
    ...(Object.fromEntries(numbers) as Record<NumberField, number | null>),
    ...(Object.fromEntries(units) as Record<`${UnitField}_unit`, string>),
  };
}

/**
 * A change with what it takes along: another dose clears the text of the other dose, another answer about other medicines
 * clears their information, and questions that are only put to women are cleared with the gender.
 */
export function withConsequences(change: Partial<ThyroidFormValues>): Partial<ThyroidFormValues> {
  return {
    ...(change.medicine_metering !== undefined && { other_medicine_metering: '' }),
    ...(change.other_medicines !== undefined && { other_medicines_information: '' }),
    ...(change.gender !== undefined && change.gender !== '女' && { paramenia: '', postmenopausal: '' }),
    ...change,
  };
}

const localDate = (time: number): string => formatDate(new Date(time));

/**
 * The message of each field that keeps the follow-up from being saved, by field, in the order of the form.
 * @param otherTimes medicine times of the patient's other follow-ups, epoch milliseconds; compared by local calendar date
 * @param now epoch milliseconds
 */
export function validateThyroidForm(
  values: ThyroidFormValues,
  otherTimes: readonly number[],
  now: number,
): ThyroidFormErrors {
  const problems = thyroidFormProblems(
    { ...thyroidFormToApi(values) },
    { now, dateOf: localDate, takenDates: new Set(otherTimes.map(localDate)) },
  );
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
  const { medicine_time: time } = values;
  // Something is typed there: it is not missing, but no time.
  return typeof time === 'string' && time !== '' ? { ...errors, medicine_time: TIME_FORM_TEXT } : errors;
}
