import { expectAccessible, openAs } from '../support/actions.ts';
import { atBothSizes } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/operations-interpret-ability';

// covers B-2.5-37, B-2.7-43, B-2.7-45
test('what is lost leads to its repair, and what is narrowed stands in the address', async ({ page, hospital }) => {
  await openAs(page, hospital, 'ops', PATH);
  for (const name of ['全部项目可解读的报告', '有结论的报告', '重读后补上']) {
    await expect(page.getByRole('region', { name: '结果可解读率' }).getByText(name)).toBeVisible();
  }
  await page.getByRole('table', { name: '来源', exact: true }).getByRole('button', { name: '急诊床旁' }).click();
  await expect(page).toHaveURL(/source=bedside/);
  await page.reload();
  await page.getByRole('button', { name: '清除：急诊床旁' }).click();
  await expect(page).not.toHaveURL(/source/);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  expect((await file).suggestedFilename()).toMatch(/^可解读率_/);
  await page.getByRole('table', { name: '丢在哪里' }).getByRole('link', { name: '去清洗' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '数据清洗' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '可解读率' })).toBeVisible();
});

test('it reads well: title, axe, both sizes', async ({ page, hospital }) => {
  await atBothSizes(
    page,
    () => openAs(page, hospital, 'ops', PATH),
    async () => {
      await expect(page.getByRole('heading', { level: 1, name: '可解读率' })).toBeVisible();
      await expect(page.getByRole('table', { name: '检验组' })).toBeVisible();
      await expect(page).toHaveTitle(/可解读率/);
    },
  );
  await expectAccessible(page);
});
