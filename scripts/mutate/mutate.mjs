// npm run mutate: changes the product in small ways, one at a time, and counts which of them the tests see (StrykerJS).
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { root, stop } from '../lib/workplace.mjs';
import { areas, isWording, unitsOf } from './areas.mjs';
import { equivalents } from './equivalents.mjs';
import { scoreOf, sumOf } from './score.mjs';
import { writeScore } from './table.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    package: { type: 'string', multiple: true },
    unit: { type: 'string', multiple: true },
    changed: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: String(Math.max(1, availableParallelism())) },
    report: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(`npm run mutate -- [options]

  --package NAME    one of ${areas.map(({ name }) => name).join(', ')}; several times for several (default: all)
  --unit NAME       one part of a package, such as grace
  --changed [REF]   only files that differ from REF (default HEAD); packages without one are left out
  --concurrency N   test runners at a time (default: one a core)
  --report          runs nothing, prints what the last runs found
  --force           runs again what is known already
  --help            this text

Results are kept in .jianwei/mutation: a run that was ended with Ctrl+C goes on where it stood, and only mutants whose
code or tests changed run again. reports/mutation holds a page for each unit.`);
  process.exit(0);
}
for (const name of options.package ?? []) {
  if (!areas.some((area) => area.name === name))
    stop(`No package ${name}: ${areas.map((area) => area.name).join(', ')}.`);
}
if (positionals.length > 0 && !options.changed) stop(`What is ${positionals[0]}? See npm run mutate -- --help.`);

/** What no test reads: the copy of the checkout is made without it. */
const IGNORED = [
  '/.git',
  '/.jianwei',
  '/docs',
  '/e2e',
  '/reports',
  '/*/reports',
  '/*/*/reports',
  '/apps/web/dist',
  '.turbo',
];
const kept = join(root, '.jianwei/mutation');
const reports = join(root, 'reports/mutation');
for (const folder of [kept, reports]) mkdirSync(folder, { recursive: true });

// A thread has no zone of its own: those tests that choose one choose this.
process.env.TZ = 'Asia/Shanghai';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = options.changed
  ? new Set([
      ...git('diff', '--name-only', positionals[0] ?? 'HEAD'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ])
  : undefined;

/**
 * StrykerJS takes over what is known of code that runs while a module loads, and of code that no test ran, new tests or not: what
 * survived there has to run again, and what no test could run.
 */
function forgetSurvivors(file) {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const isStale = ({ static: isStatic, status }) =>
    ['NoCoverage', 'RuntimeError'].includes(status) || (isStatic && status === 'Survived');
  for (const entry of Object.values(report.files)) entry.mutants = entry.mutants.filter((mutant) => !isStale(mutant));
  writeFileSync(file, JSON.stringify(report));
}

/** Mutates files of one workspace; what their texts say too, or not. */
async function mutate(
  name,
  { workspace, tests, keepsModules = false, ignoresLoading = false, areAllRelated = false },
  files,
  withTexts,
) {
  const tempDirName = `.jianwei/stryker/${name}`;
  // A run that was killed leaves its copy of the checkout.
  rmSync(join(root, tempDirName), { recursive: true, force: true });
  process.env.MUTATE_WORKSPACE = workspace;
  if (tests) process.env.MUTATE_TESTS = tests.join(' ');
  else delete process.env.MUTATE_TESTS;
  process.env.MUTATE_KEEPS_MODULES = String(keepsModules);
  process.env.VITEST_MAX_WORKERS = '1';
  const fileName = `${name}${withTexts ? '' : '-wording'}`;
  const incrementalFile = join(kept, `${fileName}.json`);
  forgetSurvivors(incrementalFile);
  await new Stryker({
    mutate: files,
    mutator: { excludedMutations: withTexts ? [] : ['StringLiteral'] },
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: !areAllRelated },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    ignoreStatic: ignoresLoading,
    incremental: true,
    incrementalFile,
    force: options.force,
    concurrency: Number(options.concurrency),
    // A thread that starts on a busy machine loads the hospital first.
    timeoutMS: 90_000,
    // On a busy machine all tests of the mock hospital take their time.
    dryRunTimeoutMinutes: 30,
    tempDirName,
    ignorePatterns: IGNORED,
    // Vitest drops the types by itself.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    reporters: ['html', 'progress-append-only'],
    htmlReporter: { fileName: join(reports, `${fileName}.html`) },
    logLevel: 'warn',
    allowEmpty: true,
  }).runMutationTest();
}

/** What is known of files, by the last run that had them. */
function known(name, files) {
  const scores = [];
  for (const fileName of [name, `${name}-wording`]) {
    const file = join(kept, `${fileName}.json`);
    if (!existsSync(file)) continue;
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const wanted = Object.entries(report.files).filter(([path]) => files.includes(path));
    scores.push(scoreOf({ files: Object.fromEntries(wanted) }));
  }
  return sumOf(scores);
}

const rows = {};
const met = new Set();
let isRight = true;
for (const area of areas.filter(({ name }) => options.package?.includes(name) ?? true)) {
  const scores = [];
  for (const [unit, all] of unitsOf(area)) {
    const files = all.filter((file) => changed?.has(file) ?? true);
    if (files.length === 0 || (options.unit && !options.unit.includes(unit))) continue;
    const name = unit === area.name ? unit : `${area.name}-${unit}`;
    const begin = performance.now();
    let hasRun = true;
    for (const withTexts of [true, false]) {
      const part = files.filter((file) => isWording(file) !== withTexts);
      if (part.length === 0 || options.report) continue;
      await mutate(name, { ...area, ...area.planOf?.(unit) }, part, withTexts).catch((error) => {
        console.error(`${name} could not run: ${error.message}`);
        isRight = false;
        hasRun = false;
      });
    }
    // What an earlier run found is no score of this one.
    if (!hasRun) continue;
    const score = known(name, files);
    if (score.killed + score.survived.length === 0) continue;
    scores.push(score);
    // A part of a unit has no score of its own, and what is only printed may be of a run that was cut off.
    if (!changed && !options.report)
      writeScore(join(root, 'docs/mutation.md'), name, score, new Date().toISOString().slice(0, 10));
    for (const { file, at, mutatorName, status, original, replacement } of score.survived)
      console.log(
        `${file}:${at} ${mutatorName}${status === 'NoCoverage' ? ' (no test runs it)' : ''}\n  - ${original}\n  + ${replacement}`,
      );
    console.log(
      `${name}: ${score.score.toFixed(1)} %, ${score.survived.length} survived, ${Math.round((performance.now() - begin) / 1000)} s\n`,
    );
  }
  if (scores.length === 0) continue;
  const sum = sumOf(scores);
  for (const { row } of sum.equivalent) met.add(row);
  const holds = sum.score >= area.least;
  isRight &&= holds;
  rows[area.name] = {
    'score %': Number(sum.score.toFixed(2)),
    'at least': area.least,
    killed: sum.killed,
    survived: sum.survived.length,
    equivalent: sum.equivalent.length,
    holds,
  };
}
const ran = new Set(Object.keys(rows).flatMap((name) => areas.find((area) => area.name === name).workspace));
const isWhole = !changed && !options.unit;
const stale = equivalents.filter(
  (row) => isWhole && !met.has(row) && [...ran].some((workspace) => row.file.startsWith(`${workspace}/`)),
);
for (const { file, original } of stale)
  console.log(`equivalents.mjs: ${file} has no such survivor any more: ${original}`);
console.table(rows);
writeFileSync(join(reports, 'scores.json'), JSON.stringify(rows, null, 2));
process.exit(isRight ? 0 : 1);
