import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureLoad, median, startServer, stopServer } from './load.mjs';

/** The day of the hospital; a list shows the day of the browser unless it is told another. */
export const hospitalDay = '2025-11-18';
const clock = `${hospitalDay}T10:30:00+08:00`;
const ports = { mock: 4610, prism: 4611, limit: 4612 };
const base = `http://127.0.0.1:${ports.mock}`;
const plainHeaders = { 'x-wire': 'plain' };

/** The mock hospital as it is measured: in memory, no response validation (that is for development and tests). */
export function startMock(wire, port = ports.mock) {
  const args = [
    'mock-server/src/cli.ts',
    '--port',
    String(port),
    '--state',
    'memory',
    '--clock',
    clock,
    '--wire',
    wire,
  ];
  return startServer(
    [...args, '--allow-plain', '--no-validate', '--quiet'],
    `http://127.0.0.1:${port}/__mock/operations`,
  );
}

/** Signs an account in; answers the header of its calls. */
export async function signInAs(address, account) {
  const answer = await fetch(`${address}/api/v2/users/operation_users/login`, {
    method: 'POST',
    headers: { ...plainHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ user_name: account, password: 'jianwei-demo' }),
  });
  return `Bearer ${(await answer.json()).token}`;
}

/** Signs in as the doctor and finds the report of the detail measurements. */
export async function signIn(address = base) {
  const authorization = await signInAs(address, 'doctor');
  const list = await fetch(`${address}/api/v2/reports?page_size=12`, { headers: { ...plainHeaders, authorization } });
  const { data } = await list.json();
  return { authorization, reportId: (data.find(({ patient_name: name }) => name === '顾怀远') ?? data[0]).report_id };
}

/** A link to a report for its patient; the doctor makes it. */
export async function makeShare(address, reportId) {
  const authorization = await signInAs(address, 'doctor');
  const answer = await fetch(`${address}/api/v2/shares`, {
    method: 'POST',
    headers: { ...plainHeaders, authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ report_id: reportId, contacted: true }),
  });
  return answer.json();
}

/** Milliseconds from nothing to the first answer of the whole hospital in memory; the median of three starts. */
export async function measureStart() {
  const times = [];
  for (let round = 0; round < 3; round += 1) {
    const server = await startMock('plain');
    times.push(server.milliseconds);
    await stopServer(server);
  }
  return median(times);
}

/** Milliseconds until a new world answers, and the size of the serialised hospital. */
export async function measureWorld(address = base) {
  const times = [];
  let bytes = 0;
  for (let round = 0; round < 30; round += 1) {
    const begin = performance.now();
    const answer = await fetch(`${address}/__mock/worlds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const world = await answer.json();
    times.push(performance.now() - begin);
    bytes = world.bytes ?? bytes;
    await fetch(`${address}/__mock/worlds/${world.id}`, { method: 'DELETE' });
  }
  return { world: median(times), bytes };
}

/** Throughput, start-up and world figures of the mock hospital beside Prism and the bare servers. */
export async function measureServers() {
  const figures = {};

  let server = await startMock('plain');
  const { authorization, reportId } = await signIn();
  const urls = {
    list: `${base}/api/v2/reports?page_size=12`,
    detail: `${base}/api/v2/ai/reports/analysis/${reportId}`,
  };
  const headers = { authorization, ...plainHeaders };
  const bodyOf = async (url) => (await fetch(url, { headers })).text();
  const bodies = { list: await bodyOf(urls.list), detail: await bodyOf(urls.detail) };
  figures['mock plain list'] = await measureLoad(urls.list, headers);
  figures['mock plain detail'] = await measureLoad(urls.detail, headers);
  const { bytes } = await measureWorld();
  await stopServer(server);

  server = await startMock('encrypted');
  const encrypted = await signIn();
  figures['mock encrypted list'] = await measureLoad(urls.list, { authorization: encrypted.authorization });
  figures['mock encrypted detail'] = await measureLoad(urls.detail, { authorization: encrypted.authorization });
  await stopServer(server);

  const prismUrl = `http://127.0.0.1:${ports.prism}`;
  const prismArgs = [
    'node_modules/.bin/prism',
    'mock',
    'openapi/dist/openapi.json',
    '--host',
    '127.0.0.1',
    '--port',
    String(ports.prism),
    '--verboseLevel',
    'silent',
  ];
  server = await startServer(prismArgs, prismUrl);
  figures['prism list'] = await measureLoad(`${prismUrl}/api/v2/reports?page_size=12`, { authorization });
  figures['prism detail'] = await measureLoad(`${prismUrl}/api/v2/ai/reports/analysis/${reportId}`, { authorization });
  await stopServer(server);

  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const address = `http://127.0.0.1:${ports.limit}/`;
  for (const [name, body] of Object.entries(bodies)) {
    const bodyFile = join(folder, `${name}.json`);
    writeFileSync(bodyFile, body);
    for (const kind of ['node-http', 'fastify']) {
      server = await startServer(['scripts/bench/limit-server.mjs', kind, String(ports.limit), bodyFile], address);
      figures[`bare ${kind} ${name}`] = await measureLoad(address);
      await stopServer(server);
    }
  }
  return { figures, bytes, detailBytes: Buffer.byteLength(bodies.detail) };
}
