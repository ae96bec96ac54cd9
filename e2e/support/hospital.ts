import type { APIRequestContext } from '@playwright/test';
import { mockAddress } from './addresses.ts';

/** A planned fault; the fields are those of `POST /__mock/faults`. */
export interface Fault {
  /** An operation of the contract, or `*` for each of them. */
  readonly operationId: string;
  readonly kind: 'http' | 'business' | 'delay' | 'drop' | 'garble';
  /** Of `http` (400 to 599) and `business`. */
  readonly status?: number;
  /** Without one the answer holds the status only, so that the text of the error table shows. */
  readonly message?: string;
  /** Of `delay`. */
  readonly ms?: number;
  /** The next call (default), the n-th from now, or all of them. */
  readonly when?: 'next' | 'all' | number;
}

/** One answered call of the journal; status 0 = the connection was dropped. */
export interface JournalCall {
  readonly kind: 'call';
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly status: number;
  /** The plain body, also of an encrypted request. */
  readonly body?: unknown;
}

interface JournalCode {
  readonly kind: 'code';
  readonly phone: string;
  readonly code: string;
}

/** The answer of the login call; the web app keeps it as it is. */
export interface SignedIn {
  readonly token: string;
  readonly login_path: string;
}

/** What a ticket is issued for; the account is the doctor's unless told otherwise. */
export interface TicketContext {
  readonly user_name?: string;
  readonly patient_id?: string;
  readonly report_id?: string;
  readonly mode?: 'embedded' | 'patch';
}

export interface IssuedTicket {
  readonly ticket: string;
  readonly encrypt: string;
}

/** Password of every seeded account. */
export const password = 'jianwei-demo';

/** The control surface of one world of the mock hospital. */
export class Hospital {
  readonly world: string;
  readonly #request: APIRequestContext;
  readonly #address: string;

  private constructor(request: APIRequestContext, world: string, address: string) {
    this.#request = request;
    this.world = world;
    this.#address = address;
  }

  static async open(request: APIRequestContext, address = mockAddress): Promise<Hospital> {
    const { id } = (await call(request, 'POST', `${address}/__mock/worlds`, { data: {} })) as { id: string };
    return new Hospital(request, id, address);
  }

  close(): Promise<unknown> {
    return call(this.#request, 'DELETE', `${this.#address}/__mock/worlds/${this.world}`);
  }

  plan(fault: Fault): Promise<unknown> {
    return this.#call('POST', '/__mock/faults', fault);
  }

  clearFaults(): Promise<unknown> {
    return this.#call('DELETE', '/__mock/faults');
  }

  /** Calls that this world has seen, oldest first; the last 500. */
  async calls(): Promise<JournalCall[]> {
    return (await this.#entries()).filter((entry) => entry.kind === 'call');
  }

  /** Pictures are asked for by the browser itself, which names no world: they stand in the journal of the default one. */
  async pictures(): Promise<JournalCall[]> {
    const answer = await call(this.#request, 'GET', `${this.#address}/__mock/journal`);
    const { data } = answer as { data: (JournalCall | JournalCode)[] };
    return data.filter((entry) => entry.kind === 'call').filter(({ operationId }) => operationId.endsWith('Image'));
  }

  /** Those of one operation. */
  async journal(operationId: string): Promise<JournalCall[]> {
    return (await this.calls()).filter((entry) => entry.operationId === operationId);
  }

  /** The last code that was sent to a phone; undefined when none was. */
  async code(phone: string): Promise<string | undefined> {
    const entries = await this.#entries();
    const codes = entries.filter((entry) => entry.kind === 'code').filter((entry) => entry.phone === phone);
    return codes.at(-1)?.code;
  }

  /** Brings one file of another hospital into this world; answers how many rows were taken. */
  async bringIn(name: string, text: string): Promise<number> {
    const account = await this.#call('POST', `/__mock/import?name=${encodeURIComponent(name)}`, text);
    return (account as { taken: number }).taken;
  }

  /** Signs in without a browser. */
  async signIn(account: string): Promise<SignedIn> {
    const path = '/api/v2/users/operation_users/login';
    return (await this.#call('POST', path, { user_name: account, password })) as SignedIn;
  }

  /** The auditor writes a rule on potassium, tries it and switches it on: it holds the next report of 6 mmol/L and more. */
  async holdPotassium(): Promise<void> {
    const { token } = await this.signIn('audit');
    const condition = { all: [{ fact: 'lab', op: 'at_least', value: 6, unit: 'mmol/L', code: 'K' }] };
    const outcome = { action: 'hold', level: 'attention', reason: '血钾 {血钾}，请核对', max_minutes: 60 };
    const body = { kind: 'audit', name: '高血钾', category: 'limit', condition, outcome };
    const { rule } = (await this.#call('POST', '/api/v2/rules', body, token)) as {
      rule: { rule_id: string; revision: number };
    };
    await this.#call('POST', '/api/v2/rules/trial', { kind: 'audit', condition }, token);
    await this.#call('POST', `/api/v2/rules/${rule.rule_id}/enable`, { revision: rule.revision }, token);
  }

  /** Plays another hospital system: a one-time ticket, and its query sealed for an address. */
  ticket(context: TicketContext = {}): Promise<IssuedTicket> {
    return this.#call('POST', '/__mock/tickets', { user_name: 'doctor', ...context }) as Promise<IssuedTicket>;
  }

  /** A link to a report, made by the doctor; for the patient unless told otherwise. */
  async share(reportId: string, more: object = {}): Promise<{ share_id: string; token: string }> {
    const { token } = await this.signIn('doctor');
    const body = { report_id: reportId, contacted: true, ...more };
    return (await this.#call('POST', '/api/v2/shares', body, token)) as { share_id: string; token: string };
  }

  async revokeShare(shareId: string): Promise<void> {
    const { token } = await this.signIn('doctor');
    await this.#call('POST', `/api/v2/shares/${shareId}/revoke`, {}, token);
  }

  /** What the server answers to tokens that it refuses, as plain text. */
  refusedReads(tokens: readonly string[]): Promise<string[]> {
    const headers = { 'x-mock-world': this.world, 'x-wire': 'plain' };
    return Promise.all(
      tokens.map(async (token) => {
        const url = `${this.#address}/api/v2/shared_reports/read`;
        return (await this.#request.post(url, { headers, data: { token } })).text();
      }),
    );
  }

  /** Sets the clock of this world. */
  setClock(now: string): Promise<unknown> {
    return this.#call('POST', '/__mock/clock', { now });
  }

  async #entries(): Promise<(JournalCall | JournalCode)[]> {
    const { data } = (await this.#call('GET', '/__mock/journal')) as { data: (JournalCall | JournalCode)[] };
    return data;
  }

  #call(method: string, path: string, data?: object | string, token?: string): Promise<unknown> {
    const headers = {
      'x-mock-world': this.world,
      'x-wire': 'plain',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    return call(this.#request, method, this.#address + path, { headers, ...(data ? { data } : {}) });
  }
}

async function call(
  request: APIRequestContext,
  method: string,
  url: string,
  more: { headers?: Record<string, string>; data?: object | string } = {},
): Promise<unknown> {
  const answer = await request.fetch(url, { method, ...more });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${url} answered ${answer.status()}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
