/** So many patients keep their judged rows (some 200 rows each); of all others only summaries stay. */
const KEPT_PATIENTS = 200;

function memoize<T>(memo: Map<string, unknown>, key: string, compute: () => T): T {
  if (memo.has(key)) return memo.get(key) as T;
  const value = compute();
  memo.set(key, value);
  return value;
}

/** What was derived from clinical rows: small values of the whole hospital, and large ones of the patients asked for last. */
export class ClinicalMemo {
  readonly #values = new Map<string, unknown>();
  /** In the order in which they were last asked for. */
  readonly #patients = new Map<string, Map<string, unknown>>();

  get<T>(key: string, compute: () => T): T {
    return memoize(this.#values, key, compute);
  }

  ofPatient<T>(patientId: string, key: string, compute: () => T): T {
    const values = this.#patients.get(patientId) ?? new Map<string, unknown>();
    this.#patients.delete(patientId);
    this.#patients.set(patientId, values);
    if (this.#patients.size > KEPT_PATIENTS) {
      const [longestUnused] = this.#patients.keys();
      if (longestUnused !== undefined) this.#patients.delete(longestUnused);
    }
    return memoize(values, key, compute);
  }
}
