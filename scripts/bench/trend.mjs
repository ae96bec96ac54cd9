// The trend dialog with six indicators of more and more results.
import { mediansOfRounds } from './rounds.mjs';
import { trendCsv, trendPlan } from './scale-data.mjs';
import { openSlowTab, untilSettled } from './slow-tab.mjs';

const ROUNDS = 3;
const SETTLED_MS = 3000;
const pointCounts = [10, 1000, 10_000];
const DIALOG = '.jw-dialog';

/** A patient with so many results of each indicator and a plan that asks for them; answers the latest report. */
async function bringPatient({ mock, authorization }, points) {
  const call = async (path, body, headers = {}) => {
    const answer = await fetch(`${mock}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: { 'x-wire': 'plain', 'content-type': 'application/json', authorization, ...headers },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  const account = await call('/__mock/import?name=trend.csv', trendCsv(`趋势${points}`, points), {
    'content-type': 'text/csv',
  });
  const { patient_id } = account.patients[0];
  await call('/api/v2/plan/add', JSON.stringify({ plan_name: '六项', patient_id, laboratories: trendPlan }));
  const { data } = await call(`/api/v2/reading2/patients/${patient_id}/reports`);
  return data[0].report_id;
}

async function openTrend(browser, { web, prepare }, report) {
  const slow = await openSlowTab(browser, { prepare });
  const { tab } = slow;
  await tab.goto(`${web}/detail?report_id=${report}`);
  await tab.locator('main tbody tr td').first().waitFor();
  await tab.locator('nav[aria-label=报告工具] button:has-text("趋势方案")').click();
  const button = tab.locator('[role=dialog] button[aria-label="查看「六项」的趋势"]');
  await button.waitFor();
  // A page that waits for changes is never without calls.
  await tab.waitForTimeout(SETTLED_MS);
  const figures = await untilSettled(slow, button, DIALOG);
  const charts = await tab.locator(`${DIALOG} [role=img] svg`).count();
  await slow.close();
  if (charts < trendPlan.length) throw new Error(`${charts} charts instead of ${trendPlan.length}`);
  return figures;
}

/** Milliseconds from the click to the last paint of the dialog, by results of each indicator. */
export async function measureTrends(browser, hospital) {
  const measures = {};
  for (const points of pointCounts) {
    const report = await bringPatient(hospital, points);
    measures[points] = () => openTrend(browser, hospital, report);
  }
  return mediansOfRounds(measures, ROUNDS, 'clock');
}
