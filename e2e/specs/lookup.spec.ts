import type { Locator, Page } from '@playwright/test';
import { expectAccessible, notification, openAs } from '../support/actions.ts';
import { reportOf } from '../support/reports.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

const dock = (page: Page) => page.getByRole('navigation', { name: '报告工具' });
const entry = (page: Page, name: string) => dock(page).getByRole('button', { name, exact: true });

// covers A-2.6-09, A-2.6-10, B-1-03, B-2.5-17
test('a disease is looked up by system and by search, and its address leads back to it', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/excellent');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '查疾病' }).click();
  const systems = page.getByRole('list', { name: '疾病系统' });
  await expect(systems.getByRole('button')).toHaveCount(17);
  await expect(page.getByRole('article', { name: '急性心肌损伤/心肌梗死' })).toBeVisible();
  await systems.getByRole('button', { name: '泌尿 22' }).click();
  await page.getByRole('button', { name: '急性肾损伤', exact: true }).click();
  await expect(page).toHaveURL('/diagnosis-menu?system=8&disease=AKI');
  const article = page.getByRole('article', { name: '急性肾损伤' });
  for (const title of ['疾病介绍', '常用检验检查', '诊断标准与病情评估', '临床表现（症状、体征）', '相关指南']) {
    await expect(article.getByRole('heading', { level: 3, name: title })).toBeVisible();
  }
  await expectAccessible(page);
  const guide = article.getByRole('link', { name: /\.pdf/ }).first();
  // What a browser without a reader of PDF does with the file is its own affair: the window stays empty there.
  const [file, answer] = await Promise.all([
    page.waitForEvent('popup'),
    page.context().waitForEvent('response', (one) => /\/api\/v2\/guides\/.+\.pdf$/.test(one.url())),
    guide.click(),
  ]);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await file.close();

  await page.reload();
  await expect(article).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/diagnosis-menu?system=8');
  await systems.getByRole('button', { name: '精神 6' }).click();
  await expect(page.getByRole('button', { name: '锂中毒可能' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: '搜索疾病' }).fill('肌酐');
  await expect(page.getByText('没有符合的疾病')).toBeVisible();
  await page.getByRole('link', { name: '肌酐（Cr）', exact: true }).click();
  await expect(page.getByRole('article', { name: '肌酐', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: '搜索疾病' })).toHaveValue('肌酐');
});

test.describe('against a failing server', () => {
  test.use({ allowedConsole: failedAnswers });

  // covers B-1-04, B-2.5-16
  test('a lab item is looked up, page by page and by search', async ({ page, hospital }) => {
    await openAs(page, hospital, 'doctor', '/');
    await hospital.plan({ operationId: 'getLaboratoryKnowledge', kind: 'http', status: 500 });
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '懂检验' }).click();
    await expect(notification(page)).toContainText('服务器内部错误');
    await page.getByRole('button', { name: '重新载入' }).click();
    await expect(page.getByRole('article', { name: '白细胞计数' })).toBeVisible();
    await page.getByRole('button', { name: '下一页' }).click();
    await expect(page).toHaveURL('/data?page=2');
    await expect(page.getByText('第 2 页')).toBeVisible();

    await page.getByRole('searchbox', { name: '搜索检验项目' }).fill('NEUT%');
    const article = page.getByRole('article', { name: '中性粒细胞百分比' });
    await expect(article.getByText('中性粒细胞在白细胞中的比例。')).toBeVisible();
    await expect(article.getByRole('table', { name: '参考区间' })).toBeVisible();
    await expectAccessible(page);
    await article.getByRole('link', { name: '细菌感染' }).click();
    await expect(page.getByRole('article', { name: '细菌感染' })).toBeVisible();
    await expect(page.getByRole('button', { name: '感染 29' })).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(article).toBeVisible();
  });
});

// covers A-9-17, B-2.8-02, B-2.8-03, B-2.8-10, B-2.8-13, B-2.8-15
test('diseases and tests are looked up over a report, one panel at a time', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  await entry(page, '查疾病').click();
  const diseases = page.getByRole('dialog', { name: '查疾病' });
  await expect(diseases.getByRole('button', { name: /^本报告诊断/ })).toHaveAttribute('aria-current', 'true');
  const suspected = diseases.getByRole('list', { name: '本报告诊断的疾病' });
  await suspected.getByRole('button', { name: '糖尿病肾病可能' }).click();
  await expect(diseases.getByRole('article', { name: '糖尿病肾病可能' })).toBeVisible();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect((await diseases.boundingBox())?.width).toBeCloseTo(width * 0.8, -2);
  await expectAccessible(page);
  await diseases.getByRole('button', { name: '查看本报告的依据' }).click();
  const drawer = page.getByRole('dialog', { name: '糖尿病肾病可能' });
  await expect(drawer.getByRole('table', { name: '诊断依据' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expect(diseases).toBeVisible();

  await diseases.getByRole('searchbox', { name: '搜索疾病' }).fill('肌酐');
  await diseases.getByRole('button', { name: '肌酐（Cr）', exact: true }).click();
  const tests = page.getByRole('dialog', { name: '懂检验' });
  const frame = tests.frameLocator('iframe');
  await expect(frame.getByRole('article', { name: '肌酐', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await expect(frame.getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
  await expectAccessible(page);
  await frame.getByRole('searchbox', { name: '搜索检验项目' }).fill('CRP');
  await expect(frame.getByRole('article', { name: 'C反应蛋白' })).toBeVisible();
  await expect(entry(page, '懂检验')).toHaveAttribute('aria-expanded', 'true');
  await entry(page, '懂检验').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await entry(page, '查疾病').click();
  await entry(page, '查疾病').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(reportOf('顾怀远'));
});

async function order(list: Locator): Promise<string[]> {
  const names = await list.getByRole('listitem').allTextContents();
  return names.map((name) => name.replace('内测', '').trim());
}

// covers B-2.8-06, B-2.8-14, B-2.8-20, B-2.8-24..27
test('my applications are put in order by the pointer and by keys', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  await entry(page, '应用管理').click();
  const manager = page.getByRole('dialog', { name: '应用管理' });
  expect((await manager.boundingBox())?.width).toBeCloseTo(400, 0);
  await expect(manager.getByRole('list', { name: '我的应用' }).getByRole('listitem')).toHaveCount(5);
  await manager.getByRole('button', { name: '编辑' }).click();
  const list = manager.getByRole('list', { name: '我的应用（可排序）' });
  const before = await order(list);
  const [first = '', second = '', third = '', ...rest] = before;
  const grips = list.getByRole('button', { name: /^移动 / });
  const [from, to] = [await grips.nth(0).boundingBox(), await grips.nth(2).boundingBox()];
  if (from === null || to === null) throw new Error('the list is not on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => order(list)).toEqual([second, third, first, ...rest]);
  await list.getByRole('button', { name: `移动 ${third}` }).press('Alt+ArrowUp');
  await expect.poll(() => order(list)).toEqual([third, second, first, ...rest]);
  await expect(list.getByRole('button', { name: `移动 ${third}` })).toBeFocused();
  await expectAccessible(page);
  await manager.getByRole('button', { name: '保存' }).click();
  await expect(manager).toBeHidden();
  await expect(entry(page, '应用管理')).toHaveAttribute('aria-expanded', 'false');
  await entry(page, '应用管理').click();
  await expect
    .poll(() => order(manager.getByRole('list', { name: '我的应用' })))
    .toEqual([third, second, first, ...rest]);
  await page.keyboard.press('Escape');
  await expect(manager).toBeHidden();
});
