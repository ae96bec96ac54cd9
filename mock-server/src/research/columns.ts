import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import { unitFactor } from '@jianwei/clinical-rules/flags/flag';
import type { Comparator } from '@jianwei/clinical-rules/results/result';

/** What a row can be compared with: a number, a grade, or nothing, and why. */
export const STATE = { number: 0, grade: 1, notConvertible: 2, unusable: 3 } as const;
export type State = (typeof STATE)[keyof typeof STATE];

/** How a number stands for the true value: a point, or a bound of it. */
export const COMPARATOR_CODES: readonly (Comparator | '')[] = ['', '<', '≤', '>', '≥'];
export const FLAG_UNKNOWN = 2;

/** All results of one item, sorted by patient and time. Numbers are in the catalogue's unit. */
export interface Column {
  readonly code: string;
  /** Patients with a row, ascending; the rows of `who[k]` are `start[k]` to `start[k + 1]`. */
  readonly who: Uint32Array;
  readonly start: Uint32Array;
  readonly minute: Int32Array;
  /** NaN where the row is no number; a grade where it is one. */
  readonly value: Float64Array;
  readonly comparator: Uint8Array;
  readonly state: Uint8Array;
  /** 1 high or positive, -1 low, 0 normal, 2 not known. */
  readonly flag: Int8Array;
  /** Which of the limits of reference a row was judged against: a laboratory prints few different ones. */
  readonly limit: Uint32Array;
  readonly limits: readonly Limits[];
  readonly specimen: Uint8Array;
  readonly specimens: readonly string[];
  /** Upper bounds of results printed as two bounds (0–2 of a microscope), by row. */
  readonly highs: ReadonlyMap<number, number>;
}

/** Limits of reference in the catalogue's unit; NaN where there is none. */
export interface Limits {
  readonly lower: number;
  readonly upper: number;
}

const NO_LIMITS: Limits = { lower: NaN, upper: NaN };

export function limitsOf({ limit, limits }: Column, row: number): Limits {
  return limits[limit[row] ?? -1] ?? NO_LIMITS;
}

/** Grows as it is filled: how many rows an item has is not known before. */
class Growing<T extends Int32Array | Float64Array | Uint8Array | Int8Array | Uint32Array> {
  #array: T;
  #length = 0;
  readonly #make: (length: number) => T;

  constructor(make: (length: number) => T) {
    this.#make = make;
    this.#array = make(64);
  }

  push(value: number): void {
    if (this.#length === this.#array.length) {
      const larger = this.#make(this.#array.length * 2);
      larger.set(this.#array);
      this.#array = larger;
    }
    this.#array[this.#length] = value;
    this.#length += 1;
  }

  get length(): number {
    return this.#length;
  }

  last(): number | undefined {
    return this.#length === 0 ? undefined : this.#array[this.#length - 1];
  }

  done(): T {
    return this.#array.slice(0, this.#length) as T;
  }
}

export const growingUint32 = () => new Growing((length) => new Uint32Array(length));
export const growingInt32 = () => new Growing((length) => new Int32Array(length));
export const growingUint8 = () => new Growing((length) => new Uint8Array(length));

interface Read {
  readonly state: State;
  readonly value: number;
  readonly comparator: number;
  readonly high?: number;
}

const UNUSABLE: Read = { state: STATE.unusable, value: NaN, comparator: 0 };

/** The unit of a row: of its own column, else what stands behind the number. */
function unitOf({ flag: { parsed }, printed: { unit } }: JudgedRow): string {
  return unit === '' && parsed.kind === 'number' ? (parsed.unit ?? '') : unit;
}

/** A row as research counts it; undefined where nothing was printed. A value that cannot be believed is none. */
function readRow(row: JudgedRow): Read | undefined {
  const {
    flag: { parsed },
    item,
    suspicion,
  } = row;
  if (parsed.kind === 'empty') return undefined;
  if (item === undefined || suspicion !== undefined) return UNUSABLE;
  if (parsed.kind === 'qualitative') return { state: STATE.grade, value: parsed.grade, comparator: 0 };
  if (parsed.kind !== 'number' && parsed.kind !== 'between') return UNUSABLE;
  const { factor, failure } = unitFactor(unitOf(row), item.unit, item.code);
  if (failure !== undefined) return { state: STATE.notConvertible, value: NaN, comparator: 0 };
  if (parsed.kind === 'between')
    return { state: STATE.number, value: parsed.low * factor, high: parsed.high * factor, comparator: 0 };
  const comparator = COMPARATOR_CODES.indexOf(parsed.comparator ?? '');
  return { state: STATE.number, value: parsed.value * factor, comparator };
}

function flagCode({ flag }: JudgedRow): number {
  if (flag.state === 'normal') return 0;
  return flag.state === 'abnormal' ? flag.abnormalType : FLAG_UNKNOWN;
}

/** The limits that a row was judged against, in the catalogue's unit. */
function limitsOfRow(row: JudgedRow): Limits {
  const { flag, item } = row;
  const { low = NaN, high = NaN } = flag.interval ?? {};
  if (item === undefined) return NO_LIMITS;
  const { factor, failure } = unitFactor(unitOf(row), item.unit, item.code);
  return failure === undefined ? { lower: low * factor, upper: high * factor } : NO_LIMITS;
}

/** Fills one column; rows come patient by patient, the oldest first. */
export class ColumnBuilder {
  readonly #code: string;
  readonly #who = growingUint32();
  readonly #start = growingUint32();
  readonly #minute = growingInt32();
  readonly #value = new Growing((length) => new Float64Array(length));
  readonly #comparator = growingUint8();
  readonly #state = growingUint8();
  readonly #flag = new Growing((length) => new Int8Array(length));
  readonly #limit = growingUint32();
  readonly #limits: Limits[] = [];
  readonly #limitAt = new Map<string, number>();
  readonly #specimen = growingUint8();
  readonly #specimens: string[] = [];
  readonly #highs = new Map<number, number>();

  constructor(code: string) {
    this.#code = code;
  }

  #specimenIndex(name: string): number {
    const known = this.#specimens.indexOf(name);
    return known >= 0 ? known : this.#specimens.push(name) - 1;
  }

  #limitIndex(limits: Limits): number {
    const key = `${limits.lower} ${limits.upper}`;
    const index = this.#limitAt.get(key) ?? this.#limits.push(limits) - 1;
    this.#limitAt.set(key, index);
    return index;
  }

  add(patient: number, minute: number, row: JudgedRow): void {
    const read = readRow(row);
    if (read === undefined) return;
    if (this.#who.last() !== patient) {
      this.#who.push(patient);
      this.#start.push(this.#minute.length);
    }
    if (read.high !== undefined) this.#highs.set(this.#minute.length, read.high);
    this.#minute.push(minute);
    this.#value.push(read.value);
    this.#comparator.push(read.comparator);
    this.#state.push(read.state);
    this.#flag.push(flagCode(row));
    this.#limit.push(this.#limitIndex(limitsOfRow(row)));
    this.#specimen.push(this.#specimenIndex(row.printed.specimen || (row.item?.specimen ?? '')));
  }

  done(): Column {
    this.#start.push(this.#minute.length);
    return {
      code: this.#code,
      who: this.#who.done(),
      start: this.#start.done(),
      minute: this.#minute.done(),
      value: this.#value.done(),
      comparator: this.#comparator.done(),
      state: this.#state.done(),
      flag: this.#flag.done(),
      limit: this.#limit.done(),
      limits: this.#limits,
      specimen: this.#specimen.done(),
      specimens: this.#specimens,
      highs: this.#highs,
    };
  }
}
