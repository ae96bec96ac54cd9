/**
 * `npm test` of this workspace: runs the component tests, with what options it is given for vitest, and keeps, for each test file that passes, its part of the report and the hash
 * of every file of this workspace that it loaded (vitest records them at run time, what is loaded on demand included).
 *
 * With JIANWEI_KEPT_TESTS (`npm run check`) a test file does not run again, and its kept part is counted, when all of this is as it was:
 * - the files it loaded, style sheets included, and
 * - the ground of all of them: package-lock.json, compiler settings, the packages, the contract and its bundle, the mock hospital, and
 *   what this workspace holds outside `src` and its test files (vitest.config.ts, set-up, test support), and the version of Node.
 * A test file that reads files runs always; so does one that has no record, and one whose last run was not green.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const web = join(import.meta.dirname, '..');
const root = join(web, '../..');
const WORKSPACE = 'apps/web/';
const keptFile = join(web, 'node_modules/.cache/kept-tests.json');
const reportFile = join(web, 'reports/junit.xml');
const GROUND = ['package-lock.json', 'tsconfig.base.json', 'openapi', 'packages', 'mock-server', 'apps/web'];

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
/** What only those depend on that load it. */
const isLoaded = (path: string) => path.startsWith('src/') || isTest(path);

/** What is kept of a green test file. */
interface Kept {
  /** Its suite in the JUnit report. */
  readonly suite: string;
  /** Hashes of the files it loaded, by path from this workspace. */
  readonly loaded: Readonly<Record<string, string>>;
}

interface KeptTests {
  readonly ground: string;
  readonly files: Readonly<Record<string, Kept>>;
}

const sha = (data: string | Uint8Array) => createHash('sha1').update(data).digest('hex');

/** Hash of every file of the checkout that tests depend on, by path from the root: what git knows or does not ignore. */
function hashFiles(): ReadonlyMap<string, string> {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...GROUND], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const hashes = new Map<string, string>();
  if (listed.status !== 0) return hashes;
  for (const path of listed.stdout.split('\0').filter((each) => each !== '')) {
    try {
      hashes.set(path, sha(readFileSync(join(root, path))));
    } catch {
      // Deleted, and git does not know it yet.
    }
  }
  return hashes;
}

function readKept(): KeptTests {
  try {
    return JSON.parse(readFileSync(keptFile, 'utf8')) as KeptTests;
  } catch {
    return { ground: '', files: {} };
  }
}

/** Paths from this workspace that each test file loaded, as vitest recorded them since a time. */
function readLoaded(since: number): ReadonlyMap<string, readonly string[]> {
  const loaded = new Map<string, readonly string[]>();
  for (const file of globSync(join(web, 'node_modules/.vite/vitest/*/dependencies.json'))) {
    const { projects } = JSON.parse(readFileSync(file, 'utf8')) as {
      projects: Record<string, { modules: string[]; files: Record<string, { at: number; deps: number[] }> }>;
    };
    for (const { modules, files } of Object.values(projects)) {
      for (const [path, { at, deps }] of Object.entries(files))
        if (at >= since) loaded.set(path, [path, ...deps.map((index) => modules[index] ?? '')]);
    }
  }
  return loaded;
}

/** Suites of the report by test file. */
function readSuites(): ReadonlyMap<string, string> {
  try {
    const suites = readFileSync(reportFile, 'utf8').match(/<testsuite [\s\S]*?<\/testsuite>/g) ?? [];
    return new Map(suites.map((suite) => [/ name="([^"]+)"/.exec(suite)?.[1] ?? '', suite]));
  } catch {
    return new Map();
  }
}

const hashes = hashFiles();
const own = new Map(
  [...hashes].flatMap(([path, hash]) => (path.startsWith(WORKSPACE) ? [[path.slice(WORKSPACE.length), hash]] : [])),
);
const ground = sha(
  [...hashes]
    .filter(([path]) => !path.startsWith(WORKSPACE) || !isLoaded(path.slice(WORKSPACE.length)))
    .map(([path, hash]) => `${path} ${hash}`)
    .concat(process.version)
    .toSorted()
    .join('\n'),
);
const readers = new Set(
  [...own.keys()].filter(
    (path) => /\.tsx?$/.test(path) && /['"]node:(fs|child_process)/.test(readFileSync(join(web, path), 'utf8')),
  ),
);
const before = readKept();
const known = before.ground === ground ? before.files : {};

/** Whether a test file passed with all that it depends on as it is now. */
function isAsItWas(path: string): boolean {
  const kept = known[path];
  return (
    kept !== undefined &&
    Object.entries(kept.loaded).every(([file, hash]) => own.get(file) === hash && !readers.has(file))
  );
}

const tests = [...own.keys()].filter(isTest).toSorted();
const unchanged = process.env['JIANWEI_KEPT_TESTS'] === '1' ? tests.filter(isAsItWas) : [];
const due = tests.filter((path) => !unchanged.includes(path));
// Without git no test is known, and vitest looks for them itself.
const isNothingDue = tests.length > 0 && due.length === 0;
console.log(`${due.length} of ${tests.length} test files run, the others are as they were when they passed`);

rmSync(reportFile, { force: true });
const startedAt = Date.now();
// All of them by no name, so that a mistake of this list leaves nothing out.
const names = unchanged.length > 0 ? due : [];
const reporters = ['--reporter=dot', '--reporter=junit', '--outputFile.junit=reports/junit.xml'];
const status = isNothingDue
  ? 0
  : (spawnSync('vitest', ['run', ...reporters, ...process.argv.slice(2), ...names], {
      cwd: web,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }).status ?? 1);

const suites = readSuites();
const loaded = readLoaded(startedAt);
const kept: Record<string, Kept> = { ...known };
// Nothing of a run that failed is kept: an error outside of the tests belongs to no file.
for (const [path, suite] of status === 0 ? suites : []) {
  const files = (loaded.get(path) ?? []).filter((file) => !file.startsWith('..'));
  if (files.length > 0 && files.every((file) => own.has(file)))
    kept[path] = { suite, loaded: Object.fromEntries(files.map((file) => [file, own.get(file) ?? ''])) };
}
mkdirSync(dirname(keptFile), { recursive: true });
writeFileSync(keptFile, JSON.stringify({ ground, files: kept } satisfies KeptTests));
// Without a report of what ran there is none at all: the stage then fails.
if (isNothingDue || suites.size > 0) {
  // A name that another one contains may have run as well: each file counts once.
  const all = new Map([...unchanged.map((path) => [path, known[path]?.suite] as const), ...suites]);
  mkdirSync(dirname(reportFile), { recursive: true });
  writeFileSync(
    reportFile,
    `<?xml version="1.0" encoding="UTF-8" ?>\n<testsuites>\n${[...all.values()].join('\n')}\n</testsuites>\n`,
  );
}
process.exit(status);
