import { SEED_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import { fillLogin } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

// covers A-1-03, A-2-01, B-1-02, B-2.2-01, B-2.7-14
test('a doctor signs in, finds a report and reads its conclusion beside the evidence', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login?redirect=%2F');
  await fillLogin(page, 'doctor');
  await expect(page.getByRole('heading', { level: 1, name: '沈医师，上午好' })).toBeVisible();

  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: 'AI 报告解读' }).click();
  await page.getByRole('searchbox', { name: '搜索报告' }).fill('顾怀远');
  const reports = page.getByRole('table', { name: '检验报告' });
  await expect(page.getByRole('navigation', { name: '分页' })).toContainText('共 17 份');
  await expect(reports.getByRole('rowheader')).toHaveText(Array.from({ length: 12 }, () => /^顾怀远/));
  await reports.getByRole('row', { name: /生化、血常规、尿液 09:42/ }).click();

  await expect(page).toHaveURL(`/detail?report_id=${SEED_REPORT_IDS.顾怀远}`);
  await expect(page.getByRole('heading', { level: 1, name: '顾怀远' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('男62 岁内分泌科12 床住院号 ZY25110437');
  const conclusion = page.getByRole('region', { name: '综合判读' });
  await expect(conclusion.getByRole('heading', { level: 2 })).toContainText('肾功能持续下降伴大量白蛋白尿，血钾升高');
  const focus = page.getByRole('region', { name: '需特别关注' });
  await expect(focus.getByRole('listitem').filter({ hasText: '钾（K）' })).toHaveText(
    /5\.62.*mmol\/L连续 2 次上升，6 日升 0\.51/,
  );

  // Nothing is marked before a diagnosis is chosen; then its evidence is, and it alone.
  const results = page.getByRole('region', { name: '检验结果' });
  const marked = results.getByRole('row', { name: /^证据，/ });
  await expect(marked).toHaveCount(0);
  const diagnoses = page.getByRole('region', { name: '疑似诊断' });
  await diagnoses.getByRole('button', { name: /慢性肾脏病.*证据 5 条/ }).click();
  await expect(results.getByRole('status')).toHaveText('已标出「慢性肾脏病」的 5 条证据');
  await expect(marked).toHaveCount(5);
  await expect(marked.filter({ hasText: '估算肾小球滤过率' })).toHaveCount(1);
  await expect(marked.filter({ hasText: '葡萄糖' })).toHaveCount(0);
  await diagnoses.getByRole('button', { name: /糖尿病.*证据 3 条/ }).click();
  await expect(marked).toHaveCount(3);
  await expect(marked.filter({ hasText: '葡萄糖（GLU）' })).not.toHaveCount(0);

  await diagnoses.getByRole('button', { name: '查看 慢性肾脏病 的依据与知识' }).click();
  const drawer = page.getByRole('dialog', { name: '慢性肾脏病' });
  await expect(drawer.getByRole('table', { name: '诊断依据' }).getByRole('row')).toHaveCount(6);
  await expect(drawer.getByRole('table', { name: '诊断依据' })).toContainText(
    '尿白蛋白/肌酐比值 326，升高，参考区间 低于 30',
  );
  for (const section of ['疾病介绍', '常用检验检查', '诊断标准与病情评估', '临床表现（症状、体征）', '相关指南']) {
    await expect(drawer.getByRole('heading', { name: section })).toBeVisible();
  }
  await drawer.getByRole('button', { name: '关闭' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/detail\?report_id=R1004-01(?!.*panel)/);
});

// covers B-1-01
test('laboratory staff reads the same interpretation', async ({ page }) => {
  await page.goto('/excellent?keyword=顾怀远');
  await fillLogin(page, 'lab');
  await page
    .getByRole('link', { name: /^顾怀远/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: '综合判读' })).toContainText('肾功能持续下降伴大量白蛋白尿');
  await expect(page.getByRole('region', { name: '疑似诊断' }).getByRole('listitem')).toHaveCount(3);
});
