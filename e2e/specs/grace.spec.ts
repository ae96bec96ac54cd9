import { SEED_PATIENT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import type { Locator, Page } from '@playwright/test';
import { openAs, question } from '../support/actions.ts';
import { graceOf, reportOf } from '../support/reports.ts';
import { expect, test } from '../support/test.ts';

function graceTool(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Grace评分' });
}

function records(page: Page): Locator {
  return graceTool(page).getByRole('navigation', { name: '评估记录' });
}

/** Pulse, pressure and Killip class, which no laboratory report holds. */
async function fillBedside(tool: Locator, heartRate: string): Promise<void> {
  await tool.getByRole('textbox', { name: '心率' }).fill(heartRate);
  await tool.getByRole('textbox', { name: '血压（收缩压）' }).fill('126');
  await tool.getByRole('radio', { name: /有左心衰竭/ }).check();
}

// covers A-1-16, A-2.9-01, A-2.9-12, A-4-13, A-4-17, A-4-21, A-4-33, A-4-34, A-5-29, A-5-37, A-9-23, A-9-24
test('a Grace score is measured from the report, explained, saved and then read-only', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('严松年'));
  await page
    .getByRole('navigation', { name: '报告工具' })
    .getByRole('button', { name: /^Grace 评分/ })
    .click();
  const tool = graceTool(page);
  await expect(page).toHaveURL(graceOf('严松年'));
  await expect(records(page).getByRole('button', { name: '新建评估' })).toBeVisible();

  await expect(tool.getByRole('textbox', { name: '年龄' })).toHaveValue('67');
  await expect(tool.getByRole('textbox', { name: '血肌酐' })).toHaveValue('112');
  await expect(tool.getByText('参考区间 57–111，11-18 心肌标志物、生化 09:12')).toBeVisible();
  await expect(tool.getByLabel('血压单位')).toHaveValue('mmHg');
  await expect(tool.getByLabel('血肌酐单位')).toHaveValue('μmol/L');
  await expect(tool.getByRole('checkbox', { name: '心肌坏死标志物升高' })).toBeChecked();
  await expect(tool.getByText('依据 3 条检验结果')).toBeVisible();
  await expect(records(page).getByRole('listitem')).toHaveCount(5);

  await fillBedside(tool, '96');
  await tool.getByRole('checkbox', { name: 'ST段压低' }).check();
  const save = tool.getByRole('button', { name: '保存' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  // The button stays reachable to say why it does not save; Playwright waits for enabled buttons unless forced.
  await save.click({ force: true });
  await expect(page.getByRole('status').filter({ hasText: '先点击查看结果再保存' })).toBeVisible();
  expect(await hospital.journal('saveGraceReport')).toEqual([]);

  await tool.getByRole('button', { name: '查看结果' }).click();
  await expect(tool.getByText('院内死亡风险约 9.6%')).toBeVisible();
  await expect(tool.getByRole('row', { name: /^高危/ })).toHaveAttribute('aria-current', 'true');
  await expect(tool.getByText('为什么是 179 分')).toBeVisible();
  await expect(
    tool.getByRole('table', { name: '各项得分' }).getByRole('row', { name: /心率 96 次\/分 15/ }),
  ).toBeVisible();

  await save.click();
  await question(page, '确定要保存结果?').getByRole('button', { name: '确定' }).click();
  const saved = records(page).getByRole('button', { name: /^2025-11-18 10:30\s*高危 179\s*沈若溪（本人）/ });
  await expect(saved).toHaveAttribute('aria-current', 'true');
  await expect(records(page).getByRole('listitem')).toHaveCount(5);
  await expect(tool.getByRole('textbox', { name: '心率' })).not.toBeEditable();
  await expect(tool.getByRole('radio', { name: /有左心衰竭/ })).toBeDisabled();
  await expect(tool.getByText('2025-11-18 10:30　本人　已保存')).toBeVisible();

  const [call, ...more] = await hospital.journal('saveGraceReport');
  expect(more).toEqual([]);
  expect(call).toMatchObject({
    path: `/api/v2/model/grace/${SEED_PATIENT_IDS.严松年}`,
    body: { report_id: '', heart_rate: 96, blood_pressure: 126, st_down: true, kill_ip_rank: 2, serum_creatinine: 112 },
  });
});

// covers A-5-33, A-5-29
test('declining the question saves nothing and leaves the form as it is', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', graceOf('严松年'));
  const tool = graceTool(page);
  await fillBedside(tool, '96');
  await tool.getByRole('button', { name: '查看结果' }).click();
  await tool.getByRole('button', { name: '保存' }).click();
  await question(page, '确定要保存结果?').getByRole('button', { name: '取消' }).click();
  await expect(tool.getByRole('textbox', { name: '心率' })).toHaveValue('96');
  await expect(tool.getByRole('textbox', { name: '心率' })).toBeEditable();
  await expect(records(page).getByRole('listitem')).toHaveCount(5);
  expect(await hospital.journal('saveGraceReport')).toEqual([]);
});

// covers A-5-01..05, A-5-39
test('what is missing is named in words, and nothing is computed', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', graceOf('严松年'));
  const tool = graceTool(page);
  for (const name of ['年龄', '血肌酐']) {
    await tool.getByRole('textbox', { name }).press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
  }
  await tool.getByRole('button', { name: '查看结果' }).click();
  for (const text of [
    '请输入年龄',
    '请输入心率',
    '请输入血压(收缩压)',
    '请输入血肌酐',
    '请选择Killip分级',
    '请完善必填项',
  ]) {
    await expect(tool.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(tool.getByRole('textbox', { name: '年龄' })).toBeFocused();
  expect(await hospital.journal('measureGrace')).toEqual([]);
});

// covers A-5-08..13, A-2.9-18, A-2.9-19
test('evidence of necrosis markers is entered by hand, row by row', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', graceOf('严松年'));
  const tool = graceTool(page);
  await tool.getByRole('button', { name: '编辑依据' }).click();
  const dialog = page.getByRole('dialog', { name: '心肌坏死标志物依据' });
  await dialog.getByRole('button', { name: '添加一行' }).click();
  await dialog.getByRole('button', { name: '保存依据' }).click();
  for (const column of ['检验项', '标本', '结果', '单位', '参考值']) {
    await expect(dialog.getByText(`${column}不能为空`, { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await question(page, '关闭将丢失已编辑的内容，确认关闭？').getByRole('button', { name: '继续编辑' }).click();
  const typed = { 检验项: '肌钙蛋白T', 标本: '血清', 结果: '0.9', 单位: 'ng/mL', 参考值: '<0.014' };
  for (const [column, text] of Object.entries(typed)) await dialog.getByLabel(`第 4 行${column}`).fill(text);
  await dialog.getByRole('button', { name: '删除第 2 行' }).click();
  await dialog.getByRole('button', { name: '保存依据' }).click();
  await expect(dialog).toBeHidden();
  const rows = tool.getByRole('table', { name: '心肌坏死标志物依据' }).getByRole('rowheader');
  await expect(rows).toHaveText(['高敏肌钙蛋白I', '肌红蛋白', '肌钙蛋白T']);
});
