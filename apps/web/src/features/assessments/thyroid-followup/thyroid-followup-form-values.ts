import type {
  ThyroidFollowUpForm,
  ThyroidFollowUpInit,
  ThyroidFollowUpListItem,
  ThyroidFollowUpRecord,
} from '@jianwei/api-client/model';
import {
  MEDICINE_DOSES,
  MEDICINE_NAMES,
  NAME_MAX,
  OTHER_DOSE,
  thyroidFormProblems,
} from '@jianwei/clinical-rules/thyroid-followup/form-check';
import { THYROID_UNITS } from '@jianwei/clinical-rules/thyroid-followup/thyroid-followup-wire';
import { TIME_FORM_TEXT } from '../../../kit/fields/date-time-field.tsx';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { numericRules } from '../../../kit/ui/numeric-text.ts';
import { asChoices, type Field } from '../record/field-table.tsx';
import { formFrom, numbersOf } from '../record/record-form.ts';
import type { FieldErrors } from '../record/record-tool.ts';

type WireForm = Omit<ThyroidFollowUpForm, 'report_id' | 'patient_id'>;
type Typed<Value> = Value extends number ? string : Value;

/**
 * What the form holds, by the names of the wire: numbers as typed text, '' where nothing was entered; the time in epoch
 * milliseconds, or what is typed as long as that is no time.
 */
export type ThyroidFormValues = {
  [Name in Exclude<keyof WireForm, 'medicine_time'>]-?: Typed<NonNullable<WireForm[Name]>>;
} & { medicine_time: number | string };

/** What the records of the tool are made of. */
export interface ThyroidFollowUpTypes {
  form: ThyroidFormValues;
  result: never;
  init: ThyroidFollowUpInit;
  report: ThyroidFollowUpRecord;
  entry: ThyroidFollowUpListItem;
  offers: never;
  body: ThyroidFollowUpForm;
}

type Row = Field<ThyroidFormValues>;

const absentFirst = { kind: 'choice', layout: 'row', options: asChoices(['无', '有']) } as const;
const isWoman = ({ gender }: ThyroidFormValues) => gender === '女';
const whole = (integerDigits: number) => ({ integerDigits, decimals: 0 });

/** Who is followed up, and what the operation found. */
export const GENERAL: readonly Row[] = [
  { key: 'name', label: '姓名', kind: 'text', limit: NAME_MAX, isRequired: true },
  { key: 'gender', label: '性别', kind: 'choice', options: asChoices(['男', '女']), isRequired: true },
  { key: 'age', label: '年龄', kind: 'number', rule: numericRules.age, unit: '岁', isRequired: true },
  { key: 'weight', label: '体重', kind: 'number', rule: { integerDigits: 11, decimals: 2 }, unitKey: 'weight_unit' },
  { key: 'operation', label: '手术方式', kind: 'select', options: ['单侧切除', '双侧切除'] },
  { key: 'lymph_metastasis', label: '淋巴结转移', kind: 'number', rule: whole(11), unit: '个' },
  { key: 'capsular_invasion', label: '包膜侵犯', kind: 'choice', options: asChoices(['有', '无']) },
];

/** Which medicine, since when, how much a day. */
export const MEDICINE: readonly Row[] = [
  { key: 'medicine_name', label: '药品', kind: 'select', options: MEDICINE_NAMES, isRequired: true },
  { key: 'medicine_time', label: '用药时间', kind: 'dateTime', isRequired: true },
  { key: 'medicine_metering', label: '每天剂量', kind: 'select', options: MEDICINE_DOSES, isRequired: true },
  {
    key: 'other_medicine_metering',
    label: '其他剂量',
    kind: 'text',
    isRequired: true,
    isShown: ({ medicine_metering: dose }) => dose === OTHER_DOSE,
  },
];

/** Questions of the follow-up, in the order in which they are asked. */
export const QUESTIONS: readonly Row[] = [
  { key: 'palpitation', label: '心悸', ...absentFirst },
  { key: 'fatigue', label: '乏力', ...absentFirst },
  { key: 'insomnia', label: '失眠', ...absentFirst },
  { key: 'lethargy', label: '嗜睡', ...absentFirst },
  { key: 'weight_change', label: '体重变化', ...absentFirst },
  { key: 'headache', label: '头痛', ...absentFirst },
  { key: 'flushing', label: '潮热', ...absentFirst },
  { key: 'diarrhea', label: '腹泻', ...absentFirst },
  { key: 'paramenia', label: '月经紊乱', ...absentFirst, isShown: isWoman },
  { key: 'calcium', label: '缺钙表现', ...absentFirst },
];

export const MORE_QUESTIONS: readonly Row[] = [
  { key: 'anxiety', label: '焦虑', kind: 'choice', layout: 'row', options: asChoices(['无', '轻', '中', '重']) },
  { key: 'other_medicines', label: '合用其他药物', ...absentFirst },
];

/** 无 for every question of the follow-up that is asked of this patient and has no answer; an answer is never taken back. */
export function unansweredAsNone(values: ThyroidFormValues): Partial<ThyroidFormValues> {
  const open = [...QUESTIONS, ...MORE_QUESTIONS].filter(
    ({ key, isShown }) => values[key] === '' && isShown?.(values) !== false,
  );
  return Object.fromEntries(open.map(({ key }) => [key, '无']));
}

/** Which other medicines are taken. */
export const OTHER_MEDICINES: readonly Row[] = [
  {
    key: 'other_medicines_information',
    label: '其他药物信息',
    kind: 'text',
    rows: 2,
    isRequired: true,
    isShown: ({ other_medicines: answer }) => answer === '有',
  },
];

/** Hormones of this follow-up, taken from the newest reports or typed. */
export const HORMONES = [
  { key: 'tsh', label: 'TSH', kind: 'number', unitKey: 'tsh_unit' },
  { key: 'ft3', label: 'FT3', kind: 'number', unitKey: 'ft3_unit' },
  { key: 'ft4', label: 'FT4', kind: 'number', unitKey: 'ft4_unit' },
] as const satisfies readonly Row[];

export const SURGERY: readonly Row[] = [
  {
    key: 'months_since_surgery',
    label: '术后时间',
    note: '未填写按初治期计',
    kind: 'number',
    rule: whole(3),
    unit: '个月',
  },
];

/** What is known of the patient and moves the target; unknown counts as absent. */
export const CONDITIONS: readonly Row[] = [
  { key: 'heart_disease', label: '心脏病', ...absentFirst },
  { key: 'postmenopausal', label: '绝经后', ...absentFirst, isShown: isWoman },
  { key: 'osteoporosis', label: '骨质疏松', ...absentFirst },
  { key: 'osteopenia', label: '骨量减少', ...absentFirst },
  { key: 'cv_risk', label: '心血管危险因素', note: '高血压、糖尿病或吸烟', ...absentFirst },
  { key: 'high_risk_feature', label: '高危特征', note: '肉眼侵犯、肿瘤残留、远处转移或 Tg 升高', ...absentFirst },
];

const ROWS: readonly Row[] = [
  ...GENERAL,
  ...MEDICINE,
  ...QUESTIONS,
  ...MORE_QUESTIONS,
  ...OTHER_MEDICINES,
  ...HORMONES,
  ...SURGERY,
  ...CONDITIONS,
];
const NUMBERS = ['age', 'weight', 'lymph_metastasis', 'months_since_surgery', 'tsh', 'ft3', 'ft4'] as const;
/** Numbers whose unit is a field of its own. */
const MEASURED = ['weight', 'tsh', 'ft3', 'ft4'] as const;

/** Nothing is filled in; the units are those of the form. */
export const emptyThyroidForm = Object.fromEntries([
  ...ROWS.map(({ key }) => [key, '']),
  ...MEASURED.map((field) => [`${field}_unit`, THYROID_UNITS[field]]),
]) as ThyroidFormValues;

/**
 * Form values of a saved record or of the initial data. A blank unit belongs to a blank value: whatever is typed there is in
 * the form's unit.
 */
export function thyroidFormFromApi(input: ThyroidFollowUpForm): ThyroidFormValues {
  return { ...formFrom(emptyThyroidForm, input), medicine_time: input.medicine_time ?? '' };
}

/** The wire's form: numbers as numbers, and no unit where there is no value. */
export function thyroidFormToApi(values: ThyroidFormValues): ThyroidFollowUpForm {
  const units = MEASURED.map((field) => [`${field}_unit`, values[field] === '' ? '' : values[`${field}_unit`]]);
  return {
    ...values,
    name: values.name.trim(),
    medicine_time: typeof values.medicine_time === 'number' ? values.medicine_time : null,
    ...numbersOf(values, NUMBERS),
    ...(Object.fromEntries(units) as Partial<ThyroidFollowUpForm>),
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
): FieldErrors {
  const problems = thyroidFormProblems(
    { ...thyroidFormToApi(values) },
    { now, dateOf: localDate, takenDates: new Set(otherTimes.map(localDate)) },
  );
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
  const { medicine_time: time } = values;
  // Something is typed there: it is not missing, but no time.
  return typeof time === 'string' && time !== '' ? { ...errors, medicine_time: TIME_FORM_TEXT } : errors;
}
