// npm run bench: the figures that must hold, beside their limits, all measured in one run on this machine.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { provideChromium } from '../lib/chromium.mjs';
import { root, stop } from '../lib/workplace.mjs';
import {
  administrationAims,
  measureAdministration,
  pageAims,
  printAdministration,
  printPage,
} from './administration.mjs';
import { measureChecks } from './checks.mjs';
import { measureCipher } from './cipher.mjs';
import { drawerAims, measureDrawers, printDrawers } from './drawers.mjs';
import { engineAims, measureEngine, printEngine } from './engine.mjs';
import { measureAdministrationPage, measureFirstLoad, measureReaderPage } from './first-load.mjs';
import { measureReading, printReading, readingAims } from './reading.mjs';
import { tellIfBusy } from './rounds.mjs';
import { measureImportLogins } from './import-logins.mjs';
import { measureResearch, printResearch, researchAims } from './research.mjs';
import { growthOf, measureScale } from './scale.mjs';
import { measureServers } from './servers.mjs';

const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
const known = [
  'servers',
  'scale',
  'first-load',
  'h5',
  'engine',
  'reading',
  'drawers',
  'cipher',
  'validators',
  'administration',
  'administration-page',
  'research',
];
const { values: options, positionals } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
    rounds: { type: 'string' },
  },
  allowPositionals: true,
});
if (options.help) {
  console.log(`npm run bench -- [options]

  --only PART  one of ${known.join(', ')}; several times for several (default: all)
  --rounds N   drawers: open each so often (default: 3; a round takes three minutes)
  --help       this text

Figures are ratios within one run where they can be, and each aim is printed with whether it holds. Nothing else should run beside it.`);
  process.exit(0);
}
const parts = [...options.only, ...positionals];
const strange = parts.filter((part) => !known.includes(part));
if (strange.length > 0) stop(`Unknown: ${strange.join(', ')}. The parts are ${known.join(', ')}.`);
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
  console.log(`hospital ${round(servers.bytes / 1e6, 2)} MB, detail body ${servers.detailBytes} bytes`);
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
  aim('serialised hospital, MB', round(servers.bytes / 1e6, 2), 6);
  const importing = (results.importing = await measureImportLogins());
  console.log(
    `\nImport of ${importing.taken} rows in ${round(importing.seconds)} s, ${importing.logins} logins meanwhile`,
  );
  aim('slowest login during the import, ms', round(importing.slowestMs), 300);
  aim('peak memory of the server, MB', round(importing.megabytes), 300);
}

if (wants('scale')) {
  const scale = (results.scale = await measureScale());
  console.log('\nReport detail by rows, milliseconds: cold after a change of data, warm, bytes of the answer');
  printTable(scale.details);
  console.log('\nPlan history by points, the same');
  printTable(scale.histories);
  console.log(`\nImport of FHIR bundles of 200 observations, by bundles`);
  printTable(scale.imports);
  aim('start from nothing with the whole hospital, ms', round(scale.start), 1500);
  aim('a world, ms', round(scale.world), 10);
  aim('import of 1,000 bundles, s', round(scale.imports[1000].milliseconds / 1000), 60);
  aim('import of 1,000 bundles, MB', round(scale.imports[1000].megabytes, 0), 500);
  const growths = [
    ['detail cold, rows', scale.details, 'cold'],
    ['detail warm, rows', scale.details, 'warm'],
    ['plan history cold, points', scale.histories, 'cold'],
    ['plan history warm, points', scale.histories, 'warm'],
    ['import time, bundles', scale.imports, 'milliseconds'],
  ];
  for (const [text, figures, cost] of growths) {
    for (const step of growthOf(figures, cost)) {
      aim(`${text} ${step.from} → ${step.to}, cost ratio`, round(step.cost, 2), step.limit);
    }
  }
}

if (wants('research')) {
  const research = (results.research = await measureResearch());
  printResearch(research);
  for (const { text, value, limit } of researchAims(research)) aim(text, round(value, 1), limit);
}

if (wants('engine')) {
  const engine = (results.engine = await measureEngine());
  printEngine(engine, printTable);
  for (const { text, value, limit } of engineAims(engine)) aim(text, round(value, 2), limit);
}

if (wants('validators')) {
  const checks = (results.validators = await measureChecks());
  console.log('\nChecks of answers, brotli bytes by tag');
  printTable(Object.fromEntries(Object.entries(checks.bytes).map(([tag, bytes]) => [tag, { bytes }])));
  console.log(
    `a report of ${checks.rows} rows: read in ${round(checks.parse)} ms, checked in ${round(checks.check)} ms`,
  );
  aim('largest checks of a tag, kB', round(Math.max(...Object.values(checks.bytes)) / 1000), 6);
  aim('check of 2,000 rows, ms', round(checks.check), 10);
}

const ofBrowser = [
  'first-load',
  'h5',
  'research',
  'reading',
  'drawers',
  'cipher',
  'administration',
  'administration-page',
];
if (ofBrowser.some(wants)) {
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
    aim('detail JS + CSS, kB', round(loads.detail.bytes / 1000), 175);
    for (const page of ['static login page (limit)', 'static login page, sans (limit)']) {
      aim(`login LCP / ${page}`, round(loads.login.lcp / loads[page].lcp, 2), 1.5);
    }
    aim(
      'detail usable / React + antd Table',
      round(loads.detail.usable / loads['React + antd Table (limit)'].usable, 2),
      1.2,
    );
    for (const page of ['login', 'list', 'detail']) aim(`${page} requests`, loads[page].requests, 15);
  }
  // What a patient opens stands beside the figures of research: both are what hospital and public get of the same work.
  if (['h5', 'research'].some(wants)) {
    const reader = (results.h5 = await measureReaderPage(browser));
    console.log(
      '\nPage of a shared link (4x CPU throttle, 1.6 Mbit/s, 150 ms), brotli bytes of JS and CSS, milliseconds',
    );
    printTable(reader);
    aim('h5 JS + CSS, kB', round(reader.h5.bytes / 1000), 95);
    aim('h5 usable / static page', round(reader.h5.usable / reader['static page (limit)'].usable, 2), 2.5);
    aim('h5 requests', reader.h5.requests, 15);
  }
  if (wants('reading')) {
    const reading = (results.reading = await measureReading(browser));
    printReading(reading, printTable);
    for (const { text, value, limit } of readingAims(reading)) aim(text, round(value, 2), limit);
  }
  if (wants('drawers')) {
    const drawers = (results.drawers = await measureDrawers(browser, options.rounds && Number(options.rounds)));
    printDrawers(drawers, printTable);
    for (const { text, value, limit } of drawerAims(drawers)) aim(text, round(value, 2), limit);
  }
  if (wants('administration')) {
    const administration = (results.administration = await measureAdministration(browser));
    printAdministration(administration, printTable);
    for (const { text, value, limit, atLeast } of administrationAims(administration))
      aim(text, round(value, 2), limit, atLeast);
  }
  // The first load of its page alone, which 'administration' measures too.
  if (parts.includes('administration-page')) {
    const page = (results.administrationPage = await measureAdministrationPage(browser));
    printPage(page, printTable);
    for (const { text, value, limit } of pageAims(page)) aim(text, round(value, 2), limit);
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

tellIfBusy();
console.log('\nAims');
console.table(
  aims.map(({ text, value, limit, holds }) => ({ aim: text, measured: value, limit, holds: holds ? 'yes' : 'NO' })),
);
mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(join(root, 'reports/bench.json'), `${JSON.stringify({ results, aims }, null, 2)}\n`);
