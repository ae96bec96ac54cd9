// npm run trace: which test covers which requirement, and which requirements of the built parts no test covers.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/workplace.mjs';
import { builtScope, laterScope } from './scope.mjs';

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    quiet: { type: 'boolean', default: false },
  },
});

/** 'A-2.3-01..03, B-4-02' -> ['A-2.3-01', 'A-2.3-02', 'A-2.3-03', 'B-4-02'] */
function expandIds(text) {
  return text
    .split(/[,\s]+/)
    .filter(Boolean)
    .flatMap((part) => {
      const [, prefix, from, to] = /^(.+-)(\d+)(?:\.\.(\d+))?$/.exec(part) ?? [];
      if (!prefix) return [part];
      const width = from.length;
      return Array.from(
        { length: Number(to ?? from) - Number(from) + 1 },
        (_, step) => `${prefix}${String(Number(from) + step).padStart(width, '0')}`,
      );
    });
}

const requirements = new Map(
  readFileSync(join(root, 'docs/requirements.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id, area, , statement] = line.split('\t');
      return [id, { area, statement, tests: [] }];
    }),
);

const testFiles = globSync('{openapi,packages,apps,mock-server,contracts,e2e,scripts}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|[\\/])(node_modules|dist)([\\/]|$)/.test(path.name ?? path),
}).sort();
const unknown = [];
for (const file of testFiles) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  lines.forEach((line, index) => {
    const covers = /^\s*\/\/ covers (.+)$/.exec(line)?.[1];
    if (!covers) return;
    const rest = lines.slice(index + 1, index + 12).join('\n');
    const title =
      /\b(?:it|test|describe)(?:\.\w+(?:\([\s\S]*?\))?)*\(\s*(['"`])([\s\S]*?)\1/.exec(rest)?.[2] ?? '(whole file)';
    for (const id of expandIds(covers)) {
      const requirement = requirements.get(id);
      if (requirement) requirement.tests.push(`${file}:${index + 1} ${title}`);
      else unknown.push(`${file}:${index + 1} ${id}`);
    }
  });
}

const scope = expandIds(builtScope.join(', '));
const later = Object.entries(laterScope).flatMap(([reason, ranges]) =>
  expandIds(ranges.join(', ')).map((id) => ({ id, reason })),
);
const placed = [...scope, ...later.map(({ id }) => id)];
const missing = placed.filter((id) => !requirements.has(id));
const nowhere = [...requirements.keys()].filter((id) => !placed.includes(id));
const open = scope.filter((id) => requirements.get(id)?.tests.length === 0);
const covered = scope.filter((id) => (requirements.get(id)?.tests.length ?? 0) > 0);

if (options.sample) {
  // A small linear congruential generator: the same seed draws the same rows anywhere.
  let state = Number(options.seed);
  const random = () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
  const rows = [...scope];
  for (let drawn = 0; drawn < Number(options.sample) && rows.length > 0; drawn += 1) {
    const [id] = rows.splice(Math.floor(random() * rows.length), 1);
    const { statement, tests } = requirements.get(id);
    console.log(`${id}\t${statement}\n${tests.map((test) => `\t${test}`).join('\n')}`);
  }
} else if (!options.quiet) {
  for (const id of covered) console.log(`${id}\t${requirements.get(id).tests.join(' | ')}`);
}
if (!options.sample) {
  for (const id of open) console.log(`OPEN ${id}\t${requirements.get(id).statement}`);
}
if (!options.sample && !options.quiet) {
  for (const { id, reason } of later) console.log(`LATER ${id}\t${reason}\t${requirements.get(id)?.statement}`);
}
for (const id of nowhere) console.log(`NOT PLACED scope.mjs ${id}`);
for (const line of unknown) console.log(`UNKNOWN ID ${line}`);
for (const id of missing) console.log(`UNKNOWN ID scope.mjs ${id}`);
console.log(
  `${scope.length} requirements of the built parts: ${covered.length} covered, ${open.length} open; ${later.length} belong to later parts`,
);
// Set, not called: a pipe gets all lines.
process.exitCode = open.length + unknown.length + missing.length + nowhere.length > 0 ? 1 : 0;
