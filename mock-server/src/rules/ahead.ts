/** So many patients are read at once: few statements, and nobody waits long for one of them. */
const AT_ONCE = 50;

/** What is read of one patient after another: with the one that is asked for those that follow. */
export class Ahead<Read> {
  readonly #order: readonly string[];
  readonly #read: (patientIds: readonly string[]) => ReadonlyMap<string, Read>;
  #kept = new Map<string, Read | undefined>();
  #next = 0;

  /** @param order patients as they will be asked for */
  constructor(order: readonly string[], read: (patientIds: readonly string[]) => ReadonlyMap<string, Read>) {
    this.#order = order;
    this.#read = read;
  }

  /** What there is of a patient; whoever asks keeps it, here it is left. Out of the order it is read alone. */
  take(patientId: string): Read | undefined {
    if (!this.#kept.has(patientId)) {
      const place = this.#order.indexOf(patientId, this.#next);
      if (place === -1) return this.#read([patientId]).get(patientId);
      const ids = this.#order.slice(place, place + AT_ONCE);
      const read = this.#read(ids);
      this.#kept = new Map(ids.map((id) => [id, read.get(id)]));
      this.#next = place + ids.length;
    }
    const found = this.#kept.get(patientId);
    this.#kept.delete(patientId);
    return found;
  }
}
