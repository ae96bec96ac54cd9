import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from '../lib/workplace.mjs';
import { median } from './load.mjs';
import { signIn, startMock } from './servers.mjs';
import { stopServer } from './load.mjs';
import { serveFiles } from './static-server.mjs';

const mockPort = 4630;
const ports = { web: 4631, login: 4632, table: 4633, loginSans: 4634 };
const LOGIN_ROUNDS = 7;
const ROUNDS = 5;
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
  const inline = new Set();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    received.types.set(requestId, type);
    // An image inside the page is no request of the network.
    if (response.url.startsWith('data:')) inline.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!inline.has(requestId)) received.requests += 1;
    if (['Script', 'Stylesheet'].includes(received.types.get(requestId))) received.scripts += encodedDataLength;
  });
  return { tab, received };
}

/** One load: brotli bytes of JS and CSS until usable, requests until then, LCP, and when `usable` was on screen. */
async function loadOnce(browser, { url, usable, prepare }) {
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
  // The greatest paint so far may be followed by a greater one, once a late font or picture is there.
  await tab.waitForTimeout(1000);
  const lcp = await tab.evaluate(() => window.largestPaint ?? NaN);
  await context.close();
  return { ...until, usable: usableAt, lcp };
}

const medians = (rounds) =>
  Object.fromEntries(Object.keys(rounds[0]).map((key) => [key, median(rounds.map((round) => round[key]))]));

/**
 * Loads pages in turn, round after round, and answers each page's medians. Pages that are compared stand side by side
 * in each round, and every round begins with another one: what slows the machine for a while slows them all.
 * @param {Record<string, { url: string, usable: string, prepare?: object }>} pagesByName
 */
async function measureInterleaved(browser, pagesByName, count) {
  const names = Object.keys(pagesByName);
  const rounds = new Map(names.map((name) => [name, []]));
  // The first load of all also starts processes and reads fonts from disk: it counts for none.
  for (const name of names) await loadOnce(browser, pagesByName[name]);
  for (let round = 0; round < count; round += 1) {
    const shift = round % names.length;
    for (const name of [...names.slice(shift), ...names.slice(0, shift)]) {
      rounds.get(name).push(await loadOnce(browser, pagesByName[name]));
    }
  }
  for (const [name, own] of rounds) console.log(`${name}: LCP ${own.map(({ lcp }) => Math.round(lcp)).join(', ')} ms`);
  return Object.fromEntries(names.map((name) => [name, medians(rounds.get(name))]));
}

/** First load of login, list and detail beside the limit pages: login in seven rounds, list and detail in five. */
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
    serveFiles({ folder: join(pages, 'static-sans'), port: ports.loginSans }),
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
    const at = (port) => `http://127.0.0.1:${port}/`;
    const login = await measureInterleaved(
      browser,
      {
        'static login page (limit)': { url: at(ports.login), usable: 'button' },
        'static login page, sans (limit)': { url: at(ports.loginSans), usable: 'button' },
        login: { url: `${web}/login`, usable: 'button:has-text("登录"):enabled' },
      },
      LOGIN_ROUNDS,
    );
    const others = await measureInterleaved(
      browser,
      {
        'React + antd Table (limit)': { url: at(ports.table), usable: '.ant-table-row' },
        list: { url: `${web}/excellent`, usable: 'main tbody tr td', prepare: signedIn },
        detail: { url: `${web}/detail?report_id=${reportId}`, usable: 'main tbody tr td', prepare: signedIn },
      },
      ROUNDS,
    );
    return { ...login, ...others };
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
