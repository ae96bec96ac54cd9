// npm run coverage:contract: operation × outcome × where it was met, from the reports of the last tests; fails on a hole without a reason.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from '../../packages/api-client/src/transport/error-catalogue.ts';
import { root, stop } from '../lib/workplace.mjs';
import { readContract, readReasons, readWebSource, uncalledOperations } from '../trace/contract-only.mjs';
import { operationFinder, outcomesOf, PLACES, readMet, readPact, readRules, tableOf } from './outcomes.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const document = readContract();
const outcomes = outcomesOf(document);
const operationOf = operationFinder(outcomes);

/** What the tests of a workspace met. */
function metIn(workspace) {
  const file = `${workspace}/reports/answers-met.tsv`;
  return existsSync(join(root, file)) ? readMet(read(file), operationOf) : undefined;
}
const server = metIn('mock-server');
const components = metIn('apps/web');
if (!server || !components) stop('There are no reports of the tests yet: run npm test or npm run check first.');

// A screen shows an answer that it asks for; an error that the catalogue has a row for, whatever was asked.
const uncalled = new Set(uncalledOperations(document, readWebSource()));
const isCaught = ({ outcome }) => outcome in errorCatalogue.http || outcome in errorCatalogue.business;
const shown = outcomes
  .filter(({ operationId }) => !uncalled.has(operationId))
  .filter((row) => row.outcome === '200' || isCaught(row));
const pacts = ['jianwei-web-jianwei-backend', 'jianwei-web-jianwei-backend-proposed'];
const met = {
  pact: new Set(pacts.flatMap((name) => readPact(JSON.parse(read(`contracts/pacts/${name}.json`))))),
  server: new Set(server),
  // Not what browser tests met: with them a rule would be needed or not as they have run or not.
  web: new Set(components),
  screen: new Set(shown.map(({ operationId, outcome }) => `${operationId} ${outcome}`)),
};

const rules = readRules(read('scripts/coverage-contract/rules.tsv'));
// Calls that no screen makes have their reasons beside the trace.
const uncalledRules = [...readReasons()]
  .filter(([name]) => uncalled.has(name))
  .map(([name, reason]) => ({ outcome: '*', places: ['web', 'screen'], operations: [name], reason }));
const table = tableOf(outcomes, met, [...uncalledRules, ...rules]);
const cells = table.flatMap((row) => row.cells.map((cell) => ({ ...row, ...cell })));
const sign = { met: '+', rule: 'rule', hole: 'HOLE' };

if (!process.argv.includes('--quiet')) {
  console.log(['operation', 'outcome', ...PLACES].join('\t'));
  for (const row of table)
    console.log([row.operationId, row.outcome, ...row.cells.map(({ kind }) => sign[kind])].join('\t'));
  for (const { outcome, places, operations, reason, proof } of rules)
    console.log(`RULE ${outcome} in ${places.join(', ')} of ${operations.join(', ')}: ${reason} (${proof})`);
}
const holes = cells.filter(({ kind }) => kind === 'hole');
const faults = [
  ...holes.map(
    ({ operationId, outcome, place }) => `HOLE ${operationId} ${outcome}: not met in ${place}, and no rule says why`,
  ),
  ...rules
    .filter((rule) => !cells.some((cell) => cell.rule === rule))
    .map(({ outcome, places }) => `NO NEED rules.tsv ${outcome} ${places.join(' ')} answers for nothing`),
  ...rules
    .filter(({ reason, proof }) => {
      const [file, title] = (proof ?? '').split(' › ');
      return !reason || !title || !existsSync(join(root, file)) || !read(file).includes(title);
    })
    .map(({ outcome, proof }) => `NO PROOF rules.tsv ${outcome}: ${proof}`),
];
for (const fault of faults) console.log(fault);
for (const place of PLACES) {
  const own = cells.filter((cell) => cell.place === place);
  const count = (kind) => own.filter((cell) => cell.kind === kind).length;
  console.log(
    `${place.padEnd(7)} ${count('met')} of ${own.length} met, ${count('rule')} by a rule, ${count('hole')} holes`,
  );
}
console.log(
  `${new Set(table.map(({ operationId }) => operationId)).size} operations, ${table.length} outcomes, ${holes.length} holes`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
