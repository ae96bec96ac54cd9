import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folder } from './support/contract.ts';

const prism = join(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json'), '../dist/index.js');
let server: ChildProcess;
let base = '';

beforeAll(async () => {
  server = spawn(process.execPath, [prism, 'mock', 'dist/openapi.json', '--host', '127.0.0.1', '--port', '0'], {
    cwd: folder,
  });
  base = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const listening = /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(output);
      if (listening?.[1] !== undefined) resolve(listening[1]);
    });
    server.once('exit', () => {
      reject(new Error(`Prism ended: ${output}`));
    });
  });
});

afterAll(() => {
  server.kill();
});

test('Prism serves the Chinese example of a call', async () => {
  const answer = await fetch(`${base}/api/v2/model/grace/G-0001`, { headers: { authorization: 'Bearer demo' } });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ report_id: 'G-0001', score: 196, level: 'high', user_name: '沈若溪' });
});

test('Prism asks for the token where the contract does', async () => {
  expect((await fetch(`${base}/api/v2/model/grace/G-0001`)).status).toBe(401);
  expect((await fetch(`${base}/api/v2/system/version/item`)).status).toBe(200);
});

test('Prism refuses a body of the wrong type', async () => {
  const answer = await fetch(`${base}/api/v2/model/grace/measure`, {
    method: 'POST',
    headers: { authorization: 'Bearer demo', 'content-type': 'application/json' },
    body: JSON.stringify({ age: '65' }),
  });
  expect(answer.status).toBe(400);
});
