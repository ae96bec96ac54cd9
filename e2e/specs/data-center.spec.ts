import { expectAccessible, openAs } from '../support/actions.ts';
import { atBothSizes } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/data-center';

// covers B-2.5-10, B-2.7-32
test('a number opens its rows, and what is chosen stands in the address', async ({ page, hospital }) => {
  await openAs(page, hospital, 'info', '/users');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '数据中心' }).click();
  await expect(page).toHaveURL(PATH);
  await page.getByRole('button', { name: /^LIS 东院区，单位：/ }).click();
  await expect(page).toHaveURL(/check=unit&of=lis-east/);
  await page.reload();
  const rows = page.getByRole('region', { name: '未通过的结果' });
  await expect(rows.getByRole('row', { name: /不能换算/ }).first()).toContainText('*');
  await page.getByRole('button', { name: /^2025-11-17 周一：/ }).press('Enter');
  await expect(page).toHaveURL(/day=2025-11-17/);
  await expect(rows).toHaveCount(0);
  // What role 10 may not open is plain text.
  await expect(page.getByText('数据同步核对')).toBeVisible();
  await expect(page.getByRole('link', { name: '数据同步核对' })).toHaveCount(0);
  await page.goBack();
  await expect(rows).toBeVisible();
  await expect(page.getByRole('table', { name: '本周新来源代码' }).getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('table', { name: '本周新来源代码' }).getByRole('link')).toHaveCount(0);
  const ofRows = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^导出 \d+ 条/ })
    .first()
    .click();
  expect((await ofRows).suggestedFilename()).toMatch(/_2025-11-18\.csv$/);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /^导出 \d+ 行$/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^数据中心_/);
  // One Escape, with the pointer still on what opened them.
  await page.getByRole('button', { name: '列设置' }).last().click();
  const restore = page.getByRole('button', { name: '恢复默认' });
  await expect(restore).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(restore).toBeHidden();
});

test('it reads well: title, axe, both sizes', async ({ page, hospital }) => {
  await atBothSizes(
    page,
    () => openAs(page, hospital, 'info', `${PATH}?check=range`),
    async () => {
      await expect(page.getByRole('heading', { level: 1, name: '数据中心' })).toBeVisible();
      await expect(page.getByRole('table', { name: /^每日数据量/ })).toBeVisible();
      await expect(page.getByRole('table', { name: '本周新来源代码' })).toBeVisible();
      await expect(page).toHaveTitle(/数据中心/);
    },
  );
  await expectAccessible(page);
});
