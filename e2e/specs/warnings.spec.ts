import type { Page } from '@playwright/test';
import { expectAccessible, notification, openAs, question } from '../support/actions.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

const CANCEL_QUESTION = '取消不等于已处理，确认取消这条提醒？';

function reminders(page: Page) {
  return page.getByRole('table', { name: '危急值提醒' });
}

function records(page: Page) {
  return page.getByRole('list', { name: '处理记录' }).getByRole('listitem');
}

// covers B-2.5-18, B-2.5-20, B-7.2-01..05, B-9-01, B-9-02
test('a doctor comes from the bell, records what was done, and a colleague closes it', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openAs(page, hospital, 'doctor', '/excellent');
  await page.getByRole('button', { name: '危急值提醒，3 项未闭环' }).click();
  await page.getByRole('link', { name: '危急值提醒与处理' }).click();
  await expect(page).toHaveURL('/crisis-reminder');
  await expect(page.getByRole('radio', { name: /^未闭环\s*3$/ })).toBeChecked();
  await expect(reminders(page).getByRole('rowheader')).toHaveText([/孟庆山/, /严松年/, /何秀兰/]);
  await expectAccessible(page);

  await page.getByRole('button', { name: '孟庆山 钾：记录处理' }).click();
  const dialog = page.getByRole('dialog', { name: '记录处理' });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请填写处理情况')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: '处理情况' }).fill('已电话通知肾内科，复查血钾');
  await dialog.getByRole('button', { name: '保存' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(reminders(page).getByRole('rowheader')).toHaveText([/严松年/, /何秀兰/, /孟庆山/]);
  expect(await hospital.journal('createOrUpdateWarning')).toHaveLength(1);

  // The pages of 15 are zero-based on the wire and one-based in the address; back undoes them.
  await page.getByRole('radio', { name: /^全部/ }).click();
  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect(page).toHaveURL('/crisis-reminder?tab=all&page=2');
  await expect(reminders(page).getByRole('rowheader')).toHaveCount(15);
  const lastAsked = async () => (await hospital.journal('listWarnings')).at(-1)?.query;
  await expect.poll(lastAsked).toMatchObject({ page: 1, page_size: 15 });
  await page.goBack();
  await expect(page).toHaveURL('/crisis-reminder?tab=all');

  const colleague = await otherWindow();
  await openAs(colleague, hospital, 'doctor2', '/crisis-detail?id=W-R1001-01-01');
  await expect(records(colleague)).toHaveText([/^通知.*护士站 周敏/, /^处置.*沈若溪.*已电话通知肾内科，复查血钾/]);
  await expect(colleague.getByText('> 6.2 mmol/L')).toBeVisible();
  await expect(colleague.getByRole('table', { name: '钾的历次结果' })).toContainText('6.82');
  await expectAccessible(colleague);
  await colleague.getByRole('button', { name: '查看历史趋势' }).click();
  await expect(colleague.getByRole('dialog', { name: '多指标历史趋势' })).toContainText('最近一次');
  await colleague.keyboard.press('Escape');
  await colleague.getByRole('button', { name: '取消提醒' }).click();
  const cancelling = colleague.getByRole('dialog', { name: '取消提醒' });
  await cancelling.getByRole('radio', { name: '标本问题' }).click();
  await expectAccessible(colleague);
  await cancelling.getByRole('button', { name: '取消提醒' }).click();
  await question(colleague, CANCEL_QUESTION).getByRole('button', { name: '取消提醒' }).click();
  await expect(records(colleague)).toHaveText([/周敏/, /沈若溪/, /陆明哲.*取消提醒：标本问题/]);
  await expect(colleague.getByRole('form', { name: '记录处理' })).toHaveCount(0);
  await colleague.getByRole('link', { name: '急诊生化（R1001-01）' }).click();
  await expect(colleague.getByRole('heading', { level: 1, name: '孟庆山' })).toBeVisible();
  await colleague.goBack();
  await expect(records(colleague)).toHaveCount(3);
});

test.describe('when the server fails', () => {
  test.use({ allowedConsole: failedAnswers });

  test('lists load again, a refused record and a refused cancelling leave everything in place', async ({
    page,
    hospital,
  }) => {
    await hospital.plan({ operationId: 'listWarnings', kind: 'http', status: 500, when: 'all' });
    await openAs(page, hospital, 'doctor', '/crisis-reminder');
    await expect(page.getByText('危急值提醒未能载入')).toBeVisible();
    await hospital.clearFaults();
    await page.getByRole('button', { name: '重新载入' }).click();
    await reminders(page)
      .getByRole('link', { name: /孟庆山/ })
      .click();
    await expect(page).toHaveURL('/crisis-detail?id=W-R1001-01-01');

    const field = page.getByRole('textbox', { name: '处理情况' });
    await field.fill('已通知');
    await hospital.plan({ operationId: 'createOrUpdateWarning', kind: 'http', status: 503 });
    await page.getByRole('button', { name: '保存记录' }).click();
    await expect(notification(page)).toContainText('服务不可用');
    await expect(field).toHaveValue('已通知');
    await page.goBack();
    await question(page, '关闭将丢失已编辑的内容，确认关闭？').getByRole('button', { name: '继续编辑' }).click();
    await expect(field).toHaveValue('已通知');
    await page.getByRole('button', { name: '保存记录' }).click();
    await expect(records(page)).toHaveText([/周敏/, /已通知/]);
    await expect(field).toHaveValue('');

    await hospital.plan({ operationId: 'cancelWarning', kind: 'http', status: 500 });
    await page.getByRole('button', { name: '取消提醒' }).click();
    const cancelling = page.getByRole('dialog', { name: '取消提醒' });
    await cancelling.getByRole('radio', { name: '重复报告' }).click();
    await cancelling.getByRole('button', { name: '取消提醒' }).click();
    await question(page, CANCEL_QUESTION).getByRole('button', { name: '取消提醒' }).click();
    await expect(notification(page)).toContainText('服务器内部错误');
    await expect(cancelling.getByRole('radio', { name: '重复报告' })).toBeChecked();
  });
});

test('the reminders are for doctors, the laboratory with column permissions and role 7', async ({ page, hospital }) => {
  await openAs(page, hospital, 'prompt', '/');
  await page.getByRole('link', { name: '危急值提醒' }).click();
  await expect(reminders(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '危急值提醒' })).toBeVisible();
  await openAs(page, hospital, 'lab', '/crisis-detail?id=W-none');
  await expect(page.getByText('提醒编号 W-none，可能已撤回或地址有误')).toBeVisible();
  await page.getByRole('link', { name: '返回危急值提醒' }).click();
  await expect(reminders(page)).toBeVisible();
  await openAs(page, hospital, 'lab-plain', '/excellent');
  await page.getByRole('button', { name: '危急值提醒，3 项未闭环' }).click();
  await expect(page.getByRole('link', { name: '全部未闭环危急值的报告' })).toBeVisible();
  await expect(page.getByRole('link', { name: '危急值提醒与处理' })).toHaveCount(0);
  await page.goto('/crisis-reminder');
  await expect(page).toHaveURL('/login?redirect=%2Fcrisis-reminder');
});

test.describe('update notes', () => {
  test.use({ seesUpdateNotes: true });

  // covers B-2.9-01..04, B-2.9-06
  test('come once per version, 472 px wide, and not over a report path', async ({ page, hospital }) => {
    const notes = page.getByRole('dialog', { name: '更新内容' });
    await openAs(page, hospital, 'doctor', '/report-detail?report_id=R1001-01');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The dialog would come a second after the page.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    await expect(notes).toHaveCount(0);
    expect(await hospital.journal('getVersionItem')).toEqual([]);

    await page.goto('/favorite-list');
    await expect(notes).toBeVisible();
    expect((await notes.boundingBox())?.width).toBeCloseTo(472, 0);
    await expect(notes.getByRole('list', { name: '更新内容' }).getByRole('listitem')).not.toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(notes).toBeHidden();
    await page.reload();
    await expect(page.getByRole('table', { name: '收藏的报告' })).toBeVisible();
    await expect.poll(async () => (await hospital.journal('getVersionItem')).length).toBe(2);
    await expect(notes).toHaveCount(0);
  });
});
