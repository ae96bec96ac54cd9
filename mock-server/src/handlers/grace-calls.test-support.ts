import type { GraceInput, GraceReport, GraceReportList } from '@jianwei/api-client/model';
import type { Hospital } from '../app.ts';
import { SEED_PATIENT_IDS } from '../hospital/seed-ids.ts';
import { openRecordCalls, type RecordCalls } from './record-calls.test-support.ts';

export const GRACE_PATIENT = SEED_PATIENT_IDS.严松年;

/** The form of the picture: 188 points. */
export const GRACE_INPUT: GraceInput = {
  patient_id: GRACE_PATIENT,
  report_id: '',
  cardiac_arrest: false,
  st_down: true,
  cardiac_enzymes_high: true,
  age: 67,
  heart_rate: 96,
  blood_pressure: 118,
  blood_pressure_unit: 'mmHg',
  serum_creatinine: 112,
  serum_creatinine_unit: 'μmol/L',
  kill_ip_rank: 2,
  evidences: [{ name: '高敏肌钙蛋白I', specimen: '血清', result: '1.284', unit: 'ng/mL', reference: '<0.034' }],
};

export type GraceCalls = RecordCalls<GraceInput, GraceReport, GraceReportList['data'][number]>;

/** The calls of one account about Grace assessments. */
export function openGraceCalls(hospital: Hospital): Promise<GraceCalls> {
  return openRecordCalls(hospital, { root: '/api/v2/model/grace', patientId: GRACE_PATIENT, form: GRACE_INPUT });
}
