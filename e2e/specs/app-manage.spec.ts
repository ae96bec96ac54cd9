import { expectAccessible, openAs, question } from '../support/actions.ts';
import { atBothSizes } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

// covers B-2.5-46, B-2.7-30
test('a stopped application leaves the store and the report at once, stays greyed for who keeps it, and comes back by 撤销', async ({
  page,
  hospital,
  otherWindow,
}) => {
  const doctor = await otherWindow();
  await openAs(doctor, hospital, 'doctor', '/appstore-detail?id=app-grace');
  await expect(doctor.getByText('已添加')).toBeVisible();
  await openAs(doctor, hospital, 'doctor', '/detail?report_id=R1004-01');
  const chip = doctor.getByRole('navigation', { name: '报告工具' }).getByRole('button', { name: /Grace 评分/ });
  await chip.click();
  const tool = doctor.getByRole('dialog', { name: /Grace/ });
  await expect(tool.getByRole('textbox', { name: '心率' })).toBeVisible();

  await openAs(page, hospital, 'account', '/app-manage');
  await page.getByRole('switch', { name: '启用 Grace 评分' }).click();
  const asked = question(page, '停用Grace 评分？');
  await expect(asked).toContainText('位医师的我的应用中有它，近 30 日打开');
  await asked.getByRole('button', { name: '停用' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已停用Grace 评分' })).toBeVisible();

  // Whatever is asked next tells it, here the bell on coming back to the window: the drawer that stands open is read again.
  await doctor.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(chip).toContainText('应用已停用');
  await expect(tool.getByText('应用已停用，已保存的报告仍可查看').first()).toBeVisible();
  await expect(tool.getByRole('button', { name: '新建评估' })).toHaveCount(0);
  await doctor.goto('/appstore');
  await expect(doctor.getByRole('heading', { name: 'CKD 分期' })).toBeVisible();
  await expect(doctor.getByRole('heading', { name: 'Grace 评分' })).toHaveCount(0);

  await page.getByRole('button', { name: '撤销 Z' }).click();
  await expect(page.getByRole('switch', { name: '启用 Grace 评分' })).toBeChecked();
  await doctor.reload();
  await expect(doctor.getByRole('heading', { name: 'Grace 评分' })).toBeVisible();
});

test('the order is moved by the grip, with the pointer or with keys, and is that of the store', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openAs(page, hospital, 'account', '/app-manage');
  const rows = page.getByRole('rowheader');
  await expect(rows.first()).toContainText('血气分析');
  const from = await page.getByRole('button', { name: '移动 血气分析' }).boundingBox();
  const to = await page.getByRole('row', { name: /Grace 评分/ }).boundingBox();
  if (!from || !to) throw new Error('没有行');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 40, { steps: 4 });
  await page.mouse.move(from.x + 10, to.y + to.height / 2 + 6, { steps: 8 });
  await page.mouse.up();
  await expect(rows.nth(2)).toContainText('血气分析');
  await expect(page.getByText('血气分析移到第 3 位').first()).toBeVisible();
  const grip = page.getByRole('button', { name: '移动 血气分析' });
  await grip.press('Enter');
  await expect(page.getByText('已拿起血气分析，第 3 位，共 12 位')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('血气分析，第 4 位')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(rows.nth(3)).toContainText('血气分析');
  await expect(grip).toBeFocused();
  const doctor = await otherWindow();
  await openAs(doctor, hospital, 'doctor', '/appstore');
  await expect(doctor.getByRole('heading', { level: 2 }).nth(3)).toContainText('血气分析');
});

test('the card is seen while it is written, the history takes it back; keys, title, axe, both sizes', async ({
  page,
  hospital,
}) => {
  await atBothSizes(
    page,
    () => openAs(page, hospital, 'account', '/app-manage'),
    async () => {
      await expect(page.getByRole('row', { name: /Grace 评分/ })).toBeVisible();
      await expect(page).toHaveTitle(/应用管理/);
    },
  );
  await expectAccessible(page);
  await page.getByRole('row', { name: /Grace 评分/ }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Grace 评分' });
  await drawer.getByRole('textbox', { name: '应用说明' }).fill('院内死亡风险。');
  await drawer.getByRole('checkbox', { name: '内测' }).uncheck();
  await expect(drawer.getByRole('region', { name: '应用商店中的样子' })).toContainText('院内死亡风险。');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByText(/内测由 是 改为 否/)).toBeVisible();
  await drawer.getByRole('button', { name: '撤销' }).click();
  await expect(drawer.getByRole('checkbox', { name: '内测' })).toBeChecked();
});
