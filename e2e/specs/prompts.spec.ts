import { expectAccessible, openAs } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

// covers B-2.5-42, B-2.5-43
test('the laboratory writes a prompt, sees it on real reports, and the next report carries it to the doctor', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openAs(page, hospital, 'prompt', '/comprehensive-prompt');
  await expect(page.getByRole('row', { name: /炎症时铁蛋白正常仍可缺铁/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/comprehensive-prompt-detail/);
  await page.getByRole('button', { name: '条件', exact: true }).click();
  const row = page.getByRole('group', { name: '条件 1' });
  await row.getByRole('combobox', { name: '检验项目' }).fill('血钾 血清');
  await row.getByRole('option', { name: '血钾 血清 K' }).click();
  await row.getByRole('textbox', { name: '数值' }).fill('5.5');
  await page.getByRole('textbox', { name: '名称' }).fill('血钾偏高须复查');
  await page.getByRole('textbox', { name: '提示文字' }).fill('血钾 {血钾的值}，请核对标本后复查');
  await expect(page).toHaveURL(/rule_id=SP-019/);
  await page.getByRole('button', { name: '试运行' }).click();
  await expect(page.getByText(/^第 1 \/ \d+ 份$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '启用 v1' }).click();
  await expect(page.getByText('SP-019 已启用 v1')).toBeVisible();

  const line = 'p1,林一,男,1960-02-03,2025-11-18 08:00,钾,血清,5.9,mmol/L,3.5-5.3';
  await hospital.bringIn('a.csv', `patient_id,name,sex,birth_date,time,item,specimen,result,unit,range\n${line}`);
  const theirs = await otherWindow();
  await openAs(theirs, hospital, 'doctor', '/excellent?keyword=%E6%9E%97%E4%B8%80');
  await theirs.getByRole('row', { name: /林一/ }).getByRole('link').first().click();
  const prompts = theirs.getByRole('region', { name: '检验科提示' });
  await expect(prompts.getByText('血钾 5.9 mmol/L，请核对标本后复查')).toBeVisible();
  await expect(theirs.getByRole('img', { name: /^检验科提示：血钾 5.9/ })).toBeVisible();
  await prompts.getByRole('button', { name: '有用', exact: true }).click();
  await expect(prompts.getByRole('button', { name: '✓ 有用' })).toBeVisible();

  await page.goto('/comprehensive-prompt?q=SP-019');
  await expect(page.getByRole('row', { name: /血钾偏高须复查/ }).getByText('1 / 0')).toBeVisible();
  await page.getByRole('row', { name: /血钾偏高须复查/ }).press('Enter');
  await page.getByRole('button', { name: '停用' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('改用审核规则');
  await dialog.getByRole('button', { name: '停用' }).click();
  await expect(page.getByText('SP-019 已停用')).toBeVisible();
});

test('the order of prompts is moved by keys and taken back', async ({ page, hospital }) => {
  await openAs(page, hospital, 'prompt', '/comprehensive-prompt');
  const first = page.getByRole('row', { name: /SP-0/ }).first();
  await expect(first).toContainText('SP-001');
  await first.press('Alt+ArrowDown');
  await expect(page.getByText('SP-001 移到第 2 位').first()).toBeVisible();
  await expect(first).toContainText('SP-002');
  await page.keyboard.press('z');
  await expect(page.getByText('已撤销').first()).toBeVisible();
  await expect(first).toContainText('SP-001');
});
