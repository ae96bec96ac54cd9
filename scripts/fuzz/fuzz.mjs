// npm run fuzz: requests generated from the contract, valid and broken, against a mock hospital in memory.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, stop } from '../lib/workplace.mjs';
import { loadProject, openHospital } from './hospital.mjs';
import { createOracle, createSchemaCheck } from './oracle.mjs';
import { createKinds, createCorpus } from './corpus.mjs';
import { randomOfRequest } from './random.mjs';
import { frequent, printReport } from './report.mjs';
import { createRequests } from './requests.mjs';
import { watchStore } from './store.mjs';
import { createValues } from './values.mjs';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string' },
    requests: { type: 'string', default: '20000' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(`npm run fuzz -- [options]

  --seed N       repeat a run (default: random, printed)
  --requests N   how many (default 20000)
  --only ID      one operation
  --help         this text`);
  process.exit(0);
}
const seed = Number(options.seed ?? Math.floor(Math.random() * 2 ** 31));
const count = Number(options.requests);
if (!Number.isInteger(seed) || !Number.isInteger(count)) stop('--seed and --requests take whole numbers.');

const CHECK_EVERY = 500;
const MORE_REQUESTS = 2000;
const folder = join(root, 'reports/fuzz');

/** Request bodies of the contract's own examples, by operation. */
function examplesOf({ document, operations }) {
  const at = (value) =>
    value.$ref
      ? value.$ref
          .split('/')
          .slice(1)
          .reduce((found, key) => found[key], document)
      : value;
  return new Map(
    operations.map(({ operationId, path, method }) => {
      const content = document.paths[path][method.toLowerCase()].requestBody?.content?.['application/json'];
      return [operationId, Object.values(content?.examples ?? {}).map((example) => at(example).value)];
    }),
  );
}

/** A request as a person repeats it: long parts cut, the whole of it in the file beside. */
function shown({ method, target, account, wireMode, plainBody, headers }) {
  const cut = (text) => (text.length > 300 ? `${text.slice(0, 300)}… (${text.length} characters)` : text);
  const { authorization, ...others } = headers;
  const who = authorization === undefined ? 'without a session' : `as ${account}`;
  const body = plainBody === undefined ? '' : `\n      body (${wireMode}): ${cut(plainBody)}`;
  return `${method} ${cut(target)} ${who} ${cut(JSON.stringify(others))}${body}`;
}

/** The ids a request named, for what its answer holds belongs to them. */
function namedIn({ target, plainBody }) {
  const [path, query = ''] = target.split('?');
  const named = Object.fromEntries(new URLSearchParams(query));
  const [id] = path.match(/(?<=\/)[PRFGLTC][A-Z]?\d[\w-]*/) ?? [];
  if (id !== undefined) named[id.startsWith('P') && !id.startsWith('PL') ? 'patient_id' : 'report_id'] = id;
  try {
    Object.assign(named, JSON.parse(plainBody));
  } catch {
    // No body, or a broken one.
  }
  return Object.fromEntries(Object.entries(named).filter(([key, value]) => /_id$/.test(key) && isShort(value)));
}

/** Tags whose operations may lock an account, keep it out, end its session or change its password, role or name. */
const changesAccounts = new Set(['session', 'accounts', 'blacklist', 'changes']);

const isShort = (value) => typeof value === 'string' && value !== '' && value.length <= 40;

const project = await loadProject();
const { operations, document, engine, otherEngine, isExempt } = project;
const chosen = operations.filter(({ operationId }) => options.only === undefined || operationId === options.only);
if (chosen.length === 0) stop(`The contract has no operation ${options.only}.`);

const site = await openHospital(project);
const examineStore = await watchStore(site, project);
const check = createSchemaCheck(document);
const seeds = {
  ...site.ids,
  user_name: ['doctor', 'locked', 'blacklisted', 'suspended', 'nobody'],
  password: [project.password],
  old_password: [project.password],
  new_password: [`${project.password}-2`],
  ticket: site.tickets,
  token: site.shareTokens,
  activation_code: project.licenceCodes,
  roc: project.modelNames,
  shap: project.modelNames,
};
const corpus = createCorpus(seeds, site.groups);
const kinds = createKinds();
const nextRequest = createRequests({
  values: createValues(document, corpus),
  corpus,
  kinds,
  isExempt,
  examples: examplesOf(project),
  engines: { seal: (text) => engine.sealSync(text), sealOther: (text) => otherEngine.sealSync(text) },
  isBodyValid: (operation, body) => check(operation.body, body) === undefined,
});
const oracle = createOracle({ check, open: (envelope) => engine.openSync(envelope), isExempt });

const figures = new Map(chosen.map(({ operationId }) => [operationId, {}]));
const violations = new Map();
/** What each operation answered, and how often. */
const told = new Map(chosen.map(({ operationId }) => [operationId, new Map()]));
/** Milliseconds that the answers of an operation took, and the request that took longest. */
const times = new Map(chosen.map(({ operationId }) => [operationId, { calls: 0, all: 0, most: 0, at: 0 }]));
let strayError;

function report(request, index, problem) {
  const key = `${request.operationId} ${problem.replaceAll(/\d+/g, '#').slice(0, 120)}`;
  const known = violations.get(key);
  if (known) {
    known.times += 1;
    return;
  }
  const file = join(folder, `violation-${violations.size + 1}.json`);
  const body = request.body?.toString('base64');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ problem, seed, index, ...request, body }, null, 2));
  violations.set(key, { request: shown(request), operationId: request.operationId, index, problem, file, times: 1 });
}

/** What no answer shows: an error nobody caught, and a field put into every object of the process. */
function examineProcess(request, index) {
  if (strayError !== undefined) report(request, index, `an error nobody caught: ${strayError?.stack ?? strayError}`);
  strayError = undefined;
  if (!('polluted' in {})) return;
  delete Object.prototype.polluted;
  report(request, index, 'Object.prototype was polluted');
}

async function examineJournal(request, index) {
  const journal = await site.client.send({ method: 'GET', target: '/__mock/journal', headers: {} });
  if (journal.status !== 200) report(request, index, `the journal answers ${journal.status} ${journal.body}`);
}

/** Links of readers are refused after a fixed time, whatever is wrong with them: their operations come a quarter as often. */
const isWaiting = ({ path }) => path.includes('/shared_reports/');

function drawn(random) {
  const operation = random.pick(chosen);
  return isWaiting(operation) && options.only === undefined && random.chance(0.75) ? random.pick(chosen) : operation;
}

async function step(index, random, operation) {
  const request = nextRequest(operation, random, site.accounts);
  const answer = await site.client.send(request);
  const { problems, value } = oracle(operation, request, answer);
  for (const problem of problems) report(request, index, problem);
  if (answer.status === 501) report(request, index, '501: not implemented');
  examineProcess(request, index);

  const row = figures.get(operation.operationId);
  const time = times.get(operation.operationId);
  time.calls += 1;
  time.all += answer.milliseconds;
  if (answer.milliseconds > time.most) [time.most, time.at] = [answer.milliseconds, index];
  const said = `${answer.status} ${typeof value?.message === 'string' ? value.message.slice(0, 80) : ''}`;
  const messages = told.get(operation.operationId);
  messages.set(said, (messages.get(said) ?? 0) + 1);
  const group = answer.status >= 200 && answer.status < 300 ? '2xx' : String(answer.status || 'none');
  row[group] = (row[group] ?? 0) + 1;
  if (group === '2xx') {
    corpus.harvest(value, operation.tag, namedIn(request));
    for (const [place, name] of request.drawn) kinds.reward(place, name);
  }
  if (changesAccounts.has(operation.tag) && operation.method !== 'GET') site.accounts.restore();
  if (index % CHECK_EVERY === CHECK_EVERY - 1 || index === count - 1) await examineJournal(request, index);
}

for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, (error) => (strayError = error));
rmSync(folder, { recursive: true, force: true });
console.log(`${count} requests, seed ${seed} (npm run fuzz -- --seed ${seed})`);
const begin = performance.now();
for (let index = 0; index < count; index += 1) {
  const random = randomOfRequest(seed, index);
  await step(index, random, index < chosen.length ? chosen[index] : drawn(random));
}
// What chance left without a success gets more requests: a long run reaches every operation.
const isLong = options.only === undefined && count >= 20_000;
let more = count;
for (const operation of isLong ? chosen : []) {
  const row = figures.get(operation.operationId);
  for (const end = more + MORE_REQUESTS; !row['2xx'] && !row['501'] && more < end; more += 1)
    await step(more, randomOfRequest(seed, more), operation);
}
const seconds = (performance.now() - begin) / 1000;
for (const [message, often] of frequent(told.get(options.only), 25)) console.log(often, message);
const storeProblems = await examineStore();
await site.close();

const isRight = printReport({
  figures,
  violations: [...violations.values()],
  storeProblems,
  seconds,
  times,
  told,
  seed,
  isLong,
});
process.exit(isRight ? 0 : 1);
