import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The text of a table of this package. A page has no files: the build of the web app puts a module with all tables in the
 * place of this one (apps/web/vite/rule-tables.ts).
 */
export function tableText(file: string): string {
  return readFileSync(join(import.meta.dirname, '../../tables', file), 'utf8');
}
