import { SEED_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import { openAs } from '../support/actions.ts';
import { dock, resultRows, results, timeline } from '../support/detail.ts';
import { graceOf, reportOf } from '../support/reports.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

test.describe('a report that does not exist', () => {
  test.use({ allowedConsole: failedAnswers });

  test('says so and leads back to the list', async ({ page, hospital }) => {
    await openAs(page, hospital, 'doctor', '/detail?report_id=R0000-00');
    await expect(page.getByRole('heading', { level: 1, name: '没有找到报告 R0000-00' })).toBeAttached();
    await expect(page.getByText('可能已撤回或地址有误')).toBeVisible();
    await expect(dock(page)).toHaveCount(0);
    await page.getByRole('link', { name: '返回报告列表' }).click();
    await expect(page.getByRole('table', { name: '检验报告' })).toBeVisible();
    await page.goto('/detail');
    await expect(page.getByText('地址中没有报告编号')).toBeVisible();
  });
});

test('leaving a report that is still under way cancels its call, and the next patient stands alone', async ({
  page,
  hospital,
}) => {
  const open = (name: string) =>
    page
      .getByRole('rowheader', { name: new RegExp(`^${name}`) })
      .getByRole('link')
      .click();
  await openAs(page, hospital, 'doctor', '/excellent?date=2025-11-18&page_size=48');
  await hospital.plan({ operationId: 'getReportAnalysis', kind: 'delay', ms: 1500, when: 'all' });
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes(SEED_REPORT_IDS.顾怀远));
  await open('顾怀远');
  await expect(page).toHaveURL(reportOf('顾怀远'));
  await page.goBack();
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
  await open('严松年');
  await expect(page.getByRole('heading', { level: 1, name: '严松年' })).toBeVisible();
  await expect(page.getByRole('region', { name: '发现' }).getByRole('listitem').first()).toHaveText(/急性心肌损伤/);
  // The list that is kept behind the report still names him, unseen.
  await expect(page.getByText('顾怀远').filter({ visible: true })).toHaveCount(0);
});

test.describe('of a confused gateway', () => {
  // A report with another one's patient is refused by some calls.
  test.use({ allowedConsole: failedAnswers });

  test('an answer that belongs to another patient is never painted', async ({ page, hospital }) => {
    // A confused gateway: what is asked for one report or patient is answered with another one's.
    await page.route(/R1002-01|P1002/, (route) =>
      route.continue({ url: route.request().url().replace('R1002-01', 'R1004-01').replace('P1002', 'P1004') }),
    );
    await openAs(page, hospital, 'doctor', reportOf('严松年'));
    await expect(page.getByText('收到的不是所选报告的内容，已停止显示')).toBeVisible();
    await expect(page.getByText('顾怀远')).toHaveCount(0);
    await expect(dock(page)).toHaveCount(0);

    await page.unroute(/R1002-01|P1002/);
    await page.route(/P1002/, (route) => route.continue({ url: route.request().url().replace('P1002', 'P1004') }));
    await page.goto(graceOf('严松年'));
    await expect(page.getByRole('heading', { level: 1, name: '严松年' })).toBeVisible();
    await expect(page.getByText('顾怀远')).toHaveCount(0);
    const tool = page.getByRole('dialog', { name: 'Grace评分' });
    await expect(tool.getByRole('textbox', { name: '年龄' })).toHaveValue('');
    await expect(timeline(page)).toHaveCount(0);
  });
});

test('while another report of the patient loads, nothing of the one before stands under its name', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  await expect(resultRows(page)).toHaveCount(22);
  await hospital.plan({ operationId: 'getReportAnalysis', kind: 'delay', ms: 1500 });
  await timeline(page)
    .getByRole('link', { name: /^08-21/ })
    .click();
  await expect(page.getByRole('status', { name: '正在载入' }).first()).toBeVisible();
  await expect(page.getByText('肾功能持续下降')).toHaveCount(0);
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: '顾怀远' })).toBeVisible();
  await expect(results(page).getByRole('row', { name: /^肌酐/ })).toBeVisible();
});
