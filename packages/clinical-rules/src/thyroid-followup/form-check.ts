import { finiteOrNull } from '../core/number.ts';
import type { PlainInput } from '../core/rule.ts';

/** Choices of the form, in the order in which it offers them. */
export const MEDICINE_NAMES = ['优甲乐/50ug', '雷替斯/50ug'] as const;
export const OTHER_DOSE = '其他';
export const MEDICINE_DOSES = ['50ug', '75ug', '100ug', '125ug', '150ug', OTHER_DOSE] as const;
export const NAME_MAX = 20;
export const AGE_RANGE = { low: 0, high: 200 } as const;

/** Messages of the specification, byte for byte; nameTooLong and weightDecimals are this product's. */
export const THYROID_FORM_TEXT = {
  nameMissing: '请填写姓名',
  nameTooLong: `姓名最多${NAME_MAX}个字`,
  ageMissing: '请填写年龄',
  ageRange: '请填写0-200的年龄',
  weight: '请填写大于0的体重',
  weightDecimals: '体重最多保留两位小数',
  gender: '请选择性别',
  medicineName: '请选择用药名称',
  medicineTime: '请选择用药时间',
  medicineTimeAhead: '用药时间不能晚于当前时间',
  medicineTimeTaken: '当前用药时间已存在随访记录，请勿重复添加！',
  dose: '请选择每天用药剂量',
  otherDose: '请填写其他用药剂量',
  otherMedicines: '请填写其他药物信息',
} as const;

export interface ThyroidFormContext {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Calendar date of a time, in the zone of the hospital. */
  readonly dateOf: (epochMs: number) => string;
  /** Dates of the patient's other follow-ups; the one that is edited is not among them. */
  readonly takenDates: ReadonlySet<string>;
}

export interface FormProblem {
  readonly field: string;
  readonly message: string;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** True for a whole number of years from 0 to 200. */
export function isFormAge(value: unknown): boolean {
  const age = finiteOrNull(value) ?? Number.NaN;
  return Number.isInteger(age) && age >= AGE_RANGE.low && age <= AGE_RANGE.high;
}

/** True when a number has at most `decimals` digits after the point. */
export function hasAtMostDecimals(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) === value;
}

function timeProblem(value: unknown, context: ThyroidFormContext): string {
  const time = finiteOrNull(value) ?? -1;
  if (time < 0) return THYROID_FORM_TEXT.medicineTime;
  if (time > context.now) return THYROID_FORM_TEXT.medicineTimeAhead;
  return context.takenDates.has(context.dateOf(time)) ? THYROID_FORM_TEXT.medicineTimeTaken : '';
}

function weightProblem(value: unknown): string {
  if (!isFilled(value)) return '';
  const weight = finiteOrNull(value) ?? 0;
  if (weight <= 0) return THYROID_FORM_TEXT.weight;
  return hasAtMostDecimals(weight, 2) ? '' : THYROID_FORM_TEXT.weightDecimals;
}

function nameProblem(value: unknown): string {
  const name = text(value);
  if (name === '') return THYROID_FORM_TEXT.nameMissing;
  // Characters as people count them: one outside the basic plane is one.
  return Array.from(name).length > NAME_MAX ? THYROID_FORM_TEXT.nameTooLong : '';
}

function ageProblem(value: unknown): string {
  if (!isFilled(value)) return THYROID_FORM_TEXT.ageMissing;
  return isFormAge(value) ? '' : THYROID_FORM_TEXT.ageRange;
}

function isOneOf(value: unknown, choices: readonly unknown[]): boolean {
  return choices.includes(value);
}

/** What keeps a follow-up from being saved, in the order of the form; empty when nothing does. */
export function thyroidFormProblems(form: PlainInput, context: ThyroidFormContext): FormProblem[] {
  const isOtherDose = form['medicine_metering'] === OTHER_DOSE;
  const hasOtherMedicines = form['other_medicines'] === '有';
  const unless = (isRight: boolean, message: string): string => (isRight ? '' : message);
  const rows: readonly (readonly [string, string])[] = [
    ['name', nameProblem(form['name'])],
    ['age', ageProblem(form['age'])],
    ['weight', weightProblem(form['weight'])],
    ['gender', unless(isOneOf(form['gender'], ['男', '女']), THYROID_FORM_TEXT.gender)],
    ['medicine_name', unless(isOneOf(form['medicine_name'], MEDICINE_NAMES), THYROID_FORM_TEXT.medicineName)],
    ['medicine_time', timeProblem(form['medicine_time'], context)],
    ['medicine_metering', unless(isOneOf(form['medicine_metering'], MEDICINE_DOSES), THYROID_FORM_TEXT.dose)],
    [
      'other_medicine_metering',
      unless(!isOtherDose || text(form['other_medicine_metering']) !== '', THYROID_FORM_TEXT.otherDose),
    ],
    [
      'other_medicines_information',
      unless(!hasOtherMedicines || text(form['other_medicines_information']) !== '', THYROID_FORM_TEXT.otherMedicines),
    ],
  ];
  return rows.filter(([, message]) => message !== '').map(([field, message]) => ({ field, message }));
}
