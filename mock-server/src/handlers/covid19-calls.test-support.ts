import type { Covid19Input, Covid19Record, ReportList } from '@jianwei/api-client/model';
import type { Hospital } from '../app.ts';
import { openRecordCalls, type RecordCalls } from './record-calls.test-support.ts';

/** In the middle of his course: three records, and results that are newer than the last of them. */
export const COVID_PATIENT = 'P1161';

/** A man of 69 with a ratio below 300. */
export const COVID_FORM: Covid19Input = {
  patient_id: COVID_PATIENT,
  report_id: '',
  name: '宋立民',
  gender: '男',
  age: 69,
  weight: 85,
  weight_unit: 'kg',
  height: 168,
  pul_ct_abnormality: true,
  chronic_history: [1, 3],
  history_tumor: [],
  drug_history: [],
  personal_history: [1],
  other_risk: [],
  illness_factor: [],
  severe_factor: [],
  paO2: 58,
  fiO2: 21,
  inspection: [{ key: 'lymphocyte', label: '', value: 1 }],
  biochemistry: [{ key: 'lactate', label: '', value: 3 }],
  other_warning: [{ key: 'imaging', label: '', value: 2 }],
  imaging_evaluation: { left_upper_blade: 25, left_midd_blade: 25, left_lower_blade: 26, right_upper_blade: 10 },
};

export type Covid19Calls = RecordCalls<Covid19Input, Covid19Record, ReportList['data'][number]>;

/** The calls of one account about COVID-19 records. */
export function openCovid19Calls(hospital: Hospital): Promise<Covid19Calls> {
  return openRecordCalls(hospital, { root: '/api/v2/model/covid19', patientId: COVID_PATIENT, form: COVID_FORM });
}
