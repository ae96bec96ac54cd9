/** One answered call, as `GET /__mock/journal` shows it. `status` 0 = the connection was dropped. */
export interface JournalCall {
  readonly kind: 'call';
  /** Milliseconds of the world's clock; text is made of it only when somebody reads. */
  readonly timeMs: number;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** As the handler saw it: coerced, with defaults. */
  readonly query: unknown;
  readonly status: number;
  /** The plain request body, also when it came encrypted. */
  readonly body?: unknown;
}

/** A verification code that a real hospital would have sent to a phone. */
export interface JournalCode {
  readonly kind: 'code';
  readonly timeMs: number;
  readonly phone: string;
  readonly code: string;
}

export type JournalEntry = JournalCall | JournalCode;

const CAPACITY = 500;

/** The last 500 entries of one world, oldest first. Kept in memory: it is a test's notebook, not an audit log. */
export class Journal {
  #entries: JournalEntry[] = [];
  #next = 0;

  add(entry: JournalEntry): void {
    this.#entries[this.#next] = entry;
    this.#next = (this.#next + 1) % CAPACITY;
  }

  list(): JournalEntry[] {
    return [...this.#entries.slice(this.#next), ...this.#entries.slice(0, this.#next)];
  }

  clear(): void {
    this.#entries = [];
    this.#next = 0;
  }
}
