import type { PleuralInput, PleuralReportList } from '@jianwei/api-client/model';
import { expect } from 'vitest';
import type { Hospital } from '../app.ts';
import { SEED_PATIENT_IDS } from '../hospital/seed-ids.ts';
import type { PlainAnswer } from '../test-support.ts';
import { ClinicalCalls } from './clinical-test-calls.ts';

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

const ROOT = '/api/v2/model/exudate';

/** The calls of one account about pleural assessments. */
export class PleuralCalls {
  readonly #calls: ClinicalCalls;

  constructor(calls: ClinicalCalls) {
    this.#calls = calls;
  }

  static async open(hospital: Hospital): Promise<PleuralCalls> {
    return new PleuralCalls(await ClinicalCalls.open(hospital));
  }

  /** The same world, seen by another account. */
  async as(userName: string): Promise<PleuralCalls> {
    return new PleuralCalls(await this.#calls.as(userName));
  }

  /** Whatever comes back. */
  get(path: string): Promise<PlainAnswer> {
    return this.#calls.send('GET', `${ROOT}/${path}`);
  }

  post(path: string, body?: object): Promise<PlainAnswer> {
    return this.#calls.send('POST', `${ROOT}/${path}`, body);
  }

  /** The body of a call that must succeed. */
  read<Body>(path: string): Promise<Body> {
    return this.#calls.get<Body>(`${ROOT}/${path}`);
  }

  async history(patientId: string = PLEURAL_PATIENT): Promise<PleuralReportList['data']> {
    return (await this.read<PleuralReportList>(`${patientId}/history`)).data;
  }

  /** Saves what must be accepted; the id of the assessment. */
  async saved(form: PleuralInput = PLEURAL_FORM): Promise<string> {
    const { status, body } = await this.post(PLEURAL_PATIENT, form);
    expect(status).toBe(200);
    return (body as { report_id: string }).report_id;
  }
}
