import type { Cell, Mistakes, Place } from './cell.ts';

/** Reads one value and names what is wrong with it. What it returns after a mistake is used by nobody. */
export type Shape<T> = (cell: Cell, mistakes: Mistakes) => T;

/** The type that a shape reads. */
export type Read<S> = S extends Shape<infer T> ? T : never;

function wrong(place: Place, mistakes: Mistakes, reason: string): never {
  mistakes.add(place, reason);
  return undefined as never;
}

function wrongType(cell: Cell, mistakes: Mistakes, expected: string): never {
  const found =
    cell.kind !== 'scalar' ? `a ${cell.kind}` : cell.value === null ? 'nothing' : JSON.stringify(cell.value);
  return wrong(cell, mistakes, `expected ${expected}, found ${found}`);
}

export const text: Shape<string> = (cell, mistakes) =>
  cell.kind === 'scalar' && typeof cell.value === 'string' ? cell.value : wrongType(cell, mistakes, 'text');

const NUMBER = /^-?\d+(\.\d+)?$/;

export const number: Shape<number> = (cell, mistakes) => {
  if (cell.kind === 'scalar') {
    if (typeof cell.value === 'number') return cell.value;
    if (cell.isUntyped && typeof cell.value === 'string' && NUMBER.test(cell.value)) return Number(cell.value);
  }
  return wrongType(cell, mistakes, 'a number');
};

export const flag: Shape<boolean> = (cell, mistakes) => {
  if (cell.kind === 'scalar') {
    if (typeof cell.value === 'boolean') return cell.value;
    if (cell.isUntyped && (cell.value === 'true' || cell.value === 'false')) return cell.value === 'true';
  }
  return wrongType(cell, mistakes, 'true or false');
};

/** A value that may be written as `null`. */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (cell, mistakes) => (cell.kind === 'scalar' && cell.value === null ? null : shape(cell, mistakes));
}

/** What `read` makes of a value; the message of an error that it throws is the reason of the mistake. */
export function convert<T, U>(shape: Shape<T>, read: (value: T) => U): Shape<U> {
  return (cell, mistakes) => {
    const before = mistakes.count;
    const value = shape(cell, mistakes);
    if (mistakes.count > before) return undefined as never;
    try {
      return read(value);
    } catch (error) {
      return wrong(cell, mistakes, error instanceof Error ? error.message : String(error));
    }
  };
}

/** One of a few words or numbers. */
export function oneOf<const T extends string | number>(...values: readonly T[]): Shape<T> {
  const shape: Shape<string | number> = typeof values[0] === 'number' ? number : text;
  return convert(shape, (value) => {
    const found = values.find((each) => each === value);
    if (found === undefined)
      throw new Error(`unknown value ${JSON.stringify(value)}; it is one of ${values.join(', ')}`);
    return found;
  });
}

/** The name of something that stands elsewhere. */
export function reference<T extends string>(what: string, isKnown: (id: string) => boolean): Shape<T> {
  return convert(text, (id) => {
    if (!isKnown(id)) throw new Error(`there is no ${what} ${JSON.stringify(id)}`);
    return id as T;
  });
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value);
}

/** `YYYY-MM-DD`, a day that the calendar has. */
export const day: Shape<string> = convert(text, (value) => {
  if (!isDay(value)) throw new Error(`${JSON.stringify(value)} is no day, which is written YYYY-MM-DD`);
  return value;
});

/** `YYYY-MM-DD HH:mm`. */
export const minute: Shape<string> = convert(text, (value) => {
  const [date = '', clock = '', ...rest] = value.split(' ');
  if (!isDay(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(clock) || rest.length > 0) {
    throw new Error(`${JSON.stringify(value)} is no time, which is written YYYY-MM-DD HH:mm`);
  }
  return value;
});

/** Names with blanks between them. */
export function words<T>(word: Shape<T>): Shape<readonly T[]> {
  return (cell, mistakes) => {
    if (cell.kind !== 'scalar' || typeof cell.value !== 'string') return wrongType(cell, mistakes, 'words');
    return cell.value
      .split(' ')
      .filter((value) => value !== '')
      .map((value) => word({ ...cell, value, isUntyped: true }, mistakes));
  };
}

/** What `item` makes of each cell; `unique` names the field that no two share. */
export function readEach<T>(
  cells: Iterable<Cell>,
  item: Shape<T>,
  unique: (keyof T & string) | undefined,
  mistakes: Mistakes,
): readonly T[] {
  const first = new Map<unknown, Place>();
  const values: T[] = [];
  for (const cell of cells) {
    const before = mistakes.count;
    const value = item(cell, mistakes);
    values.push(value);
    if (unique === undefined || mistakes.count > before) continue;
    const id = value[unique];
    const earlier = id === undefined ? undefined : first.get(id);
    if (earlier) mistakes.add(cell, `${unique} ${String(id)} stands twice, first at ${earlier.file}:${earlier.line}`);
    else first.set(id, { file: cell.file, line: cell.line });
  }
  return values;
}

/** A list; `unique` names the field that no two items share. */
export function list<T>(item: Shape<T>, unique?: keyof T & string): Shape<readonly T[]> {
  return (cell, mistakes) =>
    cell.kind === 'list' ? readEach(cell.items, item, unique, mistakes) : wrongType(cell, mistakes, 'a list');
}

/** Entries under keys of one kind, each key once. */
export function mapOf<K extends string, T>(key: Shape<K>, value: Shape<T>): Shape<ReadonlyMap<K, T>> {
  return (cell, mistakes) => {
    if (cell.kind !== 'record') return wrongType(cell, mistakes, 'keys with values');
    const first = new Map<unknown, Place>();
    return new Map(
      cell.entries.map((entry) => {
        const name = entry.key.value;
        const earlier = first.get(name);
        if (earlier) mistakes.add(entry.key, `${String(name)} stands twice, first at ${earlier.file}:${earlier.line}`);
        else first.set(name, entry.key);
        return [key(entry.key, mistakes), value(entry.value, mistakes)];
      }),
    );
  };
}

/** A record in one line, its fields separated by `|`; an empty field is an absent one. */
export function line<T>(fields: readonly string[], shape: Shape<T>): Shape<T> {
  return (cell, mistakes) => {
    if (cell.kind !== 'scalar' || typeof cell.value !== 'string') return wrongType(cell, mistakes, fields.join(' | '));
    const parts = cell.value.split('|').map((part) => part.trim());
    if (parts.length > fields.length) return wrong(cell, mistakes, `more parts than ${fields.join(' | ')}`);
    const entries = parts.flatMap((value, index) =>
      value === ''
        ? []
        : [{ key: { ...cell, value: fields[index] ?? '' }, value: { ...cell, value, isUntyped: true as const } }],
    );
    return shape({ kind: 'record', file: cell.file, line: cell.line, entries }, mistakes);
  };
}

/** A line of text or, for what the line cannot carry, keys with values. */
export function either<T>(line: Shape<T>, keyed: Shape<T>): Shape<T> {
  return (cell, mistakes) => (cell.kind === 'record' ? keyed : line)(cell, mistakes);
}

interface Optional<T> {
  readonly optional: Shape<T>;
}

/** A field that may be absent. */
export function optional<T>(shape: Shape<T>): Optional<T> {
  return { optional: shape };
}

type Fields = Readonly<Record<string, Shape<unknown> | Optional<unknown>>>;

type RecordOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Optional<unknown> ? never : K]: Read<F[K]>;
} & {
  readonly [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: F[K] extends Optional<infer T> ? T : never;
};

/** Keys with values: these fields, the ones marked so optional, and no others. */
export function record<const F extends Fields>(fields: F): Shape<RecordOf<F>> {
  const shapes = new Map(
    Object.entries(fields).map(([name, field]) => [name, typeof field === 'function' ? field : field.optional]),
  );
  const required = Object.keys(fields).filter((name) => typeof fields[name] === 'function');
  return (cell, mistakes) => {
    if (cell.kind !== 'record') return wrongType(cell, mistakes, 'keys with values');
    const found: Record<string, unknown> = {};
    for (const { key, value } of cell.entries) {
      const name = String(key.value);
      const shape = shapes.get(name);
      if (!shape) mistakes.add(key, `unknown key "${name}"; known are ${[...shapes.keys()].join(', ')}`);
      else if (Object.hasOwn(found, name)) mistakes.add(key, `key "${name}" stands twice`);
      else found[name] = shape(value, mistakes);
    }
    for (const name of required) if (!Object.hasOwn(found, name)) mistakes.add(cell, `missing key "${name}"`);
    return found as RecordOf<F>;
  };
}
