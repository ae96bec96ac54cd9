import type { Covid19Input, Covid19Record, ReportList } from '@jianwei/api-client/model';
import { expect } from 'vitest';
import type { Hospital } from '../app.ts';
import type { PlainAnswer } from '../test-support.ts';
import { ClinicalCalls } from './clinical-test-calls.ts';

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

const ROOT = '/api/v2/model/covid19';

/** The calls of one account about COVID-19 records. */
export class CovidCalls {
  readonly #calls: ClinicalCalls;

  constructor(calls: ClinicalCalls) {
    this.#calls = calls;
  }

  static async open(hospital: Hospital): Promise<CovidCalls> {
    return new CovidCalls(await ClinicalCalls.open(hospital));
  }

  /** The same world, seen by another account. */
  async as(userName: string): Promise<CovidCalls> {
    return new CovidCalls(await this.#calls.as(userName));
  }

  get(path: string): Promise<PlainAnswer> {
    return this.#calls.send('GET', `${ROOT}/${path}`);
  }

  post(body: object, patientId = COVID_PATIENT): Promise<PlainAnswer> {
    return this.#calls.send('POST', `${ROOT}/${patientId}`, body);
  }

  async list(patientId = COVID_PATIENT): Promise<ReportList['data']> {
    return (await this.#calls.get<ReportList>(`${ROOT}/${patientId}/history`)).data;
  }

  /** Saves what must be accepted; the id of the record. */
  async saved(form: Covid19Input = COVID_FORM): Promise<string> {
    const { status, body } = await this.post(form);
    expect(status, JSON.stringify(body)).toBe(200);
    return (body as { report_id: string }).report_id;
  }

  read(reportId: string): Promise<Covid19Record> {
    return this.#calls.get<Covid19Record>(`${ROOT}/${reportId}`);
  }
}
