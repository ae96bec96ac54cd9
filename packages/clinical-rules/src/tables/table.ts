import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shape } from './shapes.ts';
import { readTsvText } from './read-tsv.ts';

/** The folder of this package's tables, and as mistakes name it. */
const FOLDER = join(import.meta.dirname, '../../tables');
const PRINTED_FOLDER = 'packages/clinical-rules/tables';

/** Rows of a table of this package. Throws a `TableError` that names file, line and reason of every mistake. */
export function readTable<T>(file: string, row: Shape<T>, unique?: keyof T & string): readonly T[] {
  return readTsvText(readFileSync(join(FOLDER, file), 'utf8'), `${PRINTED_FOLDER}/${file}`, row, unique);
}
