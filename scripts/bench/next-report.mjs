// From the key J to the headline of the next report of the worklist, which was fetched ahead.
import { median } from './load.mjs';
import { openSlowTab, untilOther } from './slow-tab.mjs';

const ROUNDS = 9;
/** What is fetched ahead has come by then: a doctor reads a report for longer. */
const READ_MS = 2500;
const HEADLINE = 'main section[aria-label="综合判读"] h2';

/** Medians of milliseconds on the clock and of work, from the first report of the day on; the first step counts for none. */
export async function measureNextReport(browser, { web, prepare }) {
  const slow = await openSlowTab(browser, { prepare });
  const { tab } = slow;
  await tab.goto(`${web}/?view=all`);
  const first = tab.locator('table tbody tr a').first();
  await first.waitFor();
  await first.press('Enter');
  await tab.locator(HEADLINE).waitFor();
  const taken = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await tab.waitForTimeout(READ_MS);
    taken.push(await untilOther(slow, 'j', HEADLINE));
  }
  await slow.close();
  const counted = taken.slice(1);
  const list = (figure) => counted.map((one) => Math.round(one[figure])).join(', ');
  console.log(`next report, clock: ${list('clock')} ms, work: ${list('work')} ms`);
  return { clock: median(counted.map(({ clock }) => clock)), work: median(counted.map(({ work }) => work)) };
}
