// npm run trace: which test covers which requirement by running code, which stand on the contract alone and why, and what no test covers.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/workplace.mjs';
import { expandIds, readClaims } from './claims.mjs';
import { readContract, readReasons, readWebSource, uncalledOperations } from './contract-only.mjs';
import { builtScope } from './scope.mjs';

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(`npm run trace -- [options]

  --sample N  N requirements by chance with the tests that claim them, to be looked at by hand
  --seed S    another sample (default: 1)
  --quiet     the sums and what is missing only
  --help      this text`);
  process.exit(0);
}

const requirements = new Map(
  readFileSync(join(root, 'docs/requirements.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id, area, , statement] = line.split('\t');
      return [id, { area, statement, tests: [], kind: 'uncovered' }];
    }),
);

const faults = [];
const testFiles = globSync('{openapi,packages,apps,mock-server,contracts,e2e,scripts}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|[\\/])(node_modules|dist)([\\/]|$)/.test(path.name ?? path),
}).sort();
for (const file of testFiles) {
  for (const { id, where, title, isBehaviour, fault } of readClaims(file, readFileSync(join(root, file), 'utf8'))) {
    const requirement = requirements.get(id);
    if (!requirement) faults.push(`UNKNOWN ID ${where} ${id}`);
    else if (fault) faults.push(`NO CLAIM ${where} ${id}: ${fault}`);
    else {
      requirement.tests.push(`${where} ${title}`);
      if (isBehaviour) requirement.kind = 'behaviour';
      else if (requirement.kind === 'uncovered') requirement.kind = 'contract only';
    }
  }
}

const scope = expandIds(builtScope.join(', '));
const known = scope.filter((id) => requirements.has(id));
const ofKind = (kind) => known.filter((id) => requirements.get(id).kind === kind);
const contractOnly = ofKind('contract only');
const uncovered = ofKind('uncovered');

const reasons = readReasons();
const uncalled = uncalledOperations(readContract(), readWebSource());
const unreasoned = [...contractOnly, ...uncalled].filter((name) => !reasons.get(name));
faults.push(
  ...scope.filter((id) => !requirements.has(id)).map((id) => `UNKNOWN ID scope.mjs ${id}`),
  ...[...requirements.keys()].filter((id) => !scope.includes(id)).map((id) => `NOT PLACED scope.mjs ${id}`),
  ...uncovered.map((id) => `UNCOVERED ${id}\t${requirements.get(id).statement}`),
  ...unreasoned.map(
    (name) => `NO REASON contract-only.tsv ${name}\t${requirements.get(name)?.statement ?? 'no screen calls it'}`,
  ),
  ...[...reasons.keys()]
    .filter((name) => !contractOnly.includes(name) && !uncalled.includes(name))
    .map((name) => `NO NEED contract-only.tsv ${name} has running code now`),
);

if (options.sample) {
  // A small linear congruential generator: the same seed draws the same rows anywhere.
  let state = Number(options.seed);
  const random = () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
  const rows = [...known];
  for (let drawn = 0; drawn < Number(options.sample) && rows.length > 0; drawn += 1) {
    const [id] = rows.splice(Math.floor(random() * rows.length), 1);
    const { statement, tests, kind } = requirements.get(id);
    console.log(`${id}\t${kind}\t${statement}\n${tests.map((test) => `\t${test}`).join('\n')}`);
  }
} else if (!options.quiet) {
  for (const id of known) {
    const { kind, tests } = requirements.get(id);
    console.log(`${id}\t${kind}\t${tests.join(' | ')}`);
  }
}
if (!options.sample) {
  for (const name of [...contractOnly, ...uncalled]) console.log(`CONTRACT ONLY ${name}\t${reasons.get(name) ?? ''}`);
  for (const fault of faults) console.log(fault);
}
console.log(
  `${scope.length} of ${requirements.size} requirements: behaviour ${ofKind('behaviour').length}, contract only ${contractOnly.length}, uncovered ${uncovered.length}; ` +
    `${uncalled.length} calls are made by no screen`,
);
// Set, not called: a pipe gets all lines.
process.exitCode = faults.length > 0 ? 1 : 0;
