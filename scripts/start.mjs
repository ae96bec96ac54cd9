// npm start: the mock hospital and the web app together, from a fresh clone onwards.
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureInstalled, root, run, start, stop, whenOrphaned } from './lib/workplace.mjs';

const mockPort = Number(process.env.MOCK_PORT ?? 4010);
const webPort = Number(process.env.WEB_PORT ?? 5173);
const mockAddress = `http://127.0.0.1:${mockPort}`;
const webAddress = `http://127.0.0.1:${webPort}`;

/** Resolves when nobody listens on the port; exits with a sentence when somebody does. */
function requireFreePort(port, variable) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () =>
      stop(`Port ${port} on 127.0.0.1 is taken. Free it, or choose another one with ${variable}.`),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(resolve));
  });
}

/** Waits until the address answers anything at all. */
async function untilAnswers(address, child) {
  while (child.exitCode === null) {
    try {
      await fetch(address);
      return;
    } catch {
      await wait(100);
    }
  }
}

const children = new Set();
let ending = false;

function end(code) {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => process.exit(code), 1500).unref();
  Promise.all([...children].map((child) => new Promise((done) => child.once('close', done)))).then(() =>
    process.exit(code),
  );
}

function keep(name, child) {
  children.add(child);
  child.once('close', () => {
    children.delete(child);
    if (ending || child.isReplaced) return;
    console.error(`${name} has ended; stopping the other one too.`);
    end(1);
  });
  return child;
}

function startMock() {
  const options = { env: { WEB_PORT: String(webPort) } };
  return keep(
    'The mock hospital',
    start('mock-server/src/cli.ts', ['--port', String(mockPort), '--allow-plain'], options),
  );
}

ensureInstalled();
await requireFreePort(mockPort, 'MOCK_PORT');
await requireFreePort(webPort, 'WEB_PORT');
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
whenOrphaned(() => end(0));

let mock = startMock();
const web = keep(
  'The web app',
  start('vite', ['--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    env: { MOCK_PORT: String(mockPort), WEB_PORT: String(webPort) },
  }),
);
await Promise.all([untilAnswers(`${mockAddress}/__mock/operations`, mock), untilAnswers(webAddress, web)]);
if (!ending) {
  console.log(`
检微 Jianwei is running.

  Web app                ${webAddress}
  Mock hospital          ${mockAddress}
  API docs               ${mockAddress}/docs
  Other hospital system  ${mockAddress}/__mock/other-hospital

  Accounts (password jianwei-demo): doctor, doctor2, lab, lab-plain, account, log, ops,
  prompt, research, audit, info, applicant; refused ones: locked, blacklisted, suspended

  Ctrl+C ends both.
`);
}

// A changed contract means a new client and new routes; the mock hospital keeps its state in its file.
let regenerating;
async function regenerate() {
  console.log('The contract has changed: generating the client …');
  const { code, output } = await run('npm', ['run', '--silent', 'generate'], { capture: true });
  if (code !== 0) return console.error(`The contract could not be turned into a client:\n${output}`);
  mock.isReplaced = true;
  const closed = new Promise((done) => mock.once('close', done));
  mock.kill('SIGTERM');
  await closed;
  if (ending) return;
  mock = startMock();
  await untilAnswers(`${mockAddress}/__mock/operations`, mock);
  console.log('The client is generated and the mock hospital runs on the new contract.');
}
let pending;
watch(join(root, 'openapi'), { recursive: true }, (_event, file) => {
  if (!file || !/\.ya?ml$/.test(file) || /^(dist|node_modules)\b/.test(file)) return;
  clearTimeout(pending);
  pending = setTimeout(() => {
    regenerating = Promise.resolve(regenerating).then(regenerate);
  }, 300);
});
