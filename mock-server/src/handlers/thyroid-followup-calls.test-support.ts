import type { ThyroidFollowUpForm, ThyroidFollowUpList, ThyroidFollowUpRecord } from '@jianwei/api-client/model';
import type { Hospital } from '../app.ts';
import { openRecordCalls, type RecordCalls } from './record-calls.test-support.ts';

/** After thyroid surgery: four follow-ups, and results that are newer than the last of them. */
export const THYROID_PATIENT = 'P1151';

export const at = (time: string): number => Date.parse(`${time}+08:00`);

/** A follow-up of the clock's day. */
export const THYROID_FORM: ThyroidFollowUpForm = {
  report_id: '',
  patient_id: THYROID_PATIENT,
  name: '许静',
  gender: '女',
  age: 38,
  weight: 56.5,
  weight_unit: 'kg',
  operation: '双侧切除',
  lymph_metastasis: 3,
  capsular_invasion: '无',
  medicine_name: '优甲乐/50ug',
  medicine_time: at('2025-11-18T07:00:00'),
  medicine_metering: '100ug',
  other_medicine_metering: '',
  palpitation: '无',
  fatigue: '有',
  insomnia: '无',
  lethargy: '无',
  weight_change: '无',
  headache: '无',
  flushing: '无',
  diarrhea: '无',
  paramenia: '无',
  calcium: '有',
  anxiety: '无',
  other_medicines: '有',
  other_medicines_information: '碳酸钙',
  tsh: 0.05,
  tsh_unit: 'mU/L',
  ft3: 5.2,
  ft3_unit: 'pmol/L',
  ft4: 20.4,
  ft4_unit: 'pmol/L',
};

const ROOT = '/api/v2/model/medication/thyroid';

export type ThyroidFollowUpCalls = RecordCalls<
  ThyroidFollowUpForm,
  ThyroidFollowUpRecord,
  ThyroidFollowUpList['data'][number]
>;

/** The calls of one account about thyroid follow-ups. */
export function openThyroidFollowUpCalls(hospital: Hospital): Promise<ThyroidFollowUpCalls> {
  return openRecordCalls(hospital, { root: ROOT, patientId: THYROID_PATIENT, form: THYROID_FORM });
}
