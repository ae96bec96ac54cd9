import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PactInteraction } from './interactions.ts';

/** What came of one interaction. */
export interface Result {
  readonly interaction: PactInteraction;
  /** Short lines; none when it passed. */
  readonly failures: readonly string[];
  readonly seconds: number;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) =>
  // Control characters are no XML, whatever a back end answers.
  text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

const statusOf = ({ interaction }: Result) => String(interaction.content.response.status);
const failed = (results: readonly Result[]) => results.filter(({ failures }) => failures.length > 0);
const byOperation = (results: readonly Result[]) => [
  ...Map.groupBy(results, ({ interaction }) => interaction.operationId).entries(),
];

/** JUnit XML: a suite for each operation, a case for each interaction, its status in the name. */
export function junitOf(results: readonly Result[]): string {
  const suites = byOperation(results).map(([operationId, own]) => {
    const cases = own.map((result) => {
      const name = `${result.interaction.description} (${statusOf(result)})`;
      const head = `    <testcase classname="${operationId}" name="${escaped(name)}" time="${result.seconds.toFixed(3)}"`;
      const [first = ''] = result.failures;
      return first === ''
        ? `${head}/>`
        : `${head}><failure message="${escaped(first)}">${escaped(result.failures.join('\n'))}</failure></testcase>`;
    });
    const head = `  <testsuite name="${operationId}" tests="${own.length}" failures="${failed(own).length}">`;
    return [head, ...cases, '  </testsuite>'].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="${results.length}" failures="${failed(results).length}">
${suites.join('\n')}
</testsuites>
`;
}

/** A page of its own: operation × status with passed of all, then what failed and why. */
export function htmlOf(results: readonly Result[], target: string): string {
  const statuses = [...new Set(results.map(statusOf))].toSorted();
  const rows = byOperation(results).map(([operationId, own]) => {
    const cells = statuses.map((status) => {
      const here = own.filter((result) => statusOf(result) === status);
      if (here.length === 0) return '<td></td>';
      const wrong = failed(here).length;
      return `<td class="${wrong > 0 ? 'failed' : 'passed'}">${here.length - wrong}/${here.length}</td>`;
    });
    return `<tr><th>${operationId}</th>${cells.join('')}</tr>`;
  });
  const failures = failed(results).map(
    ({ interaction, failures: lines }) =>
      `<li><b>${escaped(interaction.description)}</b><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul></li>`,
  );
  const wrong = failed(results).length;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Verification of ${escaped(target)}</title>
<style>body{font:15px/1.5 sans-serif;margin:2em}th{text-align:left;font-weight:normal}th,td{padding:2px 12px;border-bottom:1px solid #ddd}
.passed{color:#14682b}.failed{color:#a3161c;font-weight:bold}</style>
<h1>${escaped(target)}: ${results.length - wrong} passed, ${wrong} failed</h1>
<table><tr><th>operation</th>${statuses.map((status) => `<th>${status}</th>`).join('')}</tr>
${rows.join('\n')}
</table>
${failures.length > 0 ? `<h2>What failed</h2><ul>${failures.join('\n')}</ul>` : ''}
</html>
`;
}

/** Writes `verification.html` and `verification.xml` into a folder, which is made where it is missing. */
export function writeReports(folder: string, results: readonly Result[], target: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'verification.html'), htmlOf(results, target));
  writeFileSync(join(folder, 'verification.xml'), junitOf(results));
}
