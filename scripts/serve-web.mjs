// Serves the built web app under its content policy, in front of a mock hospital that runs already. The browser tests use it.
import { resolve } from 'node:path';
import { siteHeaders } from './lib/content-policy.mjs';
import { serveFiles } from './lib/static-server.mjs';

const { WEB_PORT = '4173', MOCK_PORT = '4010', WEB_DIST = 'apps/web/dist', FRAME_ANCESTORS = "'self'" } = process.env;

await serveFiles({
  folder: resolve(WEB_DIST),
  port: Number(WEB_PORT),
  backend: { host: '127.0.0.1', port: Number(MOCK_PORT) },
  // The origin of the mock hospital, for tests that call it without this server between.
  headers: siteHeaders({ frameAncestors: FRAME_ANCESTORS, origins: [`http://127.0.0.1:${MOCK_PORT}`] }),
  cacheAssets: true,
  quality: 4,
});
