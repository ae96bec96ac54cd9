import { equivalents } from './equivalents.mjs';

const caught = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);

/** The text of one mutant's place in its file, on one line. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

/** Whether a row of equivalents.mjs speaks of a mutant. */
const isMeant = (row, { file, original, replacement, line }) =>
  row.file === file &&
  row.original === original &&
  row.replacement === replacement &&
  (row.line === undefined || line.includes(row.line));

/**
 * Reads a report of StrykerJS (mutation-testing-report-schema).
 * @param {{ files: Record<string, { source: string, mutants: object[] }> }} report
 * @returns {{ killed: number, survived: object[], equivalent: object[], score: number }} score in percent of those that are not
 *   equivalent; 100 where there is none. Mutants that no test could run (a compile error, a module that does not load) do not count.
 */
export function scoreOf(report, rows = equivalents) {
  let killed = 0;
  const survived = [];
  const equivalent = [];
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    const lines = source.split('\n');
    for (const { status, location, replacement, mutatorName } of mutants) {
      if (caught.has(status)) killed += 1;
      if (!missed.has(status)) continue;
      const line = lines[location.start.line - 1].trim();
      const mutant = {
        file,
        at: location.start.line,
        original: textAt(source, location),
        replacement,
        mutatorName,
        status,
        line,
      };
      const row = rows.find((each) => isMeant(each, mutant));
      if (row) equivalent.push({ ...mutant, row });
      else survived.push(mutant);
    }
  }
  const counted = killed + survived.length;
  return { killed, survived, equivalent, score: counted === 0 ? 100 : (100 * killed) / counted };
}

/** One score of several. */
export function sumOf(scores) {
  const killed = scores.reduce((sum, each) => sum + each.killed, 0);
  const survived = scores.flatMap((each) => each.survived);
  const equivalent = scores.flatMap((each) => each.equivalent);
  const counted = killed + survived.length;
  return { killed, survived, equivalent, score: counted === 0 ? 100 : (100 * killed) / counted };
}
