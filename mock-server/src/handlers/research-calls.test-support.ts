import type { FastifyInstance } from 'fastify';
import { call, signIn, type Headers } from '../hospital.test-support.ts';

export const ADULTS = {
  version: 1,
  unit: 'patient',
  conditions: [{ id: 'c1', kind: 'age', from: 18, to: 90 }],
  calendar: {},
} as const;

export const POTASSIUM = {
  ...ADULTS,
  conditions: [
    ...ADULTS.conditions,
    { id: 'c2', kind: 'result', laboratory_code: 'K', pick: 'any', comparator: '≥', value: 4 },
  ],
} as const;

export const PURPOSE = '课题组内部讨论基线特征之用';

/** What a refused call answers; of others only what the test says is there. */
export interface Refused {
  readonly message?: string;
}

/** A body as a test says what it is, and what a refused call has instead. */
export type Answered<Body> = { readonly status: number; readonly body: Body & Refused; readonly text: string };

/** Calls of research as the accounts that have to do with it. */
export async function researchCalls(app: FastifyInstance, world: Headers = {}) {
  const [lab, doctor, administrator] = await Promise.all(
    ['lab', 'doctor2', 'research'].map((userName) => signIn(app, userName, world)),
  );
  const base = '/api/v2/research';
  return {
    lab,
    doctor,
    administrator,
    get: async (path: string, headers = lab) => {
      const { status, body, text } = await call(app, 'GET', base + path, headers);
      return { status, body: body as Refused, text };
    },
    post: async (path: string, body: object, headers = lab) => {
      const answer = await call(app, 'POST', base + path, headers, body);
      return { status: answer.status, body: answer.body as Refused };
    },
  };
}
