import { expectAccessible, openAs } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

const HEAD = 'patient_id,name,sex,birth_date,time,item,specimen,result,unit,range';

// covers B-2.5-49
test('the auditor writes a rule by keys, tries it, switches it on, and it holds the next report', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openAs(page, hospital, 'audit', '/audit-rules-management');
  await page.getByRole('button', { name: '新建规则' }).click();
  await expect(page).toHaveURL(/audit-rules-detail/);
  await page.getByRole('button', { name: '条件', exact: true }).press('Enter');
  const row = page.getByRole('group', { name: '条件 1' });
  await row.getByRole('combobox', { name: '检验项目' }).fill('血钾 血清');
  await page.keyboard.press('Enter');
  await row.getByRole('textbox', { name: '数值' }).fill('6');
  await page.getByRole('textbox', { name: '名称' }).fill('高血钾须复检');
  await page.getByRole('textbox', { name: '理由' }).fill('血钾 {血钾}，请核对');
  await expect(page).toHaveURL(/rule_id=AR-013/);
  await expect(page.getByText(/草稿 .* 已自动保存/)).toBeVisible();
  await page.getByRole('button', { name: '试运行' }).click();
  await expect(page.getByText(/完成，用时/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '启用 v1' }).click();
  await expect(page.getByText('AR-013 已启用 v1')).toBeVisible();

  const line = 'p1,林一,男,1960-02-03,2025-11-18 08:00,钾,血清,6.4,mmol/L,3.5-5.3';
  await hospital.bringIn('a.csv', `${HEAD}\n${line}`);
  const theirs = await otherWindow();
  await openAs(theirs, hospital, 'doctor', '/excellent?keyword=%E6%9E%97%E4%B8%80');
  await theirs.getByRole('row', { name: /林一/ }).getByRole('link').first().click();
  await expect(theirs.getByText('检验科审核中，结果可能更正').first()).toBeVisible();

  await page.getByRole('button', { name: '停用' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('试用结束');
  await dialog.getByRole('button', { name: '停用' }).click();
  await expect(page.getByText('AR-013 已停用')).toBeVisible();
  await page.getByRole('button', { name: '版本 1' }).click();
  await page.getByRole('button', { name: '取回 v1' }).click();
  await expect(page.getByText('v1 的内容已取回为 v2 草稿')).toBeVisible();
  await page.getByRole('button', { name: '删除草稿' }).click();
  await expect(page.getByText('草稿已删除')).toBeVisible();
});

test('the order of rules is moved by keys and taken back', async ({ page, hospital }) => {
  await openAs(page, hospital, 'audit', '/audit-rules-management');
  const first = page.getByRole('row', { name: /AR-0/ }).first();
  await expect(first).toContainText('血钾达到危急值');
  await first.press('Alt+ArrowDown');
  await expect(page.getByText('AR-001 移到第 2 位').first()).toBeVisible();
  await expect(first).not.toContainText('血钾达到危急值');
  await page.getByRole('button', { name: '撤销 Z' }).click();
  await expect(page.getByText('已撤销').first()).toBeVisible();
  await expect(first).toContainText('血钾达到危急值');
});
