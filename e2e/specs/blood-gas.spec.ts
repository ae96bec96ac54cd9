import { SEED_PATIENT_IDS, SEED_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, notification, openAs } from '../support/actions.ts';
import { dock } from '../support/detail.ts';
import { reportOf } from '../support/reports.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

const bloodGasOf = (patient: keyof typeof SEED_REPORT_IDS) => `${reportOf(patient)}&panel=assessment&api_type=3`;

function bloodGas(page: Page): Locator {
  return page.getByRole('dialog', { name: '血气分析' });
}

const savePath = (type: 1 | 2) =>
  `/api/v2/ai/reports/${SEED_REPORT_IDS.何秀兰}/${SEED_PATIENT_IDS.何秀兰}/result/${type}`;

// covers A-1-09, A-2.5-21, A-2.7-07, A-2.8-01..14, A-4-39..43
test('a blood gas is read as acute, chosen as chronic, copied, and read as chronic by another doctor', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openAs(page, hospital, 'doctor', reportOf('何秀兰'));
  await dock(page).getByRole('button', { name: '血气分析' }).click();
  await expect(page).toHaveURL(bloodGasOf('何秀兰'));
  const tool = bloodGas(page);
  const reports = tool.getByRole('navigation', { name: '血气报告' });
  await expect(reports.getByRole('button')).toHaveCount(5);
  await expect(reports.getByRole('button', { name: /^2025-11-18 10:08\s*pH 7\.312 降低/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(tool.getByRole('radio', { name: '急性' })).not.toBeChecked();
  await expect(tool.getByText('选定即保存')).toBeVisible();
  await expect(tool.getByText('呼吸性酸中毒，失代偿，急慢性待选；')).toBeVisible();
  await expect(tool.getByRole('region', { name: '若为急性' })).toContainText('急性呼吸性酸中毒合并代谢性碱中毒');
  await expect(tool.getByText('建议：慢性')).toBeVisible();
  await expect(tool.getByText('本结果仅在体温正常时有效；氧合分析仅适用于未吸氧的动脉血标本')).toBeVisible();
  await expect(tool.getByRole('term')).toHaveText(['酸碱平衡', '电解质', '乳酸', '缺氧']);
  for (const name of ['更多提示', '需重点关注的项目']) await expect(tool.getByRole('heading', { name })).toBeVisible();
  const results = tool.getByRole('table', { name: '血气检验结果' });
  await expect(results.getByRole('columnheader').first()).toHaveText('代码');
  await expect(results.getByRole('row')).toHaveCount(12);
  await expectAccessible(page);
  expect(await hospital.journal('saveBloodGasCaseType')).toEqual([]);

  await page.keyboard.press('2');
  await expect(tool.getByRole('heading', { name: '风险提示' })).toBeVisible();
  await expect(tool.getByText('失代偿性慢性呼吸性酸中毒；')).toBeVisible();
  await expect(tool.getByText('已保存，判读已更新')).toBeVisible();
  await expect(reports.getByRole('button', { name: /^2025-11-18 10:08.*慢性$/s })).toBeVisible();
  expect(await hospital.journal('saveBloodGasCaseType')).toMatchObject([{ path: savePath(2), status: 200 }]);
  await tool.getByRole('button', { name: '复制结论' }).click();
  await expect(page.getByRole('status').filter({ hasText: '复制成功' })).toBeVisible();

  const other = await otherWindow();
  await openAs(other, hospital, 'doctor2', bloodGasOf('何秀兰'));
  await expect(bloodGas(other).getByRole('radio', { name: '慢性' })).toBeChecked();
  await expect(bloodGas(other).getByText('沈若溪 2025-11-18 10:30 已选择')).toBeVisible();

  // Closed before the choice was saved: it is saved by closing.
  await tool.getByRole('radio', { name: '急性' }).click();
  await page.keyboard.press('Escape');
  await expect(tool).toBeHidden();
  await expect
    .poll(async () => (await hospital.journal('saveBloodGasCaseType')).map(({ path }) => path))
    .toEqual([savePath(2), savePath(1)]);
  await dock(page).getByRole('button', { name: '血气分析' }).click();
  await expect(tool.getByRole('radio', { name: '急性' })).toBeChecked();
  await expect(tool.getByText('沈若溪 2025-11-18 10:30 已选择')).toBeVisible();
});

test.describe('a failing server', () => {
  test.use({ allowedConsole: failedAnswers });

  // covers A-2.5-28, A-8-02
  test('brings its own value back after a save, and the report after a reload; a patient without any is told so', async ({
    page,
    hospital,
  }) => {
    await hospital.plan({ operationId: 'getBloodGasReport', kind: 'http', status: 500 });
    await openAs(page, hospital, 'doctor', bloodGasOf('何秀兰'));
    const tool = bloodGas(page);
    await tool.getByRole('button', { name: '重新载入' }).click();
    await expect(tool.getByRole('radio', { name: '急性' })).not.toBeChecked();

    await hospital.plan({ operationId: 'saveBloodGasCaseType', kind: 'http', status: 500, message: '保存没有成功' });
    await tool.getByRole('radio', { name: '慢性' }).click();
    await expect(notification(page)).toContainText('保存没有成功');
    await expect(tool.getByRole('radio', { name: '慢性' })).not.toBeChecked();
    await expect(tool.getByText('选定即保存')).toBeVisible();

    await page.goto(bloodGasOf('严松年'));
    await expect(tool.getByText('该患者暂无血气记录')).toBeVisible();
  });
});
