import { expectAccessible, openAs } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

// covers B-2.5-48, B-2.7-41
test('the auditor reads why reports were held, and a rule leads to what people decided', async ({ page, hospital }) => {
  await openAs(page, hospital, 'audit', '/audit-rules-management');
  const rules = page.getByRole('table', { name: '审核规则' });
  await expect(rules.getByRole('row', { name: /血钾骤升，须排除溶血/ })).toBeVisible();
  await expectAccessible(page);
  // On paper the boxes go with the width of their column: the others keep theirs.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.ant-table-selection-col')).toHaveCSS('display', 'none');
  await page.emulateMedia({ media: 'screen' });
  await rules.getByRole('row', { name: /多项电解质同时异常/ }).press('Enter');
  await expect(page).toHaveURL(/open=AR-012/);
  const rule = page.getByRole('complementary', { name: '规则详情' });
  await expect(rule.getByRole('table', { name: '最近命中' })).toBeVisible();
  await expectAccessible(page);
  await rule.getByRole('button', { name: '已处理的报告' }).click();
  const decided = page.getByRole('table', { name: '已处理的报告' });
  await decided.getByRole('row').nth(1).click();
  const hold = page.getByRole('complementary', { name: '待审详情' });
  await expect(hold.getByText('AR-012 多项电解质同时异常')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(hold).toBeHidden();
  await page.goBack();
  await expect(hold).toBeVisible();
  await page.getByRole('radio', { name: /^待审/ }).click();
  await expect(page.getByRole('row', { name: /娄\*坤.*不可能高于 1/ })).toBeVisible();
});

test('a held report shows its values and no conclusion until it is released', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await hospital.holdPotassium();
  const row = 'p1,林一,男,1960-02-03,2025-11-18 08:00,钾,血清,6.4,mmol/L,3.5-5.3';
  await hospital.bringIn('a.csv', `patient_id,name,sex,birth_date,time,item,specimen,result,unit,range\n${row}`);
  const theirs = await otherWindow();
  await openAs(theirs, hospital, 'doctor', '/excellent?keyword=%E6%9E%97%E4%B8%80');
  const listed = theirs.getByRole('row', { name: /林一/ });
  await expect(listed.getByText('待审核')).toBeVisible();
  await listed.getByRole('link').first().click();
  await expect(theirs.getByText('检验科审核中，结果可能更正').first()).toBeVisible();
  await expect(theirs.getByText('6.4').first()).toBeVisible();
  await expect(theirs.getByText(/^高钾血症/)).toHaveCount(0);

  await openAs(page, hospital, 'audit', '/audit-rules-management?tab=held');
  await page.getByRole('row', { name: /林\*/ }).click();
  const hold = page.getByRole('complementary', { name: '待审详情' });
  await expect(hold.getByText('血钾 6.4 mmol/L，请核对')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('row', { name: /林\*/ })).toHaveCount(0);
  await theirs.reload();
  await expect(theirs.getByText('检验科审核中，结果可能更正')).toHaveCount(0);
  await expect(theirs.getByText(/血钾 6.4 mmol\/L，危急/).first()).toBeVisible();
});
