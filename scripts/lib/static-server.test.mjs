import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { ROUTES } from '../../apps/web/src/app/route-table.ts';
import { PUBLIC_PAGES, siteHeaders } from './content-policy.mjs';
import { serveFiles } from './static-server.mjs';

const PAGE = '<!doctype html><title>检微</title>';
const folder = mkdtempSync(join(tmpdir(), 'site-'));
writeFileSync(join(folder, 'index.html'), PAGE);
const backend = createServer((request, reply) => reply.end(`back end: ${request.url}`));
await new Promise((resolve) => backend.listen(0, '127.0.0.1', resolve));
const site = await serveFiles({
  folder,
  port: 0,
  backend: { host: '127.0.0.1', port: backend.address().port },
  headers: siteHeaders(),
});
afterAll(() => {
  site.close();
  backend.close();
  rmSync(folder, { recursive: true });
});

/** What comes back, as its bytes: fetch would ask for brotli and unpack it. */
function ask(path, headers = {}) {
  return new Promise((resolve, reject) => {
    get({ port: site.address().port, path, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });
}

test.each([[undefined], ['gzip'], ['br;q=0'], ['gzip, br;q=0.0']])('%s gets the file as it is', async (accepted) => {
  const { headers, body } = await ask('/', accepted === undefined ? {} : { 'accept-encoding': accepted });
  expect(body.toString()).toBe(PAGE);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBe('accept-encoding');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each(['br', 'gzip, deflate, br', 'br;q=0.5, gzip'])('%s gets brotli', async (accepted) => {
  const { headers, body } = await ask('/', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe('br');
  expect(headers.vary).toBe('accept-encoding');
  expect(brotliDecompressSync(body).toString()).toBe(PAGE);
});

test('calls of the interface are passed on, and nothing else of the back end is', async () => {
  expect((await ask('/api/v2/license?a=1')).body.toString()).toBe('back end: /api/v2/license?a=1');
  for (const path of ['/__mock/journal', '/docs', '/docs/json', '/apis'])
    expect((await ask(path)).body.toString()).toBe(PAGE);
});

test.each(['//[', 'http://[/api', '//:99999/'])('%s is no address, and the server goes on', async (path) => {
  expect((await ask(path)).status).toBe(400);
  expect((await ask('/')).body.toString()).toBe(PAGE);
});

test.each(['/../../etc/passwd', '/..%2f..%2fetc/passwd', '/api/../__mock/journal', '/api/%2e%2e/__mock/journal'])(
  '%s leads neither out of the folder nor beside the interface',
  async (path) => {
    expect((await ask(path)).body.toString()).toBe(PAGE);
  },
);

test('every page without a session tells nobody where its reader came from; other pages tell their own site', async () => {
  const open = ROUTES.filter(({ shell }) => shell === 'public').map(({ path }) => path);
  expect(PUBLIC_PAGES.toSorted()).toEqual(open.toSorted());
  for (const page of [...PUBLIC_PAGES, '/online/', '/online?code=1'])
    expect((await ask(page)).headers['referrer-policy'], page).toBe('no-referrer');
  for (const page of ['/', '/login', '/detail', '/h5x'])
    expect((await ask(page)).headers['referrer-policy'], page).toBe('same-origin');
});

test('a back end that is away is told so, in an answer that is no script either', async () => {
  const own = await serveFiles({ folder, port: 0, backend: { host: '127.0.0.1', port: 1 }, headers: siteHeaders() });
  const answer = await new Promise((resolve, reject) => {
    get({ port: own.address().port, path: '/api/v2/license' }, resolve).on('error', reject);
  });
  answer.resume();
  own.close();
  expect([answer.statusCode, answer.headers['x-content-type-options']]).toEqual([502, 'nosniff']);
});
