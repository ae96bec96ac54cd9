// npm run soak: users of all roles work on a mock hospital with a file store, while it fails, is killed and comes back.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createRandom } from '../fuzz/random.mjs';
import { root, stop } from '../lib/workplace.mjs';
import { createCaller } from './caller.mjs';
import { createLedger, growthOf } from './ledger.mjs';
import { saves } from './saves.mjs';
import { FAULTS, LIVES, MOST_GROWTH, READS, SAMPLES, USERS } from './plan.mjs';
import { memoryOf, startServer } from './server.mjs';
import { createUser } from './user.mjs';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(`npm run soak -- [options]

  --minutes N   how long (default 30)
  --seed N      which calls and faults (default: random, printed)
  --help        this text

Twenty users of mixed roles read and save. Faults are switched on and off; the server is killed with SIGKILL three times and
started again on the same file. Every save that was answered with success must be there, once, and memory must not
grow by more than 20 % over the last life, once it is warm.`);
  process.exit(0);
}
const minutes = Number(options.minutes);
const seed = Number(options.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!(minutes > 0) || !Number.isInteger(seed)) stop('--minutes takes a number, --seed a whole one.');

const load = (path) => import(join(root, path));
const [{ accounts, demoPassword }, { SEED_REPORT_IDS, SEED_PATIENT_IDS }, { createNodeEngine }, { developmentKey }] =
  await Promise.all([
    load('mock-server/src/hospital/accounts.ts'),
    load('mock-server/src/hospital/seed-ids.ts'),
    load('packages/wire-cipher/src/node-engine.ts'),
    load('packages/wire-cipher/src/development-key.ts'),
  ]);
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const folder = mkdtempSync(join(tmpdir(), 'jianwei-soak-'));
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const call = createCaller(address, createNodeEngine(developmentKey));
const places = Object.keys(SEED_PATIENT_IDS).map((name) => ({
  patientId: SEED_PATIENT_IDS[name],
  reportId: SEED_REPORT_IDS[name],
}));
const ledger = createLedger();
const figures = {};
const samples = [];
const random = createRandom(seed);
let [number, isOver, server] = [0, false, undefined];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await server?.kill();
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });
}

const partsOf = (userName, userSeed) => ({
  account: accounts.find((account) => account.userName === userName),
  call,
  password: demoPassword,
  random: createRandom(userSeed),
  reads: READS,
  places,
  ledger,
  nextNumber: () => (number += 1),
  figures,
  isOver: () => isOver,
});
const readers = new Map();

/** Reads a save as who made it; why it is not there, or undefined. */
async function find(saved) {
  const { kind, account } = saved;
  if (!readers.has(account)) readers.set(account, createUser(partsOf(account, 0)));
  const look = () => readers.get(account).send('GET', saves[kind].read(saved));
  let answer = await look();
  for (let tries = 0; tries < 3 && (answer.status === 401 || answer.status === 0); tries += 1) answer = await look();
  if (answer.status !== 200) return `reading it answers ${answer.status}`;
  return saves[kind].isThere(answer.value, saved) ? undefined : 'it reads differently, or stands there twice';
}

/** Faults come and go until the life ends; the server forgets them when it is killed. */
async function disturb(end) {
  const control = (method, body) =>
    fetch(`${address}/__mock/faults`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }).catch(() => undefined);
  while (Date.now() < end) {
    await wait(Math.min(random.whole(1000, 4000), Math.max(0, end - Date.now())));
    if (Date.now() >= end) return;
    await control('POST', { operationId: '*', when: 'all', ...random.pick(FAULTS) });
    figures['faults switched on'] = (figures['faults switched on'] ?? 0) + 1;
    await wait(random.whole(300, 1500));
    await control('DELETE');
  }
}

async function measure(end) {
  const every = Math.max(200, (end - Date.now()) / SAMPLES);
  while (Date.now() < end) {
    const memory = memoryOf(server.pid);
    if (memory !== undefined) samples.push(memory);
    await wait(Math.min(every, Math.max(1, end - Date.now())));
  }
}

console.log(`${minutes} minutes, ${USERS.length} users, seed ${seed} (npm run soak -- --seed ${seed})`);
const state = join(folder, 'hospital.sqlite');
const rows = [];
let users;
let checked = 0;
for (const [index, share] of LIVES.entries()) {
  server = await startServer({ port, state });
  const begin = Date.now();
  // Nobody disturbs the look for what was saved before; the users go on meanwhile.
  const wanted = ledger.entries.slice(checked);
  checked = ledger.entries.length;
  await ledger.check(wanted, find);
  users ??= USERS.map((name, place) => createUser(partsOf(name, seed + place + 1)).run());
  const end = begin + share * minutes * 60_000;
  const isLast = index === LIVES.length - 1;
  await Promise.all([disturb(end), ...(isLast ? [measure(end)] : [wait(Math.max(0, end - Date.now()))])]);
  rows.push({
    life: index + 1,
    minutes: Number((share * minutes).toFixed(1)),
    'looked for': wanted.length,
    lost: ledger.lost.length,
    saves: ledger.entries.length,
  });
  if (!isLast) await server.kill();
}
isOver = true;
await Promise.all(users);
await server.kill();
// The whole ledger once more, after a last SIGKILL.
server = await startServer({ port, state });
await ledger.check(ledger.entries, find);
await server.kill();
rmSync(folder, { recursive: true, force: true });

const growth = growthOf(samples);
console.table(rows);
console.table({
  ...figures,
  'saves by kind': Object.entries(Object.groupBy(ledger.entries, ({ kind }) => kind))
    .map(([kind, list]) => `${kind} ${list.length}`)
    .join(', '),
});
for (const { kind, id, account, reason } of ledger.lost.slice(0, 20))
  console.log(`lost: ${kind} ${id} of ${account}: ${reason}`);
console.log(`Saves: ${ledger.entries.length} answered with success, ${ledger.lost.length} lost.`);
console.log(
  growth === undefined
    ? 'Memory: too few samples to say, or a system that does not tell.'
    : `Memory: ${Math.round(samples[0])} MB at the start of the last life, ${Math.round(samples.at(-1))} MB at its end, ${growth.toFixed(1)} % growth once warm (at most ${MOST_GROWTH} %).`,
);
const isRight =
  ledger.entries.length > 0 &&
  ledger.lost.length === 0 &&
  (growth === undefined || growth <= MOST_GROWTH) &&
  !figures['save given up'];
console.log(isRight ? 'Everything held.' : 'Not everything held.');
process.exit(isRight ? 0 : 1);
