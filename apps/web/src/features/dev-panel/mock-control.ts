import { appConfig } from '../../kit/lib/app-config.ts';
import { readStored, removeStored, writeStored } from '../../kit/lib/storage.ts';
import { setSession, type SessionRecord } from '../../parts/session/session-store.ts';

/** Name under which the world of this browser is stored; without one it works in the default world. */
const WORLD_NAME = 'world';
/** Password of every seeded account of the mock hospital. */
const PASSWORD = 'jianwei-demo';

export interface PlannedFault {
  readonly id: string;
  readonly operationId: string;
  readonly when: 'next' | 'all' | number;
  readonly effect: { readonly kind: string; readonly status?: number; readonly message?: string; readonly ms?: number };
}

/** What is asked of `POST /__mock/faults`. */
export interface FaultPlan {
  readonly operationId: string;
  readonly kind: string;
  readonly status?: number;
  readonly ms?: number;
  readonly when: 'next' | 'all';
}

/** One line of the journal: a call with its answer (status 0: dropped), or a text message. */
export interface JournalEntry {
  readonly time: string;
  readonly kind: string;
  readonly operationId?: string;
  readonly method?: string;
  readonly path?: string;
  readonly status?: number;
  readonly phone?: string;
  readonly code?: string;
}

/** The world this browser works in; undefined is the default one. */
export function currentWorld(): string | undefined {
  return readStored(WORLD_NAME) ?? undefined;
}

/** @throws Error with the message of the mock hospital, or its status */
async function call(method: string, path: string, body?: object): Promise<unknown> {
  const world = currentWorld();
  const response = await fetch(appConfig().backendServer + path, {
    method,
    headers: {
      'x-wire': 'plain',
      ...(world !== undefined && { 'x-mock-world': world }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = (text === '' ? {} : JSON.parse(text)) as { message?: string };
  if (!response.ok) throw new Error(answer.message ?? `${response.status}`);
  return answer;
}

async function dataOf<T>(path: string): Promise<readonly T[]> {
  return ((await call('GET', path)) as { data: T[] }).data;
}

/** The control surface of the mock hospital, for the world of this browser. */
export const mockControl = {
  signIn: async (account: string): Promise<void> => {
    const body = { user_name: account, password: PASSWORD };
    setSession((await call('POST', '/api/v2/users/operation_users/login', body)) as SessionRecord);
  },
  /** Makes a world and moves this browser into it. */
  newWorld: async (): Promise<void> => {
    const { id } = (await call('POST', '/__mock/worlds', {})) as { id: string };
    writeStored(WORLD_NAME, id);
  },
  resetWorld: () => call('POST', '/__mock/reset'),
  /** Deletes the world of this browser, which goes back to the default one. */
  deleteWorld: async (): Promise<void> => {
    const world = currentWorld();
    if (world === undefined) return;
    await call('DELETE', `/__mock/worlds/${encodeURIComponent(world)}`);
    removeStored(WORLD_NAME);
  },
  /** Leaves a world that the mock hospital no longer knows. */
  leaveWorld: (): Promise<void> => {
    removeStored(WORLD_NAME);
    return Promise.resolve();
  },
  /**
   * Sets the clock of the hospital.
   * @param now ISO time at which it stands still; null follows the real time
   * @returns its time now
   */
  setClock: async (now: string | null): Promise<string> =>
    ((await call('POST', '/__mock/clock', { now })) as { now: string }).now,
  faults: () => dataOf<PlannedFault>('/__mock/faults'),
  planFault: (plan: FaultPlan) => call('POST', '/__mock/faults', plan),
  removeFault: (id: string) => call('DELETE', `/__mock/faults/${encodeURIComponent(id)}`),
  clearFaults: () => call('DELETE', '/__mock/faults'),
  operations: () => dataOf<{ operationId: string }>('/__mock/operations'),
  journal: () => dataOf<JournalEntry>('/__mock/journal'),
};

/** The delay that every call has now, in milliseconds. */
export function latencyOf(faults: readonly PlannedFault[]): number {
  return Math.max(0, ...faults.filter(isLatency).map(({ effect }) => effect.ms ?? 0));
}

/** A delay of every call of every operation is the latency; any other fault is a fault. */
export function isLatency({ operationId, when, effect }: PlannedFault): boolean {
  return operationId === '*' && when === 'all' && effect.kind === 'delay';
}
