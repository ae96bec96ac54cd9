import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible, openAs, storedSession } from '../support/actions.ts';
import { mockAddress } from '../support/addresses.ts';
import type { Hospital } from '../support/hospital.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

/** Opens the product from the page that plays another hospital system, on an origin of its own. */
async function openFromElsewhere(page: Page, hospital: Hospital, way: string, target: string): Promise<FrameLocator> {
  await page.goto(`${mockAddress}/__mock/other-hospital?world=${hospital.world}`);
  await page.getByLabel('登录医生').selectOption('doctor');
  const patient = page.getByLabel('患者').getByRole('option', { name: /^孟庆山/ });
  await page.getByLabel('患者').selectOption(await patient.getAttribute('value'));
  await page.getByRole('radio', { name: way }).check();
  await page.getByLabel('打开', { exact: true }).selectOption({ label: target });
  await page.getByRole('button', { name: '打开检微' }).click();
  return page.frameLocator('iframe[title="检微"]');
}

function frameAddress(page: Page): string {
  const frame = page.frames()[1];
  return frame === undefined ? '' : frame.url();
}

async function expectNoShell(frame: FrameLocator): Promise<void> {
  await expect(frame.getByRole('banner').getByText('江州市第一人民医院')).toHaveCount(0);
  await expect(frame.getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
  await expect(frame.getByRole('button', { name: '沈若溪的账号' })).toHaveCount(0);
}

for (const [mode, way] of [
  ['embedded', '嵌入模式'],
  ['patch', '补丁模式'],
] as const) {
  // covers B-1-26, B-1-27, B-1-28, B-2.1-07, B-4-08, B-4-09
  test(`another hospital system shows a patient in its frame, mode ${mode}: no header, no menu, a way back`, async ({
    page,
    hospital,
  }) => {
    const frame = await openFromElsewhere(page, hospital, way, '报告详情 /detail');
    await expect(frame.getByRole('heading', { level: 1, name: '孟庆山' })).toBeVisible();
    await expectNoShell(frame);
    const address = new URL(frameAddress(page));
    expect(address.pathname + address.search).toBe('/detail?report_id=R1001-01');

    await frame.getByRole('link', { name: '返回列表' }).click();
    await expect(frame.getByRole('heading', { level: 1, name: 'AI 报告解读' })).toBeVisible();
    await expectNoShell(frame);
    await expect(frame.getByRole('navigation', { name: '面包屑' })).toBeVisible();
    await frame.getByRole('button', { name: '返回' }).click();
    await expect(frame.getByRole('heading', { level: 1, name: '孟庆山' })).toBeVisible();

    await hospital.plan({ operationId: 'listReports', kind: 'business', status: 1001, when: 'all' });
    await frame.getByRole('link', { name: '返回列表' }).click();
    await expect(frame.getByRole('alertdialog', { name: '账号已停止使用' })).toBeVisible();
    await expect(frame.getByRole('alertdialog').getByRole('button')).toHaveCount(0);
  });
}

// covers B-1-28, B-2.6-02, B-2.6-03
test('a sealed link opens the report by itself, once, and leaves nothing in the address', async ({
  page,
  hospital,
}) => {
  const { encrypt } = await hospital.ticket({ report_id: 'R1004-01' });
  await page.goto(`/excellent?encrypt=${encrypt}`);
  await expect(page.getByRole('heading', { level: 1, name: '顾怀远' })).toBeVisible();
  await expect(page).toHaveURL('/detail?report_id=R1004-01');
  expect(JSON.parse((await storedSession(page)) ?? '{}')).not.toHaveProperty('mode');
  expect(await hospital.journal('createEmbedSession')).toHaveLength(1);
  await expect.poll(async () => (await hospital.journal('saveLog')).length).toBeGreaterThan(0);
  for (const { body } of await hospital.journal('saveLog')) expect(JSON.stringify(body)).not.toContain('ticket');
});

// covers B-2.6-05..12
test('a report path with a patient id goes through the plug-in login, the session it meets included', async ({
  page,
  hospital,
}) => {
  await page.goto('/report-detail?PatId=P1004');
  await expect(page).toHaveURL('/plugin-login');
  await expect(page.getByRole('heading', { level: 1, name: '请从院内系统打开' })).toBeVisible();
  await expectAccessible(page);
  const { ticket } = await hospital.ticket({ patient_id: 'P1004' });
  await page.goto(`/report-detail?PatId=P1004&ticket=${ticket}`);
  await expect(page).toHaveURL('/report-detail?report_id=R1004-01');
  await expect(page.getByText('顾怀远', { exact: true })).toBeVisible();
  await expect(page.getByRole('complementary', { name: '产品' })).toBeHidden();
  await openAs(page, hospital, 'doctor', '/report?id=P1001');
  await expect(page).toHaveURL('/report?report_id=R1001-01');
  await expect(page.getByRole('banner').getByText('孟庆山')).toBeVisible();
});

test.describe('a portal', () => {
  test.use({ allowedConsole: failedAnswers });

  // covers B-2.1-10
  test('the single sign-on of a portal goes to its redirect; a patient nobody knows is named', async ({
    page,
    hospital,
  }) => {
    const portal = await hospital.ticket();
    await page.goto(`/single-login?ticket=${portal.ticket}&redirect=${encodeURIComponent('/excellent?tab=critical')}`);
    await expect(page).toHaveURL('/excellent?tab=critical');
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
    const lost = await hospital.ticket({ mode: 'embedded' });
    await page.goto(`/plugin-login?ticket=${lost.ticket}&patient_id=ZY-0`);
    await expect(page.getByRole('alert')).toContainText('未找到该患者');
    await expect(page.getByRole('alert')).toContainText('ZY-0');
    await page.getByRole('link', { name: '打开报告列表' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'AI 报告解读' })).toBeVisible();
  });
});
