import { expectAccessible, openAs } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

// covers B-2.5-44, B-2.7-37, B-1-15
test('the laboratory reads a report as doctors will, marks a diagnosis, and takes the mark back', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'prompt', '/report-list');
  const list = page.getByRole('table', { name: '报告列表' });
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: '搜索报告' }).fill('R1004-01');
  const line = list.getByRole('row', { name: /顾\*远/ });
  await expect(line).toBeVisible();
  await expect(page.getByText('顾怀远')).toHaveCount(0);
  await line.press('Enter');
  await expect(page).toHaveURL(/open=R1004-01/);
  const pane = page.getByRole('complementary', { name: '报告评阅' });
  await expect(pane.getByRole('table', { name: '检验结果' })).toBeVisible();
  // Rows that are being read again are dimmed.
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  await expectAccessible(page);

  await pane.getByRole('radio', { name: '提示' }).click();
  await expect(pane.getByRole('region', { name: '只差一个条件' })).toBeVisible();
  await expectAccessible(page);
  await pane.getByRole('radio', { name: '标注' }).click();
  await pane.getByRole('combobox', { name: '诊断' }).click();
  await pane.getByRole('listbox').getByRole('option').first().click();
  await pane.getByRole('textbox', { name: '说明' }).fill('仅一次升高');
  await pane.getByRole('button', { name: '保存标注' }).click();
  await expect(pane.getByText(/^仅一次升高，秦晓彤/)).toBeVisible();
  // The list counts it, and the patient's marked reports name it.
  await expect(pane.getByRole('table', { name: '该患者标注过的报告' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(pane.getByText(/^仅一次升高，秦晓彤/)).toBeVisible();
  await pane.getByRole('button', { name: /^取消标注/ }).click();
  await expect(pane.getByText('还没有标注', { exact: true })).toBeVisible();
  await page.keyboard.press('z');
  await expect(pane.getByText(/^仅一次升高，秦晓彤/)).toBeVisible();
  expect(await hospital.journal('tagReportDisease')).toHaveLength(2);
  // A single result is marked as well.
  await pane.getByRole('radio', { name: '检验行' }).click();
  await pane.getByRole('combobox', { name: '检验行' }).click();
  await pane.getByRole('listbox').getByRole('option').first().click();
  await pane.getByRole('textbox', { name: '说明' }).fill('标本溶血');
  await pane.getByRole('button', { name: '保存标注' }).click();
  await expect(pane.getByText(/^标本溶血，秦晓彤/)).toBeVisible();
  expect(await hospital.journal('tagReportLaboratory')).toMatchObject([{ status: 200, body: { tag: 'wrong' } }]);
  await pane.getByRole('button', { name: '关闭' }).click();
  await page.goBack();
  await expect(pane).toBeVisible();
});

test('a held report is released from the list, and its conclusion appears for the doctor', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await hospital.holdPotassium();
  const row = 'p1,林一,男,1960-02-03,2025-11-18 08:00,钾,血清,6.4,mmol/L,3.5-5.3';
  await hospital.bringIn('a.csv', `patient_id,name,sex,birth_date,time,item,specimen,result,unit,range\n${row}`);
  const theirs = await otherWindow();
  await openAs(theirs, hospital, 'doctor', '/excellent?keyword=%E6%9E%97%E4%B8%80');
  await expect(theirs.getByRole('row', { name: /林一/ }).getByText('待审核')).toBeVisible();

  await openAs(page, hospital, 'prompt', '/report-list?audit=held&tab=audit');
  await page.getByRole('row', { name: /林\*/ }).click();
  const pane = page.getByRole('complementary', { name: '报告评阅' });
  await expect(pane.getByText('血钾 6.4 mmol/L，请核对')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(pane.getByRole('region', { name: '放行' })).toBeVisible();
  await expect(page.getByRole('row', { name: /林\*/ })).toHaveCount(0);
  await theirs.reload();
  await expect(theirs.getByRole('row', { name: /林一/ })).toBeVisible();
  await expect(theirs.getByText('待审核')).toHaveCount(0);
});
