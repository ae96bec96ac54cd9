import type { DiagnosisKnowledge, LaboratoryRow, ReportData, ReportPage } from '@jianwei/api-client/model';
import { expect } from 'vitest';
import type { Hospital } from '../app.ts';
import { call, openWorld, signIn, type Headers, type PlainAnswer } from '../hospital.test-support.ts';

/** The calls that tests of the clinical handlers make, signed in as the doctor of the pictures in a world of their own. */
export class ClinicalCalls {
  readonly #hospital: Hospital;
  readonly #headers: Headers;

  constructor(hospital: Hospital, headers: Headers) {
    this.#hospital = hospital;
    this.#headers = headers;
  }

  /** A fresh copy of the seeded hospital. */
  static async open(hospital: Hospital, userName = 'doctor'): Promise<ClinicalCalls> {
    return new ClinicalCalls(hospital, await signIn(hospital.app, userName, await openWorld(hospital.app)));
  }

  /** The same world, seen by another account. */
  async as(userName: string): Promise<ClinicalCalls> {
    const world = { 'x-mock-world': this.#headers['x-mock-world'] ?? '' };
    return new ClinicalCalls(this.#hospital, await signIn(this.#hospital.app, userName, world));
  }

  /** Whatever comes back. */
  send(method: 'GET' | 'POST', url: string, body?: object): Promise<PlainAnswer> {
    return call(this.#hospital.app, method, encodeURI(url), this.#headers, body);
  }

  /** The body of a call that must succeed. */
  async get<Body>(url: string): Promise<Body> {
    const { status, body, text } = await this.send('GET', url);
    expect(status, `${url} ${text.slice(0, 200)}`).toBe(200);
    return body as Body;
  }

  list(query: string): Promise<ReportPage> {
    return this.get<ReportPage>(`/api/v2/reports?${query}`);
  }

  analysis(reportId: string): Promise<ReportData> {
    return this.get<ReportData>(`/api/v2/ai/reports/analysis/${reportId}`);
  }

  knowledge(query: string): Promise<DiagnosisKnowledge> {
    return this.get<DiagnosisKnowledge>(`/api/v2/knowledge/diagnosis/knowledge?${query}`);
  }
}

export function rowOf(data: ReportData, code: string): LaboratoryRow | undefined {
  return data.laboratories.find((row) => row.code === code);
}
