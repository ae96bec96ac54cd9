import { openAs } from '../support/actions.ts';
import { password } from '../support/hospital.ts';
import { readsWell } from '../support/sizes.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

test.use({ allowedConsole: failedAnswers });

// covers B-1-19, B-2.5-38, B-2.7-46
test('an account that is listed meets the written text at its next step, and works again once it is released', async ({
  page,
  hospital,
  otherWindow,
}) => {
  const theirs = await otherWindow();
  await openAs(theirs, hospital, 'doctor2', '/excellent');
  await expect(theirs.getByRole('table', { name: '检验报告' })).toBeVisible();

  await openAs(page, hospital, 'ops', '/blacklist');
  await page.getByRole('button', { name: '加入黑名单' }).click();
  const form = page.getByRole('complementary', { name: '加入黑名单' });
  await form.getByRole('combobox', { name: '账号' }).fill('陆明哲');
  await form.getByRole('option', { name: /陆明哲/ }).click();
  await expect(form.getByText('现有 1 个会话')).toBeVisible();
  await form.getByRole('textbox', { name: /原因/ }).fill('同一账号 10 分钟内在 4 台终端登录');
  await form.getByRole('textbox', { name: '给本人看的文字' }).fill('请到信息科核对（内线 6120）。');
  await expect(form.getByRole('figure')).toContainText('请到信息科核对（内线 6120）。');
  await form.getByRole('button', { name: '加入黑名单' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已将陆明哲加入黑名单' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^选择 \S+ 陆明哲/ })).toContainText('1001 黑名单');

  await theirs.getByRole('button', { name: '刷新' }).click();
  const prompt = theirs.getByRole('alertdialog', { name: '账号已停止使用' });
  await expect(prompt).toContainText('请到信息科核对（内线 6120）。');
  await prompt.getByRole('button', { name: '确定' }).click();
  await theirs.waitForURL(/login/);

  await page.reload();
  await expect(page.getByRole('row', { name: /^选择 \S+ 陆明哲/ })).toContainText('1');
  await page.getByRole('row', { name: /^选择 \S+ 陆明哲/ }).click();
  const entry = page.getByRole('complementary', { name: '陆明哲' });
  await expect(entry.getByRole('row', { name: /被拦/ }).first()).toContainText('/excellent');
  await entry.getByRole('button', { name: '解除黑名单' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已解除陆明哲' })).toBeVisible();
  await theirs.getByLabel('账号', { exact: true }).fill('doctor2');
  await theirs.getByLabel('密码', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: '登录', exact: true }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: '陆医师，上午好' })).toBeVisible();
});

test('a release is taken back by Z: the account is kept out again', async ({ page, hospital, otherWindow }) => {
  await openAs(page, hospital, 'ops', '/blacklist');
  await page.getByRole('table', { name: '黑名单', exact: true }).getByRole('row', { name: /程野/ }).click();
  await page.getByRole('complementary', { name: '程野' }).getByRole('button', { name: '解除黑名单' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已解除程野' })).toBeVisible();
  await expect(page.getByRole('table', { name: '黑名单', exact: true }).getByRole('row', { name: /程野/ })).toHaveCount(
    0,
  );
  await page.keyboard.press('z');
  await expect(page.getByText('已撤销').first()).toBeVisible();
  await expect(
    page.getByRole('table', { name: '黑名单', exact: true }).getByRole('row', { name: /程野/ }),
  ).toContainText('1001 黑名单');
  const theirs = await otherWindow();
  await theirs.goto('/login');
  await theirs.getByLabel('账号', { exact: true }).fill('blacklisted');
  await theirs.getByLabel('密码', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: '登录', exact: true }).click();
  await expect(theirs.getByRole('alertdialog', { name: '账号已停止使用' })).toContainText('状态码 1001');
});

// covers B-2.5-39
test('the record opens from the list, narrows by event, and its address is the view', async ({ page, hospital }) => {
  await openAs(page, hospital, 'ops', '/blacklist');
  await page.getByRole('link', { name: '全部记录' }).click();
  await expect(page).toHaveURL('/blacklist-record?event=refused');
  await expect(page.getByRole('row', { name: /被拦/ }).first()).toBeVisible();
  await page.getByRole('combobox', { name: '事件' }).selectOption('到期');
  await expect(page.getByRole('row', { name: /被拦/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /到期/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: '事件' })).toHaveValue('expired');
});

test('the record of one account opens from its entry and stays narrowed to it', async ({ page, hospital }) => {
  await openAs(page, hospital, 'ops', '/blacklist');
  await page.getByRole('table', { name: '黑名单', exact: true }).getByRole('row', { name: /程野/ }).click();
  await page.getByRole('complementary', { name: '程野' }).getByRole('link', { name: '全部记录' }).click();
  await expect(page).toHaveURL(/blacklist-record\?account=/);
  await expect(page.getByRole('row', { name: /程野/ }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /王沛/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row', { name: /程野/ }).first()).toBeVisible();
  await page.getByRole('button', { name: '清除：账号' }).click();
  await expect(page.getByRole('row', { name: /王沛/ }).first()).toBeVisible();
});

for (const [path, heading] of [
  ['/blacklist?open=new', '黑名单'],
  ['/blacklist-record', '黑名单记录'],
] as const) {
  test(`${path} reads well: title, axe, both sizes`, async ({ page, hospital }) => {
    await readsWell(page, () => openAs(page, hospital, 'ops', path), heading);
  });
}
