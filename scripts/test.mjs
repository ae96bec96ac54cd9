// npm test and, with --without-browser, npm run check: every stage, then one line that counts all of it.
// npm test and CI run everything; npm run check counts the kept report where nothing changed (turbo.json says what that means).
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from './lib/chromium.mjs';
import { countStage, failuresOf } from './lib/junit.mjs';
import { schedule } from './lib/schedule.mjs';
import { secondTriesIn } from './lib/second-tries.mjs';
import { readTestOptions, USAGE } from './lib/test-options.mjs';
import { stages } from './lib/stages.mjs';
import { endChildren, ensureInstalled, root, run, stop } from './lib/workplace.mjs';

const PROGRESS_MS = 20_000;
const SHOWN_OUTPUT_CHARACTERS = 12_000;

const options = readTestOptions(process.argv.slice(2));
if ('problem' in options) stop(`${options.problem}\n\n${USAGE}`);
if (options.help) {
  console.log(USAGE);
  process.exit(0);
}
const { withoutBrowser, browserOnly, shard } = options;
const isKept = withoutBrowser && !process.env.CI;
const reports = join(root, 'reports');

const sum = { passed: 0, failed: 0, skipped: 0 };
/** What is told last, below all that stages printed: the failed tests, and those that passed at their second try. */
const failures = [];
const secondTries = [];
const seconds = {};
/** Stages under way, by name: when they began and how many tests of theirs passed so far. */
const underWay = new Map();

const secondsSince = (begin) => Math.round((performance.now() - begin) / 100) / 10;

/** Dots of the test runners: one for each test that passed. */
const dotsIn = (text) => text.split('·').length - 1;

/** The end of what a stage printed, without colours and without the dots of what passed. */
function endOf(output) {
  const text = stripVTControlCharacters(output).replace(/·+/g, '');
  return text.replace(/\n{3,}/g, '\n\n').slice(-SHOWN_OUTPUT_CHARACTERS);
}

function argumentsOf(stage) {
  if (isKept) return stage.args;
  const own = stage.command === 'turbo' ? [...stage.args, '--force'] : stage.args;
  const more = [...(stage.again ?? []), ...(shard !== undefined && stage.isShardable ? [`--shard=${shard}`] : [])];
  return more.length > 0 ? [...own, '--', ...more] : own;
}

/** The runtime itself ended, whatever the tests did: the stage then runs once more, and the line says so. */
const CRASH = /Worker exited unexpectedly with signal|# Fatal error in /;

async function runStage(stage, isSecondRun = false) {
  const progress = { begin: performance.now(), dots: 0 };
  underWay.set(stage.name, progress);
  const junit = stage.junit?.map((report) => join(root, report));
  for (const file of junit ?? []) {
    rmSync(file, { force: true });
    // What tests met adds up over runs of a part of them.
    if (!isKept) rmSync(join(dirname(file), 'answers-met.tsv'), { force: true });
  }
  const { code, output } = await run(stage.command, argumentsOf(stage), {
    capture: true,
    // A group of its own, so that what it starts ends with it; Windows has no such groups.
    detached: process.platform !== 'win32',
    onOutput: (text) => (progress.dots += dotsIn(text)),
    isPatient: stage.isPatient,
    cwd: join(root, stage.cwd ?? '.'),
    env: {
      ...env,
      VITEST_MAX_WORKERS: String(stage.cores ?? 1),
      ...(stage.browser ? { JIANWEI_CHROMIUM: findChromium() } : {}),
    },
  });
  underWay.delete(stage.name);
  seconds[stage.name] = secondsSince(progress.begin);
  writeFileSync(join(reports, `${stage.name}.log`), output);
  if (code !== 0 && !isSecondRun && CRASH.test(output)) {
    console.log(`…    ${stage.name}: the runtime crashed (${CRASH.exec(output)[0]}), once more`);
    return runStage(stage, true);
  }
  const counted = countStage(junit, code);
  for (const key of Object.keys(sum)) sum[key] += counted[key];
  for (const file of (junit ?? []).filter((each) => existsSync(each)))
    cpSync(file, join(reports, 'junit', `${stage.name}.xml`));
  const isGood = code === 0 && counted.failed === 0;
  console.log(
    `${isGood ? 'ok  ' : 'FAIL'} ${stage.name.padEnd(20)} ${String(seconds[stage.name]).padStart(6)} s  ${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped`,
  );
  secondTries.push(...secondTriesIn(stripVTControlCharacters(output)));
  if (isGood) return;
  const named = failuresOf(junit);
  failures.push(...(named.length > 0 ? named : [`stage ${stage.name}`]));
  console.log(endOf(output));
}

function tellProgress() {
  const parts = [...underWay].map(
    ([name, { begin, dots }]) =>
      `${name} ${Math.round(secondsSince(begin))} s${dots > 0 ? ` (${dots} tests passed)` : ''}`,
  );
  console.log(`…    ${parts.join(', ')}`);
}

ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(join(reports, 'junit'), { recursive: true });
const env = isKept ? { JIANWEI_KEPT_TESTS: '1' } : {};
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    endChildren();
    process.exit(130);
  });
}

const begin = performance.now();
const progressTimer = setInterval(tellProgress, PROGRESS_MS);
await schedule(
  stages
    .filter(({ browser }) => (browser ? !withoutBrowser : !browserOnly))
    .filter(({ isOfWhole }) => !isOfWhole || shard === undefined),
  Math.max(2, availableParallelism()),
  (stage) => runStage(stage),
);
clearInterval(progressTimer);
writeFileSync(join(reports, 'seconds.json'), `${JSON.stringify({ ...seconds, all: secondsSince(begin) }, null, 2)}\n`);
for (const folder of ['e2e/reports/html', 'e2e/reports/traces', 'e2e/reports/journals']) {
  if (existsSync(join(root, folder)))
    cpSync(join(root, folder), join(reports, folder.split('/').pop()), { recursive: true });
}
for (const [told, tests] of [
  ['failed', failures],
  ['passed at the second try', secondTries],
]) {
  if (tests.length > 0) console.log(`${told}:\n${tests.map((each) => `  ${each}`).join('\n')}`);
}
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exit(sum.failed > 0 ? 1 : 0);
