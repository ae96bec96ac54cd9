import { SEED_MODEL_REPORT_IDS as REPORTS } from '@jianwei/mock-server/hospital/seed-ids';
import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectLoadedAnew,
  markDocument,
  notification,
  openAs,
  question,
} from '../support/actions.ts';
import { dock } from '../support/detail.ts';
import type { Hospital } from '../support/hospital.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

// The server refuses or fails on purpose in some of these.
test.use({ allowedConsole: failedAnswers });

type ReportName = keyof typeof REPORTS;

const reportAddress = (name: ReportName) => `/detail?report_id=${REPORTS[name]}`;
const toolAddress = (name: ReportName, apiType: number) =>
  `${reportAddress(name)}&panel=assessment&api_type=${apiType}`;

function tool(page: Page, title: string) {
  return page.getByRole('dialog', { name: title, exact: true });
}

/** Opens a tool from its report, by the application set that the report triggered. */
async function openFromReport(page: Page, hospital: Hospital, name: ReportName, application: string): Promise<void> {
  await openAs(page, hospital, 'doctor', reportAddress(name));
  await dock(page)
    .getByRole('button', { name: /应用集/ })
    .click();
  const triggered = page.getByRole('dialog', { name: '应用集' });
  await triggered.getByRole('button', { name: `打开 ${application}`, exact: true }).click();
}

// covers A-2.5-40, A-4-65, B-1-22, B-7.1-06..08
test('adrenal cortex: a result added by hand changes the conclusion, and another doctor reads who added it', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openFromReport(page, hospital, '雷振邦皮质醇', '肾上腺皮质功能');
  const adrenal = tool(page, '肾上腺皮质');
  const ufc = adrenal.getByRole('textbox', { name: '24小时尿游离皮质醇', exact: true });
  await expect(adrenal.getByText('皮质醇增多症可疑，建议复查，ACTH非依赖性')).toBeVisible();
  await expect(adrenal.getByText('缺少：24小时尿游离皮质醇、ACTH兴奋试验皮质醇峰值')).toBeVisible();
  await expect(adrenal.getByText(/^依据 2：R1172-05 2023-09-13 1mg地塞米松抑制试验$/)).toBeVisible();
  await expectAccessible(page);

  await adrenal.getByRole('button', { name: '补充结果' }).click();
  await ufc.fill('200000');
  await expectAccessible(page);
  await adrenal.getByRole('button', { name: '保存' }).click();
  await expect(adrenal.getByText('24小时尿游离皮质醇应在 0–100000 nmol/24h 之间').first()).toBeVisible();
  await expect(ufc).toHaveAttribute('aria-invalid', 'true');
  await adrenal.getByRole('button', { name: '关闭' }).click();
  await question(page, '关闭将丢失已编辑的内容，确认关闭？').getByRole('button', { name: '继续编辑' }).click();
  await ufc.fill('1184');
  await adrenal.getByRole('textbox', { name: '24小时尿游离皮质醇参考上限' }).fill('350');
  await adrenal.getByRole('button', { name: '保存' }).dblclick();
  await expect(adrenal.getByText('支持皮质醇增多症，ACTH非依赖性')).toBeVisible();
  await expect(adrenal.getByText(/2025-11-18 10:30\s沈若溪\s已补充/)).toBeVisible();
  const saves = await hospital.journal('saveAdrenalCortexReport');
  expect(saves.map(({ status }) => status)).toEqual([400, 200]);
  expect(saves[1]).toMatchObject({
    path: `/api/v2/model/adrenal_leather/${REPORTS.雷振邦皮质醇}`,
    body: { ufc: 1184 },
  });

  const other = await otherWindow();
  await openAs(other, hospital, 'doctor2', toolAddress('雷振邦皮质醇', 11));
  const added = tool(other, '肾上腺皮质').getByRole('table', { name: '手动补充的检查结果' });
  await expect(added.getByRole('row')).toHaveText([
    /项目/,
    /24小时尿游离皮质醇1184 nmol\/24h/,
    /参考上限350 nmol\/24h/,
  ]);
  await expect(tool(other, '肾上腺皮质').getByText(/沈若溪\s已补充/)).toBeVisible();

  await markDocument(page);
  await adrenal.getByRole('button', { name: '关闭' }).click();
  await expectLoadedAnew(page);
});

// covers B-1-23, B-7.1-09, B-7.1-10
test('aldosteronism: the ratio stands against its cut-off, report by report', async ({ page, hospital }) => {
  await openFromReport(page, hospital, '连少华筛查', '原发性醛固酮增多症');
  await expect(page).toHaveURL(toolAddress('连少华筛查', 12));
  const aldosteronism = tool(page, '原发性醛固酮增多症');
  await expect(aldosteronism.getByText('本次 162（超出标尺）')).toBeVisible();
  await expect(aldosteronism.getByText('32.4 ÷ 0.2（下限） = 162（ng/dL ÷ ng/mL/h）')).toBeVisible();
  await expect(aldosteronism.getByText('筛查阳性', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const reports = aldosteronism.getByRole('navigation', { name: '醛固酮与肾素报告' });
  await reports.getByRole('button', { name: /^2024-03-18 13:10\s*生理盐水试验/ }).click();
  await expect(aldosteronism.getByText('生理盐水试验：确诊')).toBeVisible();
  const results = aldosteronism.getByRole('table', { name: '原发性醛固酮增多症检验结果' });
  await expect(results.getByText('2024-03-05 醛固酮与肾素')).toBeVisible();
  await results.getByRole('button', { name: /^血?钾/ }).click();
  const dialogs = page.getByRole('dialog');
  await expect(dialogs).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(1);
  await reports.getByRole('button', { name: /^2025-09-09/ }).click();
  await expect(aldosteronism.getByText('本次 4.9', { exact: true })).toBeVisible();
  await expect(aldosteronism.getByText('筛查阴性', { exact: true }).first()).toBeVisible();
});

// covers B-1-24, B-7.1-13
test('thyroid function: the pregnancy status is chosen by keyboard and the report read under it', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openFromReport(page, hospital, '骆佳宁产检', '甲状腺功能辅助');
  const thyroid = tool(page, '甲状腺功能辅助');
  const status = (name: string) => thyroid.getByRole('radio', { name });
  await expect(status('孕中期')).toBeChecked();
  await expect(thyroid.getByText('由患者标签的孕周推算')).toBeVisible();
  await expect(thyroid.getByText('甲状腺自身抗体阳性，甲功正常，可考虑L-T4治疗')).toBeVisible();
  await expectAccessible(page);
  await status('孕中期').press('ArrowRight');
  await expect(thyroid.getByText('已保存，判读已更新')).toBeVisible();
  await expect(thyroid.getByText(/按备用区间判断/)).toBeVisible();
  await status('非妊娠').click();
  await expect(thyroid.locator('.jw-song', { hasText: /^甲状腺自身抗体阳性，甲功正常$/ })).toBeVisible();
  const saves = await hospital.journal('saveThyroidPregnancyStatus');
  expect(saves.map(({ body }) => body)).toEqual([{ pregnant_status: 3 }, { pregnant_status: 0 }]);

  const other = await otherWindow();
  await openAs(other, hospital, 'doctor2', toolAddress('骆佳宁产检', 14));
  const read = tool(other, '甲状腺功能辅助');
  await expect(read.getByRole('radio', { name: '非妊娠' })).toBeChecked();
  await expect(read.locator('.jw-song', { hasText: /^甲状腺自身抗体阳性，甲功正常$/ })).toBeVisible();
});

// covers B-1-25, B-7.1-14, B-7.1-15
test('cerebrospinal fluid: points of the four kinds, and what an earlier tap found', async ({ page, hospital }) => {
  await openFromReport(page, hospital, '江鹤年复查', '脑脊液分析');
  const fluid = tool(page, '脑脊液分析');
  await expect(fluid.getByText('细菌性脑膜炎可能', { exact: true })).toBeVisible();
  const scores = fluid.getByRole('table', { name: '四型脑膜炎评分' });
  await expect(scores.getByRole('row')).toHaveText([
    /评分/,
    '细菌性8达到，最高',
    '结核性6达到',
    '隐球菌性5达到',
    '病毒性1未达到',
  ]);
  await expect(fluid.getByText('合计 8 分')).toBeVisible();
  await expect(fluid.getByText('脑脊液革兰染色此前阳性（2025-03-02），请结合治疗经过判读')).toBeVisible();
  await expectAccessible(page);
});

// covers A-8-01, A-8-02
test('a failing server leaves what was typed and a way to load again', async ({ page, hospital }) => {
  await hospital.plan({ operationId: 'getAdrenalCortexReport', kind: 'http', status: 500, when: 'all' });
  await openAs(page, hospital, 'doctor', toolAddress('雷振邦皮质醇', 11));
  const adrenal = tool(page, '肾上腺皮质');
  const again = adrenal.getByRole('button', { name: '重新载入' });
  await expect(notification(page)).toContainText('服务器内部错误');
  await hospital.clearFaults();
  await again.click();
  await expect(adrenal.getByText('皮质醇增多症可疑，建议复查，ACTH非依赖性')).toBeVisible();
  await expect(again).toBeHidden();

  await hospital.plan({ operationId: 'saveAdrenalCortexReport', kind: 'http', status: 500 });
  await adrenal.getByRole('button', { name: '补充结果' }).click();
  const ufc = adrenal.getByRole('textbox', { name: '24小时尿游离皮质醇', exact: true });
  await ufc.fill('1184');
  const save = adrenal.getByRole('button', { name: '保存' });
  await save.click();
  // The notification of the report that did not come may still stand there.
  const answers = async () => (await hospital.journal('saveAdrenalCortexReport')).map(({ status }) => status);
  await expect.poll(answers).toEqual([500]);
  await expect(save).not.toHaveAttribute('aria-busy');
  await expect(notification(page)).toContainText('服务器内部错误');
  await expect(ufc).toHaveValue('1184');
  await adrenal.getByRole('textbox', { name: '24小时尿游离皮质醇参考上限' }).fill('350');
  await hospital.plan({ operationId: 'getAdrenalCortexReport', kind: 'http', status: 500, when: 'all' });
  await save.click();
  await expect(again).toBeVisible();
  await expect(adrenal.getByText('输入已保存，此判读尚未更新')).toBeVisible();
  await hospital.clearFaults();
  await again.click();
  await expect(adrenal.getByText('支持皮质醇增多症，ACTH非依赖性')).toBeVisible();
  await expect(adrenal.getByText('输入已保存，此判读尚未更新')).toBeHidden();
});

// covers A-8-01, A-8-02
test('the other model views meet a failing server: told, loaded again, and an unsaved choice changes nothing', async ({
  page,
  hospital,
}) => {
  for (const [name, apiType, title, operationId, conclusion] of [
    ['连少华筛查', 12, '原发性醛固酮增多症', 'getAldosteronismReport', '筛查阳性，可不行确诊试验'],
    ['江鹤年复查', 15, '脑脊液分析', 'getCerebrospinalFluidReport', '细菌性脑膜炎可能'],
    ['骆佳宁产检', 14, '甲状腺功能辅助', 'getThyroidFunctionReport', '甲状腺自身抗体阳性，甲功正常，可考虑L-T4治疗'],
  ] as const) {
    await hospital.plan({ operationId, kind: 'http', status: 500, when: 'all' });
    await openAs(page, hospital, 'doctor', toolAddress(name, apiType));
    const again = tool(page, title).getByRole('button', { name: '重新载入' });
    await expect(notification(page)).toContainText('服务器内部错误');
    await hospital.clearFaults();
    await again.click();
    await expect(tool(page, title).getByText(conclusion, { exact: true })).toBeVisible();
    await expect(again).toBeHidden();
  }

  await hospital.plan({ operationId: 'saveThyroidPregnancyStatus', kind: 'http', status: 500 });
  const thyroid = tool(page, '甲状腺功能辅助');
  await thyroid.getByRole('radio', { name: '非妊娠' }).click();
  const answers = async () => (await hospital.journal('saveThyroidPregnancyStatus')).map(({ status }) => status);
  await expect.poll(answers).toEqual([500]);
  await expect(notification(page)).toContainText('服务器内部错误');
  await expect(thyroid.getByText('已保存，判读已更新')).toHaveCount(0);
  await expect(thyroid.getByText('甲状腺自身抗体阳性，甲功正常，可考虑L-T4治疗', { exact: true })).toBeVisible();
  await thyroid.getByRole('radio', { name: '产后' }).click();
  await expect(thyroid.getByText('已保存，判读已更新')).toBeVisible();
});
