import { SEED_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import type { Locator, Page } from '@playwright/test';
import { expectLoadedAnew, fillLogin, markDocument, openAs, question } from '../support/actions.ts';
import { dock } from '../support/detail.ts';
import { graceOf, reportOf } from '../support/reports.ts';
import { expect, test } from '../support/test.ts';

function graceTool(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Grace评分' });
}

function records(page: Page): Locator {
  return graceTool(page).getByRole('navigation', { name: '评估记录' });
}

async function saveGrace(page: Page): Promise<void> {
  await graceTool(page).getByRole('button', { name: '查看结果' }).click();
  await graceTool(page).getByRole('button', { name: '保存' }).click();
  await question(page, '确定要保存结果?').getByRole('button', { name: '确定' }).click();
}

// covers A-1-03, A-2-01, A-2-02, A-2.5-40, A-4-09, A-5-31, A-5-35, A-6-01..05, B-1-02, B-2.2-01, B-2.7-14
test('the way of a newcomer: sign in, list, report, diagnosis, evidence, and a Grace score to its end', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login?redirect=%2F');
  await fillLogin(page, 'doctor');
  await expect(page.getByRole('heading', { level: 1, name: '沈医师，上午好' })).toBeVisible();

  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: 'AI 报告解读' }).click();
  // The page before has a search of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'AI 报告解读' })).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索报告' }).fill('顾怀远');
  const reports = page.getByRole('table', { name: '检验报告' });
  await expect(page.getByRole('navigation', { name: '分页' })).toContainText('共 17 份');
  await expect(reports.getByRole('rowheader')).toHaveText(Array.from({ length: 12 }, () => /^顾怀远/));
  await reports.getByRole('row', { name: /生化、血常规、尿液 09:42/ }).click();

  await expect(page).toHaveURL(`/detail?report_id=${SEED_REPORT_IDS.顾怀远}`);
  await expect(page.getByRole('heading', { level: 1, name: '顾怀远' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('男62 岁内分泌科12 床住院号 ZY25110437');
  const conclusion = page.getByRole('region', { name: '综合判读' });
  const [first, others] = [conclusion.getByRole('heading', { level: 2 }), conclusion.getByRole('paragraph')];
  await expect(first).toContainText('血钾 5.62 mmol/L，6 日升 0.51');
  await expect(others.first()).toContainText('已知 CKD，G3b A2 → G3b A3，极高危');
  await expect(conclusion).toContainText('高钾、HCO₃⁻降低、AG正常');
  const findings = page.getByRole('region', { name: '发现' });
  await expect(findings.getByRole('listitem').first()).toHaveText(/^今日.*6 日升 0\.51.*5\.62.*依据 4$/);
  await expect(page.getByRole('region', { name: '未判读' })).toContainText('尿沉渣管型镜检');

  // Nothing is marked before a finding is chosen; then its rows are, and they alone.
  const results = page.getByRole('region', { name: '检验结果' });
  const marked = results.getByRole('row', { name: /^证据，/ });
  await expect(marked).toHaveCount(0);
  await findings.getByRole('button', { name: /^今日\s*已知 CKD，G3b A2 → G3b A3/ }).click();
  await expect(results.getByRole('status')).toHaveText(/^已标出「已知 CKD，G3b A2 → G3b A3.*」的 6 条证据$/);
  await expect(marked).toHaveCount(6);
  await expect(marked.filter({ hasText: '估算肾小球滤过率' })).toHaveCount(1);
  await expect(marked.filter({ hasText: '葡萄糖' })).toHaveCount(0);
  await findings.getByRole('button', { name: /^其余 \d+ 项$/ }).click();
  await findings.getByRole('button', { name: /^择期\s*已知糖尿病/ }).click();
  await expect(marked).toHaveCount(3);
  await expect(marked.filter({ hasText: '葡萄糖（GLU）' })).not.toHaveCount(0);

  // The disease that a tool speaks for stands under 查疾病.
  await page.goto(`${page.url()}&panel=diagnosis&diagnosis_id=CKD`);
  const drawer = page.getByRole('dialog', { name: '慢性肾脏病' });
  // A head, and eleven rows: what the rule needs and counts, what the stage was made of, and what goes along with it.
  await expect(drawer.getByRole('table', { name: '诊断依据' }).getByRole('row')).toHaveCount(12);
  const ratio = drawer.getByRole('img', { name: '尿白蛋白/肌酐比值 326，升高，参考区间 低于 30' });
  await expect(ratio).toBeVisible();
  for (const section of ['疾病介绍', '常用检验检查', '诊断标准与病情评估', '临床表现（症状、体征）', '相关指南']) {
    await expect(drawer.getByRole('heading', { name: section })).toBeVisible();
  }
  await drawer.getByRole('button', { name: '关闭' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/detail\?report_id=R1004-01(?!.*panel)/);

  // The finding that was chosen stays in the address.
  const address = `${reportOf('顾怀远')}&finding=diagnosis%3ADM`;
  const chip = dock(page).getByRole('button', { name: /^Grace 评分/ });
  await chip.click();
  const tool = graceTool(page);
  const heartRate = tool.getByRole('textbox', { name: '心率' });
  await expect(tool.getByRole('textbox', { name: '年龄' })).toHaveValue('62');
  await expect(tool.getByRole('textbox', { name: '血肌酐' })).toHaveValue('168');
  await heartRate.fill('96');
  await tool.getByRole('textbox', { name: '血压（收缩压）' }).fill('126');
  await tool.getByRole('radio', { name: /有左心衰竭/ }).check();
  await saveGrace(page);
  const saved = records(page).getByRole('button', { name: /沈若溪（本人）/ });
  await expect(saved).toHaveAttribute('aria-current', 'true');
  await expect(heartRate).not.toBeEditable();

  await tool.getByRole('button', { name: '编辑' }).click();
  await heartRate.fill('120');
  await expect(tool.getByText('输入已修改，此结果不再对应，请重新查看结果')).toBeVisible();
  await expect(tool.getByRole('button', { name: '保存' })).toHaveAttribute('aria-disabled', 'true');
  await saveGrace(page);
  await expect(tool.getByText('2025-11-18 10:30　本人　已保存')).toBeVisible();
  await expect(heartRate).not.toBeEditable();
  await expect(saved).toHaveCount(1);
  const saves = await hospital.journal('saveGraceReport');
  expect(saves.map(({ body }) => body)).toMatchObject([{ report_id: '', heart_rate: 96 }, { heart_rate: 120 }]);

  const other = await otherWindow();
  await openAs(other, hospital, 'doctor2', graceOf('顾怀远'));
  await records(other)
    .getByRole('button', { name: /沈若溪/ })
    .click();
  const read = graceTool(other);
  await expect(read.getByRole('textbox', { name: '心率' })).toHaveValue('120');
  await expect(read.getByRole('textbox', { name: '心率' })).not.toBeEditable();
  await expect(read.getByRole('button', { name: '编辑' })).toHaveCount(0);
  await expect(read.getByRole('button', { name: '删除' })).toHaveCount(0);
  await expect(read.getByRole('button', { name: '查看结果' })).toBeDisabled();

  // After a save, closing loads the page anew; so does deleting, after its question.
  await markDocument(page);
  await tool.getByRole('button', { name: '关闭' }).click();
  await expectLoadedAnew(page);
  await expect(page).toHaveURL(address);
  await chip.click();
  await saved.click();
  const asks = question(page, '此操作将永久删除该报告, 是否继续?');
  await tool.getByRole('button', { name: '删除' }).click();
  await asks.getByRole('button', { name: '取消' }).click();
  expect(await hospital.journal('deleteGraceReport')).toEqual([]);
  await markDocument(page);
  await tool.getByRole('button', { name: '删除' }).click();
  await asks.getByRole('button', { name: '确定' }).click();
  await expectLoadedAnew(page);
  await expect(page).toHaveURL(reportOf('顾怀远'));
  expect(await hospital.journal('deleteGraceReport')).toMatchObject([{ status: 200 }]);
  await chip.click();
  await expect(tool.getByRole('textbox', { name: '年龄' })).toHaveValue('62');
  await expect(saved).toHaveCount(0);
});

// covers B-1-01
test('laboratory staff reads the same interpretation', async ({ page }) => {
  await page.goto('/excellent?keyword=顾怀远');
  await fillLogin(page, 'lab');
  await page
    .getByRole('link', { name: /^顾怀远/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: '综合判读' })).toContainText('血钾 5.62 mmol/L，6 日升 0.51');
  await expect(page.getByRole('region', { name: '发现' }).getByRole('listitem')).toHaveCount(6);
});
