import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, openAs, question } from '../support/actions.ts';
import { dock } from '../support/detail.ts';
import { reportOf } from '../support/reports.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

const PLANS = `${reportOf('顾怀远')}&panel=plans`;

const panel = (page: Page): Locator => page.getByRole('dialog', { name: '趋势方案' });
const trend = (page: Page): Locator => page.getByRole('dialog', { name: '多指标历史趋势' });
const planNames = (page: Page): Locator => panel(page).getByRole('list', { name: '趋势方案' }).getByRole('heading');

async function pick(page: Page, field: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(typed);
  await page.getByRole('option', { name: typed, exact: true }).click();
}

// covers A-1-17, A-2.12-01..08, A-5-66, A-5-68..72, A-8-06, A-8-07, B-2.8-01, B-2.8-16..18, B-5-03, B-5-04
test('a plan is created, refused where it is wrong, edited and deleted', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  await dock(page).getByRole('button', { name: '趋势方案' }).click();
  await expect(page).toHaveURL(PLANS);
  await expect(planNames(page)).toHaveText(['糖尿病肾脏病随访', '电解质与肾功能', '甲状腺功能随访']);

  await panel(page).getByRole('button', { name: '新建方案' }).click();
  const drawer = page.getByRole('dialog', { name: '新建方案' });
  const width = await drawer.evaluate((element) => element.getBoundingClientRect().width / window.innerWidth);
  expect(width).toBeCloseTo(0.5, 2);
  await drawer.getByRole('button', { name: '保存' }).click();
  for (const text of ['请输入方案名称', '请选择检验名称', '请选择标本']) {
    await expect(drawer.getByText(text, { exact: true }).last()).toBeVisible();
  }
  await expectAccessible(page);
  await drawer.getByRole('textbox', { name: '方案名称' }).fill('血钾随访');
  await pick(page, '第 1 项检验名称', '钾');
  await pick(page, '第 1 项标本', '血清');
  await expect(drawer.getByRole('list', { name: '第 1 项对应原始项目' })).toContainText('钾（急诊）');
  await drawer.getByRole('button', { name: '删除第 1 项' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '必须含有一条检验项' })).toBeVisible();
  await drawer.getByRole('button', { name: '添加检验项' }).click();
  await pick(page, '第 2 项检验名称', '钾');
  await pick(page, '第 2 项标本', '血清');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '已经出现重复的检验项请修改再提交' })).toBeVisible();
  expect(await hospital.journal('addPlan')).toEqual([]);
  await drawer.getByRole('button', { name: '删除第 2 项' }).click();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(planNames(page)).toHaveText(['血钾随访', '糖尿病肾脏病随访', '电解质与肾功能', '甲状腺功能随访']);
  await expect
    .poll(async () => (await hospital.journal('trackAction')).map(({ body }) => body))
    .toContainEqual(expect.objectContaining({ action_id: 10 }));

  await panel(page).getByRole('button', { name: '编辑「血钾随访」' }).click();
  const editor = page.getByRole('dialog', { name: '编辑方案' });
  await editor.getByRole('textbox', { name: '方案名称' }).fill('钾');
  await page.keyboard.press('Escape');
  await question(page, '关闭将丢失已编辑的内容，确认关闭？').getByRole('button', { name: '继续编辑' }).click();
  await editor.getByRole('button', { name: '保存' }).click();
  await expect(planNames(page).first()).toHaveText('钾');

  const remove = panel(page).getByRole('button', { name: '删除「钾」' });
  await remove.click();
  await question(page, '是否确认删除？').getByRole('button', { name: '取消' }).click();
  await expect(planNames(page)).toHaveCount(4);
  await remove.click();
  await question(page, '是否确认删除？').getByRole('button', { name: '确定' }).click();
  await expect(planNames(page)).toHaveText(['糖尿病肾脏病随访', '电解质与肾功能', '甲状腺功能随访']);
});

// covers A-1-18, A-2.12-09, A-2.12-10, A-9-03, A-9-06, A-9-08, B-2.8-19
test('the trend of a plan is drawn, paged, read as a table and taken along', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', PLANS);
  await panel(page).getByRole('button', { name: '查看「糖尿病肾脏病随访」的趋势' }).click();
  const dialog = trend(page);
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBeCloseTo(0.9 * window.width, 0);
  const creatinine = dialog.getByRole('img', { name: /^肌酐：/ });
  await expect(creatinine).toHaveAccessibleName(/2025-11-18 168 升高，上限 111，下限 57$/);
  await expect(creatinine.getByText('上限 111')).toBeVisible();
  await expect(creatinine.getByText('下限 57')).toBeVisible();
  await expect(dialog.getByText('2025-05-16 至 2025-11-18', { exact: true })).toBeVisible();
  await page.reload();
  await expect(dialog.getByRole('img', { name: /^血红蛋白：/ }).getByText('未检')).toBeVisible();
  // Seven charts are higher than the window: the dialog is not, and what lines and points mean stays in sight.
  const box = await dialog.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThan(window.height);
  await expect(dialog.getByRole('list', { name: '图例' })).toBeInViewport({ ratio: 1 });

  await creatinine.hover({ position: { x: 190, y: 100 } });
  await expect(page.getByText('2025-08-21 10:05')).toBeVisible();
  await expect(page.getByText('+9（+6.6%）')).toHaveCount(1);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: '胱抑素' }).click();
  await expect(dialog.getByRole('img', { name: /^胱抑素/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: '更早' }).click();
  await expect(dialog.getByText('2025-05-16 至 2025-11-18', { exact: true })).toHaveCount(0);

  const picture = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '导出图片' }).click();
  const png = await readFile(await (await picture).path());
  expect([...png.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG');
  // Three rows of two charts at twice the size of the screen: nothing of it is cut off.
  expect(png.readUInt32BE(16)).toBeGreaterThan(2000);
  expect(png.readUInt32BE(20)).toBeGreaterThan(1200);

  await dialog.getByText('表', { exact: true }).click();
  const table = dialog.getByRole('table', { name: '多指标历史趋势' });
  await expect(table.getByRole('row').nth(1)).toContainText('2025-11-18');
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '导出 CSV' }).click();
  const csv = await readFile(await (await file).path(), 'utf8');
  expect(csv).toContain('肌酐,血清,2025-11-18 09:42,168,μmol/L,168,μmol/L,57–111,升高,111,57');
  expect(csv).not.toContain('胱抑素');
});

test.describe('with a server that fails', () => {
  test.use({ allowedConsole: failedAnswers });

  // covers A-2.12-11, A-8-01, A-8-02
  test('the trend can be asked for again, and a plan without results says so', async ({ page, hospital }) => {
    await hospital.plan({ operationId: 'listPlanHistory', kind: 'http', status: 500 });
    await openAs(page, hospital, 'doctor', PLANS);
    await panel(page).getByRole('button', { name: '查看「电解质与肾功能」的趋势' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '服务器内部错误' })).toBeVisible();
    await trend(page).getByRole('button', { name: '重新载入' }).click();
    await expect(trend(page).getByRole('img', { name: /^钾：/ })).toBeVisible();
    await trend(page).getByRole('combobox', { name: '方案' }).selectOption('甲状腺功能随访');
    await expect(trend(page).getByText('暂无数据')).toBeVisible();
  });
});
