// What a doctor waits for over a report: drawers, and the trends of a plan.
import { measureOpenings } from './drawer-openings.mjs';
import { stopServer } from './load.mjs';
import { growthOf } from './scale.mjs';
import { signIn, startMock } from './servers.mjs';
import { measureTrends } from './trend.mjs';
import { serveWebApp, signedInScript } from './web-app.mjs';

const ports = { mock: 4650, web: 4651 };

/**
 * All of it behind a CPU throttled four times, each part in tabs of its own.
 * @param {number} [rounds] openings of each drawer
 */
export async function measureDrawers(browser, rounds) {
  const mock = `http://127.0.0.1:${ports.mock}`;
  const web = `http://127.0.0.1:${ports.web}`;
  const backEnd = await startMock('encrypted', ports.mock);
  const server = await serveWebApp({ port: ports.web, mockPort: ports.mock });
  try {
    const { authorization } = await signIn(mock);
    const hospital = { web, mock, authorization, prepare: await signedInScript(browser, web) };
    const trends = await measureTrends(browser, hospital);
    return { trends, openings: await measureOpenings(browser, hospital, rounds) };
  } finally {
    server.close();
    await stopServer(backEnd);
  }
}

/** Prints the figures. */
export function printDrawers({ openings, trends }, printTable) {
  console.log('\nBehind 4x CPU throttle; milliseconds on the clock, and of them work of the page itself');
  console.log('\nFrom the click to the last paint of a drawer, the first time and again');
  printTable(openings);
  console.log('\nTrend dialog of six indicators, by results of each');
  printTable(trends);
}

/** Milliseconds from the click to the painted dialog, by results of each indicator. */
const TREND_LIMITS = { 10: 500, 10_000: 1000 };
/** Milliseconds from the click to the last paint of a drawer, the first time and again. */
const OPENING_LIMITS = { first: 300, again: 120 };

/** What must hold: drawers and the dialog are there at once, and the dialog costs no more than its data grows. */
export function drawerAims({ openings, trends }) {
  const opened = Object.entries(openings).flatMap(([name, figures]) =>
    Object.entries(OPENING_LIMITS).map(([time, limit]) => ({
      text: `${name}, ${time}, ms`,
      value: figures[time],
      limit,
    })),
  );
  const times = Object.entries(TREND_LIMITS).map(([points, limit]) => ({
    text: `trend dialog, ${points} results of six indicators, ms`,
    value: trends[points].clock,
    limit,
  }));
  const growths = growthOf(trends, 'clock').map(({ from, to, cost, limit }) => ({
    text: `trend dialog, results ${from} → ${to}, cost ratio`,
    value: cost,
    limit,
  }));
  return [...opened, ...times, ...growths];
}
