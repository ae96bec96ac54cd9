// What administrators wait for: pages of logs of a million rows, statistics of a year, the trial of a rule, the first load of a page.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read as readAt } from './administration-calls.mjs';
import { withReports, withVisits } from './administration-data.mjs';
import { measureAdministrationPage } from './first-load.mjs';
import { median, startServer, stopServer } from './load.mjs';
import { signInAs } from './servers.mjs';
import { timeTrials, trialAims } from './trial.mjs';

const port = 4670;
const base = `http://127.0.0.1:${port}`;
const LOG_ROWS = [10_000, 100_000, 1_000_000];
const TRIED_REPORTS = 20_000;
const PAGE_SIZE = 50;
const ROUNDS = 9;
const GROUPINGS = ['day', 'department', 'application', 'role', 'hour'];
const SPAN = 'from=2024-11-19&to=2025-11-18';

const startHospital = (state) =>
  startServer(
    [
      'mock-server/src/cli.ts',
      ...['--port', String(port), '--state', state, '--clock', '2025-11-18T10:30:00+08:00'],
      ...['--wire', 'plain', '--no-validate', '--quiet'],
    ],
    `${base}/__mock/operations`,
  );

const read = (path, authorization) => readAt(base, path, authorization);

/** Median milliseconds of a call; each round asks for a page of its own, so that nothing kept answers it. */
async function timeOf(call) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    await call(round);
    times.push(performance.now() - begin);
  }
  return median(times);
}

async function timeLogs(authorization) {
  const path = (page, filter) => `/api/v2/logs?kind=visit&page=${page}&page_size=${PAGE_SIZE}${filter}`;
  const figures = {};
  for (const [name, filter] of [
    ['all', ''],
    ['one month', '&from=2025-06-01 00:00&to=2025-07-01 00:00'],
    ['one account', '&user_id=u-doctor'],
  ]) {
    const { total_elements: total } = await read(path(0, filter), authorization);
    const last = Math.ceil(total / PAGE_SIZE) - 1;
    const pages = { first: 0, middle: Math.floor(last / 2), last: Math.max(0, last - ROUNDS) };
    for (const [place, from] of Object.entries(pages)) {
      figures[`${name}, ${place}`] = await timeOf((round) => read(path(from + round, filter), authorization));
    }
  }
  return figures;
}

async function timeStatistics(authorization) {
  const figures = {};
  for (const by of GROUPINGS) {
    figures[by] = await timeOf(() => read(`/api/v2/statistics/usage?${SPAN}&by=${by}&compare=previous`, authorization));
  }
  return figures;
}

/** Logs by rows and page, statistics of a year by grouping, trials by condition, the first load: milliseconds and bytes. */
export async function measureAdministration(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'administration-'));
  try {
    const seeded = join(folder, 'seeded.sqlite');
    const first = await startHospital(seeded);
    // The file is there with the first call that needs it.
    await signInAs(base, 'log');
    await stopServer(first);
    const logs = {};
    let statistics;
    for (const rows of LOG_ROWS) {
      const server = await startHospital(withVisits(seeded, folder, rows));
      logs[rows] = await timeLogs(await signInAs(base, 'log'));
      if (rows === LOG_ROWS.at(-1)) statistics = await timeStatistics(await signInAs(base, 'ops'));
      await stopServer(server);
    }
    const server = await startHospital(withReports(seeded, folder, TRIED_REPORTS));
    const trials = await timeTrials(base);
    await stopServer(server);
    return { logs, statistics, trials, page: await measureAdministrationPage(browser) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints the figures. */
export function printAdministration({ logs, statistics, trials, page }, printTable) {
  console.log('\nA page of 50 entries of a log, by rows of the log, milliseconds');
  printTable(logs);
  console.log('\nStatistics of a year over a million visits, milliseconds');
  printTable({ 'a year': statistics });
  console.log('\nTrial of a rule over 20,000 reports and those of the seeded hospital, by what it asks for');
  printTable(trials);
  printPage(page, printTable);
}

/** Prints the figures of the first load. */
export function printPage(page, printTable) {
  console.log('\nFirst load of an administration page, 4x CPU throttle, 10 Mbit/s, 40 ms');
  printTable(page);
}

/** What must hold of the first load. */
export function pageAims({ 'accounts of a hospital': accounts, 'Ant Design Pro (limit)': limit }) {
  return [
    { text: 'first load of an administration page, kB brotli', value: accounts.bytes / 1000, limit: 460 },
    { text: 'usable, administration page / Ant Design Pro', value: accounts.usable / limit.usable, limit: 0.5 },
  ];
}

/** What must hold. Times of a million rows stand beside those of ten thousand in one run. */
export function administrationAims({ logs, statistics, trials, page }) {
  const [few, , many] = LOG_ROWS.map((rows) => logs[rows]);
  return [
    ...Object.entries(many).map(([name, milliseconds]) => ({
      text: `log of a million rows, ${name}, ms`,
      value: milliseconds,
      limit: 200,
    })),
    ...Object.entries(many).map(([name, milliseconds]) => ({
      text: `log of a million rows / of ten thousand, ${name}`,
      // Below a few milliseconds both are the call itself.
      value: milliseconds / Math.max(few[name], 3),
      limit: 3,
    })),
    ...Object.entries(statistics).map(([name, milliseconds]) => ({
      text: `statistics of a year, ${name}, ms`,
      value: milliseconds,
      limit: 300,
    })),
    ...trialAims(trials),
    ...pageAims(page),
  ];
}
