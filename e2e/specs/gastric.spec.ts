import { SEED_SPECIAL_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import { expectAccessible, notification, openAs } from '../support/actions.ts';
import { reportOf } from '../support/reports.ts';
import { expect, test } from '../support/test.ts';

// covers A-2.11-01, A-2.11-02
test('gastric serology is read report by report, from the report that holds it', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', `/detail?report_id=${SEED_SPECIAL_REPORT_IDS.霍立新}`);
  await page
    .getByRole('navigation', { name: '报告工具' })
    .getByRole('button', { name: /应用集/ })
    .click();
  await page.getByRole('dialog', { name: '应用集' }).getByRole('button', { name: '打开 胃功能' }).click();
  const tool = page.getByRole('dialog', { name: '胃功能血清学' });
  const reports = tool.getByRole('navigation', { name: '胃功能报告' }).getByRole('button');
  await expect(reports).toHaveText([
    /^2025-11-12 08:20\s*胃功能五项\s*当前报告$/,
    /^2025-05-08 08:32\s*胃功能五项$/,
    /^2024-05-14 08:26\s*胃功能五项$/,
    /^2023-05-22 08:40\s*胃功能五项$/,
  ]);
  await expect(tool.getByText('新型胃癌筛查评分19分，高危，建议每年胃镜检查')).toBeVisible();
  await expect(tool.getByRole('table', { name: '胃功能检验结果' }).getByRole('rowheader')).toHaveCount(5);
  await expect(tool.getByRole('table', { name: '各项得分' }).getByRole('row', { name: /年龄 63 岁 6/ })).toBeVisible();
  await expectAccessible(page);

  await reports.last().press('Enter');
  await expect(reports.last()).toHaveAttribute('aria-current', 'true');
  await expect(tool.getByText('中危', { exact: true }).first()).toBeVisible();
  await expect(tool.getByRole('row', { name: /PG I\/PG II 比值 4\.6 0/ })).toBeVisible();
});

test.describe('a server that fails', () => {
  test.use({ allowedConsole: /Failed to load resource|could not be loaded/ });

  // covers A-8-03, A-8-04
  test('says nothing, ends the loading, and the list can be loaded again', async ({ page, hospital }) => {
    await hospital.plan({ operationId: 'listGastricReports', kind: 'http', status: 500 });
    await openAs(page, hospital, 'doctor', `${reportOf('梁书敏')}&panel=assessment&api_type=7`);
    const tool = page.getByRole('dialog', { name: '胃功能血清学' });
    const reload = tool.getByRole('button', { name: '重新载入' });
    await expect(reload).toBeVisible();
    await expect(tool.getByRole('status', { name: '正在载入' })).toHaveCount(0);
    await expect(notification(page)).toHaveCount(0);
    await reload.click();
    await expect(tool.getByText('缺少幽门螺杆菌抗体，无法完成评分')).toBeVisible();
    await expect(tool.getByRole('navigation', { name: '胃功能报告' }).getByRole('button')).toHaveCount(2);
  });
});
