import type { Locator, Page } from '@playwright/test';
import {
  expectAccessible,
  expectLoadedAnew,
  markDocument,
  notification,
  openAs,
  question,
  tabTo,
} from '../support/actions.ts';
import { reportOf } from '../support/reports.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

const TOOL = `${reportOf('戴建国')}&panel=assessment&api_type=6`;

function pleuralTool(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Light标准胸腔积液鉴别' });
}

function records(page: Page): Locator {
  return pleuralTool(page).getByRole('navigation', { name: '鉴别记录' });
}

async function save(page: Page): Promise<void> {
  await pleuralTool(page).getByRole('button', { name: '保存' }).click();
  await question(page, '确定要保存结果?').getByRole('button', { name: '确定' }).click();
}

// covers A-1-16, A-1-21, A-2-02, A-2.10-01..15, A-2.10-18, A-4-06, A-4-10, A-4-14, A-4-18, A-4-22, A-4-26, A-4-35, A-4-36
// covers A-5-30, A-5-32, A-5-38, A-6-06..10
test('a fluid is told apart, saved, edited, read by another doctor and deleted', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openAs(page, hospital, 'doctor', reportOf('戴建国'));
  await page
    .getByRole('navigation', { name: '报告工具' })
    .getByRole('button', { name: /^胸腔积液鉴别/ })
    .click();
  const tool = pleuralTool(page);
  await expect(page).toHaveURL(TOOL);
  await expect(tool.getByText('内测')).toBeVisible();
  const fluidProtein = tool.getByRole('textbox', { name: '胸水蛋白定量', exact: true });
  await expect(fluidProtein).toHaveValue('42.6');
  await expect(tool.getByRole('textbox', { name: '血清乳酸脱氢酶区间上限' })).toHaveValue('250');
  await expect(tool.getByRole('group', { name: '胸水蛋白定量' }).getByText('胸水　2025-11-18 08:26')).toBeVisible();
  const beside = tool.getByRole('region', { name: '同次送检' });
  await expect(beside.getByText('胸水　2025-11-18 08:26')).toBeVisible();
  await expect(beside.getByRole('rowheader')).toHaveText([/腺苷脱氨酶/, /葡萄糖/, /癌胚抗原/, /外观/]);
  await page.emulateMedia({ media: 'print' });
  await expect(beside.getByText('18.4', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const saveButton = tool.getByRole('button', { name: '保存' });
  // The button stays reachable to say why it does not save; Playwright waits for enabled buttons unless forced.
  await saveButton.click({ force: true });
  await expect(page.getByRole('status').filter({ hasText: '先点击查看结果再保存' })).toBeVisible();
  await tool.getByRole('button', { name: '评估' }).click();
  await expect(tool.getByText('符合 3 / 3 条')).toBeVisible();
  await expect(tool.getByRole('listitem').filter({ hasText: '胸水/血清总蛋白比值' })).toContainText('0.62');
  await expectAccessible(page);
  await save(page);
  const saved = records(page).getByRole('button', { name: /^2025-11-18 10:30\s*渗出液\s*沈若溪（本人）/ });
  await expect(saved).toHaveAttribute('aria-current', 'true');
  await expect(fluidProtein).not.toBeEditable();

  await tool.getByRole('button', { name: '编辑' }).click();
  await fluidProtein.fill('18.6');
  await tool.getByRole('textbox', { name: '胸水乳酸脱氢酶', exact: true }).fill('96');
  await tool.getByRole('button', { name: '评估' }).click();
  await expect(tool.getByText('不符合Light标准，考虑漏出液')).toBeVisible();
  await expect(tool.getByText('胸水乳酸脱氢酶 96 U/L → 129 U/L')).toBeVisible();
  await fluidProtein.fill('18.7');
  await expect(tool.getByText('输入已修改，此结果不再对应，请重新评估')).toBeVisible();
  await expect(saveButton).toHaveAttribute('aria-disabled', 'true');
  await tool.getByRole('button', { name: '评估' }).click();
  await save(page);
  const edited = /漏出液\s*沈若溪/;
  await expect(records(page).getByRole('button', { name: edited })).toHaveAttribute('aria-current', 'true');
  const calls = await hospital.journal('savePleuralReport');
  expect(calls.map(({ body }) => body)).toMatchObject([
    { report_id: '', protein_quantification: { original_result: '42.6', range_lower: '0', range_upper: '25' } },
    { protein_quantification: { original_result: '18.7' } },
  ]);

  const other = await otherWindow();
  await openAs(other, hospital, 'doctor2', TOOL);
  await records(other).getByRole('button', { name: edited }).click();
  const read = pleuralTool(other);
  await expect(read.getByRole('textbox', { name: '胸水蛋白定量', exact: true })).toHaveValue('18.7');
  await expect(read.getByRole('textbox', { name: '胸水蛋白定量', exact: true })).not.toBeEditable();
  await expect(read.getByRole('button', { name: '评估' })).toBeDisabled();
  await expect(read.getByRole('button', { name: '编辑' })).toHaveCount(0);
  await expect(read.getByRole('button', { name: '删除' })).toHaveCount(0);

  await markDocument(page);
  await tool.getByRole('button', { name: '删除' }).click();
  const asks = question(page, '此操作将永久删除该报告, 是否继续?');
  await asks.getByRole('button', { name: '确定' }).click();
  await expectLoadedAnew(page);
  await expect(page).toHaveURL(reportOf('戴建国'));
  expect(await hospital.journal('deletePleuralReport')).toMatchObject([{ status: 200 }]);
});

// covers A-2.10-10, A-2.10-11, A-2.10-13, A-2.10-18, A-4-18
test('a fluid is told apart and saved from the report by keyboard alone', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('戴建国'));
  const chip = page.getByRole('navigation', { name: '报告工具' }).getByRole('button', { name: /^胸腔积液鉴别/ });
  await tabTo(page, chip);
  await page.keyboard.press('Enter');
  const tool = pleuralTool(page);
  for (const [name, text] of [
    ['胸水蛋白定量', '18.6'],
    ['胸水乳酸脱氢酶', '96'],
  ] as const) {
    await tabTo(page, tool.getByRole('textbox', { name, exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  }
  await tabTo(page, tool.getByRole('button', { name: '评估' }));
  await page.keyboard.press('Enter');
  await expect(tool.getByText('不符合Light标准，考虑漏出液')).toBeVisible();
  await tabTo(page, tool.getByRole('button', { name: '保存' }));
  await page.keyboard.press('Enter');
  await tabTo(page, question(page, '确定要保存结果?').getByRole('button', { name: '确定' }));
  await page.keyboard.press('Enter');
  await expect(records(page).getByRole('button', { name: /漏出液/ })).toHaveAttribute('aria-current', 'true');
  expect(await hospital.journal('savePleuralReport')).toMatchObject([
    { body: { report_id: '', protein_quantification: { original_result: '18.6' } } },
  ]);
  await page.keyboard.press('Escape');
  await expect(tool).toBeHidden();
  await expect(page).toHaveURL(reportOf('戴建国'));
});

test.describe('by keyboard, against a failing server', () => {
  test.use({ allowedConsole: failedAnswers });

  // covers A-2.10-16, A-2.10-17, A-2.10-19, A-5-26, A-5-40, A-8-01, A-8-02
  test('what is missing is listed, bounds are checked, and a failure keeps what was typed', async ({
    page,
    hospital,
  }) => {
    await openAs(page, hospital, 'doctor', TOOL);
    const tool = pleuralTool(page);
    const fluidProtein = tool.getByRole('textbox', { name: '胸水蛋白定量', exact: true });
    await fluidProtein.fill('');
    const fluidLdh = tool.getByRole('textbox', { name: '胸水乳酸脱氢酶', exact: true });
    await fluidLdh.fill('96');
    await fluidLdh.press('Enter');
    const dialog = page.getByRole('dialog', { name: '检验项目不足' });
    await expect(dialog.getByText('您的检验项目尚不满足计算条件，请您完善')).toBeVisible();
    await expect(dialog.getByRole('row')).toHaveText([
      '比值状态',
      '胸水/血清总蛋白比值缺少胸水蛋白定量',
      '胸水/血清乳酸脱氢酶比值可计算',
      '胸水乳酸脱氢酶/血清乳酸脱氢酶正常上限比值可计算',
    ]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(fluidProtein).toBeFocused();
    await expect(tool.getByText('暂无结论', { exact: true })).toBeVisible();
    await expect(tool.getByText('请完善必填项', { exact: true })).toBeVisible();

    await page.keyboard.type('18.6');
    await page.keyboard.press('Tab');
    await page.keyboard.type('30');
    await page.keyboard.press('Enter');
    await expect(tool.getByText('区间上限要大于区间下限')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('10');
    await hospital.plan({ operationId: 'measurePleural', kind: 'http', status: 500 });
    await page.keyboard.press('Enter');
    await expect(notification(page)).toContainText('服务器内部错误');
    await expect(tool.getByRole('button', { name: '评估' })).not.toHaveAttribute('aria-busy', 'true');
    await expect(fluidProtein).toHaveValue('18.6');
    await page.keyboard.press('Enter');
    await expect(tool.getByText('不符合Light标准，考虑漏出液')).toBeVisible();

    await hospital.plan({ operationId: 'savePleuralReport', kind: 'http', status: 503 });
    await save(page);
    await expect(notification(page)).toContainText('服务不可用');
    await expect(fluidProtein).toHaveValue('18.6');
    await expect(fluidLdh).toHaveValue('96');
    await expect(tool.getByText('不符合Light标准，考虑漏出液')).toBeVisible();
    await save(page);
    await expect(records(page).getByRole('button', { name: /漏出液/ })).toHaveAttribute('aria-current', 'true');
    expect((await hospital.journal('savePleuralReport')).map(({ status }) => status)).toEqual([503, 200]);
  });
});
