import type { Page } from '@playwright/test';
import { openAs } from '../support/actions.ts';
import { dock } from '../support/detail.ts';
import { expect, test } from '../support/test.ts';
import { exampleOf, openPaper, toolExamples } from '../support/tools.ts';

const texts = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

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
