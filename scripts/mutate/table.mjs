import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { areas } from './areas.mjs';

const HEAD = ['unit', 'score %', 'mutants', 'survived', 'equivalent', 'on'];

const INTRO = `# Mutation scores

\`npm run mutate -- --package NAME [--unit UNIT]\` changes the product in small ways, one at a time, and counts which changes the tests see.
Each unit that runs puts its own row here; a unit without a row has not run. A row speaks of the code of its
day: where much was built since, less would be caught now. Equivalent ones, no test can tell from the program:
\`scripts/mutate/equivalents.mjs\` lists them with the reason. Texts of tables of wording are not changed (\`wording\` in
\`scripts/mutate/areas.mjs\`, which also names what each area covers and which tests may find it).

- Resumed where it stood: results are kept in \`.jianwei/mutation\`, only mutants whose code or tests changed run again.
- Threads of the test runner stay from mutant to mutant (\`kept-worker.ts\`): starting one was nine tenths of the time. The modules of the
  product are loaded anew for each, or stay where that is safe (\`keepsModules\` in \`areas.mjs\`); mutants that only show while a module loads
  then take a thread of their own, those of the mock hospital are left out.
- Test files beside what is mutated run first, short ones before long ones (\`shortest-first.ts\`), and the first test that fails ends a mutant.
`;

const line = (cells, widths) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;

/** Rows of the tables of a text, by unit. */
export function rowsOf(text) {
  const cells = text
    .split('\n')
    .filter((each) => each.startsWith('| ') && !each.startsWith(`| ${HEAD[0]} `) && !each.startsWith('| -'))
    .map((each) =>
      each
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return new Map(cells.map((row) => [row[0], row]));
}

function tableOf(area, rows) {
  const own = rows.filter(([unit]) => unit === area.name || unit.startsWith(`${area.name}-`)).toSorted();
  if (own.length === 0) return '';
  const all = [HEAD, ...own];
  const widths = HEAD.map((_, at) => Math.max(...all.map((row) => row[at].length)));
  const rule = widths.map((width) => '-'.repeat(width));
  const lines = [HEAD, rule, ...own].map((row) => line(row, widths));
  return `\n## ${area.name}, at least ${area.least} %\n\n${lines.join('\n')}\n`;
}

/**
 * Puts the score of a unit into the table of scores; the other rows stay.
 * @param {string} file
 * @param {string} unit
 * @param {{ killed: number, survived: object[], equivalent: object[], score: number }} score
 * @param {string} day yyyy-mm-dd
 */
export function writeScore(file, unit, { killed, survived, equivalent, score }, day) {
  const rows = rowsOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const mutants = killed + survived.length + equivalent.length;
  const counts = [mutants, survived.length, equivalent.length].map(String);
  rows.set(unit, [unit, score.toFixed(1), ...counts, day]);
  writeFileSync(file, INTRO + areas.map((area) => tableOf(area, [...rows.values()])).join(''));
}
