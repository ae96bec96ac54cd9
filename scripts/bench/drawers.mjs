// What a doctor waits for over a report: drawers, trends, very long reports, the relation graph, opening, typing.
import { measureOpenings } from './drawer-openings.mjs';
import { measureKeystroke } from './keystroke.mjs';
import { stopServer } from './load.mjs';
import { measureFirstRows, measureScrolling, REPORT } from './long-report.mjs';
import { measurePrefetch } from './prefetch.mjs';
import { measureGraphs } from './relation-graph.mjs';
import { growthOf } from './scale.mjs';
import { signIn, startMock } from './servers.mjs';
import { measureTrends } from './trend.mjs';
import { serveWebApp, signedInScript } from './web-app.mjs';

const ports = { mock: 4650, web: 4651, pages: 4652 };

/** All of it behind a CPU throttled four times, each part in tabs of its own. */
export async function measureDrawers(browser) {
  const mock = `http://127.0.0.1:${ports.mock}`;
  const web = `http://127.0.0.1:${ports.web}`;
  const backEnd = await startMock('encrypted', ports.mock);
  const server = await serveWebApp({ port: ports.web, mockPort: ports.mock });
  try {
    const { authorization } = await signIn(mock);
    const hospital = { web, mock, authorization, prepare: await signedInScript(browser, web) };
    return {
      firstRows: await measureFirstRows(browser, ports.pages),
      graphs: await measureGraphs(browser, ports.pages),
      scrolling: await measureScrolling(browser, hospital),
      prefetch: await measurePrefetch(browser, hospital),
      keystroke: await measureKeystroke(browser, hospital),
      ...(await measureOpenings(browser, hospital)),
      trends: await measureTrends(browser, hospital),
    };
  } finally {
    server.close();
    await stopServer(backEnd);
  }
}

/** Prints the figures. */
export function printDrawers(figures, printTable) {
  const { openings, toCome, trends, firstRows, scrolling, graphs, prefetch, keystroke } = figures;
  console.log('\nBehind 4x CPU throttle; milliseconds on the clock, and of them work of the page itself');
  console.log('\nFrom the click to the last paint of a drawer, the first time and again');
  printTable(openings);
  if (toCome.length > 0) console.log(`Not offered yet: ${toCome.join('、')}`);
  console.log('\nTrend dialog of six indicators, by results of each');
  printTable(trends);
  console.log('\nFirst rows of 5,000');
  printTable(firstRows);
  console.log('\nScrolling the report of 5,000 rows, 5,000 pixels a second');
  printTable({ [REPORT]: scrolling });
  console.log('\nRelation graph');
  printTable(graphs);
  console.log('\nOpening a report from the list, behind 10 Mbit/s and 40 ms');
  printTable(prefetch);
  console.log('\nScript per key in the Grace form');
  printTable({ 'Grace form': keystroke });
}

/** What must hold. Ratios compare what the page itself worked, which other work on the machine leaves as it is. */
export function drawerAims({ trends, firstRows, scrolling, graphs, prefetch, keystroke }) {
  const ratio = (figures, name, limit, figure) => figures[name][figure] / figures[limit][figure];
  const graph = (nodes) => ({
    text: `relation graph / echarts graph, ${nodes} nodes`,
    value: ratio(graphs, `relation graph, ${nodes} nodes`, `echarts graph (limit), ${nodes} nodes`, 'work'),
    limit: 0.4,
  });
  return [
    {
      text: '5,000 rows: first rows / antd virtual Table',
      value: ratio(firstRows, 'table of results', 'antd virtual Table (limit)', 'work'),
      limit: 0.45,
    },
    { text: '5,000 rows: rows in the document', value: scrolling.rows, limit: 120 },
    { text: '5,000 rows: blank frames while scrolling', value: scrolling.blankFrames, limit: 0 },
    { text: '5,000 rows: longest script task while scrolling, ms', value: scrolling.longestTask, limit: 50 },
    graph(10),
    graph(300),
    {
      text: 'opening a report, hovered / not hovered',
      value: ratio(prefetch, 'row hovered', 'row not hovered', 'clock'),
      limit: 0.5,
    },
    { text: 'script per key in the Grace form, ms', value: keystroke.median, limit: 10 },
    ...growthOf(trends, 'clock').map(({ from, to, cost, limit }) => ({
      text: `trend dialog, results ${from} → ${to}, cost ratio`,
      value: cost,
      limit,
    })),
  ];
}
