// Serves the built web app under its content policy, in front of a mock hospital that runs already. The browser tests use it.
import { resolve } from 'node:path';
import { createDelays } from './chaos/delays.mjs';
import { siteHeaders } from './lib/content-policy.mjs';
import { serveFiles } from './lib/static-server.mjs';

const { WEB_PORT = '4173', MOCK_PORT = '4010', WEB_DIST = 'apps/web/dist', FRAME_ANCESTORS = "'self'" } = process.env;

// npm run chaos: calls and answers wait, each as long as its seed says.
const delays = process.env.CHAOS_SEED === undefined ? undefined : createDelays(Number(process.env.CHAOS_SEED));

await serveFiles({
  folder: resolve(WEB_DIST),
  port: Number(WEB_PORT),
  backend: { host: '127.0.0.1', port: Number(MOCK_PORT) },
  // The origin of the mock hospital, for tests that call it without this server between.
  headers: siteHeaders({ frameAncestors: FRAME_ANCESTORS, origins: [`http://127.0.0.1:${MOCK_PORT}`] }),
  cacheAssets: true,
  quality: 4,
  ...(delays && {
    delay: ({ url, method, headers }) => delays({ world: headers['x-mock-world'], method, path: url.split('?')[0] }),
  }),
});
