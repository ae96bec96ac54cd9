// Opening a report from the list: of a row that the mouse rested on, and of one that it did not.
import { mediansOfRounds } from './rounds.mjs';
import { hospitalDay } from './servers.mjs';
import { openSlowTab, untilShown } from './slow-tab.mjs';

const ROUNDS = 7;
const REST_MS = 1500;

/** `isHovered`: the pointer rests on the row before it is pressed. */
async function openFromList(browser, { web, prepare }, isHovered) {
  const slow = await openSlowTab(browser, { prepare, line: true });
  const { tab } = slow;
  await tab.goto(`${web}/excellent?date=${hospitalDay}`);
  const row = tab.locator('main tbody tr', { hasText: '顾怀远' }).first();
  await row.waitFor();
  await tab.waitForLoadState('networkidle');
  if (isHovered) {
    await row.hover({ position: { x: 700, y: 10 } });
    await tab.waitForTimeout(REST_MS);
  }
  const figures = await untilShown(slow, row, 'main section[aria-label=检验结果] tbody td');
  await slow.close();
  return figures;
}

/** Milliseconds from the click to the results of the report, behind the line of a ward (10 Mbit/s, 40 ms). */
export function measurePrefetch(browser, hospital) {
  return mediansOfRounds(
    {
      'row not hovered': () => openFromList(browser, hospital, false),
      'row hovered': () => openFromList(browser, hospital, true),
    },
    ROUNDS,
    'clock',
  );
}
