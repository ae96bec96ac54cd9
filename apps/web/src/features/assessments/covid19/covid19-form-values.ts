import type {
  Covid19Form,
  Covid19Init,
  Covid19Input,
  Covid19Options,
  Covid19Record,
  Covid19WarningItem,
} from '@jianwei/api-client/model';
import { imagingEvaluation } from '@jianwei/clinical-rules/covid19/covid19-wire';
import { covidFormProblems } from '@jianwei/clinical-rules/covid19/form-check';
import type { CovidFormProblem } from '@jianwei/clinical-rules/covid19/form-check';
import { LOBE_FIELDS, LOBES } from '@jianwei/clinical-rules/covid19/imaging';
import type { Lobe } from '@jianwei/clinical-rules/covid19/imaging';
import { bodyMassIndex, pCF } from '@jianwei/clinical-rules/covid19/measures';
import { FACTOR_LISTS, isPersonalHistoryOffered, WARNING_GROUPS } from '@jianwei/clinical-rules/covid19/options';
import type { FactorList, WarningGroup, WarningState } from '@jianwei/clinical-rules/covid19/options';
import { numericRules } from '../../../kit/ui/numeric-text.ts';

export type Gender = '男' | '女' | '';

/** What the form holds: numbers as typed text, '' where there is none. A list that is null is unknown, not empty. */
export interface CovidFormValues {
  name: string;
  gender: Gender;
  age: string;
  weight: string;
  height: string;
  paO2: string;
  fiO2: string;
  hasCtAbnormality: boolean | null;
  factors: Record<FactorList, readonly number[] | null>;
  /** State by the key of the item. */
  warnings: Readonly<Record<string, WarningState | null>>;
  lobes: Record<Lobe, string>;
}

/** What the records of the tool are made of. */
export interface Covid19Types {
  form: CovidFormValues;
  result: never;
  init: Covid19Init;
  report: Covid19Record;
  entry: { report_id: string; report_time: string };
  offers: Covid19Options;
  body: Covid19Input;
}

/** What each number of the form takes. Percents take decimals, so that the form can say that they must be whole. */
export const covidRules = {
  size: { integerDigits: 11, decimals: 2 },
  gas: numericRules.other,
  percent: numericRules.other,
} as const;

export const NAME_LENGTH = 20;

const textOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

function byKey<K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, T>;
}

function stateOf(value: Covid19WarningItem['value']): WarningState | null {
  return value === 1 || value === 2 || value === 3 ? value : null;
}

/** Form values of a saved record or of the initial data; what the answer leaves out is unknown. */
export function covidFormFromApi(form: Covid19Form): CovidFormValues {
  return {
    name: form.name ?? '',
    gender: form.gender ?? '',
    age: textOf(form.age),
    weight: textOf(form.weight),
    height: textOf(form.height),
    paO2: textOf(form.paO2),
    fiO2: textOf(form.fiO2),
    hasCtAbnormality: form.pul_ct_abnormality ?? null,
    factors: byKey(FACTOR_LISTS, (list) => form[list] ?? null),
    warnings: Object.fromEntries(
      WARNING_GROUPS.flatMap((group) => form[group] ?? []).map(({ key, value }) => [key, stateOf(value)]),
    ),
    lobes: byKey(LOBES, (lobe) => textOf(form.imaging_evaluation?.[LOBE_FIELDS[lobe].percent])),
  };
}

/** Where the initial data cannot be had, the form opens empty. */
export const emptyCovidForm: CovidFormValues = covidFormFromApi({});

/** Is this option of the personal history to be shown? Pregnancy is, to women of 18 to 45. */
export function isOffered({ gender, age }: Pick<CovidFormValues, 'gender' | 'age'>, key: number): boolean {
  const sex = gender === '女' ? 'female' : gender === '男' ? 'male' : null;
  return isPersonalHistoryOffered(key, sex, numberOf(age));
}

/** Without the options that age and gender no longer offer. */
export function withoutUnoffered(values: CovidFormValues): CovidFormValues {
  const chosen = values.factors.personal_history;
  if (chosen === null || chosen.every((key) => isOffered(values, key))) return values;
  const kept = chosen.filter((key) => isOffered(values, key));
  return { ...values, factors: { ...values.factors, personal_history: kept } };
}

/** kg / m², floored to two decimals, and PaO2 / FiO2 × 100 in mmHg; null when one of the two numbers is missing. */
export function measuresOf(values: CovidFormValues): { bmi: number | null; ratio: number | null } {
  return {
    bmi: bodyMassIndex(numberOf(values.weight), numberOf(values.height)),
    ratio: pCF(numberOf(values.paO2), numberOf(values.fiO2)),
  };
}

/** Percents as numbers; null where none is filled in. */
export function percentsOf({ lobes }: Pick<CovidFormValues, 'lobes'>): Record<Lobe, number | null> {
  return byKey(LOBES, (lobe) => numberOf(lobes[lobe]));
}

/** Items of each group as the hospital's menu lists them. */
export type WarningMenus = Readonly<Record<WarningGroup, readonly Covid19WarningItem[]>>;

/**
 * Makes the body of a save.
 * @param menus the hospital's items: those with a state of theirs are sent
 * @param reportId the saved record that is edited, '' for a new one
 */
export function covidFormToApi(
  entered: CovidFormValues,
  menus: WarningMenus,
  patientId: string,
  reportId: string,
): Covid19Input {
  const values = withoutUnoffered(entered);
  const { bmi, ratio } = measuresOf(values);
  const chosen = FACTOR_LISTS.flatMap((list): [FactorList, number[]][] => {
    const keys = values.factors[list];
    return keys === null ? [] : [[list, [...keys]]];
  });
  return {
    patient_id: patientId,
    report_id: reportId,
    name: values.name.trim(),
    gender: values.gender,
    age: numberOf(values.age),
    weight: numberOf(values.weight),
    weight_unit: values.weight === '' ? '' : 'kg',
    height: numberOf(values.height),
    BMI: bmi,
    pul_ct_abnormality: values.hasCtAbnormality,
    ...Object.fromEntries(chosen),
    paO2: numberOf(values.paO2),
    fiO2: numberOf(values.fiO2),
    pCF: ratio,
    ...byKey(WARNING_GROUPS, (group) =>
      menus[group].map(({ key, label }) => ({ key, label, value: values.warnings[key] ?? null })),
    ),
    imaging_evaluation: imagingEvaluation(percentsOf(values)),
  };
}

/** What keeps the form from being saved, by the rule the server applies; the first is the first in the form. */
export function problemsOf(body: Covid19Input): readonly CovidFormProblem[] {
  return covidFormProblems({ ...body });
}
