import type { Locator, Page } from '@playwright/test';
import { expectAccessible, openAs, question } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

const line = (result: string, status: string) =>
  [
    'patient_id,name,sex,birth_date,time,item,specimen,result,unit,range,flag,status',
    `p1,林一鸣,男,1960-02-03,2025-11-18 08:00,肌酐,血清,${result},μmol/L,57-111,,${status}`,
  ].join('\n');

/** The Grace tool on the report of the imported patient. */
async function openGrace(page: Page): Promise<Locator> {
  await page.goto(`/excellent?keyword=${encodeURIComponent('林一鸣')}`);
  await page
    .getByRole('table', { name: '检验报告' })
    .getByRole('link', { name: /^林一鸣/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '林一鸣' })).toBeVisible();
  await page.goto(`${page.url()}&panel=assessment&api_type=5`);
  return page.getByRole('dialog', { name: 'Grace评分' });
}

const lineOf = (place: Locator, table: string, name: RegExp) =>
  place.getByRole('table', { name: table }).getByRole('row', { name });

test('a saved score beside today: the same at first, then another one because its result was corrected', async ({
  page,
  hospital,
}) => {
  expect(await hospital.bringIn('a.csv', line('100', ''))).toBe(1);
  await openAs(page, hospital, 'doctor', '/');
  const tool = await openGrace(page);
  await expect(tool.getByRole('textbox', { name: '血肌酐' })).toHaveValue('100');
  await tool.getByRole('textbox', { name: '心率' }).fill('96');
  await tool.getByRole('textbox', { name: '血压（收缩压）' }).fill('118');
  await tool.getByRole('radio', { name: /有左心衰竭/ }).check();
  await tool.getByRole('checkbox', { name: 'ST段压低' }).check();
  await tool.getByRole('button', { name: '查看结果' }).click();
  await tool.getByRole('button', { name: '保存' }).click();
  await question(page, '确定要保存结果?').getByRole('button', { name: '确定' }).click();

  await tool.getByRole('button', { name: '当时与现在' }).click();
  const replay = page.getByRole('dialog', { name: '当时与现在' });
  await expect(replay.getByText('与当时一致', { exact: true })).toBeVisible();
  await expect(replay.getByText('规则版本 2003.1，自始启用').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(replay).toBeHidden();

  // The source corrects what the score was made of.
  expect(await hospital.bringIn('b.csv', line('300', '更正'))).toBe(1);
  const again = await openGrace(page);
  await again.getByRole('navigation', { name: '评估记录' }).getByRole('button', { name: /171/ }).click();
  await again.getByRole('button', { name: '当时与现在' }).click();
  await expect(replay.getByText('现在的结果与当时不同')).toBeVisible();
  const cause = lineOf(replay, '与当时不同的地方', /^血肌酐/);
  await expect(cause).toContainText('检验结果：已更正');
  await expect(cause.getByRole('cell').nth(1)).toHaveText('100 μmol/L');
  await expect(cause.getByRole('cell').nth(2)).toHaveText('300 μmol/L');
  await expect(cause.getByRole('link', { name: '2025-11-18 08:00' })).toBeVisible();
  // Granger 2003: 7 points for 1.13 mg/dl, 21 for 3.39.
  const score = lineOf(replay, '结果，当时与现在', /^总分/);
  await expect(score.getByRole('cell')).toHaveText(['171 分', /^185 分/]);
  await expect(lineOf(replay, '录入，当时与现在', /^心率/)).not.toContainText('不同');
  await expectAccessible(page);
});
