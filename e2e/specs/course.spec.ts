import { expectAccessible, openAs } from '../support/actions.ts';
import { results } from '../support/detail.ts';
import { reportOf } from '../support/reports.ts';
import { expect, test } from '../support/test.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
] as const;

test('the year of an item is seen at once, its course with one key or one click', async ({
  page,
  hospital,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, hospital, 'doctor', reportOf('孟庆山'));
  const potassium = results(page).getByRole('button', { name: /^钾 近 1 年 5 次，由 5\.22 升至 6\.82/ });
  await expect(potassium).toBeVisible();
  await expect(results(page).getByRole('row', { name: /^血浆渗透压/ })).toContainText('首次');
  await page.keyboard.press('ArrowDown');
  await expect(potassium).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '钾与 Cr' });
  await expect(dialog.getByRole('row', { name: /^11-18 10:26 6\.82/ })).toBeVisible();
  await expect(page).toHaveURL(/&course=K$/);
  await page.keyboard.press('2');
  await expect(page).toHaveURL(/&course=K&range=1y$/);
  await page.reload();
  await expect(dialog.getByRole('row', { name: /^06-12/ })).toContainText('5.22');
  await page.keyboard.press('c');
  await expect(page.getByText('复制成功')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^2025-06-12 至 2025-11-18 钾 5\.22 → 6\.82 mmol\/L（5 次，每月 \+0\.\d+），Cr \d+ → 642。$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.locator('tr[data-selected]')).toContainText('11-17 07:50');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const size of SIZES) {
  test(`the course of creatinine stands whole at ${size.width} × ${size.height}`, async ({ page, hospital }) => {
    await page.setViewportSize(size);
    await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
    await results(page).getByRole('row', { name: /^肌酐/ }).getByRole('cell').filter({ hasText: '168' }).click();
    const dialog = page.getByRole('dialog', { name: '肌酐与 eGFR' });
    await dialog.getByRole('radio', { name: '1 年' }).click();
    const sentence = '2024-11-14 至 2025-11-18 肌酐 117 → 168 μmol/L（7 次，每月 +4.0），eGFR 61 → 39。';
    await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(dialog.getByText('由 G2 期经 G3a 期入 G3b 期')).toBeVisible();
    await expectAccessible(page);
    const isTooWide = await page.evaluate(() => {
      const body = document.querySelector('.jw-dialog-body');
      return body !== null && body.scrollWidth > body.clientWidth;
    });
    expect(isTooWide).toBe(false);
    await page.keyboard.press('Escape');
    const tableIsTooWide = () => results(page).evaluate((section) => section.scrollWidth > section.clientWidth);
    expect(await tableIsTooWide()).toBe(false);
  });

  test(`the command box leads to a patient and an item by keys alone at ${size.width} × ${size.height}`, async ({
    page,
    hospital,
  }) => {
    await page.setViewportSize(size);
    await openAs(page, hospital, 'doctor', '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.type('/ghy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(reportOf('顾怀远'));
    await expect(page.getByRole('heading', { level: 1, name: '顾怀远' })).toBeVisible();
    await page.keyboard.type('/jg');
    const box = page.getByRole('dialog', { name: '命令' });
    await expect(box.getByRole('option').first()).toContainText('肌酐');
    await expectAccessible(page);

    await page.keyboard.press('1');
    await expect(page.getByRole('dialog', { name: '肌酐与 eGFR' })).toBeVisible();
    expect(decodeURIComponent(page.url())).toMatch(/course=CREA$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: '肌酐与 eGFR' })).toBeHidden();
    await page.keyboard.press('/');
    await expect(box.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('查无此人');
    await expect(box.getByText('没有找到“查无此人”')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/excellent');
    await expect(page.getByRole('searchbox', { name: '搜索报告' })).toHaveValue('查无此人');
  });
}
