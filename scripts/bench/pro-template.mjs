// The table page of Ant Design Pro's template as it is published: installed from the registry at pinned versions, built by its own bundler.
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { serveFiles } from '../lib/static-server.mjs';
import { root, run } from '../lib/workplace.mjs';

const VERSION = '4.6.57';
/** What the template asks for in ranges is taken as it was on this day. */
const PACKAGES_OF = '2026-11-20';
const folder = join(root, '.jianwei', `ant-design-pro-${VERSION}`);
const answersOf = { author: '', npmClient: 'npm', version: VERSION };

/** Fills in a file of the template as its generator does: without hooks for git, which are a section of their own. */
export function fillTemplate(text, answers = answersOf) {
  return text
    .replaceAll(/\{\{#(\w+)\}\}[\s\S]*?\{\{\/\1\}\}/g, '')
    .replaceAll(/\{\{\{ (\w+) \}\}\}/g, (_, name) => answers[name] ?? '');
}

async function runOrTell(what, command, args, cwd) {
  const { code, output } = await run(command, args, { capture: true, cwd });
  if (code !== 0) {
    throw new Error(
      `Ant Design Pro's template ${VERSION}, which an administration page is compared with, could not be ${what}.\n` +
        `It needs the npm registry once; what ${command} said:\n${output.slice(-2000)}`,
    );
  }
}

/** Unpacks the template and fills it in; its .npmrc stays away, so that the registry of this machine counts. */
async function writeTemplate() {
  const name = `create-umi@${VERSION}`;
  await runOrTell('fetched', 'npm', ['pack', name, '--silent'], folder);
  await runOrTell(
    'unpacked',
    'tar',
    ['xzf', `create-umi-${VERSION}.tgz`, '--strip-components=3', 'package/templates/max'],
    folder,
  );
  rmSync(join(folder, '.npmrc.tpl'));
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.tpl'))) {
    writeFileSync(join(folder, file.slice(0, -'.tpl'.length)), fillTemplate(readFileSync(join(folder, file), 'utf8')));
    rmSync(join(folder, file));
  }
}

/** Builds the template for production unless it was built before. Answers the folder of the result. */
async function buildTemplate() {
  const built = join(folder, 'built');
  if (existsSync(built)) return built;
  console.log(`Installing and building Ant Design Pro's template ${VERSION} (several minutes, once) …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await writeTemplate();
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await runOrTell('installed', 'npm', ['install', '--omit=dev', `--before=${PACKAGES_OF}`, ...quiet], folder);
  await runOrTell('built', process.execPath, ['node_modules/@umijs/max/bin/max.js', 'build'], folder);
  renameSync(join(folder, 'dist'), built);
  return built;
}

/** The template's table asks for its users here; its own mock knows two of them. */
const USERS = '/api/v1/queryUserList';

/** Answers the list of the template in the shape of its mock, with as many users as the page beside it shows. */
async function serveUsers(port, count) {
  const list = Array.from({ length: count }, (_, id) => ({
    id,
    name: `Umi ${id}`,
    nickName: `U${id}`,
    gender: id % 2 ? 'FEMALE' : 'MALE',
  }));
  const answer = JSON.stringify({ success: true, data: { list }, errorCode: 0 });
  const server = createServer((incoming, reply) =>
    incoming.url.startsWith(USERS)
      ? reply.writeHead(200, { 'content-type': 'application/json' }).end(answer)
      : reply.writeHead(404).end(),
  );
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

/**
 * Serves the built template as the bench serves the web app.
 * @param {{ port: number, mockPort: number, rows: number }} options rows: of its table
 * @returns {Promise<{ close: () => void }>}
 */
export async function serveProTemplate({ port, mockPort, rows }) {
  const built = await buildTemplate();
  const mock = await serveUsers(mockPort, rows);
  const files = await serveFiles({ folder: built, port, backend: { host: '127.0.0.1', port: mockPort } });
  return {
    close() {
      files.close();
      mock.close();
    },
  };
}
