import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/workplace.mjs';
import { serveFiles } from '../lib/static-server.mjs';

const pages = join(root, 'scripts/bench/pages');

/** Builds one folder of limit pages as the web app is built. Answers the folder of the result. */
export async function buildPages(name) {
  const vite = createRequire(join(root, 'apps/web/package.json'))('vite');
  const folder = join(pages, name);
  const outDir = join(root, 'reports/bench', name);
  const input = readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file));
  await vite.build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { emptyOutDir: true, outDir, target: 'es2024', rolldownOptions: { input } },
    resolve: { dedupe: ['react', 'react-dom'] },
  });
  return outDir;
}

/** Serves a folder of limit pages while `work` runs. */
export async function withPages(name, port, work) {
  const server = await serveFiles({ folder: await buildPages(name), port });
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
  }
}
