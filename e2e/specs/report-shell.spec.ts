import { SEED_PATIENT_IDS, SEED_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import type { Page } from '@playwright/test';
import { expectAccessible, openAs } from '../support/actions.ts';
import { reportOf } from '../support/reports.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

const REPORT = `report_id=${SEED_REPORT_IDS.顾怀远}`;

/** The screens of the shell. */
function tabs(page: Page) {
  return page.getByRole('navigation', { name: '报告全景' });
}

// covers B-2.3-01..07
test('from a report into its shell: every screen keeps the patient and the report, and back is never a trap', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  await page.getByRole('link', { name: '报告全景' }).click();
  await expect(page).toHaveURL(`/report-detail?${REPORT}`);
  await expect(page.getByRole('table', { name: '历次解读' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
  await expectAccessible(page);

  for (const [name, path, content] of [
    ['检验报告', '/report', page.getByRole('table', { name: '检验报告' })],
    ['健康趋势', '/river', page.getByRole('list', { name: '按日打开报告' })],
    ['应用', '/app-application', page.getByRole('region', { name: '本报告触发' })],
    ['医学百科', '/encyclopedia-knowledge', page.getByRole('region', { name: '本报告诊断' })],
  ] as const) {
    await tabs(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${path}?${REPORT}`);
    await expect(content).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page.getByRole('banner').getByText('顾怀远')).toBeInViewport();
    await expectAccessible(page);
  }
  await page.getByRole('region', { name: '本报告诊断' }).getByRole('link', { name: '糖尿病肾病可能' }).click();
  await expect(page.getByRole('table', { name: '本报告的依据' })).toBeVisible();
  await expectAccessible(page);

  for (const path of ['/encyclopedia-knowledge', '/app-application', '/river', '/report', '/report-detail']) {
    await page.goBack();
    await expect(page).toHaveURL(`${path}?${REPORT}`);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '顾怀远' })).toBeVisible();
});

const PARTS = ['综合判读', '现在做什么', '发现', '未判读'];

/** What each part of the reading says, word for word; without what only one of the screens offers to press. */
async function partsOf(page: Page): Promise<Record<string, string>> {
  await expect(page.getByRole('region', { name: '综合判读' })).toBeVisible();
  return page.evaluate((names) => {
    const textOf = (part: Element) => {
      const copy = part.cloneNode(true) as Element;
      for (const extra of copy.querySelectorAll('kbd, a, button[aria-label$="：已处理"]')) extra.remove();
      return copy.textContent;
    };
    const parts = [...document.querySelectorAll('main section')];
    const named = parts.map((part) => [part.getAttribute('aria-label') ?? '', textOf(part)] as const);
    return Object.fromEntries(named.filter(([name]) => names.includes(name)));
  }, PARTS);
}

// Critical; known and worse; a tool that speaks; a gas without a type; nothing abnormal.
for (const id of ['R1001-01', 'R1004-01', 'R1002-01', 'R1007-01', 'R1131-01', 'R1012-01']) {
  test(`the shell says of ${id} what the report itself says, word for word`, async ({ page, hospital }) => {
    await openAs(page, hospital, 'doctor', `/detail?report_id=${id}`);
    const said = await partsOf(page);
    expect(said['综合判读']).toMatch(/综合判读.{8,}/);
    await page.goto(`/report-detail?report_id=${id}`);
    expect(await partsOf(page)).toEqual(said);
  });
}

// covers B-2.3-05, B-2.3-07
test('the river leads from day to day, and the header stays in a frame 1000 px wide', async ({ page, hospital }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openAs(page, hospital, 'doctor', `/river?${REPORT}`);
  const days = page.getByRole('list', { name: '按日打开报告' });
  await expect(days.getByRole('link')).toHaveCount(12);
  await expect(days.getByRole('link', { name: /^2025-11-18/ })).toHaveAttribute('aria-current', 'date');
  await page.getByRole('radio', { name: '按诊断' }).click();
  await expect(page.getByRole('list', { name: '图例' })).toContainText('糖尿病');
  await page.getByRole('table', { name: '逐日报告与诊断' }).getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner').getByText('顾怀远')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1000);

  await page.getByRole('button', { name: '查看「糖尿病肾脏病随访」的趋势' }).click();
  const trend = page.getByRole('dialog');
  await expect(trend).toBeVisible();
  await expect(page).toHaveURL(/&plan=/);
  await page.keyboard.press('Escape');
  await expect(trend).toBeHidden();

  await days.getByRole('link', { name: /^2025-08-21/ }).click();
  await expect(page).toHaveURL(/^[^?]+\/report-detail\?report_id=R1004-04$/);
  await expect(page.getByRole('note')).toContainText('患者最近一份报告（2025-11-18 09:42）');
  await page.getByRole('combobox', { name: '报告' }).selectOption({ label: '11-12 08:15 生化、凝血' });
  await expect(page).toHaveURL(/report_id=R1004-02$/);
  await page.goBack();
  await expect(page).toHaveURL(/report_id=R1004-04$/);
});

// covers B-2.3-06
test('an application of the report opens its tool there', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', `/app-application?report_id=${SEED_REPORT_IDS.严松年}`);
  const triggered = page.getByRole('region', { name: '本报告触发' });
  await triggered.getByRole('link', { name: '打开 Grace 评分' }).click();
  await expect(page.getByRole('dialog', { name: 'Grace评分' })).toBeVisible();
  await page.goBack();
  await expect(triggered).toBeVisible();
});

// covers B-2.3-10
test('the radar stands alone, with its table and the diagnoses behind it', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', `/report-detail?${REPORT}`);
  await tabs(page).getByRole('link', { name: '雷达图' }).click();
  await expect(page).toHaveURL(`/report-detail-radar?${REPORT}`);
  await expect(page.getByRole('img', { name: /^各组异常占比/ })).toBeVisible();
  await expect(tabs(page)).toHaveCount(0);
  await expect(page.getByRole('table', { name: '疾病系统与诊断' })).toContainText('慢性肾脏病');
  await expectAccessible(page);
});

test.describe('what goes wrong', () => {
  test.use({ allowedConsole: failedAnswers });

  // covers B-2.6-06
  test('an unknown report, a failing server and a patient id', async ({ page, hospital }) => {
    await openAs(page, hospital, 'doctor', '/report?report_id=NOPE');
    await expect(page.getByText('可能已撤回或地址有误')).toBeVisible();

    await hospital.plan({ operationId: 'listPatientHistoryDiagnoses', kind: 'http', status: 500 });
    await page.goto(`/river?${REPORT}`);
    await page.getByRole('main').getByRole('button', { name: '重新载入' }).click();
    await expect(page.getByRole('list', { name: '按日打开报告' })).toBeVisible();

    // The entrance passes on at once, so its address is waited for, not looked for.
    const entrance = page.waitForURL(/\/plugin-login\?/, { waitUntil: 'commit' });
    await page.goto(`/report-detail?patient_id=${SEED_PATIENT_IDS.顾怀远}`);
    await entrance;
    await expect(page).toHaveURL('/report-detail?report_id=R1004-01');
    await expect(page.getByText('顾怀远').first()).toBeVisible();
  });
});
