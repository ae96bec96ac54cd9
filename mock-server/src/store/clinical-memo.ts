/** So many patients keep their judged rows (some 100 rows each): all of the seeded hospital. Of others only summaries stay. */
const KEPT_PATIENTS = 400;

/** The value under a key, computed where there is none. */
export function memoize<T>(memo: Map<string, unknown>, key: string, compute: () => T): T {
  if (memo.has(key)) return memo.get(key) as T;
  const value = compute();
  memo.set(key, value);
  return value;
}

/** What was derived from clinical rows: small values of the whole hospital and of each patient, and large ones of the patients asked for last. */
export class ClinicalMemo {
  readonly #values = new Map<string, unknown>();
  /** Small values by patient. */
  readonly #briefs = new Map<string, Map<string, unknown>>();
  /** In the order in which they were last asked for. */
  readonly #patients = new Map<string, Map<string, unknown>>();

  get<T>(key: string, compute: () => T): T {
    return memoize(this.#values, key, compute);
  }

  briefOf<T>(patientId: string, key: string, compute: () => T): T {
    const values = this.#briefs.get(patientId) ?? new Map<string, unknown>();
    this.#briefs.set(patientId, values);
    return memoize(values, key, compute);
  }

  /** What stays right when rows of these patients change: everything of the others. */
  without(patientIds: ReadonlySet<string>): ClinicalMemo {
    const kept = new ClinicalMemo();
    for (const [id, values] of this.#briefs) if (!patientIds.has(id)) kept.#briefs.set(id, new Map(values));
    for (const [id, values] of this.#patients) if (!patientIds.has(id)) kept.#patients.set(id, new Map(values));
    return kept;
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
