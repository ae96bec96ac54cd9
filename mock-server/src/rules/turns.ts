import { setImmediate } from 'node:timers/promises';

/** After so long others get their turn. */
const LONGEST_MS = 10;

/** Of long work: whether the calls that came meanwhile have waited long enough, and their turn. To be asked between two of its steps. */
export class Turns {
  #since: number;

  /** @param since when others had their turn last; -Infinity for one after the first step, so that whoever asked hears that it began */
  constructor(since = performance.now()) {
    this.#since = since;
  }

  get isDue(): boolean {
    return performance.now() - this.#since > LONGEST_MS;
  }

  async give(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }
}
