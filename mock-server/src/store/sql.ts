import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** What a statement needs of a world: its database, and to tell it that data changed. */
export interface SqlTarget {
  readonly db: DatabaseSync;
  /** `touched`: the patient whom alone a clinical change is about; absent = anybody. */
  invalidate(what: Invalidation, touched?: Touched): void;
}

/**
 * What a command makes stale: `clinical` = reports, rows, patients (also drops what was derived from them), `saved` = what people
 * saved that a reading takes into account, `answers` = anything else an answer may hold, `nothing` = logs that no answer reads.
 */
export type Invalidation = 'clinical' | 'saved' | 'answers' | 'nothing';

/** A patient, or whom a report is of. */
export type Touched = { readonly patientId: string } | { readonly reportId: string };

interface Prepared {
  readonly statement: StatementSync;
  readonly columns: readonly string[];
}

// A world that is reset gets a new database, so its statements go with the old one.
const prepared = new WeakMap<DatabaseSync, Map<string, Prepared>>();

function prepare(db: DatabaseSync, text: string): Prepared {
  let statements = prepared.get(db);
  if (!statements) prepared.set(db, (statements = new Map<string, Prepared>()));
  let found = statements.get(text);
  if (!found) {
    const statement = db.prepare(text);
    statement.setReturnArrays(true);
    found = { statement, columns: statement.columns().map(({ name }) => name) };
    statements.set(text, found);
  }
  return found;
}

/** A plain object: those that SQLite's binding makes take three times the memory. */
function toRow(columns: readonly string[], values: readonly unknown[]): unknown {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index += 1) row[columns[index] ?? ''] = values[index];
  return row;
}

/** A SELECT with the shape of its rows and parameters; prepared once per database. Values are as SQLite gives them. */
export class Query<Row, Params extends SQLInputValue[] = []> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  all(world: Pick<SqlTarget, 'db'>, ...params: Params): Row[] {
    const { statement, columns } = prepare(world.db, this.text);
    const rows = statement.all(...params) as unknown as readonly unknown[][];
    return rows.map((values) => toRow(columns, values) as Row);
  }

  get(world: Pick<SqlTarget, 'db'>, ...params: Params): Row | undefined {
    const { statement, columns } = prepare(world.db, this.text);
    const values = statement.get(...params) as unknown as readonly unknown[] | undefined;
    return values && (toRow(columns, values) as Row);
  }
}

/** An INSERT, UPDATE or DELETE. `run` returns the number of changed rows; when it is not 0 the world's data version moves. */
export class Command<Params extends SQLInputValue[] = []> {
  readonly text: string;
  readonly invalidates: Invalidation;
  readonly #touched: ((...params: Params) => Touched) | undefined;

  /** @param touched of a clinical command: whose rows it changes, if it is those of one patient */
  constructor(text: string, invalidates: Invalidation = 'answers', touched?: (...params: Params) => Touched) {
    this.text = text;
    this.invalidates = invalidates;
    this.#touched = touched;
  }

  run(world: SqlTarget, ...params: Params): number {
    const changes = Number(prepare(world.db, this.text).statement.run(...params).changes);
    if (changes === 0 || this.invalidates === 'nothing') return changes;
    if (this.invalidates === 'clinical' && world.db.isTransaction) clinicallyChanged.add(world.db);
    world.invalidate(this.invalidates, this.#touched?.(...params));
    return changes;
  }
}

/** Databases whose transaction has changed clinical rows. */
const clinicallyChanged = new WeakSet<DatabaseSync>();

/** Runs `work` in one transaction: all of it is stored, or, when it throws, nothing. Inside another one it joins that. */
export function inTransaction<Result>(world: SqlTarget, work: () => Result): Result {
  if (world.db.isTransaction) return work();
  clinicallyChanged.delete(world.db);
  world.db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    world.db.exec('COMMIT');
    return result;
  } catch (error) {
    world.db.exec('ROLLBACK');
    // What was worked out meanwhile rests on rows that are gone again.
    world.invalidate(clinicallyChanged.has(world.db) ? 'clinical' : 'saved');
    throw error;
  }
}
