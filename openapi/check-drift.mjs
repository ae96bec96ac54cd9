/**
 * Fails when the committed bundle or the committed client is not what the YAML files give.
 *
 * Bundle and client are generated once more into a folder of their own, laid out like the repository (the generator reads
 * the client's package.json and tsconfig), and compared file by file.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

const openapi = import.meta.dirname;
const root = join(openapi, '..');
const require = createRequire(import.meta.url);

/** Files of the repository that generation reads. */
const inputs = [
  'tsconfig.base.json',
  'openapi/package.json',
  'openapi/tsconfig.json',
  'openapi/openapi.yaml',
  'openapi/paths',
  'openapi/schemas',
  'openapi/examples',
  'openapi/redocly.yaml',
  'openapi/redocly-rules.js',
  'openapi/orval.config.ts',
  'packages/api-client/package.json',
  'packages/api-client/tsconfig.json',
  'packages/api-client/src/transport',
];
const outputs = ['openapi/dist', 'packages/api-client/src/generated'];

/** Runs the command line of an installed package in a folder; its output is shown only when it fails. */
function run(packageName, binary, args, cwd) {
  const script = join(require.resolve(`${packageName}/package.json`), '..', binary);
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const done = spawnSync(process.execPath, [script, ...args], { cwd, env, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${packageName} ${args.join(' ')}\n${done.stdout}${done.stderr}`);
}

/** Every file below a folder, as path and content. */
function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), readFileSync(path, 'utf8')];
    }),
  );
}

/** Paths that are missing, left over or different between the committed and the fresh output. */
function differences(output, fresh) {
  const committed = filesOf(join(root, output));
  const generated = filesOf(join(fresh, output));
  const names = new Set([...committed.keys(), ...generated.keys()]);
  return [...names].filter((name) => committed.get(name) !== generated.get(name)).map((name) => join(output, name));
}

mkdirSync(join(root, 'reports'), { recursive: true });
const fresh = mkdtempSync(join(root, 'reports', 'drift-'));
try {
  for (const input of inputs) cpSync(join(root, input), join(fresh, input), { recursive: true });
  const work = join(fresh, 'openapi');
  const bundle = [
    'bundle',
    'openapi.yaml',
    '--config',
    'redocly.yaml',
    '--output',
    'dist/openapi.json',
    '--ext',
    'json',
  ];
  run('@redocly/cli', 'bin/cli.js', bundle, work);
  execFileSync(process.execPath, [join(openapi, 'write-checks.mjs'), fresh]);
  run('orval', 'dist/bin/orval.mjs', ['--config', 'orval.config.ts'], work);
  const stale = outputs.flatMap((output) => differences(output, fresh));
  if (stale.length > 0) {
    const shown = stale.slice(0, 10).join('\n  ');
    console.error(`The generated files are stale (${stale.length}); run "npm run generate" and commit:\n  ${shown}`);
    process.exitCode = 1;
  } else {
    console.log('Bundle and client are what the contract gives.');
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
