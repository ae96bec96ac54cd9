import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { root } from './workplace.mjs';

// As npm runs a script: a shell between, which ends at SIGTERM without telling what it started.
test('the mock hospital ends with the npm that started it', async () => {
  const npm = spawn('npm', ['run', '--silent', 'mock', '--', '--port', '0', '--state', 'memory'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  npm.stdout.on('data', (text) => (output += text));
  while (!/模拟医院 http:\S+\n/.test(output)) await once(npm.stdout, 'data');
  const address = /模拟医院 (http:\S+)/.exec(output)[1];
  expect((await fetch(`${address}/__mock/operations`)).status).toBe(200);
  npm.kill('SIGTERM');
  // The pipe closes when the last process that writes to it is gone.
  await once(npm.stdout, 'close');
  await expect(fetch(`${address}/__mock/operations`)).rejects.toThrow('fetch failed');
}, 120_000);
