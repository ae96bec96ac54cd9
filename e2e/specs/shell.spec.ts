import type { Page } from '@playwright/test';
import { openAs, signIn } from '../support/actions.ts';
import { graceOf, reportOf } from '../support/reports.ts';
import { expect, test } from '../support/test.ts';

function menu(page: Page) {
  return page.getByRole('navigation', { name: '主菜单' });
}

// covers B-2.5-01..05, B-2.5-07, B-2.5-47
test('the main layout has header, menu and breadcrumb; home goes without the header', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/');
  await expect(page.getByRole('heading', { level: 1, name: '沈医师，上午好' })).toBeVisible();
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('banner').getByText('江州市第一人民医院')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: '面包屑' })).toHaveCount(0);

  for (const [name, path] of [
    ['AI 报告解读', '/excellent'],
    ['我的收藏', '/favorite-list'],
  ] as const) {
    await menu(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    const banner = page.getByRole('banner');
    await expect(banner.getByText('江州市第一人民医院')).toBeVisible();
    await expect(banner.getByRole('link', { name: '检微，返回首页' })).toBeVisible();
    // A list that is read by keys begins at its first row, every other page at its heading.
    const row = page.getByRole('table', { name: '检验报告' }).getByRole('link').first();
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(path === '/excellent' ? row : heading).toBeFocused();
    const trail = page.getByRole('navigation', { name: '面包屑' }).getByRole('listitem');
    await expect(trail).toHaveText([/首页/, new RegExp(name)]);
    await expect(trail.last()).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL('/');
});

// Groups with their links.
const clinicianMenu = [
  '首页',
  'AI 报告解读',
  '我的收藏',
  '查疾病',
  '懂检验',
  '应用中心应用商店专病应用$',
  '帮助中心常见问题许可证管理系统更新关于我们$',
];
const labDepartment = '检验科报告列表智能提示自定义文本推送策略$';

for (const [account, home, links] of [
  ['doctor', '沈医师，上午好', clinicianMenu],
  [
    'lab',
    '周医师，上午好',
    clinicianMenu.toSpliced(
      -1,
      0,
      '检验科报告列表智能提示自定义文本推送策略审核规则管理',
      '系统看板',
      '关键指标管理',
      '数据中心',
      '科研项目管理',
    ),
  ],
  ['lab-plain', '许医师，上午好', clinicianMenu],
  ['account', '何清，您好', ['账号管理', '应用管理']],
  ['log', '罗文博，您好', ['账号管理', '日志管理']],
  ['ops', '唐越，您好', ['运维管理数据清洗使用统计可解读率数据同步$', '黑名单', 'AI 报告']],
  ['prompt', '秦晓彤，您好', [labDepartment]],
  ['research', '方以诚，您好', ['AI 平台']],
  ['audit', '梁思齐，您好', ['检验科审核规则管理']],
  ['info', '邵云舟，您好', ['账号管理', '数据中心']],
  ['applicant', '顾念，您好', ['首页', '专病应用', '应用商店']],
] as const) {
  // covers B-2.7-01..24, B-2.7-32..37, B-2.7-39..42, B-2.7-44, B-2.7-46..49, B-6-12
  test(`${account} lands on its home, and its menu offers what is there and nothing else`, async ({
    page,
    hospital,
  }) => {
    await openAs(page, hospital, account, '/');
    await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible();
    await expect(menu(page).locator('> ul > li')).toHaveText(links.map((name) => new RegExp(`^${name}`)));
    // No link anywhere on the page leads to a screen that would be refused.
    const targets = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const allowed = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('cdss:session') ?? '{}') as { verifyArr: string[] }).verifyArr,
    );
    expect(allowed.length).toBeGreaterThan(0);
    expect(targets.filter((path) => !allowed.includes(path))).toEqual([]);
  });
}

// covers B-2.7-50
test('role 11 sees no logo', async ({ page, hospital }) => {
  await openAs(page, hospital, 'applicant', '/');
  await expect(page.getByRole('heading', { level: 1, name: '顾念，您好' })).toBeVisible();
  await expect(page.getByRole('img', { name: '检微' })).toHaveCount(0);
  await openAs(page, hospital, 'info', '/');
  await expect(page.getByRole('heading', { level: 1, name: '邵云舟，您好' })).toBeVisible();
  await expect(page.getByRole('img', { name: '检微' })).toHaveCount(1);
});

// covers B-2.7-25, B-2.7-26
test('my favourites are offered only where they are enabled', async ({ page, hospital }) => {
  for (const account of ['doctor', 'lab']) {
    await openAs(page, hospital, account, '/');
    await expect(menu(page).getByRole('link', { name: '我的收藏' })).toBeVisible();
    await page.evaluate((user) => localStorage.setItem(`cdss:u-${user}:favourites-enabled`, 'false'), account);
    await page.goto('/excellent');
    await expect(page.getByRole('table', { name: '检验报告' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: '我的收藏' })).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: '收藏' })).toHaveCount(0);
  }
});

test('the menu folds to a strip of icons, and stays so for this user', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/excellent');
  const width = async () => (await menu(page).boundingBox())?.width;
  await expect.poll(width).toBe(208);
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect.poll(width).toBe(64);
  await page.reload();
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  await expect.poll(width).toBe(64);
  await menu(page).getByRole('link', { name: '我的收藏' }).click();
  await expect(page).toHaveURL('/favorite-list');
  await openAs(page, hospital, 'doctor2', '/excellent');
  await expect(page.getByRole('button', { name: '收起菜单' })).toBeVisible();
});

test('the bell lists the critical values that wait for their end and opens one', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/excellent');
  await page.getByRole('button', { name: '危急值提醒，3 项未闭环' }).click();
  const reminders = page.getByRole('group', { name: '危急值提醒' });
  await expect(reminders.getByRole('listitem')).toHaveCount(3);
  await expect(reminders.getByRole('link', { name: /孟庆山/ })).toContainText(/钾 6\.82.*未接报/);
  await page.keyboard.press('Escape');
  await expect(reminders).toBeHidden();
  await expect(page.getByRole('button', { name: '危急值提醒，3 项未闭环' })).toBeFocused();
  await page.keyboard.press('Enter');
  await reminders.getByRole('link', { name: '全部未闭环危急值的报告' }).click();
  await expect(page).toHaveURL('/excellent?tab=critical');
  await expect(page.getByRole('navigation', { name: '分页' })).toContainText('共 3 份');
  await page.getByRole('button', { name: '危急值提醒，3 项未闭环' }).click();
  await reminders
    .getByRole('link', { name: /严松年/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '严松年' })).toBeVisible();
});

test('the figures of home agree with the lists they lead to', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/');
  for (const label of ['需特别关注', '待读报告', '评估提示']) {
    const figure = page.getByRole('list', { name: '今日报告' }).getByRole('link', { name: new RegExp(label) });
    const count = /^\d+/.exec(await figure.innerText())?.[0] ?? '';
    await figure.click();
    await expect(page.getByRole('navigation', { name: '分页' })).toContainText(`共 ${count} 份`);
    await page.goBack();
  }
});

// covers B-2.5-54
test('screens are separate script and style chunks, loaded when they are opened', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.(?:js|css)$/.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined) loaded.push(name);
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  expect(loaded).not.toContain('report-list-page');
  await signIn(page, 'doctor');
  expect(loaded).not.toContain('grace-view');
  await page.goto(reportOf('严松年'));
  await expect(page.getByRole('heading', { level: 1, name: '严松年' })).toBeVisible();
  expect(loaded).not.toContain('grace-view');
  await page.goto(graceOf('严松年'));
  await expect(page.getByRole('dialog', { name: 'Grace评分' }).getByRole('button', { name: '查看结果' })).toBeVisible();
  expect(loaded.filter((name) => name === 'grace-view')).toHaveLength(2);
});

// covers A-0-02
test('what a user reads is Chinese', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/');
  for (const path of ['/', '/excellent', '/favorite-list', reportOf('顾怀远'), graceOf('严松年')]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: '正在载入' })).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    const shown = (await page.locator('body').innerText()).split('\n');
    const spoken = await page
      .locator('[aria-label], [title], [placeholder], [alt]')
      .evaluateAll((all) =>
        all.flatMap((element) =>
          ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
        ),
      );
    // Abbreviations and units have Latin letters; words of a sentence stand in a row.
    const english = [...shown, ...spoken].filter((text) =>
      /[A-Za-z]{2,} [a-z]{2,}/.test(text.replace('CK-MB mass', '')),
    );
    expect(english).toEqual([]);
  }
});
