import type { PleuralInput, PleuralReport, PleuralReportList } from '@jianwei/api-client/model';
import type { Hospital } from '../app.ts';
import { SEED_PATIENT_IDS } from '../hospital/seed-ids.ts';
import { openRecordCalls, type RecordCalls } from './record-calls.test-support.ts';

export const PLEURAL_PATIENT = SEED_PATIENT_IDS.戴建国;

export const value = (original_result: string, range_lower = '', range_upper = '') => ({
  original_result,
  range_lower,
  range_upper,
});

/** The form of the picture. */
export const PLEURAL_FORM = {
  patient_id: PLEURAL_PATIENT,
  report_id: '',
  total_protein: value('68.40', '65', '85'),
  protein_quantification: value('42.60', '0', '25'),
  blood_lactate_dehydrogenase: value('214.00', '120', '250'),
  fluid_lactate_dehydrogenase: value('386.00', '0', '200'),
} satisfies PleuralInput;

export type PleuralCalls = RecordCalls<PleuralInput, PleuralReport, PleuralReportList['data'][number]>;

/** The calls of one account about pleural assessments. */
export function openPleuralCalls(hospital: Hospital): Promise<PleuralCalls> {
  return openRecordCalls(hospital, { root: '/api/v2/model/exudate', patientId: PLEURAL_PATIENT, form: PLEURAL_FORM });
}
