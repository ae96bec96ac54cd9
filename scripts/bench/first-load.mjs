import { join } from 'node:path';
import { root } from '../lib/workplace.mjs';
import { buildPages } from './limit-pages.mjs';
import { stopServer } from './load.mjs';
import { serveProTemplate } from './pro-template.mjs';
import { mediansOfRounds } from './rounds.mjs';
import { hospitalDay, makeShare, signIn, startMock } from './servers.mjs';
import { serveFiles } from '../lib/static-server.mjs';
import { serveWebApp, signedInScript } from './web-app.mjs';

const mockPort = 4630;
const ports = { web: 4631, login: 4632, table: 4633, loginSans: 4634, proTable: 4635, proTableMock: 4636 };
const LOGIN_ROUNDS = 7;
const ROUNDS = 5;
const pages = join(root, 'scripts/bench/pages');

/** Runs in the page: the largest contentful paint, and when the selector was painted first. */
function watchPaints(selector) {
  new PerformanceObserver((list) => (window.largestPaint = list.getEntries().at(-1).startTime)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  const isThere = () => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => (window.usableAt = performance.now());
  // What is there in an animation frame is painted when the next message comes.
  const look = () => requestAnimationFrame(() => (isThere() ? port2.postMessage(0) : look()));
  look();
}

/** 10 Mbit/s, 40 ms. */
const DESK_LINE = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** A tab behind a slow machine (4x CPU throttle) and a line. */
async function slowTab(context, usable, line = DESK_LINE) {
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    ...line,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab.addInitScript(watchPaints, usable);
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
async function loadOnce(browser, { url, usable, prepare, line }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  if (prepare) await context.addInitScript(prepare.script, prepare.value);
  const { tab, received } = await slowTab(context, usable, line);
  await tab.goto(url, { waitUntil: 'commit' });
  await tab.waitForFunction(() => window.usableAt !== undefined, null, { timeout: 60_000 });
  const until = { bytes: received.scripts, requests: received.requests };
  // The greatest paint so far may be followed by a greater one, once a late font or picture is there.
  await tab.waitForTimeout(1000);
  const paints = await tab.evaluate(() => ({ usable: window.usableAt, lcp: window.largestPaint ?? NaN }));
  await context.close();
  return { ...until, ...paints };
}

/** @param {Record<string, { url: string, usable: string, prepare?: object }>} pages by name */
function measureInterleaved(browser, pages, count) {
  const loads = Object.entries(pages).map(([name, page]) => [name, () => loadOnce(browser, page)]);
  return mediansOfRounds(Object.fromEntries(loads), count, 'lcp');
}

/** A phone on a slow line: 4x CPU throttle, 1.6 Mbit/s, 150 ms. */
const PHONE_LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** First load of login, list and detail beside the limit pages: login in seven rounds, list and detail in five. */
export async function measureFirstLoad(browser) {
  const mock = await startMock('encrypted', mockPort);
  const servers = await Promise.all([
    serveWebApp({ port: ports.web, mockPort }),
    serveFiles({ folder: join(pages, 'static'), port: ports.login }),
    serveFiles({ folder: join(pages, 'static-sans'), port: ports.loginSans }),
    serveFiles({ folder: await buildPages('antd-table'), port: ports.table }),
  ]);
  try {
    const web = `http://127.0.0.1:${ports.web}`;
    const { reportId } = await signIn(`http://127.0.0.1:${mockPort}`);
    const signedIn = await signedInScript(browser, web);
    const at = (port) => `http://127.0.0.1:${port}/`;
    const login = await measureInterleaved(
      browser,
      {
        'static login page (limit)': { url: at(ports.login), usable: 'button' },
        'static login page, sans (limit)': { url: at(ports.loginSans), usable: 'button' },
        login: { url: `${web}/login`, usable: 'main:not([data-static]) .login-submit:enabled' },
      },
      LOGIN_ROUNDS,
    );
    const others = await measureInterleaved(
      browser,
      {
        'React + antd Table (limit)': { url: at(ports.table), usable: '.ant-table-row' },
        list: { url: `${web}/excellent?date=${hospitalDay}`, usable: 'main tbody tr td', prepare: signedIn },
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

/** Accounts on a page, unless somebody asks for more. */
const ACCOUNT_ROWS = 13;

/** First load of the accounts of a hospital, as who looks after them, beside the table page of Ant Design Pro's template. */
export async function measureAdministrationPage(browser) {
  const template = await serveProTemplate({
    port: ports.proTable,
    mockPort: ports.proTableMock,
    rows: ACCOUNT_ROWS,
  });
  const mock = await startMock('encrypted', mockPort);
  const servers = [template, await serveWebApp({ port: ports.web, mockPort })];
  try {
    const web = `http://127.0.0.1:${ports.web}`;
    return await measureInterleaved(
      browser,
      {
        'Ant Design Pro (limit)': { url: `http://127.0.0.1:${ports.proTable}/table`, usable: '.ant-table-row' },
        'accounts of a hospital': {
          url: `${web}/users`,
          usable: 'main tbody tr td',
          prepare: await signedInScript(browser, web, 'account'),
        },
      },
      ROUNDS,
    );
  } finally {
    for (const server of servers) server.close();
    await stopServer(mock);
  }
}

/** First load of the page of a shared link beside a static page, both on a slow line. */
export async function measureReaderPage(browser) {
  const mock = await startMock('encrypted', mockPort);
  const servers = await Promise.all([
    serveWebApp({ port: ports.web, mockPort }),
    serveFiles({ folder: join(pages, 'static'), port: ports.login }),
  ]);
  try {
    const hospital = `http://127.0.0.1:${mockPort}`;
    const { reportId } = await signIn(hospital);
    const { token } = await makeShare(hospital, reportId);
    const limit = { url: `http://127.0.0.1:${ports.login}/`, usable: 'button', line: PHONE_LINE };
    const h5 = { url: `http://127.0.0.1:${ports.web}/h5#t=${token}`, usable: 'main article', line: PHONE_LINE };
    return await measureInterleaved(browser, { 'static page (limit)': limit, h5 }, ROUNDS);
  } finally {
    for (const server of servers) server.close();
    await stopServer(mock);
  }
}
