import type { Shape } from './shapes.ts';
import { readTsvText } from './read-tsv.ts';
import { tableText } from './table-text.ts';

/** The folder of this package's tables as mistakes name it. */
const PRINTED_FOLDER = 'packages/clinical-rules/tables';

/** Rows of a table of this package. Throws a `TableError` that names file, line and reason of every mistake. */
export function readTable<T>(file: string, row: Shape<T>, unique?: keyof T & string): readonly T[] {
  return readTsvText(tableText(file), `${PRINTED_FOLDER}/${file}`, row, unique);
}
