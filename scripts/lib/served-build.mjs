import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteHeaders } from './content-policy.mjs';
import { serveFiles } from './static-server.mjs';
import { start, stop } from './workplace.mjs';

/**
 * A checkout's mock hospital behind its built web app.
 * @param {string} checkout
 * @param {number} port of the mock hospital; the web app answers on the next one
 */
export async function serve(checkout, port) {
  const mock = start(join(checkout, 'mock-server/src/cli.ts'), [
    ...['--port', String(port), '--state', 'memory', '--clock', '2025-11-18T10:30:00+08:00'],
    ...['--wire', 'encrypted', '--allow-plain', '--quiet'],
  ]);
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/__mock/operations`).catch(() => false))) {
    if (mock.exitCode !== null) stop(`The mock hospital of ${checkout} has ended.`);
    await wait(100);
  }
  const web = await serveFiles({
    folder: join(checkout, 'apps/web/dist'),
    port: port + 1,
    backend: { host: '127.0.0.1', port },
    headers: siteHeaders({ frameAncestors: "'self'", origins: [] }),
    quality: 4,
  });
  const close = () => {
    // Not SIGTERM: it would wait for the connections that are kept open.
    mock.kill('SIGKILL');
    web.closeAllConnections();
    web.close();
  };
  return { mockAddress: address, webAddress: `http://127.0.0.1:${port + 1}`, close };
}
