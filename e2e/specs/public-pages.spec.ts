import type { Page } from '@playwright/test';
import { expectAccessible, hasStarted, openAs } from '../support/actions.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

/** Calls of the page; what a visitor typed must stand in none of them. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return calls;
}

/** Nothing is cut off at the width of the window. */
async function expectFits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBe(0);
}

/** A phone at 200 %. */
const SMALLEST = { width: 195, height: 390 } as const;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
] as const;

// covers B-2.1-05
test('what the product is stands behind a link of the login page', async ({ page }) => {
  await page.goto('/login');
  await hasStarted(page);
  await page.getByRole('link', { name: '关于我们' }).click();
  await expect(page).toHaveURL('/about-us-login');
  await expect(page).toHaveTitle('关于我们 · 检微');
  await expect(page.getByText('v6.2，2025-10-31 发布')).toBeVisible();
  await expect(page.getByRole('region', { name: '隐私' }).getByRole('listitem')).toHaveCount(6);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: '登录' }).click();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
});

test('who is signed in reads it and goes back, still signed in', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/about-us-login');
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '沈医师，上午好' })).toBeVisible();
});

// covers B-2.1-04
test('results are typed and read in the page: nothing of them leaves it, and a link brings them back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const calls = callsOf(page);
  await page.goto('/online');
  await expect(page).toHaveTitle('在线体验 · 检微');
  await page.getByRole('combobox', { name: '样例' }).selectOption('糖尿病肾病');
  const reading = page.getByRole('region', { name: '综合判读' });
  await expect(reading.getByText(/血钾 5.62 mmol\/L，高钾伴肾功能减退/)).toBeVisible();
  await page.getByRole('textbox', { name: '钾 结果' }).fill('4.2');
  await expect(reading.getByText(/血钾 5.62/)).toHaveCount(0);
  await reading.getByRole('button', { name: /糖尿病肾病可能/ }).click();
  await expect(page.getByRole('region', { name: '「糖尿病肾病可能」的依据' })).toBeVisible();
  await page.getByText('规则依据').click();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.setViewportSize(SMALLEST);
  await expectFits(page);
  await page.getByRole('button', { name: '复制链接' }).click();
  await expect(page.getByRole('status').filter({ hasText: '链接已复制' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('textbox', { name: '钾 结果' })).toHaveValue('4.2');
  await other.close();
  expect(calls).toEqual([]);
});

test('pasted text, bad input and an empty table say what to do', async ({ page }) => {
  await page.goto('/online');
  await expect(page.getByText('还没有可以判读的结果')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '粘贴报告文字' }).click();
  const dialog = page.getByRole('dialog', { name: '粘贴报告文字' });
  await dialog.getByRole('textbox').fill('1 血红蛋白 86 g/L 115-150\nU-mAlb 86 mg/24h↑\n肌酐 16800 μmol/L');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '读取' }).click();
  await expect(page.getByText('1 行未识别')).toBeVisible();
  await expect(page.getByText('数值超出可能范围，请核对单位')).toBeVisible();
  await page.getByRole('textbox', { name: '血红蛋白 结果' }).fill('很低');
  await expect(page.getByText('请输入数值或阴性／阳性')).toBeVisible();
  await expect(page.getByText('还没有可以判读的结果')).toBeVisible();
  await expectAccessible(page);
});

test('on paper the table and its reading stand without fields and buttons of the program', async ({ page }) => {
  await page.goto('/online');
  await page.getByRole('combobox', { name: '样例' }).selectOption('缺铁性贫血');
  await expect(page.getByRole('region', { name: '综合判读' }).getByText('疑似诊断')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: '检验结果' })).toBeVisible();
  await expect(page.getByRole('button', { name: '复制链接' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: '添加检验项目' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: '公开页面' })).toBeHidden();
});

// covers B-2.1-09
test('an integrator runs the handshake, sees a failure, and opens the address in a window of its own', async ({
  page,
  context,
}) => {
  await page.goto('/single-demo');
  await expect(page).toHaveTitle('单点登录演示 · 检微');
  await page.getByRole('button', { name: '运行握手' }).click();
  const steps = page.getByRole('region', { name: '握手过程' });
  await expect(steps.getByText('报告详情，页头和菜单已隐藏')).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.setViewportSize(SMALLEST);
  await expectFits(page);
  await page.setViewportSize(SIZES[0]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button').or(page.getByRole('radio')).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('单点登录', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: '打开' }).click();
  const product = await opened;
  await expect(product).toHaveURL('/detail?report_id=R1004-01');
  await expect(product.getByRole('heading', { level: 1, name: '顾怀远' })).toBeVisible();
  await product.close();
});

test.describe('failures of the demo', () => {
  test.use({ allowedConsole: failedAnswers });

  test('a used ticket says what the entry page says', async ({ page }) => {
    await page.goto('/single-demo');
    await page.getByRole('button', { name: '重复使用' }).click();
    const told = page.getByRole('alert');
    await expect(told).toContainText('未能登录');
    await expect(told).toContainText('票据在签发后 60 秒内有效，只能使用一次。');
    await page.getByRole('button', { name: '非本站跳转' }).click();
    await expect(told).toContainText('跳转地址不在允许范围');
    await expectAccessible(page);
  });
});

// covers B-2.1-01
test('the demo shows the real report of nobody: a tour of four stops, and no call leaves the page', async ({
  page,
}) => {
  const calls = callsOf(page);
  await page.goto('/demo');
  await expect(page).toHaveTitle('产品演示 · 检微');
  const report = page.frameLocator('iframe[title="演示报告（演示数据）"]');
  const guide = page.getByRole('region', { name: '导览' });
  await expect(report.getByRole('heading', { level: 1, name: '演示患者' })).toBeVisible();
  await expect(page.getByText('演示数据', { exact: true })).toBeVisible();
  await guide.getByRole('button', { name: '下一步' }).click();
  await expect(report.getByText(/^已标出「.*CKD.*」的 6 条证据/)).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectFits(page);
    await expectAccessible(page);
  }
  await guide.getByRole('button', { name: '下一步' }).click();
  await expect(report.getByRole('dialog', { name: 'CKD分期' })).toBeVisible();
  await guide.getByRole('button', { name: '下一步' }).click();
  await expect(report.getByRole('dialog', { name: /肌酐与 eGFR/ })).toBeVisible();
  await guide.getByRole('button', { name: '完成' }).click();
  await expect(guide.getByRole('link', { name: '在线体验' })).toBeVisible();
  await guide.getByRole('button', { name: '重新开始' }).click();
  await expect(guide.getByText(/1／4 结论/)).toBeVisible();
  await expect(report.getByRole('heading', { level: 1, name: '演示患者' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('who is signed in sees the demo and stays who they are', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/demo');
  const report = page.frameLocator('iframe[title="演示报告（演示数据）"]');
  await expect(report.getByRole('heading', { level: 1, name: '演示患者' })).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '沈医师，上午好' })).toBeVisible();
});
