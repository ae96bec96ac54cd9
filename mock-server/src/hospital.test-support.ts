import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll } from 'vitest';
import './record-answers.test-support.ts';
import { createHospital, type Hospital, type HospitalOptions } from './app.ts';
import { demoPassword } from './hospital/accounts.ts';
import { seedWorld } from './hospital/seed-world.ts';
import type { World } from './store/world.ts';
import { createWorld } from './store/worlds.ts';

/** The clock of every test: 2025-11-18 10:30 in the hospital. */
export const testClock = '2025-11-18T10:30:00+08:00';

/** A hospital in memory with plain bodies, the clock standing, no docs. */
export function openHospital(options: HospitalOptions = {}): Promise<Hospital> {
  return createHospital({ state: 'memory', clock: testClock, wire: 'plain', docs: false, ...options });
}

/** As `openHospital`, for all tests of a file: it closes after them. To be awaited at the top of the file. */
export async function openFileHospital(options: HospitalOptions = {}): Promise<Hospital> {
  const hospital = await openHospital(options);
  afterAll(() => hospital.close());
  return hospital;
}

/** The seeded hospital without a server, for what is computed from its rows. */
export function createSeededWorld(clock: string = testClock): World {
  return createWorld(seedWorld, clock);
}

export type Headers = Readonly<Record<string, string>>;

export interface PlainAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly type: string;
}

/** Calls without a network. The body is what JSON says, or the text itself. */
export async function call(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  headers: Headers = {},
  body?: object | string,
): Promise<PlainAnswer> {
  const request: InjectOptions = { method, url, headers: { ...headers } };
  if (typeof body === 'string') request.headers = { 'content-type': 'application/json', ...headers };
  if (body !== undefined) request.payload = body;
  const response = await app.inject(request);
  const type = response.headers['content-type'] ?? '';
  const isJson = type.startsWith('application/json');
  let parsed: unknown = response.payload;
  try {
    if (isJson) parsed = JSON.parse(response.payload);
  } catch {
    // A garbled answer: the text is all there is.
  }
  return { status: response.statusCode, body: parsed, text: response.payload, type };
}

/** A fresh copy of the seeded hospital; returns the header that names it. */
export async function openWorld(app: FastifyInstance, options: object = {}): Promise<Headers> {
  const { body } = await call(app, 'POST', '/__mock/worlds', {}, options);
  return { 'x-mock-world': (body as { id: string }).id };
}

/** Signs in and returns the headers of later calls. */
export async function signIn(app: FastifyInstance, userName: string, headers: Headers = {}): Promise<Headers> {
  const credentials = { user_name: userName, password: demoPassword };
  const { body } = await call(app, 'POST', '/api/v2/users/operation_users/login', headers, credentials);
  return { ...headers, authorization: `Bearer ${(body as { token: string }).token}` };
}
