/** Where something stands in a table. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** One value of a table, whatever its format, with its place. */
export type Cell = ScalarCell | ListCell | RecordCell;

export interface ScalarCell extends Place {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  /** Set where the format knows nothing but text (tsv): a number or a choice is read from it. */
  readonly isUntyped?: true;
}

export interface ListCell extends Place {
  readonly kind: 'list';
  readonly items: readonly Cell[];
}

export interface RecordCell extends Place {
  readonly kind: 'record';
  readonly entries: readonly { readonly key: ScalarCell; readonly value: Cell }[];
}

/** The mistakes found while tables are read: all of them are told at once. */
export class Mistakes {
  /** A mistake in the head of a table is met in each of its rows, and told once. */
  readonly #lines = new Set<string>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add({ file, line }: Place, reason: string): void {
    this.#count += 1;
    this.#lines.add(`${file}:${line}: ${reason}`);
  }

  /** Throws what was found, one `file:line: reason` a line. */
  throwIfAny(): void {
    if (this.#lines.size > 0) throw new TableError([...this.#lines]);
  }
}

/** Tables that cannot be read as they stand. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}
