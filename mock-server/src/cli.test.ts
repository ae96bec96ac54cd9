import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { demoPassword } from './hospital/accounts.ts';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
const folders: string[] = [];
const children = new Set<ChildProcess>();

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function stateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hospital-'));
  folders.push(folder);
  return join(folder, 'state', 'hospital.sqlite');
}

function run(args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  endings.set(child, endingOf(child));
  return child;
}

async function start(...args: readonly string[]): Promise<{ child: ChildProcess; address: string }> {
  const child = run(['--port', '0', '--wire', 'plain', ...args]);
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    const address = /模拟医院 (http:\S+)/.exec(output)?.[1];
    if (address !== undefined) return { child, address };
  }
  throw new Error(`no address: ${output}`);
}

interface Ending {
  readonly code: number | null;
  readonly errors: string;
}

// Listened for from the start: a killed process may be gone before anybody asks.
const endings = new WeakMap<ChildProcess, Promise<Ending>>();

async function endingOf(child: ChildProcess): Promise<Ending> {
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors };
}

function finished(child: ChildProcess): Promise<Ending> {
  const ending = endings.get(child);
  if (!ending) throw new Error('not started here');
  return ending;
}

async function post(address: string, path: string, body: object, token?: string): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return response.json();
}

test('kill -9 during saves loses no answered save, and the session lives on', async () => {
  const state = stateFile();
  const first = await start('--state', state);
  const login = { user_name: 'doctor', password: demoPassword };
  const { token } = (await post(first.address, '/api/v2/users/operation_users/login', login)) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const read = async (address: string) =>
    (await (await fetch(`${address}/api/v2/application/doctor`, { headers })).json()) as {
      applications: { application_id: string }[];
      my_applications: { application_id: string; sort: number }[];
    };
  const ids = (await read(first.address)).applications.map((entry) => entry.application_id);
  expect(ids.length).toBeGreaterThan(2);

  // One save after the other, each with another order, until the process is gone; the last answered one must be there.
  let answered: string[] = [];
  const saving = (async () => {
    for (let round = 0; ; round += 1) {
      const order = ids.map((_, index) => ids[(index + round) % ids.length] ?? '');
      const body = { my_applications: order.map((id, index) => ({ application_id: id, sort: index + 1 })) };
      await post(first.address, '/api/v2/application/doctor', body, token);
      answered = order;
      if (round === 25) first.child.kill('SIGKILL');
    }
  })();
  await expect(saving).rejects.toThrow('fetch failed');
  await finished(first.child);

  const second = await start('--state', state);
  const mine = (await read(second.address)).my_applications;
  const stored = mine.toSorted((a, b) => a.sort - b.sort).map((entry) => entry.application_id);
  // The save that was under way when the process died may have reached the store as well.
  const next = answered.map((_, index) => answered[(index + 1) % answered.length] ?? '');
  expect([answered, next]).toContainEqual(stored);
});

test('reset puts a state file back to the seeded hospital', async () => {
  const { address } = await start('--state', stateFile());
  const login = { user_name: 'doctor', password: demoPassword };
  const { token } = (await post(address, '/api/v2/users/operation_users/login', login)) as { token: string };
  await post(address, '/__mock/reset', {});
  const response = await fetch(`${address}/api/v2/license`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(401);
  await post(address, '/api/v2/users/operation_users/login', login);
});

test('SIGTERM ends it cleanly', async () => {
  const { child } = await start('--state', stateFile());
  child.kill('SIGTERM');
  expect((await finished(child)).code).toBe(0);
});

test('a port that is taken gets one clear sentence', async () => {
  const taken: Server = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { code, errors } = await finished(run(['--state', 'memory', '--port', String(port)]));
  taken.close();
  expect(code).toBe(1);
  expect(errors.trim()).toBe(`端口 ${port} 已被占用：请停止占用它的程序，或用 --port（MOCK_PORT）换一个端口`);
});

test('a wrong option gets a sentence, not a stack', async () => {
  const { code, errors } = await finished(run(['--wire', 'morse']));
  expect(code).toBe(2);
  expect(errors.trim()).toBe('--wire 应为 encrypted 或 plain：morse');
});
