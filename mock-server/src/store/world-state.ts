import type { DatabaseSync } from 'node:sqlite';
import { ClinicalMemo, memoize } from './clinical-memo.ts';
import { FaultPlan } from './faults.ts';
import { Journal } from './journal.ts';
import { Query, type Invalidation, type Touched } from './sql.ts';
import { hospitalDate, hospitalTime } from './time.ts';
import type { World } from './world.ts';

/**
 * A GET answer as it is sent: computed, checked and serialised once, as bytes, so that the text is not encoded
 * again for each call. `sealed` follows when it is first sent encrypted.
 */
export interface CachedAnswer {
  readonly plain: Buffer;
  sealed?: Buffer;
}

const nextValue = new Query<{ value: number }, [string]>(
  'INSERT INTO counter (prefix, value) VALUES (?, 1) ON CONFLICT (prefix) DO UPDATE SET value = value + 1 RETURNING value',
);

/** A change of more than so many reports forgets what was derived of anybody: finding out whose they are would take longer. */
const MOST_TOUCHED = 1000;

const PATIENT_OF = new Query<{ patient_id: string }, [string]>('SELECT patient_id FROM report WHERE report_id = ?');

/** The world as the server holds it: what handlers may use, and what only the server itself may do. */
export class WorldState implements World {
  readonly id: string;
  readonly faults = new FaultPlan();
  readonly journal = new Journal();
  /** Size of the serialised hospital this world is a copy of; 0 for one that lives in a file. */
  readonly bytes: number;
  #db: DatabaseSync;
  #fixedNow: Date | undefined;
  #startClock: Date | undefined;
  #dataVersion = 0;
  #memo = new Map<string, unknown>();
  #savedMemo = new Map<string, unknown>();
  #clinicalMemo: ClinicalMemo | undefined;
  /** Whose rows changed since the memo was last asked. */
  readonly #touched = { patients: new Set<string>(), reports: new Set<string>() };
  #answers = new Map<string, Map<string, CachedAnswer>>();
  #answersDay = '';
  #answersUntilMs = 0;

  /** Without a clock the world follows the real time. */
  constructor(id: string, db: DatabaseSync, clock: Date | undefined, bytes = 0) {
    this.id = id;
    this.bytes = bytes;
    this.#db = db;
    this.#fixedNow = clock;
    this.#startClock = clock;
  }

  get db(): DatabaseSync {
    return this.#db;
  }

  get dataVersion(): number {
    return this.#dataVersion;
  }

  /** The clock the world was made with; absent = the real time. */
  get startClock(): Date | undefined {
    return this.#startClock;
  }

  get isClockStopped(): boolean {
    return this.#fixedNow !== undefined;
  }

  now(): Date {
    return this.#fixedNow ?? new Date();
  }

  nowMs(): number {
    return this.#fixedNow ? this.#fixedNow.getTime() : Date.now();
  }

  nowText(): string {
    return hospitalTime(this.now());
  }

  /** Stops the clock at a time, or lets it follow the real time again. */
  setClock(now: Date | undefined): void {
    this.#fixedNow = now;
    this.#answersUntilMs = 0;
    this.invalidate('answers');
  }

  nextId(prefix: string): string {
    const row = nextValue.get(this, prefix);
    return `${prefix}${String(row?.value ?? 0).padStart(6, '0')}`;
  }

  invalidate(what: Invalidation, touched?: Touched): void {
    if (what === 'nothing') return;
    this.#dataVersion += 1;
    this.#memo.clear();
    this.#answers.clear();
    if (what === 'answers') return;
    this.#savedMemo.clear();
    if (what === 'saved' || this.#clinicalMemo === undefined) return;
    // It may be shared with other copies of the template, so it is left, not emptied.
    if (touched === undefined || this.#touched.reports.size > MOST_TOUCHED) this.#leaveMemo(undefined);
    else if ('patientId' in touched) this.#touched.patients.add(touched.patientId);
    else this.#touched.reports.add(touched.reportId);
  }

  #leaveMemo(next: ClinicalMemo | undefined): void {
    this.#clinicalMemo = next;
    this.#touched.patients.clear();
    this.#touched.reports.clear();
  }

  /** What was derived of those whose rows did not change. */
  get #derived(): ClinicalMemo {
    const { patients, reports } = this.#touched;
    if (patients.size + reports.size > 0) {
      const ofReports = [...reports].map((id) => PATIENT_OF.get(this, id)?.patient_id ?? '');
      this.#leaveMemo(this.#clinicalMemo?.without(new Set([...patients, ...ofReports])));
    }
    return (this.#clinicalMemo ??= new ClinicalMemo());
  }

  memo<T>(key: string, compute: () => T): T {
    return memoize(this.#memo, key, compute);
  }

  memoSaved<T>(key: string, compute: () => T): T {
    return memoize(this.#savedMemo, key, compute);
  }

  memoClinical<T>(key: string, compute: () => T): T {
    return this.#derived.get(key, compute);
  }

  memoPatient<T>(patientId: string, key: string, compute: () => T): T {
    return this.#derived.ofPatient(patientId, key, compute);
  }

  memoBriefOf<T>(patientId: string, key: string, compute: () => T): T {
    return this.#derived.briefOf(patientId, key, compute);
  }

  /** Joins the derived values of the template this world is a copy of. */
  shareClinicalMemo(shared: ClinicalMemo): void {
    this.#leaveMemo(shared);
  }

  /** The cached answers of one account, by url. They hold for one data version and one calendar day. */
  cachedAnswers(userId: string): Map<string, CachedAnswer> {
    const nowMs = this.nowMs();
    if (nowMs >= this.#answersUntilMs) {
      const day = hospitalDate(new Date(nowMs));
      if (day !== this.#answersDay) this.#answers.clear();
      this.#answersDay = day;
      this.#answersUntilMs = new Date(`${day}T00:00:00+08:00`).getTime() + 86_400_000;
    }
    let answers = this.#answers.get(userId);
    if (!answers) this.#answers.set(userId, (answers = new Map<string, CachedAnswer>()));
    return answers;
  }

  /** Takes a new database in place of the old one and forgets everything else. */
  replace(db: DatabaseSync, clock: Date | undefined): void {
    this.#db = db;
    this.#fixedNow = clock;
    this.#startClock = clock;
    this.#answersUntilMs = 0;
    this.faults.remove();
    this.journal.clear();
    this.invalidate('clinical');
  }

  close(): void {
    if (this.#db.isOpen) this.#db.close();
  }
}
