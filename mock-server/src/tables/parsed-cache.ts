import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder that a new installation empties. */
const FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/jianwei-tables');

interface Kept<T> {
  readonly hash: string;
  readonly parsed: T;
}

function readKept<T>(path: string): Kept<T> | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Kept<T>;
  } catch {
    return undefined;
  }
}

/**
 * What `parse` makes of a text, kept in a file under `name` until the text or the source of the parser changes: parsing
 * yaml takes longer than everything else that a start does with the tables. Where nothing can be written the text is
 * parsed every time.
 */
export function keptParse<T>(name: string, text: string, parserSource: string, parse: () => T): T {
  const hash = createHash('sha256').update(readFileSync(parserSource)).update(text).digest('hex');
  const path = join(FOLDER, `${name.replaceAll('/', '.')}.json`);
  const kept = readKept<T>(path);
  if (kept?.hash === hash) return kept.parsed;
  const parsed = parse();
  try {
    mkdirSync(dirname(path), { recursive: true });
    // Several processes may write at once: each its own file, and the last one stays.
    const written = `${path}.${process.pid}`;
    writeFileSync(written, JSON.stringify({ hash, parsed } satisfies Kept<T>));
    renameSync(written, path);
  } catch {
    // A folder that cannot be written to: the next start parses again.
  }
  return parsed;
}
