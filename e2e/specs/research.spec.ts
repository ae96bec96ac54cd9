import { SEED_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import { expectAccessible, goInside, openAs } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

const SIZES = [
  [1440, 900],
  [1280, 800],
] as const;

const fits = () => document.documentElement.scrollWidth <= innerWidth;

// covers B-2.3-11, B-2.3-12, B-2.5-11, B-2.5-12
test('a question becomes a counted cohort, a project, a table one, and a file once it is approved', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openAs(page, hospital, 'doctor2', '/scientific-research-assist');
  await page.getByRole('textbox', { name: '用一句话写条件' }).fill('18 岁以上，服用二甲双胍');
  await page.keyboard.press('Enter');
  await expect(page.getByText('服用二甲双胍', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem', { name: '条件 1' })).toContainText('入组时 ≥ 18 岁');
  await expect(page.getByRole('list', { name: '入组流程' }).getByRole('listitem')).toHaveCount(2);
  await expect(page).toHaveTitle(/科研助手/);
  // A handle of a chart by its arrow keys.
  await page.getByRole('slider', { name: '年龄下限' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: '撤销' })).toBeEnabled();
  await page.getByRole('button', { name: '撤销' }).click();
  // A condition is taken up by its grip, moved and put down without a mouse.
  await page.getByRole('textbox', { name: '用一句话写条件' }).fill('男');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^移动条件 2/ }).press('Enter');
  await expect(page.getByText('已拿起条件「性别 男」，第 2 位，共 2 位')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('条件「性别 男」，第 1 位')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('条件「性别 男」移到第 1 位，共 2 位')).toBeAttached();
  await expect(page.getByRole('listitem', { name: '条件 1' })).toContainText('性别 男');
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByRole('button', { name: '撤销' }).click();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(fits)).toBe(true);
  }
  await expectAccessible(page);

  await page.getByRole('button', { name: '保存为项目' }).click();
  const saving = page.getByRole('dialog', { name: '保存为科研项目' });
  await saving.getByRole('textbox', { name: '项目名称' }).fill('成年人的随访');
  await saving.getByRole('textbox', { name: '研究目的' }).fill('看一看分布');
  await saving.getByRole('button', { name: '保存' }).click();

  await expect(page.getByRole('heading', { name: '成年人的随访' })).toBeVisible();
  await expect(page.getByRole('table', { name: '基线特征' })).toBeVisible();
  await page.getByRole('combobox', { name: '分组' }).selectOption({ label: '男与女' });
  await expect(page.getByRole('columnheader', { name: /SMD/ })).toBeVisible();
  // Beside the table: how the chosen item goes on after day 0.
  await page.getByRole('table', { name: '基线特征' }).getByRole('rowheader').nth(1).getByRole('button').click();
  await expect(page.getByRole('region', { name: /^入组后.+中位数$/ })).toContainText('180 天');
  await expect(page.getByText('演示数据')).toBeVisible();
  await expect.poll(() => page.evaluate(fits)).toBe(true);
  await expectAccessible(page);

  await page.getByRole('button', { name: '导出', exact: true }).click();
  const exporting = page.getByRole('dialog', { name: '导出' });
  await exporting.getByRole('radio', { name: '逐人数据' }).click();
  await exporting.getByRole('textbox', { name: '用途' }).fill('与外院资料合并作生存分析');
  await expect(exporting.getByText('日期改为距入组天数')).toBeVisible();
  await exporting.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('已提交，待科研管理员审核')).toBeVisible();

  // The research administrator, in a window of their own.
  const desk = await otherWindow();
  await openAs(desk, hospital, 'research', '/scientific-research?owner=waiting');
  await desk.getByRole('button', { name: '审核 陆明哲 成年人的随访_V1_逐人数据' }).click();
  await desk.getByRole('dialog', { name: '审核导出' }).getByRole('button', { name: '通过', exact: true }).click();
  await expect(desk.getByText(/^已通过/)).toBeVisible();

  await page.getByRole('link', { name: /^导出记录/ }).click();
  await page.getByRole('button', { name: '刷新' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 成年人的随访_V1_逐人数据' }).click();
  expect((await download).suggestedFilename()).toBe('成年人的随访_V1_逐人数据.csv');

  // The list is kept as it was left.
  await expect(page.getByRole('heading', { level: 1, name: '成年人的随访' })).toBeVisible();
  const way = page.getByRole('navigation', { name: '面包屑' });
  await expect(way.getByText('成年人的随访')).toHaveAttribute('aria-current', 'page');
  await way.getByRole('link', { name: '科研项目管理' }).click();
  await page.getByRole('searchbox', { name: '搜索科研项目' }).fill('成年人');
  await expect(page).toHaveURL(/keyword=/);
  await goInside(page, '/excellent');
  await expect(page.getByRole('heading', { level: 1, name: 'AI 报告解读' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: '搜索科研项目' })).toHaveValue('成年人');
  await expectAccessible(page);

  await page.goto('/my-scientific-research');
  await expect(page.getByRole('link', { name: '成年人的随访' })).toBeVisible();
  await expectAccessible(page);
});

// covers B-2.3-08, B-2.3-09
test('a patient is held against my studies, and that they were told is kept', async ({ page, hospital }) => {
  const report = SEED_REPORT_IDS.顾怀远;
  await openAs(page, hospital, 'doctor2', `/scientific-research-assist-common?report_id=${report}`);
  await expect(page.getByRole('heading', { level: 1, name: '入组核对' })).toBeVisible();
  const inform = page.getByRole('button', { name: /^标记已告知患者/ }).first();
  await inform.click();
  await expect(page.getByText(/^已告知患者 2025-11-18/).first()).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(fits)).toBe(true);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: '另存为队列' }).click();
  const saving = page.getByRole('dialog', { name: '保存为科研项目' });
  await saving.getByRole('textbox', { name: '项目名称' }).fill('像顾先生的患者');
  await saving.getByRole('textbox', { name: '研究目的' }).fill('比较血钾');
  await saving.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('region', { name: '像顾先生的患者' })).toBeVisible();
  await page.getByRole('navigation', { name: '报告全景' }).getByRole('link', { name: '我的科研' }).click();
  await page.getByRole('radio', { name: '已告知' }).click();
  await expect(page.getByRole('table', { name: '我的科研' }).getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
});
