import { expectAccessible, openAs } from '../support/actions.ts';
import { atBothSizes } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

// covers B-2.5-19
test('the board is read at once, leads to its lists, and on the wall to nothing', async ({ page, hospital }) => {
  await atBothSizes(
    page,
    () => openAs(page, hospital, 'lab', '/bulletin-board'),
    async () => {
      await expect(page.getByRole('table', { name: '危急值' })).toBeVisible();
      await expect(page.getByRole('row', { name: /^体检中心 .+，每日一次/ })).toBeVisible();
      await expect(page).toHaveTitle(/系统看板/);
    },
  );
  await expectAccessible(page);
  const figure = page.getByRole('list', { name: '今日数字' }).getByRole('link', { name: /今日报告/ });
  const count = Number((await figure.textContent())?.match(/今日报告(\d+)份/)?.[1]);
  expect(count).toBeGreaterThan(0);

  await page.keyboard.press('f');
  await expect(page).toHaveURL(/wall=1/);
  await expect(page.getByRole('region', { name: '投屏' })).toBeFocused();
  // Menu, search and the ringing strip with its full name lie under the wall.
  const isCovered = () =>
    page.evaluate(() => [5, 60, 300].every((y) => document.elementFromPoint(30, y)?.closest('[data-wall]') != null));
  await expect.poll(isCovered).toBe(true);
  await expect(page.locator('[data-wall]').getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: '已暂停刷新' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('f');
  await figure.click();
  await expect(page).toHaveURL(/\/excellent/);
});
