import { expectAccessible, openAs } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

// covers B-2.5-15, B-6-11
test('what waits leads to the queue, and a target is changed and taken back', async ({ page, hospital }) => {
  await hospital.holdPotassium();
  const row = 'p1,林一,男,1960-02-03,2025-11-18 08:00,钾,血清,6.4,mmol/L,3.5-5.3';
  await hospital.bringIn('a.csv', `patient_id,name,sex,birth_date,time,item,specimen,result,unit,range\n${row}`);
  await openAs(page, hospital, 'audit', '/laboratory');
  const tasks = page.getByRole('region', { name: '待办' });
  await expect(tasks.getByRole('link', { name: /审核暂缓.*2/ })).toBeVisible();
  const card = page.getByRole('region', { name: '可解读率', exact: true });
  await expect(card.getByText('目标 ≥ 95%')).toBeVisible();
  await expect(card.locator('svg').first()).toBeVisible();
  await expectAccessible(page);

  await card.getByText('每月数值与定义').click();
  await card.getByRole('button', { name: '2025-11', exact: true }).click();
  await expect(page).toHaveURL(/open=readable&period=2025-11/);
  await expect(page.getByRole('table', { name: '可解读率，2025-11 的报告' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('table', { name: '可解读率，2025-11 的报告' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '设置 可解读率' }).click();
  const field = page.getByRole('textbox', { name: '目标（%）' });
  await field.fill('98');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(card.getByText('目标 ≥ 98%')).toBeVisible();
  await page.keyboard.press('z');
  await expect(card.getByText('目标 ≥ 95%')).toBeVisible();

  // The name of the group is the way here, and the queue is one press away.
  await expect(
    page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '检验科', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
  await tasks.getByRole('link', { name: /审核暂缓/ }).click();
  await expect(page).toHaveURL(/\/audit-rules-management\?tab=held/);
  await expect(page.getByRole('row', { name: /林\*/ })).toBeVisible();
});

test('who administers the prompts reads the indicators, and what waits there is one press away', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'prompt', '/laboratory');
  await expect(page.getByRole('region', { name: '可解读率', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^设置/ })).toHaveCount(0);
  await page.getByRole('link', { name: /单位不符/ }).click();
  await expect(page).toHaveURL(/\/report-list\?unit=yes/);
  await expect(page.getByRole('table', { name: '报告列表' }).getByRole('row').nth(1)).toBeVisible();
});
