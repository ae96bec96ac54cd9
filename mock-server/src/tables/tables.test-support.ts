import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TableError } from '@jianwei/clinical-rules/tables/cell';

/** What reads files makes of these contents by name; the names stand in mistakes as they are. */
export function readWritten<T>(files: Readonly<Record<string, string>>, read: (...paths: string[]) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'));
  try {
    const paths = Object.entries(files).map(([name, content]) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    });
    return read(...paths);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    throw new TableError(error.mistakes.map((mistake) => mistake.replaceAll(`${folder}/`, '')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The mistakes in these files: `name:line: reason`; none when they are read. */
export function mistakesIn(
  files: Readonly<Record<string, string>>,
  read: (...paths: string[]) => unknown,
): readonly string[] {
  try {
    readWritten(files, read);
    return [];
  } catch (error) {
    if (error instanceof TableError) return error.mistakes;
    throw error;
  }
}
