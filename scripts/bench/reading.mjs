// What a doctor waits for while reading: very long reports, the relation graph, opening a report, typing.
import { measureKeystroke } from './keystroke.mjs';
import { stopServer } from './load.mjs';
import { measureDayList } from './day-list.mjs';
import { measureFirstRows, measureScrolling, REPORT } from './long-report.mjs';
import { measureNextReport } from './next-report.mjs';
import { measurePrefetch } from './prefetch.mjs';
import { measureGraphs } from './evidence-graph.mjs';
import { growthOf } from './scale.mjs';
import { startMock } from './servers.mjs';
import { serveWebApp, signedInScript } from './web-app.mjs';

const ports = { mock: 4660, web: 4661, pages: 4662 };

/** All of it behind a CPU throttled four times, each part in tabs of its own. */
export async function measureReading(browser) {
  const web = `http://127.0.0.1:${ports.web}`;
  const backEnd = await startMock('encrypted', ports.mock);
  const server = await serveWebApp({ port: ports.web, mockPort: ports.mock });
  try {
    const hospital = { web, prepare: await signedInScript(browser, web) };
    return {
      firstRows: await measureFirstRows(browser, ports.pages),
      graphs: await measureGraphs(browser, ports.pages),
      scrolling: await measureScrolling(browser, hospital),
      prefetch: await measurePrefetch(browser, hospital),
      keystroke: await measureKeystroke(browser, hospital),
      next: await measureNextReport(browser, hospital),
      days: await measureDayList(),
    };
  } finally {
    server.close();
    await stopServer(backEnd);
  }
}

/** Prints the figures. */
export function printReading({ firstRows, scrolling, graphs, prefetch, keystroke, next, days }, printTable) {
  console.log('\nBehind 4x CPU throttle; milliseconds on the clock, and of them work of the page itself');
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
  console.log('\nThe next report of the worklist, from its key to its headline');
  printTable({ J: next });
  console.log('\nA day of so many reports on the server: taken in, and listed');
  printTable(days);
}

/** What must hold. Ratios compare what the page itself worked, which other work on the machine leaves as it is. */
export function readingAims({ firstRows, scrolling, graphs, prefetch, keystroke, next, days }) {
  const ratio = (figures, name, limit, figure) => figures[name][figure] / figures[limit][figure];
  const graph = (nodes) => ({
    text: `relation graph / echarts graph, ${nodes} nodes`,
    value: ratio(graphs, `relation graph, ${nodes} nodes`, `echarts graph (limit), ${nodes} nodes`, 'work'),
    limit: 0.4,
  });
  const growth = growthOf({ 10: graphs['relation graph, 10 nodes'], 300: graphs['relation graph, 300 nodes'] }, 'work');
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
    { text: 'next report by key to its headline, ms', value: next.clock, limit: 100 },
    { text: 'list of a day with 400 reports, ms', value: days[400]['list again'], limit: 50 },
    { text: 'the same after one more report, ms', value: days[400]['list after one more report'], limit: 50 },
    ...growthOf(days, 'import').map(({ from, to, cost, limit }) => ({
      text: `import of a day, reports ${from} → ${to}, cost ratio`,
      value: cost,
      limit,
    })),
    ...growth.map(({ from, to, cost, limit }) => ({
      text: `relation graph, nodes ${from} → ${to}, cost ratio`,
      value: cost,
      limit,
    })),
  ];
}
