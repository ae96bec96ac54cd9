import { SEED_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import type { Page } from '@playwright/test';
import { expectAccessible, notification, openAs, question } from '../support/actions.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

function steps(page: Page) {
  return page.getByRole('navigation', { name: '辅助诊疗' });
}

async function enter(page: Page, item: string, result: string): Promise<void> {
  const search = page.getByRole('combobox', { name: '添加检验项目' });
  await search.fill(item);
  await page.keyboard.press('Enter');
  // The field of the new row has the focus; Enter leads back to the search.
  await expect(search).not.toBeFocused();
  await page.keyboard.type(result);
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
}

// covers B-2.4-01
test('findings and results entered by keyboard are read by the rules, with the evidence of each diagnosis', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/');
  await page.getByRole('navigation', { name: '辅助诊疗' }).getByRole('link', { name: '辅助诊断' }).click();
  await expect(page).toHaveURL('/diagnostic-assist');
  await expect(page.getByRole('heading', { level: 1, name: '辅助诊断' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
  await expect(steps(page).getByRole('listitem')).toHaveText([/辅助诊断/, /辅助决策/, /辅助决策详情/]);

  await page.getByRole('textbox', { name: '年龄' }).fill('32');
  await page.getByRole('combobox', { name: '性别' }).selectOption('女');
  await enter(page, 'HGB', '八五');
  await enter(page, '铁蛋白', '6');
  await page.getByRole('textbox', { name: '铁蛋白 单位' }).fill('mmHg');
  const finding = page.getByRole('combobox', { name: '添加症状或体征' });
  await finding.fill('异食');
  await page.keyboard.press('Enter');
  const assess = page.getByRole('button', { name: '推断诊断' });
  await assess.click();
  await expect(page.getByText('请输入数值，可带 <、>、≤、≥')).toBeVisible();
  await expect(page.getByText('单位不能换算为 ng/mL')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '血红蛋白 结果' })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: '血红蛋白 结果' }).fill('85');
  await page.getByRole('textbox', { name: '铁蛋白 单位' }).fill('ng/mL');
  await assess.click();
  const row = page.getByRole('table', { name: '推断的诊断' }).getByRole('row', { name: /缺铁性贫血/ });
  await expect(row).toContainText('异食');
  await expect(row.getByRole('img', { name: '可靠性中' })).toBeVisible();
  const evidence = page.getByRole('region', { name: '缺铁性贫血的依据' });
  await expect(evidence.getByRole('group', { name: '缺铁性贫血的关系图' })).toBeVisible();
  await expect(page.getByText(/规则库未给症状、体征设权重/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '复制' }).click();
  await expect(page.getByText('复制成功')).toBeVisible();

  await steps(page).getByRole('link', { name: '辅助决策', exact: false }).first().click();
  await question(page, '离开将丢失已录入的内容，确认离开？').getByRole('button', { name: '继续编辑' }).click();
  await expect(page).toHaveURL('/diagnostic-assist');
  await expect(page.getByRole('textbox', { name: '血红蛋白 结果' })).toHaveValue('85');
});

// covers B-2.4-01
test('a report is taken over by its patient and gives its own diagnoses; a failing server loses nothing', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'lab', '/diagnostic-assist');
  await page.getByRole('button', { name: '从报告带入' }).click();
  const dialog = page.getByRole('dialog', { name: '从报告带入' });
  await dialog.getByRole('searchbox', { name: '搜索报告' }).fill('顾怀远');
  await dialog
    .getByRole('button', { name: /顾怀远.*2025-11-18 09:42/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: '年龄' })).toHaveValue('62');
  await expect(page.getByRole('textbox', { name: '肌酐 结果', exact: true })).toHaveValue('168');
  await page.getByRole('button', { name: '推断诊断' }).click();
  const rows = page.getByRole('table', { name: '推断的诊断' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveText([
    /^高钾型（Ⅳ型）肾小管酸中毒可能/,
    /^糖尿病/,
    /^糖尿病肾病可能/,
    /^高磷血症/,
    /^高尿酸血症\/痛风/,
    /^肾性贫血可能/,
  ]);
  await rows.nth(2).getByRole('button', { name: '糖尿病肾病可能' }).click();
  await expect(page.getByRole('link', { name: /^决策详情/ })).toHaveAttribute(
    'href',
    `/decision-assist-detail?diagnosis_id=DKD&report_id=${SEED_REPORT_IDS.顾怀远}`,
  );
});

test.describe('with a failing server', () => {
  test.use({ allowedConsole: failedAnswers });

  test('entries stay, and the next try succeeds', async ({ page, hospital }) => {
    await openAs(page, hospital, 'doctor', `/diagnostic-assist?report_id=${SEED_REPORT_IDS.卢雅琴}`);
    await expect(page.getByText(/取自报告.*卢雅琴/)).toBeVisible();
    await hospital.plan({ operationId: 'assessFindings', kind: 'http', status: 500 });
    const assess = page.getByRole('button', { name: '推断诊断' });
    await assess.click();
    await expect(notification(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: '年龄' })).toHaveValue('38');
    await assess.click();
    await expect(
      page.getByRole('table', { name: '推断的诊断' }).getByRole('row', { name: /缺铁性贫血/ }),
    ).toBeVisible();
  });
});

// covers B-2.4-02, B-2.4-03
test('decision aids by disease and by report lead to the detail, with what the patient already has', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/decision-assist');
  await expect(page.getByRole('region', { name: '精神' })).toContainText('锂中毒可能');
  await expectAccessible(page);
  await page.getByRole('radio', { name: '按患者报告' }).click();
  await page.getByRole('searchbox', { name: '搜索报告' }).fill('顾怀远');
  await expect(page).toHaveURL(/tab=report&keyword=/);
  // The rows of before stay until those of the search come, and move then.
  await expect(page.getByRole('rowheader').filter({ hasNotText: '顾怀远' })).toHaveCount(0);
  await page.getByRole('link', { name: '顾怀远：糖尿病肾病可能' }).first().click();
  await expect(page).toHaveURL(`/decision-assist-detail?diagnosis_id=DKD&report_id=${SEED_REPORT_IDS.顾怀远}`);
  await expect(page.getByRole('heading', { level: 2, name: '糖尿病肾病可能' })).toBeVisible();
  const labs = page.getByRole('table', { name: '所需检验' });
  await expect(labs.getByRole('row', { name: /^估算肾小球滤过率/ })).toContainText(/已有39.*本报告/);
  await expect(labs.getByRole('row', { name: /^尿蛋白\/肌酐比值/ })).toContainText('尚无结果');
  await expect(page.getByRole('region', { name: '决策提示' })).toContainText('处理建议');
  await expect(page.getByRole('link', { name: /KDIGO 2022/ })).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(page).toHaveURL(/tab=report&keyword=/);
  await expect(page.getByRole('link', { name: '顾怀远：糖尿病肾病可能' }).first()).toBeVisible();
  // At 200 % zoom nothing but tables and the graph scrolls sideways.
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of ['/diagnostic-assist', '/decision-assist', '/decision-assist-detail?diagnosis_id=CKD']) {
    await page.goto(path);
    await expect(page.locator('main .jw-sheet')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  }
});
