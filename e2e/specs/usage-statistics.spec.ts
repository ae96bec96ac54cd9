import { expectAccessible, openAs } from '../support/actions.ts';
import { atBothSizes } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/operations-use-statistical';

// covers B-1-18, B-2.5-36
test('what is done is counted, a press narrows the page, and its address is the view', async ({
  page,
  hospital,
  otherWindow,
}) => {
  const theirs = await otherWindow();
  await openAs(theirs, hospital, 'doctor', '/detail?report_id=R1004-01');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

  await openAs(page, hospital, 'ops', PATH);
  await page.getByText('每日使用表格').click();
  const today = page.getByRole('table', { name: '每日使用' }).getByRole('row', { name: /未结束/ });
  await expect(today).toContainText('少于 5 人');
  await expect(today.getByRole('cell').nth(1)).toHaveText('1');
  await page.getByRole('button', { name: 'CKD 分期' }).click();
  await expect(page).toHaveURL(/application_id=app-ckd/);
  await page.reload();
  await expect(page.getByRole('button', { name: '清除：CKD 分期' })).toBeVisible();
  await expect(page.getByRole('row', { name: /打开应用/ }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /查看解读/ })).toHaveCount(0);
  await page.getByRole('button', { name: '清除：CKD 分期' }).click();
  await page.getByRole('button', { name: /^查看次数 [\d,]+ 次的明细$/ }).click();
  await expect(page.getByRole('row', { name: /查看解读/ }).first()).toBeInViewport();
  await expect(page.getByRole('row', { name: /打开应用/ })).toHaveCount(0);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /^导出 \d+ 行/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^使用明细_/);
});

test('it reads well: title, axe, both sizes', async ({ page, hospital }) => {
  await atBothSizes(
    page,
    () => openAs(page, hospital, 'ops', PATH),
    async () => {
      await expect(page.getByRole('heading', { level: 1, name: '使用统计' })).toBeVisible();
      await expect(page.getByRole('table', { name: '科室使用' })).toBeVisible();
      await expect(page).toHaveTitle(/使用统计/);
    },
  );
  await expectAccessible(page);
});
