// npm run preview: the built web app as a hospital would serve it, under its content policy, and the mock hospital behind it.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteHeaders } from './lib/content-policy.mjs';
import { serveFiles } from './lib/static-server.mjs';
import { root, run, start, stop } from './lib/workplace.mjs';

const mockPort = Number(process.env.MOCK_PORT ?? 4010);
const webPort = Number(process.env.WEB_PORT ?? 4173);
const mockAddress = `http://127.0.0.1:${mockPort}`;
const webAddress = `http://127.0.0.1:${webPort}`;
const folder = join(root, 'apps/web/dist');

if (!process.argv.includes('--no-build')) {
  const built = await run('npm', ['run', '--silent', 'build'], { capture: true });
  if (built.code !== 0) stop(`The web app could not be built:\n${built.output}`);
}
const mock = start('mock-server/src/cli.ts', ['--port', String(mockPort), '--quiet'], {
  env: { WEB_PORT: String(webPort) },
});
mock.once('close', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => mock.kill(signal));

async function untilMockAnswers() {
  for (;;) {
    try {
      return await fetch(`${mockAddress}/__mock/operations`);
    } catch {
      await wait(100);
    }
  }
}
await untilMockAnswers();
try {
  await serveFiles({
    folder,
    port: webPort,
    backend: { host: '127.0.0.1', port: mockPort },
    // The other hospital system is played by the mock hospital: its pages may show the product in a frame.
    headers: siteHeaders({ frameAncestors: process.env.FRAME_ANCESTORS ?? `'self' ${mockAddress}` }),
    cacheAssets: true,
    quality: 4,
  });
} catch (error) {
  mock.kill('SIGTERM');
  stop(`The web app cannot be served on ${webAddress}: ${error.message}`);
}
console.log(`
The built web app, under its content policy.

  Web app                ${webAddress}
  Other hospital system  ${mockAddress}/__mock/other-hospital
  config.js              ${join(folder, 'config.js')} (read at each load)

  Ctrl+C ends it.
`);
