import { finiteOrNull } from '../core/number.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';
import { LOBE_FIELDS, LOBES } from './imaging.ts';
import { FACTOR_LISTS, FACTOR_OPTIONS, isWarningStateOffered, WARNING_GROUPS, WARNING_ITEMS } from './options.ts';

/** Messages: the ages' and the percents' are the specification's, the others this product's. */
export const COVID_FORM_TEXT = {
  age: '请填写0-200的年龄',
  percent: '请填写0-100%',
  weight: '请填写大于0的体重',
  height: '请填写大于0的身高',
  weightDecimals: '体重最多保留两位小数',
  heightDecimals: '身高最多保留两位小数',
  gas: '动脉血氧分压与吸氧浓度应大于0',
  option: '选项已更新，请刷新后重新选择',
  otherWarning: '其他预警指标请选择已出现或未出现',
} as const;

export interface CovidFormProblem {
  readonly field: string;
  readonly message: string;
}

const AGE_MAX = 200;
const PERCENT_MAX = 100;

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** True for a whole number from 0 to `max`, and for nothing at all. */
function isWholeUpTo(value: unknown, max: number): boolean {
  if (!isFilled(value)) return true;
  const number = finiteOrNull(value) ?? Number.NaN;
  return Number.isInteger(number) && number >= 0 && number <= max;
}

function sizeProblem(value: unknown, text: string, decimalsText: string): string {
  if (!isFilled(value)) return '';
  const number = finiteOrNull(value) ?? 0;
  if (number <= 0) return text;
  return Number(number.toFixed(2)) === number ? '' : decimalsText;
}

function optionProblems(form: PlainInput): CovidFormProblem[] {
  return FACTOR_LISTS.filter((list) => {
    const chosen: unknown = form[list];
    const known = FACTOR_OPTIONS[list].map((option) => option.key);
    return Array.isArray(chosen) && !chosen.every((key) => known.includes(key as number));
  }).map((field) => ({ field, message: COVID_FORM_TEXT.option }));
}

function warningProblem(group: (typeof WARNING_GROUPS)[number], item: unknown): string {
  if (!isRecord(item)) return COVID_FORM_TEXT.option;
  const { key, value } = item;
  if (!WARNING_ITEMS.some((known) => known.group === group && known.key === key)) return COVID_FORM_TEXT.option;
  if (value === undefined || value === null) return '';
  return isWarningStateOffered(group, Number(value)) ? '' : COVID_FORM_TEXT.otherWarning;
}

function warningProblems(form: PlainInput): CovidFormProblem[] {
  return WARNING_GROUPS.flatMap((field) => {
    const items: unknown = form[field];
    return (Array.isArray(items) ? items : [])
      .map((item: unknown) => ({ field, message: warningProblem(field, item) }))
      .filter(({ message }) => message !== '');
  });
}

/** What keeps a record from being saved, in the order of the form; empty when nothing does. No field is required. */
export function covidFormProblems(form: PlainInput): CovidFormProblem[] {
  const imaging = isRecord(form['imaging_evaluation']) ? form['imaging_evaluation'] : {};
  const gas = (field: 'paO2' | 'fiO2'): string =>
    isFilled(form[field]) && (finiteOrNull(form[field]) ?? 0) <= 0 ? COVID_FORM_TEXT.gas : '';
  const rows: [string, string][] = [
    ['age', isWholeUpTo(form['age'], AGE_MAX) ? '' : COVID_FORM_TEXT.age],
    ['weight', sizeProblem(form['weight'], COVID_FORM_TEXT.weight, COVID_FORM_TEXT.weightDecimals)],
    ['height', sizeProblem(form['height'], COVID_FORM_TEXT.height, COVID_FORM_TEXT.heightDecimals)],
    ['paO2', gas('paO2')],
    ['fiO2', gas('fiO2')],
    ...LOBES.map((lobe): [string, string] => {
      const field = LOBE_FIELDS[lobe].percent;
      return [field, isWholeUpTo(imaging[field], PERCENT_MAX) ? '' : COVID_FORM_TEXT.percent];
    }),
  ];
  const numbers = rows.filter(([, message]) => message !== '').map(([field, message]) => ({ field, message }));
  return [...numbers, ...optionProblems(form), ...warningProblems(form)];
}
