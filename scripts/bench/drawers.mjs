// What a doctor waits for over a report: drawers, trends, very long reports, the relation graph, opening, typing.
import { measureOpenings } from './drawer-openings.mjs';
import { measureKeystroke } from './keystroke.mjs';
import { stopServer } from './load.mjs';
import { measureFirstRows, measureScrolling } from './long-report.mjs';
import { measurePrefetch } from './prefetch.mjs';
import { measureGraphs } from './relation-graph.mjs';
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
