import type {
  GraceEvidence,
  GraceInit,
  GraceInput,
  GraceOutput,
  GraceReport,
  GraceReportListItem,
} from '@jianwei/api-client/model';
import { GRACE_MISSING_TEXT, type KillipClass } from '@jianwei/clinical-rules/grace/wording';
import { parseRange } from '@jianwei/clinical-rules/ranges/range';
import { parseResult } from '@jianwei/clinical-rules/results/result';
import { numericRules } from '../../../kit/ui/numeric-text.ts';
import type { Field } from '../record/field-table.tsx';
import { formFrom, numbersOf } from '../record/record-form.ts';
import type { FieldErrors } from '../record/record-tool.ts';

const PRESSURE_UNITS = ['mmHg', 'kPa'] as const;
const CREATININE_UNITS = ['μmol/L', 'mg/dl'] as const;
const NUMBERS = ['age', 'heart_rate', 'blood_pressure', 'serum_creatinine'] as const;

/** One lab result that speaks for raised necrosis markers, as text. */
export type EvidenceRow = Required<GraceEvidence>;

/**
 * What the form holds, by the names of the wire: numbers as typed text, '' where there is none. Switching a unit never
 * converts the number.
 */
export interface GraceFormValues extends Record<(typeof NUMBERS)[number], string> {
  cardiac_arrest: boolean;
  st_down: boolean;
  cardiac_enzymes_high: boolean;
  blood_pressure_unit: (typeof PRESSURE_UNITS)[number];
  serum_creatinine_unit: (typeof CREATININE_UNITS)[number];
  kill_ip_rank: KillipClass | null;
  evidences: EvidenceRow[];
}

/** What the records of the tool are made of. */
export interface GraceTypes {
  form: GraceFormValues;
  result: GraceOutput;
  init: GraceInit;
  report: GraceReport;
  entry: GraceReportListItem;
  offers: never;
  body: GraceInput;
}

export const emptyGraceForm: GraceFormValues = {
  cardiac_arrest: false,
  st_down: false,
  cardiac_enzymes_high: false,
  age: '',
  heart_rate: '',
  blood_pressure: '',
  blood_pressure_unit: 'mmHg',
  serum_creatinine: '',
  serum_creatinine_unit: 'μmol/L',
  kill_ip_rank: null,
  evidences: [],
};

export const emptyEvidenceRow: EvidenceRow = { name: '', specimen: '', result: '', unit: '', reference: '' };

const number = { kind: 'number', isRequired: true } as const;

/** The numbers of the form, in its order. */
export const GRACE_FIELDS: readonly Field<GraceFormValues>[] = [
  { ...number, key: 'age', label: '年龄', rule: numericRules.age, unit: '岁' },
  { ...number, key: 'heart_rate', label: '心率', rule: numericRules.heartRate, unit: '次/分' },
  {
    ...number,
    key: 'blood_pressure',
    label: '血压（收缩压）',
    rule: numericRules.bloodPressure,
    unitKey: 'blood_pressure_unit',
    units: PRESSURE_UNITS,
    unitLabel: '血压单位',
  },
  {
    ...number,
    key: 'serum_creatinine',
    label: '血肌酐',
    rule: numericRules.creatinine,
    unitKey: 'serum_creatinine_unit',
    units: CREATININE_UNITS,
    unitLabel: '血肌酐单位',
  },
];

/** Makes form values of a saved report or of the initial data. */
export function graceFormFromApi(input: GraceInput): GraceFormValues {
  const values = formFrom(emptyGraceForm, input);
  return { ...values, evidences: values.evidences.map((row) => ({ ...emptyEvidenceRow, ...row })) };
}

/**
 * Makes the body of measure and save.
 * @param reportId the saved report that is edited, '' for a new one
 */
export function graceFormToApi(values: GraceFormValues, patientId: string, reportId: string): GraceInput {
  return { ...values, ...numbersOf(values, NUMBERS), patient_id: patientId, report_id: reportId };
}

/** The message of each required field that is empty, in the order of the form. */
export function validateGraceForm(values: GraceFormValues): FieldErrors {
  const missing = [...NUMBERS, 'kill_ip_rank' as const].filter((field) => (values[field] ?? '') === '');
  return Object.fromEntries(missing.map((field) => [field, GRACE_MISSING_TEXT[field]]));
}

/**
 * Above (1) or below (-1) its reference interval, or undefined when it is inside or cannot be told. Units are those of
 * the row: result and reference are printed in the same one.
 */
export function flagOf(result: string, reference: string | undefined): 1 | -1 | undefined {
  const range = parseRange(reference);
  const parsed = parseResult(result);
  if (range.kind !== 'interval' || parsed.kind !== 'number' || parsed.comparator !== undefined) return undefined;
  if (range.high !== undefined && parsed.value > range.high) return 1;
  if (range.low !== undefined && parsed.value < range.low) return -1;
  return undefined;
}
