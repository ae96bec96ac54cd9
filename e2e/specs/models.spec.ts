import { expectAccessible, openAs } from '../support/actions.ts';
import { atBothSizes } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const DETAIL = '/ai-platform-detail?artifact_id=ckd-risk';
const DRAWER = '/detail?report_id=R1004-01&panel=diagnosis&diagnosis_id=CKD';

// covers B-2.5-13, B-2.5-14, B-2.7-48
test('a version that is switched off is gone from the doctor’s drawer, its answer stays; 撤销 brings it back', async ({
  page,
  hospital,
  otherWindow,
}) => {
  const theirs = await otherWindow();
  await openAs(theirs, hospital, 'doctor', DRAWER);
  const drawer = theirs.getByRole('dialog', { name: /慢性肾脏病/ });
  await expect(drawer.getByRole('button', { name: '风险概率', exact: true })).toBeVisible();
  await expect(drawer.getByText(/规则版本 demo-1\.1\.0/)).toBeVisible();

  await openAs(page, hospital, 'research', '/ai-platform');
  await page.getByRole('link', { name: '慢性肾脏病风险模型' }).first().click();
  await expect(page).toHaveURL(/version=demo-1\.1\.0/);
  await page.getByRole('switch', { name: '启用 demo-1.1.0' }).click();
  const dialog = page.getByRole('dialog', { name: '停用 demo-1.1.0' });
  await expect(dialog.getByText(/已保存的 1 份结果仍可查看/)).toBeVisible();
  await dialog.getByLabel('原因').fill('磷的分布偏移，待核对单位');
  await dialog.getByRole('button', { name: '停用 demo-1.1.0' }).click();
  await expect(page.getByText('已停用 demo-1.1.0')).toBeVisible();

  // Whatever is asked next tells it, here the bell on coming back to the window: the drawer that stands open is read again.
  await theirs.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(drawer.getByRole('button', { name: '风险概率', exact: true })).toHaveCount(0);
  await expect(drawer.getByText('模型已停用')).toBeVisible();
  await expect(drawer.getByText(/demo-1\.1\.0 版于 2025-11-18 \d{2}:\d{2} 给出/)).toBeVisible();

  await theirs.goto('/appstore-detail?id=app-ckd-risk');
  await expect(theirs.getByText(/^模型已停用/)).toBeVisible();

  await page.keyboard.press('z');
  await expect(page.getByRole('switch', { name: '启用 demo-1.1.0' })).toBeChecked();
  await theirs.goto(DRAWER);
  await expect(drawer.getByRole('button', { name: '风险概率', exact: true })).toBeVisible();
  await expect(drawer.getByText('模型已停用')).toHaveCount(0);

  // A row of the list opens its version, a number the reports behind it, which are a file as well.
  await page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: 'AI 平台' }).click();
  await page
    .getByRole('row', { name: /demo-1\.2\.0/ })
    .getByText('18 岁以上')
    .click();
  await expect(page).toHaveURL(/version=demo-1\.2\.0/);
  await page.goBack();
  await page.getByRole('link', { name: /^demo-1\.1\.0 给出/ }).click();
  const panel = page.getByRole('dialog', { name: 'demo-1.1.0 近 30 日给出' });
  await expect(panel.getByRole('rowheader').first()).toBeVisible();
  const file = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^导出 \d+ 份$/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^demo-1\.1\.0 近 30 日给出_/);
});

test('both read well: title, breadcrumb, axe, both sizes', async ({ page, hospital }) => {
  await atBothSizes(
    page,
    () => openAs(page, hospital, 'research', '/ai-platform'),
    async () => {
      await expect(page.getByRole('table', { name: '规则模型' })).toBeVisible();
      await expect(page).toHaveTitle(/AI 平台/);
    },
  );
  await expectAccessible(page);
  await atBothSizes(
    page,
    () => page.goto(DETAIL),
    async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'AI 模型详情' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText('AI 平台');
      await expect(page.getByRole('table', { name: '输入漂移' })).toBeVisible();
      await expect(page.getByText(/^旁路 29 日：两版在 \d+ 份报告上同时计算/)).toBeVisible();
      // A feature that is called by a long name takes further lines.
      await page
        .getByRole('table', { name: /输入漂移|特征贡献/ })
        .getByRole('rowheader')
        .locator('.jw-name')
        .evaluateAll((names) => names.forEach((name) => name.prepend('很长的特征名称'.repeat(9))));
    },
  );
  await page.getByRole('button', { name: '逐份比较' }).click();
  await expect(page).toHaveURL(/compare=yes/);
  await expect(page.getByRole('table', { name: '旁路逐份比较' })).toBeVisible();
  await expectAccessible(page);
});
