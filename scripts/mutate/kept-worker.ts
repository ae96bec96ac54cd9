import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';
import { ThreadsPoolWorker } from 'vitest/node';

/** Runs after which a thread makes room for a new one, so that what the tests leave in its memory stays small. */
const runsOfThread = 400;

type Message = WorkerRequest & { type?: string; context: { config: { isolate?: boolean } } };
type Listener = (message: object) => void;

/** A thread of the test runner that outlives a run: packages, and the hospital's seed, are loaded once, not once a mutant. */
class KeptThread extends ThreadsPoolWorker {
  hasStarted = false;
  isRunning = false;
  runs = 0;
  #boot: Promise<void> | undefined;

  override start(): Promise<void> {
    this.#boot ??= super.start().then(() => {
      this.on('message', (message: { type?: string }) => {
        if (message.type === 'testfileFinished') this.isRunning = false;
      });
    });
    return this.#boot;
  }
}

/**
 * One run on a kept thread. What it asks is sent on; the handshake at its begin and end is answered here, once the thread has
 * started. Each run has listeners of its own: one begins while the one before it still ends.
 */
class KeptRun implements PoolWorker {
  readonly name = 'kept';
  readonly #thread: KeptThread;
  readonly #isFresh: boolean;
  readonly #listeners: Listener[] = [];
  #config: Message['context']['config'] = {};

  /** `isFresh`: modules of the product are loaded anew for each test file. */
  constructor(thread: KeptThread, isFresh: boolean) {
    this.#thread = thread;
    this.#isFresh = isFresh;
  }

  start(): Promise<void> {
    return this.#thread.start();
  }

  on(event: string, listener: Listener): void {
    if (event === 'message') this.#listeners.push(listener);
    this.#thread.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#thread.off(event, listener);
  }

  send(message: WorkerRequest): void {
    const { type, context } = message as Message;
    if (type === 'start') this.#config = { ...context.config, ...(this.#isFresh && { isolate: true }) };
    if (type === 'stop' || (type === 'start' && this.#thread.hasStarted)) {
      const answer = { type: type === 'stop' ? 'stopped' : 'started', __vitest_worker_response__: true };
      for (const listener of this.#listeners) setImmediate(listener, answer);
      return;
    }
    if (type === 'start') this.#thread.hasStarted = true;
    if (type === 'run') {
      context.config = this.#config;
      this.#thread.isRunning = true;
    }
    this.#thread.send(message);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  stop(): Promise<void> {
    for (const listener of this.#listeners) this.#thread.off('message', listener);
    return Promise.resolve();
  }
}

/** Threads for `test.poolRunner`. Which mutants are met, and mutants of code that runs while a kept module loads, take a thread of their own. */
export function keptThreads(isFresh: boolean) {
  let kept: KeptThread | undefined;
  return {
    name: 'kept',
    createPoolWorker(options: PoolOptions): PoolWorker {
      const { mode, mutantActivation } = options.project.getProvidedContext() as {
        mode?: string;
        mutantActivation?: string;
      };
      const canKeep = mode === 'mutant' && (isFresh || mutantActivation === 'runtime');
      if (!canKeep) return Object.assign(new ThreadsPoolWorker(options), { name: 'kept' });
      // A run that was broken off may still be at work.
      if (kept && (kept.isRunning || kept.runs >= runsOfThread)) {
        void kept.stop();
        kept = undefined;
      }
      kept ??= new KeptThread(options);
      kept.runs += 1;
      return new KeptRun(kept, isFresh);
    },
  };
}
