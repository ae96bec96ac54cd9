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
import { LOBE_FIELDS, LOBES, type Lobe } from '@jianwei/clinical-rules/covid19/imaging';
import { bodyMassIndex, pCF } from '@jianwei/clinical-rules/covid19/measures';
import {
  FACTOR_LISTS,
  isPersonalHistoryOffered,
  WARNING_GROUPS,
  type FactorList,
  type WarningGroup,
  type WarningState,
} from '@jianwei/clinical-rules/covid19/options';
import { formFrom, numberOf, numbersOf } from '../record/record-form.ts';
import type { FieldErrors } from '../record/record-tool.ts';

const NUMBERS = ['age', 'weight', 'height', 'paO2', 'fiO2'] as const;

/**
 * What the form holds, by the names of the wire: numbers as typed text, '' where there is none. A list that is null is
 * unknown, not empty.
 */
export interface CovidFormValues
  extends Record<(typeof NUMBERS)[number], string>, Record<FactorList, readonly number[] | null> {
  name: string;
  gender: '男' | '女' | '';
  pul_ct_abnormality: boolean | null;
  /** State by the key of the item. */
  warnings: Readonly<Record<string, WarningState | null>>;
  /** Percent of each lobe. */
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

function byKey<K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, T>;
}

/** Where the initial data cannot be had, the form opens empty. */
export const emptyCovidForm: CovidFormValues = {
  name: '',
  gender: '',
  ...byKey(NUMBERS, () => ''),
  pul_ct_abnormality: null,
  ...byKey(FACTOR_LISTS, () => null),
  warnings: {},
  lobes: byKey(LOBES, () => ''),
};

/** Form values of a saved record or of the initial data; what the answer leaves out is unknown. */
export function covidFormFromApi(form: Covid19Form): CovidFormValues {
  const items = WARNING_GROUPS.flatMap((group) => form[group] ?? []);
  return {
    ...formFrom(emptyCovidForm, form),
    warnings: Object.fromEntries(items.map(({ key, value = null }) => [key, value])),
    lobes: byKey(LOBES, (lobe) => String(form.imaging_evaluation?.[LOBE_FIELDS[lobe].percent] ?? '')),
  };
}

/** Is this option of the personal history to be shown? Pregnancy is, to women of 18 to 45. */
export function isOffered({ gender, age }: Pick<CovidFormValues, 'gender' | 'age'>, key: number): boolean {
  const sex = gender === '女' ? 'female' : gender === '男' ? 'male' : null;
  return isPersonalHistoryOffered(key, sex, numberOf(age));
}

/** Without the options that age and gender no longer offer. */
export function withoutUnoffered(values: CovidFormValues): CovidFormValues {
  const kept = values.personal_history?.filter((key) => isOffered(values, key)) ?? null;
  return { ...values, personal_history: kept };
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
  return numbersOf(lobes, LOBES);
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
  const known = FACTOR_LISTS.filter((list) => values[list] !== null);
  return {
    patient_id: patientId,
    report_id: reportId,
    name: values.name.trim(),
    gender: values.gender,
    ...numbersOf(values, NUMBERS),
    weight_unit: values.weight === '' ? '' : 'kg',
    BMI: bmi,
    pCF: ratio,
    pul_ct_abnormality: values.pul_ct_abnormality,
    ...Object.fromEntries(known.map((list) => [list, values[list]])),
    ...byKey(WARNING_GROUPS, (group) =>
      menus[group].map(({ key, label }) => ({ key, label, value: values.warnings[key] ?? null })),
    ),
    imaging_evaluation: imagingEvaluation(percentsOf(values)),
  };
}

/** What keeps the form from being saved, by the rule the server applies; the first is the first in the form. */
export function problemsOf(body: Covid19Input): FieldErrors {
  return Object.fromEntries(covidFormProblems({ ...body }).map(({ field, message }) => [field, message]));
}
