import { expectAccessible, openAs } from '../support/actions.ts';
import { atBothSizes } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

// covers B-1-20, B-2.5-40, B-2.5-41, B-2.7-47
test('what a doctor was shown is kept: a correction stands with its cause, in the log and for its readers', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openAs(page, hospital, 'ops', '/ai-report');
  const search = page.getByRole('searchbox', { name: '搜索报告' });
  await search.fill('R157');
  for (const [id, word] of [
    ['R1570-01', '暂缓'],
    ['R1571-01', '超时放行'],
    ['R1572-01', '放行'],
  ] as const)
    await expect(page.getByRole('row', { name: new RegExp(`^${id}`) }).getByText(word, { exact: true })).toBeVisible();
  await search.fill('');
  await page.getByRole('radio', { name: /^结论已变/ }).click();
  await expect(page).toHaveURL(/tab=changed/);
  await page.getByRole('link', { name: 'R1004-02' }).click();
  await expect(page).toHaveURL('/analysis-report?report_id=R1004-02');
  const differences = page.getByRole('table', { name: '差异与原因' });
  await expect(differences.getByText('来源更正 钾 6.10 → 5.11').first()).toBeVisible();
  await expect(page.getByRole('list', { name: '当时的结论' })).toContainText('血钾 6.10 mmol/L');
  await expect(page.getByRole('list', { name: '现在的结论' })).not.toContainText('血钾 6.10 mmol/L');
  await page.goBack();
  await expect(page).toHaveURL(/tab=changed/);
  const theirs = await otherWindow();
  await openAs(theirs, hospital, 'doctor', '/detail?report_id=R1004-02');
  await expect(theirs.getByText('结论已更新').first()).toBeVisible();
  await expect(theirs.getByText('来源更正 钾 6.10 → 5.11').first()).toBeVisible();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /^导出 \d+ 份报告$/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^AI 报告_/);
});

test('both read well: title, breadcrumb, axe, both sizes', async ({ page, hospital }) => {
  await atBothSizes(
    page,
    () => openAs(page, hospital, 'ops', '/ai-report?tab=changed'),
    async () => {
      await expect(page.getByRole('row', { name: /R1004-02/ })).toBeVisible();
      await expect(page).toHaveTitle(/AI 报告/);
    },
  );
  await expectAccessible(page);
  await atBothSizes(
    page,
    () => page.goto('/analysis-report?report_id=R1004-02'),
    async () => {
      await expect(page.getByRole('table', { name: '差异与原因' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText('AI 报告');
    },
  );
  await expectAccessible(page);
});
