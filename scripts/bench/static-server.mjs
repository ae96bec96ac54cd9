import { readFileSync, existsSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};
const compressed = new Map();

function brotli(file) {
  const key = `${file} ${statSync(file).mtimeMs}`;
  if (!compressed.has(key)) {
    compressed.set(key, brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
  return compressed.get(key);
}

/**
 * A plain file server as a hospital would run it: brotli, index.html for unknown paths, calls passed on to the back end.
 * @param {{ folder: string, port: number, config?: string, backend?: { host: string, port: number } }} options
 */
export function serveFiles({ folder, port, config, backend }) {
  const server = createServer((incoming, reply) => {
    const path = new URL(incoming.url, 'http://127.0.0.1').pathname;
    if (backend && /^\/(api|__mock)\//.test(path)) {
      const passed = request(
        { ...backend, path: incoming.url, method: incoming.method, headers: incoming.headers },
        (answer) => {
          reply.writeHead(answer.statusCode, answer.headers);
          answer.pipe(reply);
        },
      );
      passed.on('error', () => reply.writeHead(502).end());
      return incoming.pipe(passed);
    }
    if (config && path === '/config.js') return reply.writeHead(200, { 'content-type': 'text/javascript' }).end(config);
    const wanted = join(folder, normalize(path));
    const file =
      wanted.startsWith(folder) && existsSync(wanted) && statSync(wanted).isFile()
        ? wanted
        : join(folder, 'index.html');
    if (!existsSync(file)) return reply.writeHead(404).end();
    reply
      .writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': 'no-store',
      })
      .end(brotli(file));
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
