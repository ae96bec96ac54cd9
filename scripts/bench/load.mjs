import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { childEnvironment, pinnedNode, root } from '../lib/workplace.mjs';

/** Starts a server process and waits until the address answers. Answers the child and the milliseconds it took. */
export async function startServer(args, address, { command = pinnedNode(), env = {} } = {}) {
  const begin = performance.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: childEnvironment(env) });
  while (child.exitCode === null) {
    try {
      const answer = await fetch(address);
      await answer.arrayBuffer();
      return { child, milliseconds: performance.now() - begin };
    } catch {
      await wait(5);
    }
  }
  throw new Error(`${args.join(' ')} ended before it answered at ${address}`);
}

/** Ends a server and waits for its end, so that the next measurement has the machine to itself. */
export async function stopServer({ child }) {
  const closed = new Promise((done) => child.once('close', done));
  child.kill('SIGTERM');
  await closed;
}

/**
 * 20 connections, 1 s to warm up, 4 s measured.
 * @returns requests per second, p99 in ms and how many answers were not 2xx
 */
export async function measureLoad(url, headers = {}) {
  const options = { url, headers, connections: 20 };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: 4 });
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    bad: result.non2xx + result.errors,
  };
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
