import { SEED_SPECIAL_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, openAs } from '../support/actions.ts';
import { dock } from '../support/detail.ts';
import { reportOf } from '../support/reports.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

const ckdOf = (reportId: string) => `/detail?report_id=${reportId}&panel=assessment&api_type=4`;

function staging(page: Page): Locator {
  return page.getByRole('dialog', { name: 'CKD分期' });
}

function grid(page: Page): Locator {
  return staging(page).getByRole('table', { name: 'GFR 与白蛋白尿分级' });
}

// covers A-1-10, A-2.5-22, A-2.8-16..19, A-4-47..51
test('the stage of a report stands in the grid, with the way to it and its trend', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  await dock(page).getByRole('button', { name: 'CKD 分期' }).click();
  const tool = staging(page);
  await expect(tool.getByText('CKD G3b A3', { exact: true })).toBeVisible();
  await expect(grid(page).locator('tbody').getByRole('cell')).toHaveText([
    ...['低危', '中危', '高危'],
    ...['低危', '中危', '高危'],
    ...['中危', '高危', '极高危'],
    ...['高危', '极高危', /^极高危\s*本次 2025-11-18$/],
    ...['极高危', '极高危', '极高危'],
    ...['极高危', '极高危', '极高危'],
  ]);
  await expect(grid(page).locator('[aria-current]')).toHaveText(/^极高危\s*本次 2025-11-18$/);
  await expect(tool.getByText('上次完整分期为高危（G3a A2，2025-08-21）')).toBeVisible();

  // The nodes are drawn in the cells they speak about.
  const nodes = tool.locator('svg circle');
  await expect(nodes).toHaveCount(5);
  const cell = await grid(page).locator('tbody tr').nth(2).getByRole('cell').nth(1).boundingBox();
  const last = await nodes.nth(4).boundingBox();
  if (!cell || !last) throw new Error('grid and way are drawn');
  expect(last.x).toBeGreaterThan(cell.x);
  expect(last.x + last.width).toBeLessThan(cell.x + cell.width);
  expect(last.y).toBeGreaterThan(cell.y);
  expect(last.y + last.height).toBeLessThan(cell.y + cell.height);
  await expectAccessible(page);
  await tool.getByRole('checkbox', { name: '显示历次轨迹' }).uncheck();
  await expect(nodes).toHaveCount(0);

  const reports = tool.getByRole('navigation', { name: '肾功能报告' });
  await reports.getByRole('button', { name: /^2025-11-12 08:15/ }).focus();
  await page.keyboard.press('Enter');
  await expect(tool.getByText('缺少尿白蛋白/肌酐比值，本次不能定位到分期格')).toBeVisible();
  await expect(grid(page).locator('[aria-current]')).toHaveCount(0);

  await tool.getByRole('button', { name: '查看历史趋势' }).click();
  await expect(page.getByRole('dialog', { name: '多指标历史趋势' })).toContainText('肾功能历史趋势');
});

test.describe('a failing server', () => {
  test.use({ allowedConsole: failedAnswers });

  // covers A-8-02
  test('leaves the reports and a way to load again', async ({ page, hospital }) => {
    await hospital.plan({ operationId: 'getKidneyReport', kind: 'http', status: 500 });
    await openAs(page, hospital, 'doctor', ckdOf(SEED_SPECIAL_REPORT_IDS.顾怀远八月));
    const tool = staging(page);
    await tool.getByRole('button', { name: '重新载入' }).click();
    await expect(grid(page).locator('[aria-current]')).toHaveText(/^高危\s*本次 2025-08-21$/);
    await expect(tool.getByRole('button', { name: /^2025-08-21 10:05/ })).toHaveAttribute('aria-current', 'true');
  });
});
