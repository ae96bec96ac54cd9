import { ageOn } from '@jianwei/clinical-rules/core/age';
import { readSex } from '@jianwei/clinical-rules/core/rule-stamp';
import { accounts } from '../accounts.ts';
import { buildRows } from '../laboratory/report-rows.ts';
import type { RawRow } from '../laboratory/report-rows.ts';
import type { SeedReport } from '../laboratory/seed-report.ts';
import { SEED_PATIENTS } from '../patients/all-patients.ts';
import type { SeedPatient } from '../patients/patient-table.ts';
import { line, minute, record, reference } from '@jianwei/clinical-rules/tables/shapes';
import type { Read } from '@jianwei/clinical-rules/tables/shapes';

/** A report, its patient, and the id under which a world holds it. */
export interface PrintedReport {
  readonly reportId: string;
  readonly patient: SeedPatient;
  readonly report: SeedReport;
}

const padded = (position: number): string => String(position).padStart(2, '0');

/** Every report of a patient, newest first. */
export function reportsOf(patient: SeedPatient): PrintedReport[] {
  return patient.reports.map((report, index) => ({
    reportId: `R${patient.number}-${padded(index + 1)}`,
    patient,
    report,
  }));
}

/** The rows of a report under their ids. */
export function rowsOf({ reportId, patient, report }: PrintedReport): (RawRow & { readonly rowId: string })[] {
  const age = ageOn(patient.born, report.at.slice(0, 10));
  return buildRows(report, readSex(patient.gender) ?? 'male', age, reportId).map((row, index) => ({
    ...row,
    rowId: `${reportId}-${padded(index + 1)}`,
  }));
}

const PATIENTS = new Map(SEED_PATIENTS.map((patient) => [`P${patient.number}`, patient]));
const REPORTS = new Map(SEED_PATIENTS.flatMap(reportsOf).map((printed) => [printed.reportId, printed]));
const USER_IDS = new Set(accounts.map(({ userId }) => userId));

/** The report of a row id. */
export function reportIdOfRow(rowId: string): string {
  return rowId.slice(0, rowId.lastIndexOf('-'));
}

export const USER_ID = reference('account', (id) => USER_IDS.has(id));
export const PATIENT_ID = reference('patient', (id) => PATIENTS.has(id));
export const REPORT_ID = reference('report', (id) => REPORTS.has(id));
export const ROW_ID = reference('laboratory row', (rowId) => {
  const printed = REPORTS.get(reportIdOfRow(rowId));
  return printed !== undefined && rowsOf(printed).some((row) => row.rowId === rowId);
});

function found<T>(all: ReadonlyMap<string, T>, what: string, id: string): T {
  const one = all.get(id);
  if (one === undefined) throw new Error(`there is no ${what} ${id}`);
  return one;
}

/** The patient of an id that {@link PATIENT_ID} has read. */
export const patientOf = (patientId: string): SeedPatient => found(PATIENTS, 'patient', patientId);

/** The report of an id that {@link REPORT_ID} has read. */
export const reportOf = (reportId: string): PrintedReport => found(REPORTS, 'report', reportId);

/** The id of the report that a patient got at a time of the picture calendar; throws where there is none. */
export function reportIdAt(patientId: string, at: string): string {
  const printed = reportsOf(patientOf(patientId)).find(({ report }) => report.at === at);
  if (!printed) throw new Error(`there is no report of ${patientId} at ${at}`);
  return printed.reportId;
}

/** One saving of a record: time and account. */
export const SAVING = line(['at', 'by'], record({ at: minute, by: USER_ID }));
export type Saving = Read<typeof SAVING>;
