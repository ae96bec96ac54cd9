import { readFile } from 'node:fs/promises';
import { openAs, question } from '../support/actions.ts';
import { password } from '../support/hospital.ts';
import { readsWell } from '../support/sizes.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

test.use({ allowedConsole: failedAnswers });

// covers B-1-11, B-2.5-21, B-6-03
test('a new account signs in with its one-time password, sets its own and sees what was promised', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openAs(page, hospital, 'account', '/users');
  await page.getByRole('button', { name: '新增账号' }).click();
  const drawer = page.getByRole('dialog', { name: '新增账号' });
  await drawer.getByRole('textbox', { name: '账号' }).fill('090217');
  await drawer.getByLabel('姓名').fill('唐晓');
  await drawer.getByLabel('角色').selectOption('临床科室');
  await expect(drawer.getByText('AI 报告解读')).toBeVisible();
  await drawer.getByRole('checkbox', { name: '系统看板' }).check();
  await expect(drawer.getByRole('listitem').filter({ hasText: '系统看板' })).toBeVisible();
  await drawer.getByRole('button', { name: '新增账号' }).click();
  await expect(drawer.getByText('手机号应为 11 位')).toBeVisible();
  await drawer.getByLabel('手机号').fill('13900001234');
  await drawer.getByRole('button', { name: '新增账号' }).click();
  const handed = page.getByRole('dialog', { name: '一次性密码' });
  const given = (await handed.locator('code').textContent()) ?? '';
  expect(given).toMatch(/^\w{3}-\w{3}-\w{3}$/);
  await handed.getByRole('button', { name: '已交给本人' }).click();
  await expect(page.getByRole('dialog', { name: '唐晓' })).toBeVisible();

  const theirs = await otherWindow();
  await theirs.goto('/login');
  await expect(theirs.locator('main:not([data-static])')).toBeVisible();
  await theirs.getByLabel('账号', { exact: true }).fill('090217');
  await theirs.getByLabel('密码', { exact: true }).fill(given);
  await theirs.getByRole('button', { name: '登录', exact: true }).click();
  await theirs.getByLabel('新密码', { exact: true }).fill('jianwei');
  await theirs.getByRole('button', { name: '保存并进入' }).click();
  await expect(theirs.getByText('密码应为 8 至 64 位，含字母与数字')).toBeVisible();
  await theirs.getByLabel('新密码', { exact: true }).fill('jianwei-2025');
  await theirs.getByLabel('再次输入新密码').fill('jianwei-2025');
  await theirs.getByRole('button', { name: '保存并进入' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('唐医师');
});

// covers B-1-12, B-2.5-22, B-6-04
test('a locked account is out at its next call, unlocking by 撤销 lets it in again, and the log tells both', async ({
  page,
  hospital,
  otherWindow,
}) => {
  const theirs = await otherWindow();
  await openAs(theirs, hospital, 'doctor2', '/excellent');
  await expect(theirs.getByRole('table', { name: '检验报告' })).toBeVisible();

  await openAs(page, hospital, 'account', '/users?q=doctor2');
  await page
    .getByRole('row', { name: /陆明哲/ })
    .getByRole('button', { name: '锁定' })
    .click();
  const asked = page.getByRole('dialog', { name: '锁定 1 个账号' });
  await asked.getByRole('button', { name: '锁定 1 个账号' }).click();
  await expect(asked.getByText('请选择锁定原因')).toBeVisible();
  await asked.getByRole('radio', { name: '安全' }).check();
  await asked.getByRole('button', { name: '锁定 1 个账号' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 条已锁定' })).toBeVisible();
  await expect(page.getByRole('row', { name: /陆明哲/ })).toContainText('锁定');
  await theirs.getByRole('button', { name: '刷新' }).click();
  await theirs.waitForURL(/login/);

  await page.keyboard.press('z');
  await expect(page.getByRole('row', { name: /陆明哲/ }).getByText('正常')).toBeVisible();
  await theirs.getByLabel('账号', { exact: true }).fill('doctor2');
  await theirs.getByLabel('密码', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: '登录', exact: true }).click();
  await expect(theirs.getByRole('table', { name: '检验报告' })).toBeVisible();

  const reader = await otherWindow();
  await openAs(reader, hospital, 'log', '/logs');
  const rows = reader.getByRole('row', { name: /陆明哲/ });
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: '锁定' }).last().click();
  const entry = reader.getByRole('complementary', { name: '日志详情' });
  await expect(entry.getByRole('row', { name: /状态/ })).toContainText('正常');
  await expect(entry).toContainText('链校验通过');
  await reader.reload();
  await expect(entry.getByRole('row', { name: /状态/ })).toContainText('锁定');
  // The file says what was made of what; the log narrows to one person.
  const written = reader.waitForEvent('download');
  await reader.getByRole('button', { name: /^导出 \d+ 条$/ }).click();
  const file = await readFile(await (await written).path(), 'utf8');
  expect(file.split('\n')[0]).toContain('变更前');
  expect(file).toContain('状态：锁定');
  await entry.getByRole('button', { name: '关闭' }).click();
  await reader.getByRole('combobox', { name: '人员' }).fill('ty');
  await reader.getByRole('option', { name: /^唐越/ }).click();
  await expect(reader).toHaveURL(/account=u-ops/);
  await expect(rows).toHaveCount(0);
  await expect(reader.getByRole('row', { name: /唐越/ }).first()).toBeVisible();
});

test('the list is worked by keyboard: search, open, save, leave with a question; two who save meet', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openAs(page, hospital, 'info', '/users');
  await expect(page.getByRole('row', { name: /李恩/ })).toBeVisible();
  const head = page.getByRole('columnheader', { name: '科室' });
  const widthOf = async () => Math.round((await head.boundingBox())?.width ?? 0);
  const width = await widthOf();
  const { x = 0, y = 0 } = (await head.boundingBox()) ?? {};
  // Well inside the edge: the next head begins at a fraction of a pixel.
  await page.mouse.move(x + width - 2, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + width + 58, y + 12, { steps: 6 });
  await page.mouse.up();
  await expect.poll(widthOf).toBe(width + 60);
  await expect(page).not.toHaveURL(/sort=/);
  await page.reload();
  await expect.poll(widthOf).toBe(width + 60);
  await page.getByRole('searchbox', { name: '搜索账号' }).fill('srx');
  await expect(page.getByRole('row', { name: /沈若溪/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /李恩/ })).toHaveCount(0);
  await expect(page).toHaveURL(/q=srx/);
  await page.getByRole('row', { name: /沈若溪/ }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: '沈若溪' });
  await drawer.getByLabel('职称').fill('副主任医师');
  await page.keyboard.press('Escape');
  await question(page, '账号尚未保存，确定放弃修改吗？').getByRole('button', { name: '继续编辑' }).click();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByText('职称由 主治医师 改为 副主任医师')).toBeVisible();
  await drawer.getByRole('button', { name: '撤销' }).click();
  await expect(drawer.getByLabel('职称')).toHaveValue('主治医师');

  const other = await otherWindow();
  await openAs(other, hospital, 'account', '/users?open=u-doctor');
  const theirs = other.getByRole('dialog', { name: '沈若溪' });
  await theirs.getByLabel('职称').fill('主任医师');
  await drawer.getByLabel('职称').fill('副主任医师');
  await theirs.getByRole('button', { name: '保存' }).click();
  await expect(theirs.getByText('职称由 主治医师 改为 主任医师').first()).toBeVisible();
  await drawer.getByRole('button', { name: '保存' }).click();
  await drawer.getByRole('button', { name: '对比' }).click();
  await expect(drawer.getByRole('row', { name: '职称 主任医师 副主任医师' })).toBeVisible();
  await drawer.getByRole('button', { name: '以我写的为准' }).click();
  await expect(drawer.getByText('职称由 主任医师 改为 副主任医师').first()).toBeVisible();
});

for (const [path, account, heading] of [['/users', 'log', '账号管理']] as const) {
  test(`${path} of ${account} reads well: title, axe, both sizes`, async ({ page, hospital }) => {
    await readsWell(page, () => openAs(page, hospital, account, path), heading);
  });
}
