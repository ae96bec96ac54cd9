import { startSingleFlight, type SingleFlight } from './single-flight.ts';

/** How long an answer stands in for an identical GET, counted from when the first of them was made. */
export const cacheMs = 1000;

type Work<T> = (signal: AbortSignal) => Promise<T>;

interface Entry<T> {
  flight: SingleFlight<T>;
  generation: number;
  isFresh: () => boolean;
}

export interface GetCache<T> {
  /** A GET that only looks: shares one under way, or an answer less than a second old, of the same generation. */
  read: (key: string, work: Work<T>, signal: AbortSignal | undefined) => Promise<T>;
  /** A GET that changes something: shared while under way, never answered from the cache, and a write to all others. */
  act: (key: string, work: Work<T>, signal: AbortSignal | undefined) => Promise<T>;
  /** A write: what was read before it, or while it ran, is not handed out after it. */
  write: (work: () => Promise<T>) => Promise<T>;
  /** Forgets every answer, as at the end of a session. */
  invalidate: () => void;
}

/**
 * Kept in memory only, so that a reload empties it; failures are not kept. `T` goes to each caller as it is: what it holds
 * must give out copies itself.
 * @param now milliseconds.
 */
export function createGetCache<T>(now: () => number): GetCache<T> {
  let generation = 0;
  const reads = new Map<string, Entry<T>>();
  const acts = new Map<string, Entry<T>>();

  function invalidate(): void {
    generation += 1;
    for (const [key, entry] of reads) if (entry.flight.isSettled()) reads.delete(key);
  }

  // A read made while a write runs may see the state before it, so the end of a write counts as its start does.
  async function write(work: () => Promise<T>): Promise<T> {
    invalidate();
    try {
      return await work();
    } finally {
      invalidate();
    }
  }

  /** Starts the work and keeps it findable; `isKept` says when it settles whether its answer stays. */
  function enter(
    entries: Map<string, Entry<T>>,
    key: string,
    work: Work<T>,
    isKept: () => boolean,
    isFresh: () => boolean,
  ) {
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    const flight = startSingleFlight(async (signal) => {
      try {
        const answer = await work(signal);
        if (!isKept()) forget();
        return answer;
      } catch (error) {
        forget();
        throw error;
      }
    }, forget);
    // The generation is read after the start: an acting GET has begun its own by then.
    const entry: Entry<T> = { flight, generation, isFresh };
    entries.set(key, entry);
    return { entry, forget };
  }

  function known(entries: Map<string, Entry<T>>, key: string): SingleFlight<T> | undefined {
    const entry = entries.get(key);
    if (entry?.generation !== generation) return undefined;
    return !entry.flight.isSettled() || entry.isFresh() ? entry.flight : undefined;
  }

  return {
    read(key, work, signal) {
      const shared = known(reads, key);
      if (shared !== undefined) return shared.join(signal);
      // Fresh by the clock and by a timer: timers are late in hidden tabs, and a clock may be held still.
      const startedAt = now();
      let isExpired = false;
      const isFresh = () => !isExpired && Math.abs(now() - startedAt) < cacheMs;
      const { entry, forget } = enter(reads, key, work, isFresh, isFresh);
      setTimeout(() => {
        isExpired = true;
        if (entry.flight.isSettled()) forget();
      }, cacheMs);
      return entry.flight.join(signal);
    },

    act(key, work, signal) {
      const shared =
        known(acts, key) ?? enter(acts, key, (inner) => write(() => work(inner)), never, never).entry.flight;
      return shared.join(signal);
    },

    write,
    invalidate,
  };
}

function never(): boolean {
  return false;
}
