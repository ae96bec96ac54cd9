import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const RECORDER = join(import.meta.dirname, '../../../scripts/demo/record-answers.mjs');
const MOST_BYTES = 8 * 1024 * 1024;

/** What the mock hospital answers about the patient of /demo, taken once a build and only where the page asks for it. */
export function demoAnswers(): Plugin {
  let recorded: string | undefined;
  return {
    name: 'demo-answers',
    enforce: 'pre',
    load: {
      filter: { id: /features[\\/]demo[\\/]recorded-answers\.ts$/ },
      handler() {
        recorded ??= execFileSync(process.execPath, [RECORDER], { encoding: 'utf8', maxBuffer: MOST_BYTES }).trim();
        // Parsed from a text: a literal of this size takes the browser longer.
        return `export const recorded = JSON.parse(${JSON.stringify(recorded)});`;
      },
    },
  };
}
