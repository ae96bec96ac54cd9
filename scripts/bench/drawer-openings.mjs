// From the click to the content of each drawer over a report: the first time, with its code to come, and once more.
import { mediansOfRounds } from './rounds.mjs';
import { openSlowTab, untilSettled, untilStill } from './slow-tab.mjs';

const ROUNDS = 3;
/**
 * A report is read before anything is opened over it: what is fetched and drawn ahead meanwhile is there by then. What is drawn
 * ahead comes and goes in the document, and begins after two seconds; so long nothing has changed there, it is done.
 */
const STILL_MS = 3000;
const DOCK = 'nav[aria-label=报告工具]';
// What is drawn ahead stands in the document too.
const DRAWER = '[role=dialog][data-open]';
const APPLICATIONS = `${DOCK} button:has-text("应用集")`;
const KIDNEY = 'R1004-01';

/** What opens from the page itself: the report, and the button. */
const drawers = {
  趋势方案: { report: KIDNEY, button: `${DOCK} button:has-text("趋势方案")` },
  应用集: { report: KIDNEY, button: APPLICATIONS },
  '诊断 糖尿病肾病': { report: KIDNEY, button: 'main button[aria-label="查看 糖尿病肾病可能 的依据与知识"]' },
};

/** Tools by the name of their application, each with a report that triggers it. */
const tools = {
  血气分析: 'R1105-02',
  'CKD 分期': 'R1078-01',
  'Grace 评分': 'R1048-04',
  胸腔积液鉴别: 'R1144-01',
  胃功能: 'R1135-01',
  甲状腺用药随访: 'R1153-01',
  新冠分型辅助: 'R1163-03',
  肾上腺皮质功能: 'R1175-01',
  原发性醛固酮增多症: 'R1183-01',
  甲状腺功能辅助: 'R1153-01',
  脑脊液分析: 'R1204-01',
};

async function openReport(browser, { web, prepare }, report) {
  const slow = await openSlowTab(browser, { prepare });
  await slow.tab.goto(`${web}/detail?report_id=${report}`);
  await slow.tab.locator('main tbody tr td').first().waitFor();
  await slow.tab.locator(APPLICATIONS).waitFor();
  await untilStill(slow, STILL_MS);
  return slow;
}

/** The button of a tool, in the set of applications that stands open then. */
async function toolButton({ tab }, name) {
  await tab.locator(APPLICATIONS).click();
  await tab.locator(`${DRAWER} li`).first().waitFor();
  return tab.locator(`${DRAWER} button[aria-label="打开 ${name}"]`);
}

/** Opens, closes and opens again: milliseconds until nothing changes any more. */
async function openTwice(name, slow, findButton) {
  const first = await untilSettled(slow, await findButton(slow), DRAWER);
  await slow.tab.locator(`${DRAWER} button[aria-label=关闭]`).last().click();
  await slow.tab.locator(DRAWER).waitFor({ state: 'hidden' });
  const again = await untilSettled(slow, await findButton(slow), DRAWER);
  await slow.close();
  const said = ({ clock, work }) => `${Math.round(clock)} ms (work ${Math.round(work)})`;
  console.log(`  ${name}: first ${said(first)}, again ${said(again)}`);
  return { first: first.clock, 'first work': first.work, again: again.clock, 'again work': again.work };
}

/**
 * Opens every drawer, each in a tab of its own. A round takes three minutes, so every opening is told as it is measured.
 * @param {{ web: string, prepare: object }} hospital address of the web app, and what signs a tab in
 * @returns the figures by drawer
 */
export function measureOpenings(browser, hospital, rounds = ROUNDS) {
  const buttons = [
    ...Object.entries(drawers).map(([name, { report, button }]) => [name, report, ({ tab }) => tab.locator(button)]),
    ...Object.entries(tools).map(([name, report]) => [name, report, (slow) => toolButton(slow, name)]),
  ];
  const measures = buttons.map(([name, report, findButton]) => [
    name,
    async () => openTwice(name, await openReport(browser, hospital, report), findButton),
  ]);
  return mediansOfRounds(Object.fromEntries(measures), rounds, 'first', { warmUps: 1 });
}
