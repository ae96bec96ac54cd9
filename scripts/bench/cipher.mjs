import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/workplace.mjs';

const { createServer } = createRequire(join(root, 'apps/web/package.json'))('vite');

const page = `<!doctype html><meta charset="utf-8"><script type="module">
import { createWebCryptoEngine } from '@jianwei/wire-cipher/web-crypto-engine';
import { createCryptoJsEngine } from '@jianwei/wire-cipher/crypto-js-engine';
import { developmentKey } from '@jianwei/wire-cipher/development-key';
window.engines = { 'WebCrypto': createWebCryptoEngine(developmentKey), 'crypto-js': createCryptoJsEngine(developmentKey) };
</script>`;

/** Seals and opens a text of 1 MB; the best of five rounds, milliseconds. Runs in the page and in Node alike. */
async function timeEngine(engine) {
  // 24 bytes of UTF-8 a piece: one million in all.
  const text = '检验报告 0123456789 '.repeat(41_667);
  const best = { seal: Infinity, open: Infinity };
  for (let round = 0; round < 5; round += 1) {
    let begin = performance.now();
    const sealed = await engine.seal(text);
    best.seal = Math.min(best.seal, performance.now() - begin);
    begin = performance.now();
    if ((await engine.open(sealed)) !== text) throw new Error('The engine did not return what it sealed.');
    best.open = Math.min(best.open, performance.now() - begin);
  }
  return best;
}

/** Time of a 1 MB body through each engine: two in Chromium, one in Node. */
export async function measureCipher(browser) {
  const server = await createServer({
    root: join(root, 'packages/wire-cipher'),
    configFile: false,
    logLevel: 'error',
    server: { port: 4620, host: '127.0.0.1' },
    plugins: [
      {
        name: 'bench-page',
        configureServer(vite) {
          vite.middlewares.use('/bench', (_request, reply, next) => {
            vite
              .transformIndexHtml('/bench', page)
              .then((html) => reply.setHeader('content-type', 'text/html').end(html), next);
          });
        },
      },
    ],
  });
  await server.listen();
  try {
    const tab = await browser.newPage();
    await tab.goto('http://127.0.0.1:4620/bench');
    await tab.waitForFunction(() => 'engines' in window);
    const inPage = (name) => tab.evaluate(`(${timeEngine.toString()})(window.engines[${JSON.stringify(name)}])`);
    const { createNodeEngine } = await import(join(root, 'packages/wire-cipher/src/node-engine.ts'));
    const { developmentKey } = await import(join(root, 'packages/wire-cipher/src/development-key.ts'));
    const times = {
      'WebCrypto (Chromium)': await inPage('WebCrypto'),
      'crypto-js (Chromium)': await inPage('crypto-js'),
      'node:crypto (Node)': await timeEngine(createNodeEngine(developmentKey)),
    };
    await tab.close();
    return times;
  } finally {
    await server.close();
  }
}
