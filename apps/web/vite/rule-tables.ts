import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const TABLES = join(import.meta.dirname, '../../../packages/clinical-rules/tables');

/** Comments and empty lines are for who edits a table; nobody does in a page. */
function lean(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('\n');
}

/** In a page the rules read their tables from a module that holds them, in place of the one that reads files. */
export function ruleTables(): Plugin {
  return {
    name: 'rule-tables',
    enforce: 'pre',
    load: {
      filter: { id: /clinical-rules[\\/]src[\\/]tables[\\/]table-text\.ts$/ },
      handler() {
        const texts = readdirSync(TABLES).map((file) => [file, lean(readFileSync(join(TABLES, file), 'utf8'))]);
        return `const TEXTS = ${JSON.stringify(Object.fromEntries(texts))};
export const tableText = (file) => TEXTS[file];`;
      },
    },
  };
}
