import type { DatabaseSync } from 'node:sqlite';
import type { FaultPlan } from './faults.ts';
import type { Journal } from './journal.ts';
import type { SqlTarget } from './sql.ts';

/** One hospital: the default one, or a private copy that a request names with `x-mock-world`. */
export interface World extends SqlTarget {
  readonly id: string;
  /** Changes when the world is reset: do not keep it beyond a call. */
  readonly db: DatabaseSync;
  /** The hospital's clock: fixed when it was set, else the real time. */
  now(): Date;
  /** Its clock was set: time does not pass. */
  readonly isClockStopped: boolean;
  /** `now()` as the wire writes times: `2025-11-18T09:42:00+08:00`. */
  nowText(): string;
  /** `GR000001`, `GR000002`, …: counted per world and prefix, kept in its database. */
  nextId(prefix: string): string;
  /** Moves with every change an answer may show (see `Command`). */
  readonly dataVersion: number;
  /** A value computed once per `dataVersion`; drops when any data or the clock changes. */
  memo<T>(key: string, compute: () => T): T;
  /** A value computed once from what people saved that readings take into account; also drops when a clinical row changes. */
  memoSaved<T>(key: string, compute: () => T): T;
  /**
   * A small value computed once from reports, rows and patients alone (never from the clock, the session or saved
   * assessments). Copies of one seeded hospital share it until they change a clinical row.
   */
  memoClinical<T>(key: string, compute: () => T): T;
  /** As `memoClinical`, for a small value that rests on the rows of one patient alone: it stays when those of others change. */
  memoBriefOf<T>(patientId: string, key: string, compute: () => T): T;
  /** As `memoBriefOf`, for a large value of one patient: kept only for the patients asked for last. */
  memoPatient<T>(patientId: string, key: string, compute: () => T): T;
  readonly faults: FaultPlan;
  readonly journal: Journal;
}
