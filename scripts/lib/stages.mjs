import { join } from 'node:path';

/**
 * What `npm test` runs, in order. A stage is one command; `junit` names the reports whose test cases it counts, a stage
 * without them counts as one test. Stages with `browser` need Chromium and are left out of `npm run check`.
 * @type {{ name: string, command: string, args: string[], cwd?: string, junit?: string[], browser?: boolean, isShardable?: boolean }[]}
 */
export const stages = [
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'contract-lint', command: 'redocly', args: ['lint', '--config', 'redocly.yaml', 'main'], cwd: 'openapi' },
  { name: 'drift', command: 'openapi/check-drift.mjs', args: [] },
  {
    name: 'imports',
    command: 'depcruise',
    args: [
      '--config',
      '.dependency-cruiser.mjs',
      'openapi',
      'packages',
      'apps',
      'mock-server',
      'contracts',
      'e2e',
      'scripts',
    ],
  },
  { name: 'lint', command: 'turbo', args: ['run', 'lint', '--output-logs=errors-only', '--concurrency=2'] },
  { name: 'lint-scripts', command: 'eslint', args: ['scripts', 'eslint.config.js', '.dependency-cruiser.mjs'] },
  { name: 'types', command: 'turbo', args: ['run', 'typecheck', '--output-logs=errors-only', '--concurrency=2'] },
  {
    name: 'unit',
    command: 'turbo',
    args: ['run', 'test', '--output-logs=errors-only', '--concurrency=2'],
    junit: [
      'openapi',
      'packages/wire-cipher',
      'packages/api-client',
      'packages/clinical-rules',
      'mock-server',
      'apps/web',
    ].map((workspace) => join(workspace, 'reports', 'junit.xml')),
  },
  {
    name: 'pact-consumer',
    command: 'npm',
    args: ['run', '--silent', 'test:consumer'],
    cwd: 'contracts',
    junit: ['contracts/reports/consumer.xml'],
  },
  { name: 'pact-drift', command: 'git', args: ['diff', '--exit-code', '--stat', '--', 'contracts/pacts'] },
  { name: 'pact-compare', command: 'npm', args: ['run', '--silent', 'compare'], cwd: 'contracts' },
  {
    name: 'pact-provider',
    command: 'npm',
    args: ['run', '--silent', 'test:provider'],
    cwd: 'contracts',
    junit: ['contracts/reports/provider.xml'],
  },
  { name: 'trace', command: 'scripts/trace/trace.mjs', args: ['--quiet'] },
  {
    name: 'cipher-browser',
    command: 'npm',
    args: ['run', '--silent', 'test:browser'],
    cwd: 'packages/wire-cipher',
    junit: ['packages/wire-cipher/reports/browser.xml'],
    browser: true,
  },
  { name: 'build', command: 'npm', args: ['run', '--silent', 'build'], browser: true },
  {
    name: 'browser',
    command: 'npm',
    args: ['run', '--silent', 'test:browser'],
    cwd: 'e2e',
    junit: ['e2e/reports/junit.xml'],
    browser: true,
    isShardable: true,
  },
];
