import { setImmediate } from 'node:timers/promises';

/** After so long others get their turn. */
const LONGEST_MS = 10;

/** Of long work: whether the calls that came meanwhile have waited long enough, and their turn. To be asked between two of its steps. */
export class Turns {
  #since = performance.now();

  get isDue(): boolean {
    return performance.now() - this.#since > LONGEST_MS;
  }

  async give(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }
}
