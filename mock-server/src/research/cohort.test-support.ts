import { readCohort, type Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import { countCohort } from './engine.ts';
import { saidStore, type SaidPatient } from './store.test-support.ts';

export const cohort = (conditions: readonly object[], rest: object = {}): Cohort =>
  readCohort({ version: 1, unit: 'patient', conditions, ...rest });
/** How many of these people the conditions keep. */
export const total = (patients: readonly SaidPatient[], conditions: readonly object[], rest: object = {}) =>
  countCohort(saidStore(patients), { cohort: cohort(conditions, rest) }).patients;
/** One person with these reports, each of a day (yyyy-MM-dd) and its rows. */
export const one = (...reports: (readonly [string, string])[]): SaidPatient => ({
  reports: reports.map(([at, rows]) => ({ at, rows })),
});
