import { SEED_SPECIAL_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import type { Locator, Page } from '@playwright/test';
import {
  expectAccessible,
  expectLoadedAnew,
  markDocument,
  notification,
  openAs,
  question,
} from '../support/actions.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

const REPORT = `/detail?report_id=${SEED_SPECIAL_REPORT_IDS.许静}`;
const TOOL = `${REPORT}&panel=assessment&api_type=8`;

function followUp(page: Page): Locator {
  return page.getByRole('dialog', { name: '甲状腺用药随访' });
}

function records(page: Page): Locator {
  return followUp(page).getByRole('navigation', { name: '随访记录' });
}

function choose(tool: Locator, group: string, option: string): Promise<void> {
  return tool.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option }).check();
}

/** What a new follow-up of the seeded patient lacks. */
async function fillVisit(tool: Locator, time: string): Promise<void> {
  await tool.getByLabel('药品').selectOption('优甲乐/50ug');
  await tool.getByRole('textbox', { name: '用药时间' }).fill(time);
  await tool.getByLabel('每天剂量').selectOption('100ug');
}

// covers A-1-14, A-2.5-26, A-2.5-34, A-2.11-03..06, A-2.11-09, A-2.11-10, A-4-03, A-4-07, A-4-11, A-4-15, A-4-19, A-4-23
// covers A-4-27, A-5-53, A-5-55
test('a follow-up is filled in, assessed, saved and read', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', REPORT);
  await page
    .getByRole('navigation', { name: '报告工具' })
    .getByRole('button', { name: /应用集/ })
    .click();
  await page.getByRole('dialog', { name: '应用集' }).getByRole('button', { name: '打开 甲状腺用药随访' }).click();
  const tool = followUp(page);
  await expect(records(page).getByRole('button')).toHaveText([
    '新建随访',
    /^2025-07-16 07:00\s*125ug\s*TSH 0.06$/,
    /^2025-01-15 07:00\s*125ug\s*TSH 0.07$/,
    /^2024-07-17 07:00\s*100ug\s*TSH 0.24$/,
    /^2023-07-19 07:00\s*125ug\s*TSH 0.09$/,
  ]);
  await expect(tool.getByLabel('姓名')).toHaveValue('许静');
  await expect(tool.getByLabel('TSH')).toHaveValue('0.03');
  await expect(tool.getByText('已从 2025-11-12 08:20 报告带入')).toBeVisible();

  await fillVisit(tool, '2025-07-16 09:00');
  await tool.getByLabel('每天剂量').selectOption('其他');
  await tool.getByRole('button', { name: '保存' }).click();
  await expect(tool.getByText('当前用药时间已存在随访记录，请勿重复添加！')).toBeVisible();
  await expect(tool.getByText('请填写其他用药剂量')).toBeVisible();
  await expect(tool.getByText('2 项需修改')).toBeVisible();
  await expect(tool.getByRole('textbox', { name: '用药时间' })).toBeFocused();
  await expectAccessible(page);
  expect(await hospital.journal('saveThyroidFollowUp')).toEqual([]);

  await fillVisit(tool, '2025-11-18 07:00');
  await choose(tool, '心悸', '有');
  await choose(tool, '焦虑', '轻');
  await expect(tool.getByText('按当前填写的内容评估，尚未保存')).toBeVisible();
  await expect(tool.getByText('0.1~0.5', { exact: true })).toBeVisible();
  await expect(tool.getByText('抑制过度（偏低）')).toBeVisible();
  await tool.getByRole('button', { name: '保存' }).click();
  const saved = records(page).getByRole('button', { name: /^2025-11-18 07:00\s*100ug\s*TSH 0.03/ });
  await expect(saved).toHaveAttribute('aria-current', 'true');
  await expect(tool.getByText('2025-11-18 10:30 保存')).toBeVisible();
  await expect(tool.getByText('抑制过度（偏低）')).toBeVisible();
  await expect(tool.getByLabel('姓名')).not.toBeEditable();
  await expect(tool.getByRole('button', { name: '编辑' })).toBeFocused();
  const [call, ...more] = await hospital.journal('saveThyroidFollowUp');
  expect(more).toEqual([]);
  expect(call).toMatchObject({
    body: {
      report_id: '',
      medicine_time: Date.parse('2025-11-18T07:00:00+08:00'),
      medicine_metering: '100ug',
      other_medicine_metering: '',
      palpitation: '有',
      anxiety: '轻',
    },
  });
});

// covers A-2.5-40, A-2.11-06, A-2.11-09, A-4-07, A-4-11, A-4-15, A-6-11
test('another doctor changes a follow-up with the keyboard, and closing reloads the page', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor2', TOOL);
  const tool = followUp(page);
  await records(page)
    .getByRole('button', { name: /^2025-07-16/ })
    .press('Enter');
  await expect(tool.getByText(/医生 沈若溪.已保存/)).toBeVisible();
  await tool.getByRole('button', { name: '编辑' }).press('Enter');
  await expect(tool.getByLabel('姓名')).toBeFocused();
  await expect(records(page).getByText('编辑中')).toBeVisible();
  await tool.getByRole('textbox', { name: '体重' }).fill('57.25');
  await tool.getByRole('radiogroup', { name: '失眠' }).getByRole('radio', { name: '无' }).press('ArrowRight');
  await expect(tool.getByRole('radiogroup', { name: '失眠' }).getByRole('radio', { name: '有' })).toBeChecked();
  await tool.getByRole('button', { name: '保存' }).press('Enter');
  const changes = tool.getByRole('region', { name: '修改记录' }).getByRole('listitem');
  await expect(changes).toHaveText([
    /^2025-11-18 10:30\s*医生 陆明哲\s*修改$/,
    /^2025-07-16 10:20\s*医生 沈若溪\s*新建$/,
  ]);
  await expect(tool.getByRole('textbox', { name: '体重' })).toHaveValue('57.25');

  await markDocument(page);
  await tool.getByRole('button', { name: '关闭' }).click();
  await expectLoadedAnew(page);
  await expect(page).toHaveURL(REPORT);
});

test.describe('a server that fails', () => {
  test.use({ allowedConsole: failedAnswers });

  // covers A-2.5-44, A-4-31, A-8-02
  test('keeps what was typed; leaving it asks, and newer results lead to a new follow-up', async ({
    page,
    hospital,
  }) => {
    await openAs(page, hospital, 'doctor', TOOL);
    const tool = followUp(page);
    await records(page)
      .getByRole('button', { name: /^2025-07-16/ })
      .click();
    await expect(tool.getByText(/^依据已更新：TSH 0.03 mIU\/L（2025-11-12 08:20）/)).toBeVisible();
    await tool.getByRole('button', { name: '重新评估' }).click();
    await fillVisit(tool, '2025-11-18 07:00');

    await hospital.plan({ operationId: 'saveThyroidFollowUp', kind: 'http', status: 500 });
    await tool.getByRole('button', { name: '保存' }).click();
    await expect(notification(page)).toContainText('服务器内部错误');
    await expect(tool.getByRole('textbox', { name: '用药时间' })).toHaveValue('2025-11-18 07:00');
    await expect(tool.getByRole('button', { name: '保存' })).toBeEnabled();

    const asks = question(page, '关闭将丢失已编辑的内容，确认关闭？');
    await page.keyboard.press('Escape');
    await asks.getByRole('button', { name: '继续编辑' }).click();
    await expect(tool.getByLabel('每天剂量')).toHaveValue('100ug');
    await tool.getByRole('button', { name: '保存' }).click();
    await expect(records(page).getByRole('button', { name: /^2025-11-18 07:00/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(tool.getByText(/依据已更新/)).toHaveCount(0);

    await hospital.plan({ operationId: 'getThyroidFollowUp', kind: 'http', status: 500 });
    await records(page)
      .getByRole('button', { name: /^2024-07-17/ })
      .click();
    await tool.getByRole('button', { name: '重新载入' }).click();
    await expect(tool.getByLabel('TSH')).toHaveValue('0.24');
    await expectAccessible(page);
  });
});
