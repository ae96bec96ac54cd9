import type { TestWorld } from './hospital.ts';
import { marked, patientsIn } from './marked-patients.ts';

/** A server whose answers about patients wait until the test lets them go, in the order of the test. */
export interface ShuffledAnswers {
  readonly fetch: typeof globalThis.fetch;
  /** Lets one of the waiting answers go; nothing when none waits. */
  readonly release: (index: number) => void;
  /** From now on nothing waits. */
  readonly releaseAll: () => void;
}

/** What the hospital said once it says again: the same for every run, and without its time. */
export type Recorded = Map<string, { readonly status: number; readonly body: string; readonly isOfPatient: boolean }>;

/**
 * Puts itself between the application and a hospital: texts and values of an answer carry the marks of the patient it is about. An
 * answer whose call was given up meanwhile arrives all the same, as it may on a slow network.
 * @param recorded answers of the runs before
 */
export function shuffledAnswers(world: TestWorld, recorded: Recorded): ShuffledAnswers {
  const pending: (() => void)[] = [];
  let holds = true;

  async function answer(input: Parameters<typeof globalThis.fetch>[0], init?: RequestInit) {
    const url = input instanceof Request ? input.url : String(input);
    const sent = typeof init?.body === 'string' ? init.body : '';
    const key = `${init?.method ?? 'GET'} ${url} ${sent}`;
    const known = recorded.get(key);
    if (known) return known;
    const response = await world.fetch(input, { ...init, signal: null });
    const text = await response.text();
    const [owner] = patientsIn(key + text);
    const body = owner && response.ok && text !== '' ? JSON.stringify(marked(JSON.parse(text), owner)) : text;
    const entry = { status: response.status, body, isOfPatient: owner !== undefined };
    recorded.set(key, entry);
    return entry;
  }

  return {
    fetch: async (input, init) => {
      const { status, body, isOfPatient } = await answer(input, init);
      if (isOfPatient && holds) await new Promise<void>((resolve) => pending.push(resolve));
      return new Response(body === '' ? null : body, { status, headers: { 'content-type': 'application/json' } });
    },
    release: (index) => pending.splice(index % Math.max(pending.length, 1), 1)[0]?.(),
    releaseAll: () => {
      holds = false;
      for (const deliver of pending.splice(0)) deliver();
    },
  };
}
