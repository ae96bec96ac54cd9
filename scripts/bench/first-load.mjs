import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from '../lib/workplace.mjs';
import { median } from './load.mjs';
import { signIn, startMock } from './servers.mjs';
import { stopServer } from './load.mjs';
import { serveFiles } from './static-server.mjs';

const mockPort = 4630;
const ports = { web: 4631, login: 4632, table: 4633 };
const pages = join(root, 'scripts/bench/pages');

/** A tab behind a slow machine and line: 4x CPU throttle, 10 Mbit/s, 40 ms; reports the largest contentful paint. */
async function slowTab(context) {
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 1_250_000,
    uploadThroughput: 1_250_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab.addInitScript(() => {
    new PerformanceObserver((list) => (window.largestPaint = list.getEntries().at(-1).startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  const received = { scripts: 0, requests: 0, types: new Map() };
  session.on('Network.responseReceived', ({ requestId, type }) => received.types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.requests += 1;
    if (['Script', 'Stylesheet'].includes(received.types.get(requestId))) received.scripts += encodedDataLength;
  });
  return { tab, received };
}

/** Median of five loads: brotli bytes of JS and CSS until usable, requests until then, LCP, and when `usable` was on screen. */
async function measurePage(browser, url, usable, prepare) {
  const rounds = [];
  for (let round = 0; round < 5; round += 1) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    });
    if (prepare) await context.addInitScript(prepare.script, prepare.value);
    const { tab, received } = await slowTab(context);
    await tab.goto(url, { waitUntil: 'commit' });
    await tab.locator(usable).first().waitFor({ state: 'visible', timeout: 60_000 });
    const usableAt = await tab.evaluate(() => performance.now());
    const until = { bytes: received.scripts, requests: received.requests };
    await tab.waitForTimeout(500);
    rounds.push({ ...until, usable: usableAt, lcp: await tab.evaluate(() => window.largestPaint ?? NaN) });
    await context.close();
  }
  return Object.fromEntries(Object.keys(rounds[0]).map((key) => [key, median(rounds.map((round) => round[key]))]));
}

/** First load of login, list and detail beside the two limit pages. */
export async function measureFirstLoad(browser) {
  const built = await run('npm', ['run', '--silent', 'build'], { capture: true });
  if (built.code !== 0) throw new Error(`The web app could not be built:\n${built.output}`);
  const vite = createRequire(join(root, 'apps/web/package.json'))('vite');
  await vite.build({
    root: join(pages, 'antd-table'),
    configFile: false,
    logLevel: 'error',
    build: { emptyOutDir: true, outDir: join(root, 'reports/bench/antd-table') },
    resolve: { dedupe: ['react', 'react-dom'] },
  });

  const mock = await startMock('encrypted', mockPort);
  const backend = { host: '127.0.0.1', port: mockPort };
  const { developmentKey } = await import(join(root, 'packages/wire-cipher/src/development-key.ts'));
  const config = `window.__APP_CONFIG__ = ${JSON.stringify({ backendServer: '', wire: 'encrypted', wireKey: developmentKey, mock: true, hospitalName: '江州市第一人民医院' })};`;
  const servers = await Promise.all([
    serveFiles({ folder: join(root, 'apps/web/dist'), port: ports.web, config, backend }),
    serveFiles({ folder: join(pages, 'static'), port: ports.login }),
    serveFiles({ folder: join(root, 'reports/bench/antd-table'), port: ports.table }),
  ]);
  try {
    const web = `http://127.0.0.1:${ports.web}`;
    const { reportId } = await signIn(`http://127.0.0.1:${mockPort}`);
    const session = await storedSession(browser, web);
    const signedIn = {
      script: (entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value)),
      value: session,
    };
    return {
      'static login page (limit)': await measurePage(browser, `http://127.0.0.1:${ports.login}/`, 'button'),
      login: await measurePage(browser, `${web}/login`, 'button:has-text("登录"):enabled'),
      'React + antd Table (limit)': await measurePage(browser, `http://127.0.0.1:${ports.table}/`, '.ant-table-row'),
      list: await measurePage(browser, `${web}/excellent`, 'main tbody tr td', signedIn),
      detail: await measurePage(browser, `${web}/detail?report_id=${reportId}`, 'main tbody tr td', signedIn),
    };
  } finally {
    for (const server of servers) server.close();
    await stopServer(mock);
  }
}

/** Signs in once through the screen and takes what the web app then keeps in local storage. */
async function storedSession(browser, web) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  await tab.goto(`${web}/login`);
  await tab.getByLabel('账号', { exact: true }).fill('doctor');
  await tab.getByLabel('密码', { exact: true }).fill('jianwei-demo');
  await tab.getByRole('button', { name: '登录', exact: true }).click();
  await tab.waitForURL((url) => !url.pathname.includes('login'));
  const entries = await tab.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  await context.close();
  return entries;
}
