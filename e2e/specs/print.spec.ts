import type { Page } from '@playwright/test';
import { openAs } from '../support/actions.ts';
import { dock } from '../support/detail.ts';
import { expect, test } from '../support/test.ts';
import { exampleOf, openPaper, toolExamples } from '../support/tools.ts';

const texts = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true });

/** As the browser lays a page out for paper. */
async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

expect(toolExamples.length).toBeGreaterThan(0);

for (const example of toolExamples) {
  test(`the paper of ${example.slug} names the patient and the time, and nothing of the program`, async ({
    page,
    hospital,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await openAs(page, hospital, 'doctor', '/about-us');
    const tool = await openPaper(page, example);
    await tool.getByRole('button', { name: '打印' }).first().click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(texts(page, example.paper.patient).first()).toBeVisible();
    await expect(texts(page, example.paper.time).first()).toBeVisible();
    await expect(texts(page, '结果仅供临床参考，不替代医师诊断')).toHaveCount(1);
    await expect(dock(page)).toBeHidden();
    await expect(tool.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    const actions = page.getByRole('button', { name: /^(打印|复制结论|关闭|保存|编辑|删除|查看历史趋势|返回列表)$/ });
    await expect(actions.filter({ visible: true })).toHaveCount(0);
  });
}

test('the paper of a diagnosis names the patient and the report, and holds the disclaimer once', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/detail?report_id=R1004-01&panel=diagnosis&diagnosis_id=GOUT');
  await expect(page.getByRole('heading', { name: '诊断依据' })).toBeVisible();
  await expect(texts(page, '报告时间 2025-11-18 09:42')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(texts(page, '顾怀远')).toHaveCount(1);
  await expect(texts(page, '报告时间 2025-11-18 09:42')).toHaveCount(1);
  await expect(texts(page, '结果仅供临床参考，不替代医师诊断')).toHaveCount(1);
});

test('what is copied for the record holds the date and the conclusion', async ({ page, hospital, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, hospital, 'doctor', '/about-us');
  for (const [slug, text] of [
    ['ckd', /^2025-11-18 09:42 CKD分期：CKD G3b A3，极高危，建议每年随访3次。.*结果仅供临床参考，不替代医师诊断。$/s],
    [
      'gastric',
      /^2025-11-12 08:20 胃功能血清学：新型胃癌筛查评分19分，高危，建议每年胃镜检查；ABC\(D\)法C组（间隔取较短者）。.*结果仅供临床参考，不替代医师诊断。$/s,
    ],
  ] as const) {
    const tool = await openPaper(page, exampleOf(slug));
    await tool.getByRole('button', { name: '复制结论' }).click();
    await expect(page.getByRole('status').filter({ hasText: '复制成功' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
  }
});

test('the paper of the worklist holds every line and its clause whole, and nothing that is pressed', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/');
  const list = page.getByRole('region', { name: '工作单' });
  await expect(list.getByRole('button', { name: /^其余 13 份/ })).toBeVisible();
  await onPaper(page);
  await expect(list.locator('tbody tr').filter({ visible: true })).toHaveCount(25);
  await expect(list).toContainText('今日 25 份');
  const clause = list
    .locator('tbody tr')
    .first()
    .getByText(/26 小时升 0\.70/);
  expect(await clause.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(0);
  for (const name of ['评估提示', '我的应用', '近期更新'])
    await expect(page.getByRole('heading', { name })).toBeHidden();
  // What is white on a fill cannot be read where fills are left out.
  const tag = list.locator('tbody tr').first().getByText('危急值', { exact: true });
  expect(await tag.evaluate((mark) => getComputedStyle(mark).color)).toBe('rgb(0, 0, 0)');
});

test('the paper of a report of the worklist is of its patient alone, findings before what is to be done and the rows', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/');
  await page.getByRole('table', { name: '工作单' }).getByRole('link').first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '孟庆山' })).toBeVisible();
  await onPaper(page);
  await expect(page.getByRole('heading', { level: 1, name: '孟庆山' })).toBeVisible();
  await expect(texts(page, '严松年')).toHaveCount(0);
  await expect(page.locator('.jw-page').filter({ visible: true })).toHaveCount(1);
  const parts = [/^综合判读/, /^发现/, /^现在做什么/, /^检验结果/].map((name) =>
    page.getByRole('region', { name }).filter({ visible: true }).first(),
  );
  const tops = [];
  for (const part of parts) tops.push((await part.boundingBox())?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expect(texts(page, /危急值 钾 6\.82/).first()).toBeVisible();
  await expect(texts(page, /^上次 6\.12（11-17），一年前 —$/)).toHaveCount(1);
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
});

test('the paper of a course names the patient, the days and every result, and holds the disclaimer', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/detail?report_id=R1001-01&course=CREA&range=all');
  const course = page.getByRole('dialog', { name: /肌酐/ });
  await expect(course.getByRole('radio', { name: '全部 8 次' })).toBeChecked();
  await onPaper(page);
  await expect(course.getByText('孟庆山').filter({ visible: true })).toHaveCount(1);
  await expect(course.getByText('2023-11-29 至 2025-11-18，真实时间')).toBeVisible();
  await expect(course.locator('tbody tr').filter({ visible: true })).toHaveCount(8);
  await expect(texts(page, '结果仅供临床参考，不替代医师诊断')).toHaveCount(1);
  await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('widths that somebody settled are of the screen: on paper each column stands', async ({ page, hospital }) => {
  for (const [path, column] of [
    ['/app-manage', '系统'],
    ['/users', '栏目权限'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAs(page, hospital, 'account', path);
    const head = page.getByRole('columnheader', { name: column });
    await head.focus();
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('Shift+ArrowRight');
    expect((await head.boundingBox())?.width).toBeGreaterThan(400);
    // A4, upright.
    await page.setViewportSize({ width: 794, height: 1123 });
    await onPaper(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
  }
});
