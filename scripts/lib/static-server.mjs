// Node's own modules only: the bench, the browser tests and `npm run preview` serve files with this.
import { readFileSync, existsSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { pageHeaders } from './content-policy.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};
const HIGHEST_QUALITY = 11;

/** Later, or at once where nothing is to wait: an answer may end before a timer of 0 ms does. */
const after = (ms, work) => (ms > 0 ? setTimeout(work, ms) : work());

function passOn(incoming, reply, { backend, delay, headers }) {
  const wait = delay?.(incoming) ?? { before: 0, after: 0 };
  const passed = request(
    { ...backend, path: incoming.url, method: incoming.method, headers: incoming.headers },
    (answer) =>
      after(wait.after, () => {
        reply.writeHead(answer.statusCode, answer.headers);
        answer.pipe(reply);
      }),
  );
  const fail = () => (reply.headersSent ? reply.destroy() : reply.writeHead(502, headers).end());
  passed.on('error', () => after(wait.after, fail));
  after(wait.before, () => incoming.pipe(passed));
}

/** Whether a request takes brotli: named, and not with a weight of 0. */
const takesBrotli = ({ headers }) =>
  /(^|,)\s*br\s*(;\s*q=(?!0(\.0*)?\s*(,|$))|,|$)/.test(headers['accept-encoding'] ?? '');

/**
 * A plain file server as a hospital would run it: brotli for who takes it, index.html for the addresses of screens, calls passed on to the back
 * end. `config.js` is read anew for each request, so that it can be changed while the server runs.
 * @param {{ folder: string, port: number, config?: string, backend?: { host: string, port: number },
 *   headers?: Record<string, string>, cacheAssets?: boolean, quality?: number,
 *   delay?: (incoming: import('node:http').IncomingMessage) => { before: number, after: number } }} options
 *   config: served in place of the folder's config.js; headers: sent with every file, see siteHeaders; cacheAssets: whether the
 *   browser may keep files whose name holds their hash; quality: of brotli, 1 to 11; delay: milliseconds that a call waits before it is passed on, and its answer after
 */
export function serveFiles({
  folder,
  port,
  config,
  backend,
  headers = {},
  cacheAssets = false,
  quality = HIGHEST_QUALITY,
  delay,
}) {
  const compressed = new Map();
  const brotli = (file) => {
    const key = `${file} ${statSync(file).mtimeMs}`;
    if (!compressed.has(key)) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      compressed.set(key, brotliCompressSync(readFileSync(file), { params }));
    }
    return compressed.get(key);
  };
  const fileOf = (path) => {
    const wanted = join(folder, normalize(path));
    const isThere = (file) => file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile();
    // Screens whose first paint differs have a page of their own, for example login.html.
    const found = [wanted, `${wanted}.html`].find(isThere);
    if (found) return found;
    // A chunk of an older build is missing; the page in its place would be no script.
    return path.startsWith('/assets/') ? undefined : join(folder, 'index.html');
  };

  const server = createServer((incoming, reply) => {
    // What is no address, such as `//[`, would end the server.
    const address = URL.parse(incoming.url, 'http://127.0.0.1');
    if (address === null) return reply.writeHead(400, headers).end();
    const path = address.pathname;
    // Nothing else: what a back end has beside its interface (control calls, documentation) is not the web app's to show.
    if (backend && /^\/api(\/|$)/.test(path)) return passOn(incoming, reply, { backend, delay, headers });
    if (config && path === '/config.js')
      return reply.writeHead(200, { ...headers, 'content-type': types['.js'] }).end(config);
    const file = fileOf(path);
    if (file === undefined || !existsSync(file)) return reply.writeHead(404, headers).end();
    const isBrotli = takesBrotli(incoming);
    const isLasting = cacheAssets && path.startsWith('/assets/');
    reply
      .writeHead(200, {
        ...headers,
        ...pageHeaders(path),
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        ...(isBrotli ? { 'content-encoding': 'br' } : {}),
        vary: 'accept-encoding',
        'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'no-store',
      })
      .end(isBrotli ? brotli(file) : readFileSync(file));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
