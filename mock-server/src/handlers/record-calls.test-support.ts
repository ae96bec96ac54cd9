import { expect } from 'vitest';
import type { Hospital } from '../app.ts';
import type { PlainAnswer } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

/** A tool whose forms doctors save. */
export interface RecordTool<Form extends object> {
  /** Address of its calls. */
  readonly root: string;
  /** The patient and the form that its tests begin with. */
  readonly patientId: string;
  readonly form: Form;
}

/** The calls of one account about the records of a tool. */
export class RecordCalls<Form extends object, Report, Entry> {
  readonly #calls: ClinicalCalls;
  readonly #tool: RecordTool<Form>;

  constructor(calls: ClinicalCalls, tool: RecordTool<Form>) {
    this.#calls = calls;
    this.#tool = tool;
  }

  /** The same world, seen by another account. */
  async as(userName: string): Promise<RecordCalls<Form, Report, Entry>> {
    return new RecordCalls(await this.#calls.as(userName), this.#tool);
  }

  /** Whatever comes back. */
  get(path: string): Promise<PlainAnswer> {
    return this.#calls.send('GET', `${this.#tool.root}/${path}`);
  }

  post(path: string, body?: object): Promise<PlainAnswer> {
    return this.#calls.send('POST', `${this.#tool.root}/${path}`, body);
  }

  save(form: object, patientId = this.#tool.patientId): Promise<PlainAnswer> {
    return this.post(patientId, form);
  }

  /** The body of a call that must succeed. */
  body<Body>(path: string): Promise<Body> {
    return this.#calls.get<Body>(`${this.#tool.root}/${path}`);
  }

  /** The form that a new record starts with. */
  init<Init>(patientId = this.#tool.patientId): Promise<Init> {
    return this.body<Init>(`init/${patientId}`);
  }

  read(reportId: string): Promise<Report> {
    return this.body<Report>(reportId);
  }

  async list(patientId = this.#tool.patientId): Promise<Entry[]> {
    return (await this.body<{ data: Entry[] }>(`${patientId}/history`)).data;
  }

  /** Stops the clock of the world. */
  async setClock(now: string): Promise<void> {
    expect((await this.#calls.send('POST', '/__mock/clock', { now })).status).toBe(200);
  }

  /** Saves what must be accepted; the id of the record. */
  async saved(form: Form = this.#tool.form): Promise<string> {
    const { status, body } = await this.save(form);
    expect(status, JSON.stringify(body)).toBe(200);
    return (body as { report_id: string }).report_id;
  }
}

/** Signs the doctor in, in a world of its own. */
export async function openRecordCalls<Form extends object, Report, Entry>(
  hospital: Hospital,
  tool: RecordTool<Form>,
): Promise<RecordCalls<Form, Report, Entry>> {
  return new RecordCalls(await ClinicalCalls.open(hospital), tool);
}
