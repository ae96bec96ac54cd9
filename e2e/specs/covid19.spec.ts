import { SEED_SPECIAL_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
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
import { dock } from '../support/detail.ts';
import { reportOf } from '../support/reports.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

const REPORT = `/detail?report_id=${SEED_SPECIAL_REPORT_IDS.宋立民}`;
const TOOL = '&panel=assessment&api_type=9';
const NEW = '新建新冠分型评估';
const EDIT = '编辑新冠分型评估';

function covidTool(page: Page): Locator {
  return page.getByRole('dialog', { name: '新冠分型辅助' });
}

function records(page: Page): Locator {
  return covidTool(page).getByRole('navigation', { name: '评估记录' });
}

function editor(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title });
}

/** Puts the application among the doctor's own, on the report, and opens it by its chip; by keyboard alone. */
async function openByChip(page: Page): Promise<void> {
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  await press(dock(page).getByRole('button', { name: '应用管理' }));
  const manager = page.getByRole('dialog', { name: '应用管理' });
  await press(manager.getByRole('button', { name: '编辑' }));
  await press(manager.getByRole('button', { name: '添加 新冠分型辅助' }));
  await press(manager.getByRole('button', { name: '保存' }));
  await expect(manager).toBeHidden();
  await press(dock(page).getByRole('button', { name: /^新冠分型辅助/ }));
}

// covers A-2.11-11, A-2.11-12, A-2.11-25, A-2.11-27..29, A-4-16, A-4-20, A-4-24, A-4-32, A-5-65, A-9-47, A-9-50
test('a case is assessed in the drawer, saved and read', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', REPORT);
  await openByChip(page);
  await expect(page).toHaveURL(REPORT + TOOL);
  const tool = covidTool(page);
  await expect(tool.getByText('考虑新型冠状病毒感染（重型）')).toBeVisible();
  await expect(tool.getByText(/依据已更新：PaO₂ 74/)).toBeVisible();

  await records(page).getByRole('button', { name: '新建评估' }).click();
  const form = editor(page, NEW);
  const field = (name: string) => form.getByRole('textbox', { name });
  await expect(field('PaO₂')).toHaveValue('74');
  expect((await form.boundingBox())?.width).toBeCloseTo(780, 0);
  await field('FiO₂').fill('33');
  await expect(field('氧合指数（自动）')).toHaveValue('224.24');
  const tabs = form.getByRole('navigation', { name: '章节' });
  await tabs.getByRole('button', { name: '影像评估' }).click();
  await expect(tabs.getByRole('button', { name: '影像评估' })).toHaveAttribute('aria-current', 'true');
  for (const [lobe, percent] of Object.entries({ 右肺上叶: '20', 右肺中叶: '10', 右肺下叶: '45', 左肺上叶: '15' })) {
    await field(lobe).fill(percent);
  }
  await expect(form.getByRole('row', { name: /^总分/ })).toContainText('5');
  // Pointing at a lobe of the picture leads to its number.
  await form.locator('[data-lobe=right_lower]').click();
  await expect(field('左肺下叶')).toBeFocused();
  await page.keyboard.type('155');
  await expect(form.getByText('请填写0-100%')).toBeVisible();
  await field('左肺下叶').fill('55');
  await expect(form.getByText('总分≥6～7分提示重症风险明显升高')).toBeVisible();
  await expect(form.getByRole('img', { name: /左肺下叶 55%，3 分/ })).toBeVisible();
  await tabs.getByRole('button', { name: '治疗建议' }).click();
  await expect(form.getByText(/^考虑新型冠状病毒感染（重型）/)).toBeInViewport();
  await expect(tabs.getByRole('button', { name: '治疗建议' })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(records(page).getByRole('button', { name: /^2025-11-18 10:30\s*第 4 次评估/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(tool.getByRole('region', { name: '影像评估' }).getByRole('row', { name: /^总分/ })).toContainText('8');
  const [call, ...more] = await hospital.journal('saveCovid19Report');
  expect(more).toEqual([]);
  expect(call).toMatchObject({ body: { report_id: '', fiO2: 33, imaging_evaluation: { right_lower_blade: 55 } } });

  await markDocument(page);
  await tool.getByRole('button', { name: '关闭' }).click();
  await expectLoadedAnew(page);
  await expect(page).toHaveURL(REPORT);
});

// covers A-4-28, A-4-54, A-4-56, A-4-59
test('a patient without a record: the form stands open and is filled and saved by keyboard alone', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', reportOf('严松年'));
  await openByChip(page);
  const form = editor(page, NEW);
  await expect(form.getByRole('textbox', { name: '年龄' })).toHaveValue('67');
  await tabTo(page, form.getByRole('radiogroup', { name: '性别' }).getByRole('radio', { name: '男' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, form.getByRole('textbox', { name: '年龄' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('45');
  await tabTo(page, form.getByRole('textbox', { name: '体重' }));
  await page.keyboard.type('61.5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('162');
  await tabTo(page, form.getByRole('textbox', { name: '右肺上叶' }));
  for (const percent of ['26', '30', '0', '51', '100']) {
    await page.keyboard.type(percent);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, form.getByRole('checkbox', { name: '晚期妊娠/围产期' }));
  await page.keyboard.press('Space');
  const distress = form.getByRole('radiogroup', { name: '低氧血症或呼吸窘迫进行性加重' });
  await tabTo(page, distress.getByRole('radio', { name: '已出现' }));
  await page.keyboard.press('Space');
  await expect(distress.getByRole('radio')).toHaveCount(2);
  await tabTo(page, form.getByRole('button', { name: '保存' }));
  await page.keyboard.press('Enter');
  const tool = covidTool(page);
  await expect(tool.getByText(/预警指标：.*低氧血症或呼吸窘迫进行性加重/)).toBeVisible();
  await expect(tool.getByRole('region', { name: '高危因素' }).getByText('晚期妊娠/围产期')).toBeVisible();
  // 61.5 / 1.62² = 23.43…; scores 2, 2, 0, 3 and 4.
  await expect(tool.getByText('23.43 kg/m²')).toBeVisible();
  await expect(tool.getByRole('region', { name: '影像评估' }).getByRole('row', { name: /^总分/ })).toContainText('11');
  expect(await hospital.journal('saveCovid19Report')).toHaveLength(1);
});

test.describe('with a server that fails', () => {
  test.use({ allowedConsole: failedAnswers });

  // covers A-2.11-24, A-2.11-26, A-4-08, A-4-12, A-4-64, A-8-01, A-8-02
  test('another doctor edits: nothing typed is lost, and it is saved once', async ({ page, hospital }) => {
    await hospital.plan({ operationId: 'getCovid19Report', kind: 'http', status: 500 });
    await openAs(page, hospital, 'doctor2', REPORT + TOOL);
    const tool = covidTool(page);
    await tool.getByRole('button', { name: '重新载入' }).click();
    await tool.getByRole('button', { name: '编辑' }).click();
    const form = editor(page, EDIT);
    await form.getByRole('textbox', { name: '体重' }).fill('80.25');
    await form.getByRole('checkbox', { name: '休克' }).check();
    await form.getByRole('button', { name: '取消' }).click();
    await question(page, '取消将丢失已编辑的内容，确认取消？').getByRole('button', { name: '继续编辑' }).click();

    await hospital.plan({ operationId: 'saveCovid19Report', kind: 'http', status: 503 });
    await form.getByRole('button', { name: '保存' }).click();
    await expect(notification(page)).toContainText('服务不可用');
    await expect(form.getByRole('textbox', { name: '体重' })).toHaveValue('80.25');
    await hospital.plan({ operationId: 'saveCovid19Report', kind: 'delay', ms: 300 });
    await form.getByRole('button', { name: '保存' }).dblclick();
    await expect(tool.getByText('考虑新型冠状病毒感染（危重型）')).toBeVisible();
    await expect(tool.getByText('80.25 kg')).toBeVisible();
    await expect(tool.getByRole('region', { name: '修改记录' }).getByRole('listitem')).toHaveCount(3);
    expect((await hospital.journal('saveCovid19Report')).map(({ status }) => status)).toEqual([503, 200]);
  });
});
