// What grows with the data: start, a world, a report's detail, a trend, an import. Sizes are compared within one run.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/workplace.mjs';
import { median, stopServer } from './load.mjs';
import { creatinineBundle, creatininePlan, reportsBundle } from './scale-data.mjs';
import { measureStart, measureWorld, startMock } from './servers.mjs';

const port = 4640;
const base = `http://127.0.0.1:${port}`;
const rowCounts = [20, 500, 5000];
const pointCounts = [10, 1000, 10_000];
const bundleCounts = [100, 1000];
const ROWS_OF_BUNDLE = 200;
const ROWS_OF_REPORT = 20;
const ROUNDS = 7;
const WARM_CALLS = 20;

async function send(path, { headers, body, raw } = {}) {
  const answer = await fetch(`${base}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'x-wire': 'plain', ...headers },
    ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
  return { value: JSON.parse(text), bytes: Buffer.byteLength(text) };
}

async function timed(work) {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** A world of its own with one bundle in it. */
async function openWorld(bundle) {
  const { value: world } = await send('/__mock/worlds', { body: {} });
  const inWorld = { 'x-mock-world': world.id };
  const { token } = (
    await send('/api/v2/users/operation_users/login', {
      headers: inWorld,
      body: { user_name: 'doctor', password: 'jianwei-demo' },
    })
  ).value;
  const importBundle = (text) => send('/__mock/import', { headers: inWorld, body: text, raw: true });
  const { value: account } = await importBundle(bundle);
  const headers = { ...inWorld, authorization: `Bearer ${token}` };
  return { headers, importBundle, patientId: account.patients[0].patient_id };
}

/** First call after another patient's results came in, so that everything is computed; and a call like one before. */
async function measureColdAndWarm({ importBundle }, call) {
  const cold = [];
  const warm = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await importBundle(creatinineBundle(`变更${round}`, 1));
    cold.push(await timed(call));
    for (let count = 0; count < WARM_CALLS; count += 1) warm.push(await timed(call));
  }
  return { cold: median(cold), warm: median(warm) };
}

async function measureDetail(rows) {
  const world = await openWorld(reportsBundle(`详情${rows}`, { rows }));
  const { headers, patientId } = world;
  const { data } = (await send(`/api/v2/reading2/patients/${patientId}/reports`, { headers })).value;
  const path = `/api/v2/ai/reports/analysis/${data[0].report_id}`;
  const { value, bytes } = await send(path, { headers });
  if (value.laboratories.length !== rows) throw new Error(`${value.laboratories.length} rows instead of ${rows}`);
  return { ...(await measureColdAndWarm(world, () => send(path, { headers }))), bytes };
}

async function measureHistory(points) {
  const world = await openWorld(creatinineBundle(`趋势${points}`, points));
  const { headers, patientId } = world;
  const body = { patient_id: patientId, laboratories: creatininePlan };
  const call = () => send('/api/v2/plan/history', { headers, body });
  const { value, bytes } = await call();
  const found = value.data.flatMap(({ histories }) => histories).length;
  if (found !== points) throw new Error(`${found} points instead of ${points}`);
  return { ...(await measureColdAndWarm(world, call)), bytes };
}

/** The import in a process of its own, files and all. */
async function measureImport(bundles) {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
  try {
    for (let index = 0; index < bundles; index += 1) {
      const name = `导入${String(index).padStart(5, '0')}`;
      writeFileSync(
        join(folder, `${name}.json`),
        reportsBundle(name, { rows: ROWS_OF_REPORT, reports: ROWS_OF_BUNDLE / ROWS_OF_REPORT }),
      );
    }
    const { code, output } = await run('scripts/bench/import-run.mjs', [folder], { capture: true });
    if (code !== 0) throw new Error(output);
    const figures = JSON.parse(output.trim().split('\n').at(-1));
    if (figures.taken !== bundles * ROWS_OF_BUNDLE) throw new Error(`${figures.taken} rows were taken`);
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
async function inTurn(sizes, measure) {
  const figures = {};
  for (const size of sizes) figures[size] = await measure(size);
  return figures;
}

/** Figures of each size: milliseconds, bytes of the answer, megabytes of the process. */
export async function measureScale() {
  const start = await measureStart();
  const server = await startMock('plain', port);
  try {
    const { world } = await measureWorld(base);
    const details = await inTurn(rowCounts, measureDetail);
    const histories = await inTurn(pointCounts, measureHistory);
    return { start, world, details, histories, imports: await inTurn(bundleCounts, measureImport) };
  } finally {
    await stopServer(server);
  }
}

/** Two equal measurements of one run differ by as much: a cost that grows just like the data still holds its aim. */
const NOISE = 1.2;

/** Cost may grow with the data, and no faster: for each step from one size to the next the ratio, and its limit. */
export function growthOf(figures, cost) {
  const sizes = Object.keys(figures).map(Number);
  return sizes.slice(1).map((size, index) => ({
    from: sizes[index],
    to: size,
    cost: figures[size][cost] / figures[sizes[index]][cost],
    limit: (size / sizes[index]) * NOISE,
  }));
}
