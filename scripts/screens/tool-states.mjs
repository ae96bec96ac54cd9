// States of the tools that are reached by hand: faults, results, questions, saved and edited records.
import { expect } from '@playwright/test';
import { question } from '../../e2e/support/actions.ts';
import { toolExamples } from '../../e2e/support/tools.ts';
import { button, press, tool } from './subject.mjs';

async function fillGrace(drawer) {
  await drawer.getByRole('textbox', { name: '心率' }).fill('96');
  await drawer.getByRole('textbox', { name: '血压（收缩压）' }).fill('126');
  await drawer.getByRole('radio', { name: /有左心衰竭/ }).check();
}

async function fillVisit(drawer) {
  await drawer.getByLabel('药品').selectOption('优甲乐/50ug');
  await drawer.getByLabel('每天剂量').selectOption('其他');
}

/** The second entry beside a tool: a saved record, or an earlier report. */
const secondEntry = async (drawer, page) => {
  const entries = drawer.getByRole('navigation').first().getByRole('button');
  if ((await entries.count()) < 2) return;
  await entries.nth(1).click();
  await expect(page.locator('[aria-label="正在载入"]').filter({ visible: true })).toHaveCount(0);
};

/** @type {readonly import("./subject.mjs").Subject[]} */
export const toolStates = [
  tool('grace', 'faults', (drawer) => press(drawer, '查看结果')),
  tool('grace', 'result', async (drawer) => {
    await fillGrace(drawer);
    await press(drawer, '查看结果');
    await expect(drawer.getByText(/^为什么是/)).toBeVisible();
  }),
  tool('grace', 'save question', async (drawer, page) => {
    await fillGrace(drawer);
    await press(drawer, '查看结果');
    await press(drawer, '保存');
    await expect(question(page, '确定要保存结果?')).toBeVisible();
  }),
  tool('grace', 'saved', async (drawer, page) => {
    await fillGrace(drawer);
    await press(drawer, '查看结果');
    await press(drawer, '保存');
    await press(question(page, '确定要保存结果?'), '确定');
    await expect(drawer.getByText('2025-11-18 10:30　本人　已保存')).toBeVisible();
  }),
  tool('grace', 'evidence', async (drawer, page) => {
    await press(drawer, '编辑依据');
    await press(page.getByRole('dialog', { name: '心肌坏死标志物依据' }), '添加一行');
  }),
  tool('grace', 'own record edited', async (drawer) => {
    await press(drawer, /高危 171/);
    await press(drawer, '编辑');
  }),
  tool('grace', 'close question', async (drawer, page) => {
    await drawer.getByRole('textbox', { name: '心率' }).fill('96');
    await page.keyboard.press('Escape');
    await expect(question(page, '关闭将丢失已编辑的内容，确认关闭？')).toBeVisible();
  }),
  tool('pleural', 'faults', async (drawer) => {
    await drawer.getByRole('textbox', { name: '胸水蛋白定量', exact: true }).fill('');
    await press(drawer, '评估');
  }),
  tool('pleural', 'result', async (drawer) => {
    await press(drawer, '评估');
    await expect(drawer.getByText('符合 3 / 3 条')).toBeVisible();
  }),
  tool('pleural', 'stale result', async (drawer) => {
    await press(drawer, '评估');
    await expect(drawer.getByText('符合 3 / 3 条')).toBeVisible();
    await drawer.getByRole('textbox', { name: '胸水蛋白定量', exact: true }).fill('18.7');
  }),
  tool('thyroid-followup', 'faults', async (drawer) => {
    await fillVisit(drawer);
    const time = drawer.locator('#assessment-medicine_time, #thyroid-medicine_time');
    // A build before the typed field has the browser's own picker there.
    const isNative = (await time.getAttribute('type')) === 'datetime-local';
    await time.fill(isNative ? '2025-07-16T09:00' : '2025-07-16 09:00');
    await press(drawer, '保存');
    await expect(drawer.getByText('请填写其他用药剂量')).toBeVisible();
  }),
  tool('covid19', 'editor faults', async (drawer, page) => {
    await press(drawer, '新建评估');
    const editor = page.getByRole('dialog', { name: '新建新冠分型评估' });
    await expect(editor.getByRole('textbox', { name: 'PaO₂' })).toHaveValue('74');
    await editor.getByRole('textbox', { name: '左肺下叶' }).fill('155');
  }),
  ...Object.entries({ imaging: '影像评估', treatment: '治疗建议' }).map(([name, section]) =>
    tool('covid19', `editor at ${name}`, async (drawer, page) => {
      await press(drawer, '新建评估');
      const tabs = page.getByRole('dialog', { name: '新建新冠分型评估' }).getByRole('navigation', { name: '章节' });
      await press(tabs, section);
      await expect(button(tabs, section)).toHaveAttribute('aria-current', 'true');
    }),
  ),
  tool('adrenal-cortex', 'values', (drawer) => press(drawer, '补充结果')),
  tool('adrenal-cortex', 'values fault', async (drawer) => {
    await press(drawer, '补充结果');
    await drawer.getByRole('textbox', { name: '24小时尿游离皮质醇', exact: true }).fill('200000');
    await press(drawer, '保存');
    await expect(drawer.getByText('24小时尿游离皮质醇应在 0–100000 nmol/24h 之间').first()).toBeVisible();
  }),
  tool('adrenal-cortex', 'values saved', async (drawer) => {
    await press(drawer, '补充结果');
    await drawer.getByRole('textbox', { name: '24小时尿游离皮质醇', exact: true }).fill('1184');
    await drawer.getByRole('textbox', { name: '24小时尿游离皮质醇参考上限' }).fill('350');
    await press(drawer, '保存');
    await expect(drawer.getByText('支持皮质醇增多症，ACTH非依赖性')).toBeVisible();
  }),
  tool('blood-gas', 'chosen', async (drawer) => {
    await drawer.getByRole('radio', { name: '慢性' }).click();
    await expect(drawer.getByText('已保存，判读已更新')).toBeVisible();
  }),
  tool('ckd', 'trend', async (drawer, page) => {
    await press(drawer, '查看历史趋势');
    await expect(page.getByRole('dialog', { name: '多指标历史趋势' })).toContainText('肾功能历史趋势');
  }),
  ...toolExamples.map(({ slug }) => tool(slug, 'second entry', secondEntry)),
];
