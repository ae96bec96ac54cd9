import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fillLogin, goInside, openAs } from '../support/actions.ts';
import { webDist } from '../support/addresses.ts';
import { graceOf } from '../support/reports.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

const list = (page: Page) => page.getByRole('table', { name: '检验报告' });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

// covers B-4-01, B-4-02
test('back from a report the list is where it was: filters, page, scroll, and asked for once', async ({
  page,
  hospital,
}) => {
  const asked = async () =>
    (await hospital.journal('listReports')).filter(({ query }) => Number(query.page_size) === 12).length;
  await page.setViewportSize({ width: 1100, height: 500 });
  await openAs(page, hospital, 'doctor', '/excellent?tab=focus');
  await expect(list(page)).toBeVisible();
  const address = page.url();
  const row = list(page).getByRole('row').last().getByRole('link').first();
  await row.scrollIntoViewIfNeeded();
  await list(page).evaluate((table) => (table.parentElement as HTMLElement).scrollTo({ left: 40 }));
  const before = {
    window: await scrolled(page),
    table: await list(page).evaluate((table) => table.parentElement?.scrollLeft),
  };
  expect(before.window).toBeGreaterThan(100);
  const calls = await asked();

  const element = await list(page).elementHandle();
  await row.click();
  await expect(page).toHaveURL(/\/detail\?report_id=/);
  await expect(page.getByRole('navigation', { name: '报告工具' })).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  // Hidden, and nothing of it is asked for again while the report is read.
  expect(await element.isVisible()).toBe(false);
  expect(await asked()).toBe(calls);

  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(list(page)).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(before.window);
  expect(await list(page).evaluate((table) => table.parentElement?.scrollLeft)).toBe(before.table);
  expect(await element.isVisible()).toBe(true);
  await expect.poll(asked).toBe(calls + 1);
  await page.waitForLoadState('networkidle');
  expect(await asked()).toBe(calls + 1);

  // The report's own way back leads there as well.
  await row.click();
  await page.getByRole('link', { name: '返回列表' }).click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => scrolled(page)).toBe(before.window);
});

test.describe('a session that ends in the middle of a form', () => {
  test.use({ allowedConsole: failedAnswers });

  const tool = (page: Page) => page.getByRole('dialog', { name: 'Grace评分' });
  const rate = (page: Page) => tool(page).getByRole('textbox', { name: '心率' });
  const offer = (page: Page) => tool(page).getByText(/^有未保存的草稿（\d\d:\d\d）$/);

  test('brings what was typed back to the same user, and to nobody else', async ({ page, hospital }) => {
    const typeAndLose = async () => {
      await expect(rate(page)).toBeVisible();
      await rate(page).fill('96');
      await tool(page).getByRole('textbox', { name: '血压（收缩压）' }).fill('126');
      await tool(page)
        .getByRole('radio', { name: /无明显心力衰竭/ })
        .check();
      await hospital.plan({ operationId: 'measureGrace', kind: 'http', status: 401 });
      await tool(page).getByRole('button', { name: '查看结果' }).click();
      await expect(page).toHaveURL(/\/login\?redirect=%2Fdetail/);
    };
    await openAs(page, hospital, 'doctor', graceOf('严松年'));
    await typeAndLose();
    await fillLogin(page, 'doctor');
    await expect(offer(page)).toBeVisible();
    await expect(rate(page)).toHaveValue('');
    await tool(page).getByRole('button', { name: '恢复' }).click();
    await expect(rate(page)).toHaveValue('96');
    await expect(tool(page).getByRole('radio', { name: /无明显心力衰竭/ })).toBeChecked();
    await tool(page).getByRole('button', { name: '查看结果' }).click();
    await expect(tool(page).getByText(/^为什么是/)).toBeVisible();

    await typeAndLose();
    await fillLogin(page, 'doctor2');
    await expect(rate(page)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')))).toEqual([]);
  });
});

const ACCOUNTS = 'doctor lab lab-plain account log ops prompt research audit info applicant'.split(' ');

test('no link of a menu or a home is refused, for any account', async ({ page, hospital }) => {
  // What one account has opened is there for the others as well, as far as verifyArr allows it.
  const opened = new Set<string>();
  for (const account of ACCOUNTS) {
    const session = await hospital.signIn(account);
    await openAs(page, hospital, account, '/');
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await expect(menu.getByRole('link').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Links of a folded group count as well.
    const offered = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expect(offered.length, account).toBeGreaterThan(0);
    const paths = [...new Set(offered.map((address) => address.split('?', 1)[0] ?? ''))];
    expect(paths.filter((path) => !(session as unknown as { verifyArr: string[] }).verifyArr.includes(path))).toEqual(
      [],
    );
    expect(paths.length, account).toBeGreaterThan(0);
    for (const path of paths) {
      if (opened.has(path)) continue;
      opened.add(path);
      const address = offered.find((one) => one.split('?', 1)[0] === path) ?? path;
      await goInside(page, address);
      await expect(page.getByRole('heading', { level: 1 }).first(), `${account} ${path}`).toBeVisible();
      expect(new URL(page.url()).pathname, account).toBe(path);
    }
  }
});

test('back and forward lead through every screen and never trap', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/');
  await expect(page.getByRole('region', { name: '工作单' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const stops: string[] = [page.url()];
  const step = async (act: () => Promise<unknown>) => {
    const before = page.url();
    await act();
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    stops.push(page.url());
  };
  await step(() => menu.getByRole('link', { name: /^AI 报告解读/ }).click());
  await step(() => page.getByRole('radio', { name: /^需关注\d+$/ }).click());
  await step(() => list(page).getByRole('link').first().click());
  await step(() => page.getByRole('link', { name: /返回/ }).first().click());
  await step(() => menu.getByRole('link', { name: '我的收藏' }).click());
  const [start = '', ...after] = stops;
  expect(after).toHaveLength(5);
  for (const address of [start, ...after.slice(0, -1)].toReversed()) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  for (const address of after) {
    await page.goForward();
    await expect(page).toHaveURL(address);
  }
  await expect(page.getByRole('table', { name: '收藏的报告' })).toBeVisible();
});

test('a production build holds nothing of the development panel', () => {
  const dist = join(import.meta.dirname, '../../apps/web', webDist.startsWith('/') ? '' : webDist);
  const place = webDist.startsWith('/') ? webDist : dist;
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  const marks = /__mock|开发面板|dev-panel|react-draggable|jianwei-demo/;
  expect(files.filter((name) => marks.test(name) || marks.test(readFileSync(join(place, name), 'utf8')))).toEqual([]);
});
