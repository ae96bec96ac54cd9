import { Mistakes } from './cell.ts';
import type { Cell } from './cell.ts';
import { readEach } from './shapes.ts';
import type { Shape } from './shapes.ts';
import { parseTsv } from './tsv-cells.ts';

/** Reads one cell whole. Throws a `TableError` that names file, line and reason of every mistake. */
export function readCell<T>(cell: Cell, shape: Shape<T>, mistakes: Mistakes): T {
  mistakes.throwIfAny();
  const value = shape(cell, mistakes);
  mistakes.throwIfAny();
  return value;
}

/**
 * Reads the text of a tsv table: column names in the first line, `#` before a comment. `file` is its name in mistakes,
 * `unique` the column of the ids. Throws a `TableError`.
 */
export function readTsvText<T>(text: string, file: string, row: Shape<T>, unique?: keyof T & string): readonly T[] {
  const mistakes = new Mistakes();
  const rows = readEach(parseTsv(text, file, mistakes), row, unique, mistakes);
  mistakes.throwIfAny();
  return rows;
}
