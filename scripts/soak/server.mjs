import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { start } from '../lib/workplace.mjs';

const READY_MS = 60_000;

/** Resident memory of a process in megabytes; undefined where the system does not tell. */
export function memoryOf(pid) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

/** Starts the mock hospital on a state file and waits until it answers. */
export async function startServer({ port, state }) {
  const child = start('mock-server/src/cli.ts', [
    '--port',
    String(port),
    '--state',
    state,
    '--wire',
    'encrypted',
    '--quiet',
  ]);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const address = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + READY_MS; Date.now() < end; await wait(100)) {
    const isUp = await fetch(`${address}/__mock/operations`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return { pid: child.pid, kill: () => (child.kill('SIGKILL'), ended) };
    if (child.exitCode !== null) break;
  }
  child.kill('SIGKILL');
  throw new Error('the mock hospital did not start');
}
