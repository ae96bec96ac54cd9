import type { Hospital } from '@jianwei/mock-server/app';
import { developmentKey } from '@jianwei/wire-cipher/development-key';
import type { AuthInfo } from '@jianwei/api-client/model';
import { TEST_CLOCK } from './clock.ts';

/** Password of every seeded account. */
const PASSWORD = 'jianwei-demo';

/** A planned fault, in the form of `POST /__mock/faults`; `*` hits every operation, `when` is 'next' unless told otherwise. */
export interface FaultPlan {
  readonly operationId: string;
  readonly kind: 'http' | 'business' | 'delay' | 'drop' | 'garble';
  readonly status?: number;
  readonly message?: string;
  readonly ms?: number;
  readonly when?: 'next' | 'all' | number;
}

/** Survives the fresh modules of each test file: the hospital is the same for all of them. */
const opened = globalThis as { jianweiTestHospital?: Promise<Hospital> };

/** The mock hospital of this worker, seeded once. */
function openHospital(): Promise<Hospital> {
  // Loaded on demand: a worker may need no hospital.
  opened.jianweiTestHospital ??= import('@jianwei/mock-server/app').then(({ createHospital }) =>
    createHospital({ state: 'memory', clock: TEST_CLOCK, wire: 'encrypted', allowPlain: true, docs: false }),
  );
  return opened.jianweiTestHospital;
}

/** A private copy of the seeded hospital for one test, with what a test wants to do to it. */
export interface TestWorld {
  readonly id: string;
  readonly hospital: Hospital;
  /** fetch whose server is this hospital. */
  readonly fetch: typeof globalThis.fetch;
  /** Signs in by the login call and returns its answer. */
  readonly signIn: (account: string) => Promise<AuthInfo>;
  /** Plans a fault in this world. */
  readonly fault: (plan: FaultPlan) => Promise<void>;
  /** Every call the world has answered, oldest first, as `GET /__mock/journal` lists it. */
  readonly journal: () => Promise<readonly JournalEntry[]>;
}

/** `call` for a call of an operation, `code` for a text message that was sent. */
export interface JournalEntry {
  readonly kind: string;
  readonly operationId?: string;
  readonly method?: string;
  readonly path?: string;
  readonly query?: unknown;
  readonly status?: number;
  /** Plain body of the call. */
  readonly body?: unknown;
  readonly code?: string;
}

/** Answers of the hospital as the browser's fetch would give them. */
function fetchOf(hospital: Hospital, world: string): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, 'http://127.0.0.1:4010'), init);
    const body = request.method === 'GET' ? undefined : await request.text();
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    const answer = await hospital.app
      .inject({
        method: request.method as 'GET' | 'POST' | 'DELETE',
        url: url.pathname + url.search,
        headers: { ...Object.fromEntries(request.headers), 'x-mock-world': world, host: '127.0.0.1:4010' },
        ...(body === undefined || body === '' ? {} : { payload: body }),
      })
      .catch((cause: unknown) => {
        // A dropped connection is what fetch calls a type error.
        throw new TypeError('fetch failed', { cause });
      });
    request.signal.throwIfAborted();
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, String(value));
    const isEmpty = answer.statusCode === 204 || answer.rawPayload.length === 0;
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
}

/** Copies the seeded hospital for one test. */
export async function createTestWorld(): Promise<TestWorld> {
  const hospital = await openHospital();
  const { id } = hospital.worlds.create({ clock: TEST_CLOCK });
  const control = { 'x-mock-world': id, host: '127.0.0.1:4010' };
  return {
    id,
    hospital,
    fetch: fetchOf(hospital, id),
    signIn: async (account) => {
      const answer = await hospital.app.inject({
        method: 'POST',
        url: '/api/v2/users/operation_users/login',
        headers: { ...control, 'x-wire': 'plain' },
        payload: { user_name: account, password: PASSWORD },
      });
      if (answer.statusCode !== 200) throw new Error(`login of ${account}: ${answer.body}`);
      return answer.json<AuthInfo>();
    },
    fault: async (plan) => {
      const answer = await hospital.app.inject({
        method: 'POST',
        url: '/__mock/faults',
        headers: control,
        payload: plan,
      });
      if (answer.statusCode >= 300) throw new Error(`fault: ${answer.body}`);
    },
    journal: async () => {
      const answer = await hospital.app.inject({ method: 'GET', url: '/__mock/journal', headers: control });
      return answer.json<{ data: JournalEntry[] }>().data;
    },
  };
}

/** Runtime configuration of tests: encrypted bodies under the development key, like a browser's. */
export function configureForTests(): void {
  window.__APP_CONFIG__ = {
    backendServer: '',
    wireKey: developmentKey,
    wire: 'encrypted',
    hospitalName: '江州市第一人民医院',
    helpText: '忘记密码请联系信息科 8120',
    mock: true,
  };
}
