// npm run bench: the figures that must hold, beside their limits, all measured in one run on this machine.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { provideChromium } from '../lib/chromium.mjs';
import { root } from '../lib/workplace.mjs';
import { measureCipher } from './cipher.mjs';
import { measureFirstLoad } from './first-load.mjs';
import { measureServers } from './servers.mjs';

const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
const parts = process.argv.slice(2);
const wants = (part) => parts.length === 0 || parts.includes(part);
const results = {};
const aims = [];
const aim = (text, value, limit, atLeast = false) =>
  aims.push({ text, value, limit, holds: atLeast ? value >= limit : value <= limit });
const round = (value, digits = 1) => Number(value.toFixed(digits));
const printTable = (rows) =>
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, row]) => [
        name,
        Object.fromEntries(Object.entries(row).map(([key, value]) => [key, round(value)])),
      ]),
    ),
  );

if (wants('servers')) {
  const servers = (results.servers = await measureServers());
  console.log('\nMock hospital, 20 connections');
  printTable(servers.figures);
  console.log(
    `start ${round(servers.start)} ms, world ${round(servers.world)} ms, hospital ${round(servers.bytes / 1e6, 2)} MB, detail body ${servers.detailBytes} bytes`,
  );
  const perSecond = (name) => servers.figures[name].perSecond;
  aim('detail plain / Prism', round(perSecond('mock plain detail') / perSecond('prism detail')), 7, true);
  aim(
    'detail plain / bare Fastify',
    round(perSecond('mock plain detail') / perSecond('bare fastify detail'), 2),
    0.6,
    true,
  );
  aim(
    'detail encrypted / plain',
    round(perSecond('mock encrypted detail') / perSecond('mock plain detail'), 2),
    0.5,
    true,
  );
  aim(
    'detail plain p99 / Prism p99',
    round(servers.figures['mock plain detail'].p99 / servers.figures['prism detail'].p99, 2),
    0.3,
  );
  aim('start from nothing, ms', round(servers.start), 1500);
  aim('a world, ms', round(servers.world), 10);
  aim('serialised hospital, MB', round(servers.bytes / 1e6, 2), 6);
}

if (wants('first-load') || wants('cipher')) {
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  if (wants('first-load')) {
    const loads = (results.firstLoad = await measureFirstLoad(browser));
    console.log('\nFirst load (4x CPU throttle, 10 Mbit/s, 40 ms), brotli bytes of JS and CSS, milliseconds');
    printTable(loads);
    aim('login JS + CSS, kB', round(loads.login.bytes / 1000), 110);
    aim('list JS + CSS, kB', round(loads.list.bytes / 1000), 225);
    aim('detail JS + CSS, kB', round(loads.detail.bytes / 1000), 225);
    aim('login LCP / static page', round(loads.login.lcp / loads['static login page (limit)'].lcp, 2), 1.5);
    aim(
      'detail usable / React + antd Table',
      round(loads.detail.usable / loads['React + antd Table (limit)'].usable, 2),
      1.2,
    );
    for (const page of ['login', 'list', 'detail']) aim(`${page} requests`, loads[page].requests, 15);
  }
  if (wants('cipher')) {
    const cipher = (results.cipher = await measureCipher(browser));
    console.log('\nA body of 1 MB through each cipher engine, milliseconds');
    printTable(cipher);
    const whole = (name) => cipher[name].seal + cipher[name].open;
    aim('WebCrypto / crypto-js', round(whole('WebCrypto (Chromium)') / whole('crypto-js (Chromium)'), 2), 0.25);
  }
  await browser.close();
}

console.log('\nAims');
console.table(
  aims.map(({ text, value, limit, holds }) => ({ aim: text, measured: value, limit, holds: holds ? 'yes' : 'NO' })),
);
mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(join(root, 'reports/bench.json'), `${JSON.stringify({ results, aims }, null, 2)}\n`);
