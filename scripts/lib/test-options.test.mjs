import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTestOptions, USAGE } from './test-options.mjs';
import { root } from './workplace.mjs';

const everything = { withoutBrowser: false, browserOnly: false, help: false };

test('what is asked for is read', () => {
  expect(readTestOptions([])).toEqual(everything);
  expect(readTestOptions(['--without-browser'])).toEqual({ ...everything, withoutBrowser: true });
  expect(readTestOptions(['--browser-only', '--shard=2/3'])).toEqual({
    ...everything,
    browserOnly: true,
    shard: '2/3',
  });
  expect(readTestOptions(['--without-browser', '--help'])).toMatchObject({ help: true });
});

test.each([
  ['--browsers-only', '--browsers-only'],
  ['e2e', 'e2e'],
  ['--shard=0/2', '0/2'],
  ['--shard=3/2', '3/2'],
  ['--shard=one', 'one'],
])('%s is refused by name', (given, named) => {
  expect(readTestOptions([given])).toEqual({ problem: expect.stringContaining(named) });
});

test('the two halves together are refused', () => {
  expect(readTestOptions(['--without-browser', '--browser-only'])).toHaveProperty('problem');
});

test('nothing runs where help is asked for, or an option is not known', () => {
  const run = (option) =>
    spawnSync(process.execPath, [join(root, 'scripts/test.mjs'), option], { encoding: 'utf8', timeout: 60_000 });
  const help = run('--help');
  expect([help.status, help.stdout.trim()]).toEqual([0, USAGE]);
  const unknown = run('--fast');
  expect(unknown.status).toBe(1);
  expect(unknown.stderr).toContain('--fast');
});
