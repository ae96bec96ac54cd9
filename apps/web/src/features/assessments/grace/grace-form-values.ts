import type {
  GraceEvidence,
  GraceInit,
  GraceInput,
  GraceOutput,
  GraceReport,
  GraceReportListItem,
} from '@jianwei/api-client/model';
import { evidenceMessages, requiredMessages } from './grace-text.ts';

export const pressureUnits = ['mmHg', 'kPa'] as const;
export const creatinineUnits = ['μmol/L', 'mg/dl'] as const;
export const killipClasses = [1, 2, 3, 4] as const;

export type PressureUnit = (typeof pressureUnits)[number];
export type CreatinineUnit = (typeof creatinineUnits)[number];
export type KillipClass = (typeof killipClasses)[number];

/** One lab result that speaks for raised necrosis markers, as text. */
export interface EvidenceRow {
  name: string;
  specimen: string;
  result: string;
  unit: string;
  reference: string;
}

/** What the form holds: numbers as typed text, '' where there is none. Switching a unit never converts the number. */
export interface GraceFormValues {
  cardiacArrest: boolean;
  stDown: boolean;
  cardiacEnzymesHigh: boolean;
  age: string;
  heartRate: string;
  bloodPressure: string;
  bloodPressureUnit: PressureUnit;
  serumCreatinine: string;
  serumCreatinineUnit: CreatinineUnit;
  killip: KillipClass | null;
  evidences: EvidenceRow[];
}

export type GraceFormErrors = Partial<Record<keyof typeof requiredMessages, string>>;
export type EvidenceErrors = Partial<Record<keyof EvidenceRow, string>>;

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
  cardiacArrest: false,
  stDown: false,
  cardiacEnzymesHigh: false,
  age: '',
  heartRate: '',
  bloodPressure: '',
  bloodPressureUnit: 'mmHg',
  serumCreatinine: '',
  serumCreatinineUnit: 'μmol/L',
  killip: null,
  evidences: [],
};

export const emptyEvidenceRow: EvidenceRow = { name: '', specimen: '', result: '', unit: '', reference: '' };

const textOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/** Makes form values of a saved report or of the initial data; what the answer leaves out stays at its default. */
export function graceFormFromApi(input: Partial<GraceInput>): GraceFormValues {
  return {
    cardiacArrest: input.cardiac_arrest ?? false,
    stDown: input.st_down ?? false,
    cardiacEnzymesHigh: input.cardiac_enzymes_high ?? false,
    age: textOf(input.age),
    heartRate: textOf(input.heart_rate),
    bloodPressure: textOf(input.blood_pressure),
    bloodPressureUnit: pressureUnits.find((unit) => unit === input.blood_pressure_unit) ?? 'mmHg',
    serumCreatinine: textOf(input.serum_creatinine),
    serumCreatinineUnit: creatinineUnits.find((unit) => unit === input.serum_creatinine_unit) ?? 'μmol/L',
    killip: killipClasses.find((rank) => rank === input.kill_ip_rank) ?? null,
    evidences: (input.evidences ?? []).map((row) => ({
      name: row.name ?? '',
      specimen: row.specimen ?? '',
      result: row.result ?? '',
      unit: row.unit ?? '',
      reference: row.reference ?? '',
    })),
  };
}

/**
 * Makes the body of measure and save.
 * @param reportId the saved report that is edited, '' for a new one
 */
export function graceFormToApi(values: GraceFormValues, patientId: string, reportId: string): GraceInput {
  const evidences: GraceEvidence[] = values.evidences.map((row) => ({ ...row }));
  return {
    patient_id: patientId,
    report_id: reportId,
    cardiac_arrest: values.cardiacArrest,
    st_down: values.stDown,
    cardiac_enzymes_high: values.cardiacEnzymesHigh,
    age: numberOf(values.age),
    heart_rate: numberOf(values.heartRate),
    blood_pressure: numberOf(values.bloodPressure),
    blood_pressure_unit: values.bloodPressureUnit,
    serum_creatinine: numberOf(values.serumCreatinine),
    serum_creatinine_unit: values.serumCreatinineUnit,
    kill_ip_rank: values.killip,
    evidences,
  };
}

/** The message of each required field that is empty, in the order of the form. */
export function validateGraceForm(values: GraceFormValues): GraceFormErrors {
  const errors: GraceFormErrors = {};
  for (const field of ['age', 'heartRate', 'bloodPressure', 'serumCreatinine'] as const) {
    if (values[field] === '') errors[field] = requiredMessages[field];
  }
  if (values.killip === null) errors.killip = requiredMessages.killip;
  return errors;
}

/** The message of each column of an evidence row that is empty or blank. */
export function validateEvidenceRow(row: EvidenceRow): EvidenceErrors {
  const errors: EvidenceErrors = {};
  for (const column of ['name', 'specimen', 'result', 'unit', 'reference'] as const) {
    if (row[column].trim() === '') errors[column] = evidenceMessages[column];
  }
  return errors;
}
