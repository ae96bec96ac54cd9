import type { Page } from '@playwright/test';
import { expectAccessible, openAs, question } from '../support/actions.ts';
import { sidewaysOf } from '../support/sideways.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

const table = (page: Page) => page.getByRole('table', { name: '工作单' });
const rows = (page: Page) => table(page).locator('tbody tr');
const name = (page: Page) => page.locator('.jw-print-head h1').filter({ visible: true });
const place = (page: Page) => page.getByRole('navigation', { name: '工作单中的报告' });
const loopCard = (page: Page) => page.getByRole('list', { name: '今日报告' }).getByRole('link').first();
const band = (page: Page) => page.getByRole('region', { name: '危急值处置' });

/** Presses keys and counts them. */
function keyboard(page: Page) {
  let pressed = 0;
  return {
    press: async (key: string) => {
      pressed += 1;
      await page.keyboard.press(key);
    },
    count: () => pressed,
  };
}

async function firstRowHasFocus(page: Page): Promise<void> {
  await expect(rows(page).first().getByRole('link')).toBeFocused();
}

test('the most dangerous report is one key away; A receives its critical value, which can be taken back', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/');
  await firstRowHasFocus(page);
  await expect(rows(page).first()).toContainText(/危急值.*孟庆山.*K 6\.82.*未接报 4 分.*10:27 已通知/s);
  await page.keyboard.press('a');
  await expect(page.getByText('孟庆山：已接报')).toBeVisible();
  await expect(rows(page).first()).toContainText('严松年');
  await expect(rows(page).nth(1)).toContainText(/孟庆山.*处置中/s);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(rows(page).first()).toContainText(/孟庆山.*未接报/s);
  const keys = keyboard(page);
  await rows(page).first().getByRole('link').focus();
  await keys.press('Enter');
  await expect(name(page)).toHaveText('孟庆山');
  expect(keys.count()).toBe(1);
});

test('forty reports are read with forty keys, each under the name of its patient', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/?view=all');
  await firstRowHasFocus(page);
  await page.getByRole('button', { name: /^其余 \d+ 份/ }).click();
  const order = await rows(page).evaluateAll((lines) =>
    lines.map((line) => ({
      id: line.getAttribute('data-report') ?? '',
      patient: line.querySelector('th a span')?.textContent ?? '',
    })),
  );
  expect(order.length).toBeGreaterThanOrEqual(40);
  await rows(page).first().getByRole('link').focus();
  const keys = keyboard(page);
  await keys.press('Enter');
  for (let index = 0; index < 40; index += 1) {
    const { id = '', patient = '' } = order[index] ?? {};
    if (index > 0) await keys.press('j');
    await expect(place(page)).toContainText(`${index + 1} / ${order.length}`);
    await expect(name(page)).toHaveText(patient);
    expect(new URL(page.url()).searchParams.get('report_id')).toBe(id);
    await expect(page.getByRole('region', { name: '综合判读' })).toBeVisible();
  }
  expect(keys.count()).toBe(40);
  await page.keyboard.press('k');
  await expect(name(page)).toHaveText(order[38]?.patient ?? '');
  // The whole stream is one step of the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/\?view=all$/);
  await expect(rows(page).nth(38).getByRole('link')).toBeFocused();
});

test('another patient has the focus on the name; the pager says whose report comes next', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/');
  await firstRowHasFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '下一份' })).toHaveAttribute('title', '下一份：严松年 男 67');
  await expect(place(page).getByTitle(/^已读 0，余 25，其中危急 3$/)).toHaveText('1 / 25');
  await page.keyboard.press('j');
  await expect(name(page)).toHaveText('严松年');
  await expect(name(page)).toBeFocused();
  // The report that was left is taken down: what is visible is one page.
  await expect(page.locator('.jw-page[data-left]')).toHaveCount(0);
  await expect(page.locator('.jw-page:visible:not([aria-hidden])')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '严松年，第 2 份，共 25 份' })).toBeAttached();
  const left = page.getByRole('region', { name: '上一份待处理' });
  await expect(left).toContainText(/孟庆山 3 项待处理：危急值未接报/);
  await expectAccessible(page);
  await left.getByRole('button', { name: '稍后' }).click();
  await expect(left).toHaveCount(0);
});

test('a critical value is handled in two clicks, moves down, and leaves with its loop; what was read stays', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/');
  await rows(page).first().click();
  await expect(name(page)).toHaveText('孟庆山');
  await band(page).getByRole('button', { name: '记录处置' }).click();
  await page.getByRole('button', { name: '已心电监护' }).click();
  await expect(band(page).getByText('待复测')).toBeVisible();
  await page.goBack();
  await expect(rows(page).nth(2)).toContainText(/孟庆山.*待复测.*10:30 已处置/s);
  await expect(rows(page).first()).toContainText('严松年');
  await expect(loopCard(page)).toHaveText(/^3危急值未闭环/);

  await rows(page).nth(2).click();
  await band(page).getByRole('button', { name: '记录处置' }).click();
  await page.getByRole('button', { name: '已缓解' }).click();
  await expect(band(page)).toHaveCount(0);
  await page.goBack();
  await expect(loopCard(page)).toHaveText(/^2危急值未闭环/);
  await expect(table(page)).not.toContainText('孟庆山');
  // Read, with a finding that nobody has answered.
  await rows(page).filter({ hasText: '贺建军' }).click();
  await expect(name(page)).toHaveText('贺建军');
  await page.goBack();
  const row = rows(page).filter({ hasText: '贺建军' });
  await expect(row).toContainText(/已读.*1 项待处理/s);
  await row.getByRole('link').focus();
  await page.keyboard.press('x');
  await expect(row).toHaveCount(0);
  await page.getByRole('radio', { name: '全部' }).click();
  await expect(table(page)).toBeVisible();
  await page.getByRole('button', { name: /^其余 \d+ 份/ }).click();
  await expect(rows(page).filter({ hasText: '孟庆山' })).toContainText('已闭环 10:30');
});

test('opening every critical report in two accounts changes no count', async ({ page, hospital, otherWindow }) => {
  const colleague = await otherWindow();
  for (const [window, account] of [
    [page, 'doctor'],
    [colleague, 'doctor2'],
  ] as const) {
    await openAs(window, hospital, account, '/');
    for (const index of [0, 1, 2]) {
      await rows(window).nth(index).click();
      await expect(name(window)).toBeVisible();
      await expect(band(window)).toBeVisible();
      await window.goBack();
    }
    await expect(loopCard(window)).toHaveText(/^3危急值未闭环未接报 2/);
    await window.goto('/excellent?tab=critical');
    await expect(window.getByRole('radio', { name: /^危急值\s*3$/ })).toBeChecked();
    await expect(window.getByRole('button', { name: '危急值提醒，3 项未闭环' })).toBeVisible();
    await expect(window.getByText('未闭环危急值 3 项，涉及 3 份报告，不限日期')).toBeVisible();
  }
});

test('a drawer with unsaved text asks, and keeps it unless told otherwise', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/');
  await rows(page).filter({ hasText: '温晓棠' }).click();
  await expect(name(page)).toHaveText('温晓棠');
  await page
    .getByRole('navigation', { name: '报告工具' })
    .getByRole('button', { name: /甲状腺用药随访/ })
    .click();
  const drawer = page.getByRole('dialog', { name: /甲状腺/ });
  await drawer.getByRole('button', { name: /新建/ }).first().click();
  await drawer.getByRole('textbox').first().fill('沈若溪');
  await page.getByRole('button', { name: '下一份' }).focus();
  await page.keyboard.press('j');
  const asks = question(page, '关闭将丢失已编辑的内容，确认关闭？');
  await expect(asks.getByRole('button', { name: '继续编辑' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expect(name(page)).toHaveText('温晓棠');
});

test('? lists the keys; letters can be switched off for oneself', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/');
  await firstRowHasFocus(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: '本页按键' });
  await expect(help).toContainText('接报');
  await expectAccessible(page);
  await help.getByRole('checkbox', { name: '启用单键快捷键' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(name(page)).toHaveText('孟庆山');
  await expect(band(page).getByText('未接报 4 分钟')).toBeVisible();
  await page.keyboard.press('j');
  await expect(name(page)).toHaveText('孟庆山');
});

test.describe('a list that fails', () => {
  test.use({ allowedConsole: failedAnswers });

  test('can be loaded again; without the call the day’s reports stand as before', async ({ page, hospital }) => {
    await hospital.plan({ operationId: 'listWorklist', kind: 'http', status: 500 });
    await openAs(page, hospital, 'doctor', '/');
    await expect(page.getByText('工作单未能载入')).toBeVisible();
    await page.getByRole('button', { name: '重新载入' }).click();
    await expect(rows(page)).toHaveCount(12);
    await hospital.plan({ operationId: 'listWorklist', kind: 'http', status: 404, when: 'all' });
    await page.reload();
    await expect(page.getByRole('table', { name: '优先阅读的报告' })).toBeVisible();
  });
});

for (const [width, height] of [
  [1440, 900],
  [1280, 800],
] as const) {
  test(`home and stream at ${width} × ${height}`, async ({ page, hospital }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, hospital, 'doctor', '/');
    await firstRowHasFocus(page);
    await expectAccessible(page);
    expect(await sidewaysOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: '自上次查看' })).toContainText(/自上次查看 11-17 07:50.*高钾血症/s);
    await expectAccessible(page);
    expect(await sidewaysOf(page)).toEqual([]);
  });
}
