import type { Page } from '@playwright/test';
import { expectAccessible, openAs } from '../support/actions.ts';
import { configure } from '../support/configure.ts';
import { reportOf } from '../support/reports.ts';
import { expect, test } from '../support/test.ts';

function reports(page: Page) {
  return page.getByRole('table', { name: '检验报告' });
}

/** Names of the patients in the rows, in order. */
function rowLinks(page: Page) {
  return reports(page).getByRole('rowheader').getByRole('link');
}

function pager(page: Page) {
  return page.getByRole('navigation', { name: '分页' });
}

// covers B-2.5-07
test('each tab shows as many reports as its figure says', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/excellent');
  await expect(rowLinks(page)).toHaveCount(12);
  for (const [name, tab] of [
    ['未读', 'unread'],
    ['危急值', 'critical'],
    ['需关注', 'focus'],
    ['有应用提示', 'hint'],
  ] as const) {
    const radio = page.getByRole('radio', { name: new RegExp(`^${name}\\d+$`) });
    await radio.click();
    await expect(page).toHaveURL(`/excellent?tab=${tab}`);
    await expect(radio).toBeChecked();
    const count = /\d+/.exec(await radio.innerText())?.[0] ?? '';
    await expect(pager(page)).toContainText(`共 ${count} 份`);
  }
  await page.getByRole('radio', { name: /^危急值/ }).click();
  await expect(reports(page).getByRole('row').filter({ hasText: '危' })).toHaveCount(3);
  await expect(page.getByText('未闭环危急值 3 项，涉及 3 份报告，不限日期')).toBeVisible();
});

test('filters stand in the address; back, forward and reload bring them again', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/excellent');
  await expect(page.getByText('今日 41 份')).toBeVisible();
  await page.getByRole('button', { name: '全部日期' }).click();
  await expect(page).toHaveURL('/excellent?date=all');
  await page.getByRole('combobox', { name: '科室' }).selectOption('内分泌科');
  await expect(page).toHaveURL(/department=/);
  await page.getByRole('radio', { name: /^需关注/ }).click();
  // A filter of its own for the back button: one that is overtaken by the next would go back with it.
  await expect(page).toHaveURL(/tab=focus/);
  await page.getByRole('textbox', { name: '日期' }).fill('2025-11-18');
  await expect(page).toHaveURL(`/excellent?tab=focus&department=${encodeURIComponent('内分泌科')}`);
  const left = [/^顾怀远/];
  await expect(rowLinks(page)).toHaveText(left);

  await page.goBack();
  await expect(page.getByRole('textbox', { name: '日期' })).toHaveValue('');
  await expect(page.getByRole('radio', { name: /^需关注/ })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^全部/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: '科室' })).toHaveValue('内分泌科');
  await page.goForward();
  await page.goForward();
  await expect(rowLinks(page)).toHaveText(left);
  await page.reload();
  await expect(rowLinks(page)).toHaveText(left);
  await expect(page.getByRole('combobox', { name: '科室' })).toHaveValue('内分泌科');
  await expect(page.getByRole('textbox', { name: '日期' })).toHaveValue('2025-11-18');
});

test('a search that finds nothing says so and offers to clear it', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/excellent');
  await page.getByRole('searchbox', { name: '搜索报告' }).fill('无此患者');
  await expect(page.getByText('没有符合条件的报告')).toBeVisible();
  await expect(page).toHaveURL(`/excellent?keyword=${encodeURIComponent('无此患者')}`);
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(page).toHaveURL('/excellent');
  await expect(page.getByRole('searchbox', { name: '搜索报告' })).toHaveValue('');
  await expect(rowLinks(page)).toHaveCount(12);
});

test('pages are turned one by one, and the size of a page is chosen', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/excellent?date=all');
  const first = await rowLinks(page).first().getAttribute('href');
  await expect(pager(page).getByRole('button', { name: '上一页' })).toBeDisabled();
  await pager(page).getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL('/excellent?date=all&page=2');
  await expect(pager(page).getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  await expect(rowLinks(page).first()).not.toHaveAttribute('href', first ?? '');
  const total = Number(/共 ([\d,]+) 份/.exec(await pager(page).innerText())?.[1]?.replaceAll(',', ''));
  const pages = Math.ceil(total / 12);
  await pager(page)
    .getByRole('button', { name: `第 ${pages} 页` })
    .click();
  await expect(rowLinks(page)).toHaveCount(total - 12 * (pages - 1));
  await expect(pager(page).getByRole('button', { name: '下一页' })).toBeDisabled();
  await pager(page).getByRole('combobox', { name: '每页条数' }).selectOption('48');
  await expect(page).toHaveURL('/excellent?date=all&page_size=48');
  await expect(rowLinks(page)).toHaveCount(48);
});

test('a back end that does not say with a report whether it is a favourite is asked', async ({ page, hospital }) => {
  await configure(page, { wire: 'plain' });
  await page.route('**/api/v2/ai/reports/analysis/*', async (route) => {
    const response = await route.fetch();
    const { collected: _collected, ...report } = (await response.json()) as { collected?: unknown };
    await route.fulfill({ response, json: report });
  });
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  const star = page.getByRole('button', { name: '收藏', exact: true });
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(await hospital.journal('checkReportCollected')).toMatchObject([{ status: 200 }]);
});

// covers B-2.5-47
test('a report is collected from its row, stands among the favourites and is cancelled there', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/excellent');
  const star = reports(page).getByRole('button', { name: '收藏 孟庆山 急诊生化' }).first();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/excellent');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '我的收藏' }).click();
  const favourites = page.getByRole('table', { name: '收藏的报告' }).getByRole('rowheader');
  await expect(favourites).toHaveText([/^孟庆山/, /^顾怀远/]);
  await page.getByRole('button', { name: '收藏 孟庆山 急诊生化' }).click();
  await expect(favourites).toHaveText([/^顾怀远/]);
  await page.reload();
  await expect(favourites).toHaveText([/^顾怀远/]);
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: 'AI 报告解读' }).click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});

test('rows are walked with the arrow keys, opened with Enter and read afterwards', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/excellent?tab=unread');
  await rowLinks(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(rowLinks(page).nth(1)).toBeFocused();
  const patient = /^(\S+?)[男女]/.exec(await rowLinks(page).nth(1).innerText())?.[1] ?? '';
  const unread = await page.getByRole('radio', { name: /^未读/ }).innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: patient })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^未读/ })).toHaveText(`未读${Number(/\d+/.exec(unread)?.[0]) - 1}`);
});

test('the most dangerous report is one key away; A receives, X answers what waits', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/excellent');
  await expect(rowLinks(page).first()).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByText('孟庆山：已接报')).toBeVisible();
  const waiting = reports(page).getByRole('row').filter({ hasText: '项待处理' }).first();
  const patient = (await waiting.getAttribute('data-report')) ?? '';
  await waiting.getByRole('link').first().focus();
  await page.keyboard.press('x');
  await expect(page.locator(`tr[data-report="${patient}"]`)).not.toContainText('项待处理');
  await rowLinks(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '严松年' })).toBeVisible();
});

test('the list is exported as a table file', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/excellent?keyword=严松年');
  await expect(rowLinks(page).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  expect((await download).suggestedFilename()).toBe('报告列表_2025-11-18.csv');
});

test('the report that the pointer rests on is laid out where nobody meets it, and stands there when it is opened', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/excellent');
  const row = reports(page).getByRole('row').filter({ hasText: '顾怀远' }).first();
  await row.hover();
  const ahead = page.locator('.jw-page[aria-hidden]');
  const results = ahead.locator('section[aria-label=检验结果]');
  await expect(results.locator('tbody td').first()).toBeAttached();
  // Where it lies once it lies still: the page ahead is still being laid out when its first cell stands.
  let place = await results.boundingBox();
  await expect(async () => {
    const before = place;
    place = await results.boundingBox();
    expect(place?.height).toBeGreaterThan(500);
    expect(place).toEqual(before);
  }).toPass();
  await expect(results).toBeHidden();
  await expectAccessible(page);
  // Neither the keyboard nor the pointer reaches it.
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await ahead.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  }
  const isOnTop = await row.evaluate((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + 5));
  });
  expect(isOnTop).toBe(true);

  await row.getByRole('link').first().click();
  const opened = page.getByRole('region', { name: '检验结果' });
  await expect(opened).toBeVisible();
  // The hint of a tool, which nobody saw ahead, takes its strip from the lower end.
  const dock = page.getByRole('navigation', { name: '报告工具' });
  const withStrip = async () => {
    const strip = await dock.evaluate((element) => Number.parseFloat(getComputedStyle(element).marginTop));
    const box = await opened.boundingBox();
    return { ...box, height: (box?.height ?? 0) + strip };
  };
  await expect.poll(withStrip).toEqual(place);
  // It is ahead no longer; the next report of the patient is.
  await expect(opened.locator('xpath=ancestor::*[@aria-hidden]')).toHaveCount(0);
});
