import { expectAccessible, openAs } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

// covers B-2.5-50, B-2.7-40
test('a line that is written reaches the bell of the named account with the next report', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openAs(page, hospital, 'prompt', '/push-strategy');
  const lines = page.getByRole('region', { name: '各行' });
  await expect(lines.getByRole('button', { name: /6\s其余全部/ })).toBeVisible();
  await expectAccessible(page);
  await lines.getByRole('button', { name: '新增一行' }).click();
  // The page opens the new line by its address, a moment after the line stands in the list.
  await expect(page.getByRole('textbox', { name: '名称' })).toHaveValue('新的一行');
  await page.getByRole('textbox', { name: '名称' }).fill('告知陆医师');
  await page.getByRole('combobox', { name: '第 1 步推送给' }).selectOption('指定账号');
  await page.getByRole('combobox', { name: '第 1 步添加账号' }).fill('陆明哲');
  await page.getByRole('option', { name: /陆明哲/ }).click();
  const at = (place: number) => lines.getByRole('button', { name: new RegExp(`^${place}\\s告知陆医师`) });
  await expect(at(6)).toBeVisible();
  for (let place = 5; place > 0; place -= 1) {
    await lines.getByRole('button', { name: '上移 告知陆医师' }).click();
    // The row moves under the pointer: the next click waits for its place.
    await expect(at(place)).toBeVisible();
  }
  await expectAccessible(page);
  await expect(page.getByText(/已自动保存$/)).toBeVisible();
  await page.getByRole('radio', { name: '试运行' }).click();
  await page.getByRole('button', { name: '试运行近 30 日' }).click();
  await expect(page.getByText('没有无人收到的危急值，可以启用')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '启用 v2' }).click();
  await expect(page.getByText(/^v2 在用/)).toBeVisible();

  const row = 'p1,林一,男,1960-02-03,2025-11-18 08:00,钾,血清,6.8,mmol/L,3.5-5.3';
  await hospital.bringIn('a.csv', `patient_id,name,sex,birth_date,time,item,specimen,result,unit,range\n${row}`);
  const theirs = await otherWindow();
  await openAs(theirs, hospital, 'doctor2', '/excellent');
  await theirs.getByRole('button', { name: /危急值提醒，.*1 份推送/ }).click();
  await theirs.getByRole('link', { name: /林一/ }).first().click();
  await expect(theirs).toHaveURL(/\/detail\?report_id=/);
  await page.reload();
  await expect(page.getByRole('row', { name: /告知陆医师.*陆明哲.*已推送/ })).toBeVisible();
  await openAs(theirs, hospital, 'doctor2', '/crisis-reminder');
  await expect(theirs.getByRole('button', { name: /危急值提醒/ })).not.toHaveAccessibleName(/推送/);
});

test('a report is tested, its line lit; a line that is taken out comes back', async ({ page, hospital }) => {
  await openAs(page, hospital, 'prompt', '/push-strategy?line=PS-005');
  const lines = page.getByRole('region', { name: '各行' });
  await page.getByRole('textbox', { name: '报告号' }).fill('R1001-01');
  await page.getByRole('button', { name: '测试' }).click();
  await expect(lines.getByText('命中', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: '时刻表' })).toBeVisible();
  await expectAccessible(page);
  await lines.getByRole('button', { name: '删除 需关注', exact: true }).click();
  await expect(page.getByText('已删除「需关注」')).toBeVisible();
  await expect(lines.getByRole('button', { name: /5\s需关注/ })).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(lines.getByRole('button', { name: /5\s需关注/ })).toBeVisible();
});
