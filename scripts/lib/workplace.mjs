// Runs on any Node from 20 up with nothing installed, so it uses Node's own modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const node24 = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const installedStamp = join(root, 'node_modules', '.installed-lock');

/** A sentence for a person, then exit code 1: no stack trace for things that are not defects of the code. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Environment of every child: pinned tools first on the path, telemetry and update notices off. */
export function childEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    DO_NOT_TRACK: '1',
    PACT_DO_NOT_TRACK: 'true',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    TURBO_TELEMETRY_DISABLED: '1',
    NO_UPDATE_NOTIFIER: '1',
    // Threads that share their pools of memory: a server that imports 100,000 rows needs a tenth less.
    MALLOC_ARENA_MAX: '2',
    ...extra,
  };
}

/**
 * Installs exactly what package-lock.json says, unless that very lock was installed before.
 * Prints one sentence and exits when the installation fails.
 */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(installedStamp) ? readFileSync(installedStamp, 'utf8') : '';
  if (installed === lock && existsSync(node24)) return;
  console.log('Installing the packages of package-lock.json (one to two minutes) …');
  const npm = spawnSync('npm', ['ci', '--loglevel=error', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: childEnvironment({ PATH: process.env.PATH }),
    shell: process.platform === 'win32',
  });
  if (npm.error) stop(`The installation could not start: npm was not found (${npm.error.message}).`);
  if (npm.status !== 0)
    stop(
      'The installation failed: npm ci ended with an error, shown above. Check the network or the registry setting and run the command again.',
    );
  if (!existsSync(node24))
    stop(
      'The installation is incomplete: the package "node" did not bring Node 24. Allow its install script and run the command again.',
    );
  writeFileSync(installedStamp, lock);
}

/** Path of the pinned Node 24. Only after ensureInstalled. */
export function pinnedNode() {
  return node24;
}

/** A tenth of what others get, so that nothing in a patient child waits for ever. */
const PATIENT = 10;

/** Linux may share time between sessions first, and a detached child is one of its own. */
function leaveToOtherSessions({ pid }) {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(PATIENT));
  } catch {
    // No such sharing here, or the child has ended.
  }
}

/**
 * Starts a child in the checkout.
 * @param {string} command program, or a .mjs/.ts file that the pinned Node runs
 * @param {import('node:child_process').SpawnOptions & { isPatient?: boolean }} options `isPatient`: it takes the time that others leave
 */
export function start(command, args = [], { isPatient = false, ...options } = {}) {
  const isScript = /\.(mjs|ts)$/.test(command);
  const own = isScript ? [node24, command, ...args] : [command, ...args];
  const isNice = isPatient && process.platform !== 'win32';
  const [program, ...rest] = isNice ? ['nice', '-n', String(PATIENT), ...own] : own;
  const child = spawn(program, rest, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: childEnvironment(options.env),
  });
  if (isNice && options.detached) leaveToOtherSessions(child);
  return child;
}

const PARENT_LOOK_MS = 500;

/** Calls back once when what started this process is gone: npm and its shell end without telling those below them. */
export function whenOrphaned(end) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    end();
  }, PARENT_LOOK_MS);
  look.unref();
}

/** Children of run() that are under way, and whether each leads a process group of its own. */
const running = new Map();

/** Ends the children of run(); of a detached one also what it started. */
export function endChildren() {
  for (const [child, isGroup] of running) {
    try {
      if (isGroup) process.kill(-child.pid, 'SIGTERM');
      else child.kill();
    } catch {
      // It has just ended by itself.
    }
  }
}

/**
 * Runs a child to its end. Answers its exit code (1 for a signal) and, with capture, what it printed; `onOutput` gets that as it comes.
 */
export function run(command, args = [], { capture = false, onOutput, ...options } = {}) {
  return new Promise((resolve) => {
    const stdio = capture ? { stdio: ['ignore', 'pipe', 'pipe'] } : {};
    const child = start(command, args, { ...options, ...stdio });
    running.set(child, options.detached === true);
    let output = '';
    const listen = (chunk) => {
      output += chunk;
      onOutput?.(chunk);
    };
    child.stdout?.setEncoding('utf8').on('data', listen);
    child.stderr?.setEncoding('utf8').on('data', listen);
    const end = (answer) => {
      running.delete(child);
      resolve(answer);
    };
    child.on('error', (error) => end({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => end({ code: code ?? 1, output }));
  });
}
