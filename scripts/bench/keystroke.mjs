// Script that one key costs in the form of the Grace score, read from a trace.
import { median } from './load.mjs';
import { openSlowTab } from './slow-tab.mjs';
import { scriptPerKey, traceWhile } from './trace.mjs';

const ADDRESS = '/detail?report_id=R1002-01&panel=assessment&api_type=5';
const FIELDS = ['心率', '血压（收缩压）', '血肌酐'];
const PAUSE_MS = 120;
/** Medians of single tabs lie apart by a third on an idle machine; why is not known. */
const TABS = 5;

/** Milliseconds of script of each key, over digits typed and taken back in three fields of a new tab. */
async function keysOfTab(browser, { web, prepare }) {
  const { tab, close } = await openSlowTab(browser, { prepare });
  await tab.goto(`${web}${ADDRESS}`);
  const field = (name) => tab.getByRole('dialog').getByRole('textbox', { name, exact: true });
  await field(FIELDS[0]).waitFor();
  await tab.waitForLoadState('networkidle');
  const type = async (keys) => {
    for (const key of keys) {
      await tab.keyboard.press(key);
      await tab.waitForTimeout(PAUSE_MS);
    }
  };
  const costs = [];
  for (const name of FIELDS) {
    await field(name).focus();
    // The first keys compile what they run.
    await type(['End', '1', 'Backspace']);
    const events = await traceWhile(browser, tab, () => type(['1', '2', 'Backspace', 'Backspace', '7', 'Backspace']));
    costs.push(...scriptPerKey(events));
  }
  await close();
  return costs;
}

/** Milliseconds of script per key, over all keys of several tabs. */
export async function measureKeystroke(browser, hospital) {
  const costs = [];
  for (let count = 0; count < TABS; count += 1) costs.push(...(await keysOfTab(browser, hospital)));
  return { keys: costs.length, median: median(costs), longest: Math.max(...costs) };
}
