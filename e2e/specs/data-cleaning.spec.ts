import { openAs } from '../support/actions.ts';
import { readsWell } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

// covers B-2.5-35, B-2.7-46
test('a mapping reads the stored reports: the row stands on the report, its reader is told, and 撤销 takes both back', async ({
  page,
  hospital,
  otherWindow,
}) => {
  const theirs = await otherWindow();
  await openAs(theirs, hospital, 'doctor', '/detail?report_id=R1013-01');
  await expect(theirs.getByRole('row', { name: /N末端B型利钠肽原/ })).toHaveCount(0);
  await hospital.setClock('2025-11-18T10:40:00+08:00');

  await openAs(page, hospital, 'ops', '/data-cleaning');
  await page.getByRole('row', { name: /B型钠尿肽前体/ }).click();
  const item = page.getByRole('complementary', { name: '来源项目' });
  await expect(item.getByRole('radio', { name: /N末端B型利钠肽原/ })).toBeChecked();
  await expect(item.getByRole('row', { name: /R1013-01.*新增「/ })).toBeVisible();
  await item.getByRole('button', { name: '批准映射 A' }).click();
  const strip = page.getByRole('status').filter({ hasText: '已映射「B型钠尿肽前体」' });
  await expect(strip).toBeVisible();

  await theirs.reload();
  await expect(theirs.getByText('检验科补充读出 1 项，结论已更新')).toBeVisible();
  await expect(theirs.getByRole('row', { name: /N末端B型利钠肽原/ }).first()).toBeVisible();

  await strip.getByRole('button', { name: '撤销 Z' }).click();
  await expect(page.getByRole('row', { name: /B型钠尿肽前体/ })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('row', { name: /B型钠尿肽前体/ }).first()).toBeVisible();
  await expect(theirs.getByText(/检验科补充读出/)).toHaveCount(0);
});

test('works by keyboard: a row opens with Enter, S moves on, Escape closes', async ({ page, hospital }) => {
  await openAs(page, hospital, 'ops', '/data-cleaning');
  await page.getByRole('row', { name: /B型钠尿肽前体/ }).focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('complementary', { name: '来源项目' });
  await expect(item.getByRole('heading', { name: 'B型钠尿肽前体' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(item.getByRole('heading', { name: '微量白蛋白/肌酐(尿)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toHaveCount(0);
});

for (const path of ['/data-cleaning?open=1', '/data-cleaning?tab=mapped']) {
  test(`${path} reads well: title, axe, both sizes`, async ({ page, hospital }) => {
    await readsWell(page, () => openAs(page, hospital, 'ops', path), '数据清洗');
  });
}
