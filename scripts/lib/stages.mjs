import { join } from 'node:path';

/**
 * What a stage is. `junit` names the reports whose test cases it counts, a stage without them counts as one test. `cores` it takes (1
 * unless told) are also the workers of its test runner; `after` names the stages that must have ended before. Stages with
 * `browser` need Chromium and are left out of `npm run check`. Tasks of turbo are kept by `npm run check`: what their key in
 * turbo.json holds has not changed, so the report of their last green run is counted. `isOfWhole`: it judges what all browser tests
 * did together, so a run of a part of them (`--shard`) leaves it out. `again` is what its runner needs to try a failed test once more.
 * `isPatient`: no test of it has a time limit, so it takes what others leave, a sixth while the browser runs.
 * @typedef {{ name: string, command: string, args: string[], cwd?: string, junit?: string[], cores?: number, after?: string[],
 *   browser?: boolean, isShardable?: boolean, isOfWhole?: boolean, isPatient?: boolean,
 *   again?: string[] }} Stage
 */

/** A script of one workspace, run by turbo. */
function task(name, workspace, folder, script, report, more = {}) {
  const junit = report === undefined ? {} : { junit: [join(folder, 'reports', report)] };
  const args = ['run', script, `--filter=@jianwei/${workspace}`, '--output-logs=new-only', '--log-prefix=none'];
  return { name, command: 'turbo', args, ...junit, ...more };
}

const VITEST_AGAIN = ['--retry=1', `--reporter=${join(import.meta.dirname, 'second-tries.mjs')}`];

/** Unit tests of one workspace. */
const unit = (workspace, folder, more = {}) =>
  task(`unit-${workspace}`, workspace, folder, 'test', 'junit.xml', { again: VITEST_AGAIN, ...more });

const patient = { isPatient: true };

/** @type {Stage[]} in the order of starting: what takes longest, or lets others begin, comes first. */
export const stages = [
  // It waits for a package server nearly all of its time.
  { name: 'chromium', command: 'scripts/provide-chromium.mjs', args: [], cores: 0, browser: true },
  { name: 'build', command: 'npm', args: ['run', '--silent', 'build'], browser: true },
  { name: 'read-names', command: 'contracts/provider/write-read-names.ts', args: [] },
  unit('web', 'apps/web'),
  {
    name: 'browser',
    command: 'npm',
    args: ['run', '--silent', 'test:browser'],
    cwd: 'e2e',
    junit: ['e2e/reports/junit.xml'],
    cores: 2,
    after: ['chromium', 'build'],
    browser: true,
    isShardable: true,
    // The reporter stands in its configuration.
    again: ['--retries=1'],
  },
  { name: 'lint', command: 'oxlint', args: [], ...patient },
  task('pact-consumer', 'contracts', 'contracts', 'test:consumer', 'consumer.xml', { after: ['read-names'] }),
  unit('mock-server', 'mock-server'),
  task('pact-provider', 'contracts', 'contracts', 'test:provider', 'provider.xml', { after: ['pact-consumer'] }),
  // The linter checks the types of all it reads; generated code it leaves out.
  task('generated-types', 'api-client', 'packages/api-client', 'typecheck', undefined, patient),
  unit('clinical-rules', 'packages/clinical-rules', patient),
  // The linter of the contract is among them.
  unit('openapi', 'openapi', patient),
  task('drift', 'openapi', 'openapi', 'drift', undefined, patient),
  {
    name: 'pact-drift',
    command: 'git',
    args: ['diff', '--exit-code', '--stat', '--', 'contracts/pacts', 'contracts/read-names.json'],
    after: ['pact-consumer'],
  },
  {
    name: 'cipher-browser',
    command: 'npm',
    args: ['run', '--silent', 'test:browser'],
    cwd: 'packages/wire-cipher',
    junit: ['packages/wire-cipher/reports/browser.xml'],
    after: ['chromium'],
    browser: true,
  },
  unit('wire-cipher', 'packages/wire-cipher'),
  unit('api-client', 'packages/api-client'),
  {
    name: 'scripts',
    command: 'vitest',
    args: ['run', '--root', 'scripts', '--reporter=dot', '--reporter=junit', '--outputFile.junit=reports/junit.xml'],
    junit: ['scripts/reports/junit.xml'],
  },
  { name: 'imports', command: 'scripts/imports/imports.mjs', args: [], ...patient },
  { name: 'format', command: 'oxfmt', args: ['--check'], ...patient },
  {
    name: 'coverage-contract',
    command: 'scripts/coverage-contract/coverage-contract.mjs',
    args: ['--quiet'],
    after: ['unit-web', 'unit-mock-server', 'pact-consumer'],
  },
  {
    name: 'journals',
    command: 'scripts/journals/journals.mjs',
    args: [],
    after: ['browser'],
    browser: true,
    isOfWhole: true,
  },
  { name: 'trace', command: 'scripts/trace/trace.mjs', args: ['--quiet'], ...patient },
];
