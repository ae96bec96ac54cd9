import type { Page } from '@playwright/test';
import { expectAccessible, openAs } from '../support/actions.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

const band = (page: Page) => page.getByRole('region', { name: '危急值处置' });
const steps = (page: Page) => band(page).getByRole('status', { name: '处置回路' }).getByRole('listitem');

test('a critical value is handled in two clicks and ended in another; two accounts see one count', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openAs(page, hospital, 'doctor', '/');
  await expect(page.getByRole('list', { name: '今日报告' }).getByRole('link').first()).toHaveText(/^3危急值未闭环/);
  await page.goto('/detail?report_id=R1001-01');
  await expect(band(page).getByText('未接报 4 分钟')).toBeVisible();
  await expect(steps(page)).toHaveText([/检出\s*10:26/, /通知\s*10:27\s*护士站 周敏/, '接报', '处置', '复测', '闭环']);
  expect((await band(page).boundingBox())?.height).toBe(46);
  await expectAccessible(page);

  await page.keyboard.press('a');
  await expect(steps(page).nth(2)).toHaveText(/接报\s*10:30\s*沈若溪/);
  await expect(band(page).getByRole('button', { name: '撤销' })).toBeVisible();
  await band(page).getByRole('button', { name: '记录处置' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '已心电监护' }).click();
  await expect(steps(page).nth(3)).toHaveText(/处置\s*0\/3\s*10:30\s*沈若溪/);

  const colleague = await otherWindow();
  await openAs(colleague, hospital, 'doctor2', '/crisis-reminder');
  await expect(colleague.getByRole('radio', { name: /^未闭环\s*3$/ })).toBeChecked();
  await expect(colleague.getByRole('button', { name: '危急值提醒，3 项未闭环' })).toBeVisible();

  await band(page).getByRole('button', { name: '记录处置' }).click();
  await page.getByRole('button', { name: '已缓解' }).click();
  await expect(band(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: '报告时间轴' })).toContainText('已闭环 10:30');
  await colleague.reload();
  await expect(colleague.getByRole('radio', { name: /^未闭环\s*2$/ })).toBeChecked();
  await expect(colleague.getByRole('button', { name: '危急值提醒，2 项未闭环' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('list', { name: '今日报告' }).getByRole('link').first()).toHaveText(/^2危急值未闭环/);

  await page.goto('/detail?report_id=R1001-01');
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('region', { name: '危急值处置记录' });
  await expect(paper).toContainText(/钾 6\.82.*已闭环.*已心电监护/s);
  // The loop stands after the steps and before the rows.
  const parts = [
    page.getByRole('heading', { name: '现在做什么' }),
    paper,
    page.getByRole('table', { name: '检验结果' }),
  ];
  const tops: number[] = [];
  for (const part of parts) tops.push((await part.boundingBox())?.y ?? Number.NaN);
  expect(tops).toHaveLength(3);
  expect(tops.every(Number.isFinite)).toBe(true);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('a newer result proposes the end, which takes one click', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/detail?report_id=R1003-01');
  await expect(steps(page).nth(4)).toHaveText(/复测\s*11-18 10:08\s*68\.4，降 5\.2/);
  await band(page).getByRole('button', { name: '闭环' }).click();
  await expect(band(page)).toHaveCount(0);
});

test.describe('a bad network', () => {
  test.use({ allowedConsole: failedAnswers });

  test('keeps the step until the server has it', async ({ page, hospital }) => {
    await openAs(page, hospital, 'doctor', '/detail?report_id=R1001-01');
    await hospital.plan({ operationId: 'createOrUpdateWarning', kind: 'http', status: 503 });
    await band(page).getByRole('button', { name: '接报' }).click();
    await expect(band(page).getByText('接报未送达')).toBeVisible();
    await expect(steps(page).nth(2)).toHaveText('接报');
    await band(page).getByRole('button', { name: '重发' }).click();
    await expect(steps(page).nth(2)).toHaveText(/接报\s*10:30\s*沈若溪/);
  });
});
