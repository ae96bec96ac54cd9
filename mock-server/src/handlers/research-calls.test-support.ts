import type { ResearchProjectSaved } from '@jianwei/api-client/model';
import type { FastifyInstance } from 'fastify';
import { beforeEach } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

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

/** A project as tests write it. */
export const PROJECT = {
  name: '血钾复查',
  purpose: '观察复查',
  cohort: POTASSIUM,
  variables: ['age', 'sex', 'K'],
  note: '初稿',
};

const USERS = { lab: 'lab', doctor: 'doctor2', administrator: 'research' } as const;
type Reader = keyof typeof USERS;

const HEAD = 'patient_id,name,sex,birth_date,time,item,specimen,result,unit,range,flag,status';

/** What tests of projects call: a hospital for the file, a world for each test, accounts that sign in where they are needed. */
export async function openResearch() {
  const { app } = await openFileHospital();
  let world: Headers = {};
  let signed: Partial<Record<Reader, Headers>> = {};
  beforeEach(async () => {
    world = await openWorld(app);
    signed = {};
  });
  const ask = async (method: 'GET' | 'POST', path: string, reader: Reader, sent?: object) => {
    const headers = (signed[reader] ??= await signIn(app, USERS[reader], world));
    return call(app, method, `/api/v2/research${path}`, headers, sent);
  };
  /** The body of a call, or what it was refused with. */
  const get = async <Body>(path: string, reader: Reader = 'lab') =>
    (await ask('GET', path, reader)).body as Body & Refused;
  const post = async <Body>(path: string, sent: object, reader: Reader = 'lab') =>
    (await ask('POST', path, reader, sent)).body as Body & Refused;
  return {
    get,
    post,
    text: async (path: string) => (await ask('GET', path, 'lab')).text,
    add: async (rest: object = {}) =>
      (await post<ResearchProjectSaved>('/projects/add', { ...PROJECT, ...rest })).project_id,
    /** Stops the clock; sessions of everybody begin anew. */
    setClock: async (now: string) => {
      await call(app, 'POST', '/__mock/clock', world, { now });
      signed = {};
    },
    importCsv: (...lines: string[]) =>
      call(
        app,
        'POST',
        '/__mock/import?name=a.csv',
        { ...world, 'content-type': 'text/csv' },
        [HEAD, ...lines].join('\n'),
      ),
  };
}
