// The relation graph of a diagnosis beside an echarts graph of the same nodes.
import { withPages } from './limit-pages.mjs';
import { mediansOfRounds } from './rounds.mjs';
import { openSlowTab, untilShown } from './slow-tab.mjs';

const ROUNDS = 15;
const drawnBy = { svg: '#root svg g', echarts: '#root [data-drawn]' };

async function drawing(browser, pages, kind, nodes) {
  const slow = await openSlowTab(browser);
  await slow.tab.goto(`${pages}/${kind}.html?nodes=${nodes}`);
  const shown = await untilShown(slow, slow.tab.locator('#show'), drawnBy[kind]);
  await slow.close();
  return shown;
}

/** Milliseconds from pressing a button, where all is loaded, until the graph is painted. */
export function measureGraphs(browser, port) {
  return withPages('evidence-graph', port, (pages) =>
    mediansOfRounds(
      Object.fromEntries(
        [10, 300].flatMap((nodes) => [
          [`echarts graph (limit), ${nodes} nodes`, () => drawing(browser, pages, 'echarts', nodes)],
          [`relation graph, ${nodes} nodes`, () => drawing(browser, pages, 'svg', nodes)],
        ]),
      ),
      ROUNDS,
      'work',
    ),
  );
}
