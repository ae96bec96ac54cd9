import { SEED_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import { expectAccessible, notification, openAs } from '../support/actions.ts';
import { dock } from '../support/detail.ts';
import { reportOf } from '../support/reports.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

// covers A-2-04, B-2.5-26, B-2.5-34, B-2.8-29, B-7.3-08..11
test('from a report to the store: an application is found, added, looked at, and stands in the dock', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', reportOf('严松年'));
  await dock(page)
    .getByRole('button', { name: /应用集/ })
    .click();
  await page.getByRole('dialog', { name: '应用集' }).getByRole('link', { name: '全部应用' }).click();
  await expect(page).toHaveURL('/appstore');
  await expect(page.getByRole('region', { name: '应用' }).getByRole('heading', { level: 2 })).toHaveCount(12);
  await expectAccessible(page);
  await page.getByRole('radio', { name: '消化' }).click();
  await expect(page).toHaveURL(`/appstore?system=${encodeURIComponent('消化')}`);
  await page.getByRole('button', { name: '添加 胃功能' }).click();
  await expect(page.getByRole('button', { name: '移除 胃功能' })).toBeVisible();
  await page.getByRole('link', { name: '胃功能' }).click();
  await expect(page).toHaveURL('/appstore-detail?id=app-gastric');
  await expect(page.getByRole('heading', { level: 3, name: '所需检验' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('radio', { name: '消化' })).toBeChecked();
  await page.goto(reportOf('严松年'));
  await expect(dock(page).getByRole('button', { name: '胃功能' })).toBeVisible();

  await dock(page)
    .getByRole('button', { name: /应用集/ })
    .click();
  await page.getByRole('dialog', { name: '应用集' }).getByRole('button', { name: 'Grace 评分', exact: true }).click();
  await page.getByRole('dialog', { name: '应用详情' }).getByRole('link', { name: 'Grace 评分' }).click();
  await expect(page).toHaveURL('/appstore-detail?id=app-grace');
});

// covers B-2.5-27..33
test('a specialised application leads through its departments and patients to a report', async ({ page, hospital }) => {
  await openAs(page, hospital, 'lab-plain', '/specialized-disease-application');
  await expect(page.getByRole('link', { name: 'Grace 评分' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Grace 评分' }).click();
  await expect(page.getByRole('table', { name: '相关患者' })).toBeVisible();
  await expectAccessible(page);
  const tabs = page.getByRole('navigation', { name: '专病应用详情' });
  for (const [name, path] of [
    ['应用说明', '/specialized-desc'],
    ['医生', '/specialized-doctor'],
    ['患者', '/specialized-patient'],
    ['科室', '/specialized-department'],
  ] as const) {
    await tabs.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${path}?id=app-grace`);
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('table', { name: '相关科室' }).getByRole('link', { name: '心血管内科' }).click();
  await page.getByRole('table', { name: '相关患者' }).getByRole('link', { name: '严松年' }).click();
  await expect(page).toHaveURL(`/detail?report_id=${SEED_REPORT_IDS.严松年}&panel=assessment&api_type=5`);
});

test.describe('role 11 and a failing server', () => {
  test.use({ allowedConsole: failedAnswers });

  // covers B-4-11, B-4-12
  test('the canned list needs no server; figures come back after a reload, without patients', async ({
    page,
    hospital,
  }) => {
    await hospital.plan({ operationId: 'getApplicationUsage', kind: 'http', status: 500, message: '统计维护中' });
    await openAs(page, hospital, 'applicant', '/specialized-disease-application');
    await page.getByRole('link', { name: '脑脊液分析' }).click();
    await expect(notification(page)).toContainText('统计维护中');
    await page.getByRole('button', { name: '重新载入' }).click();
    await expect(page.getByRole('table', { name: '相关科室' })).toBeVisible();
    await expect(page.getByRole('table', { name: '相关患者' })).toHaveCount(0);
    await page.getByRole('link', { name: '患者', exact: true }).click();
    await expect(page.getByRole('definition').first()).toHaveText(/^[1-9]\d* 人$/);
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(await hospital.journal('listApplicationPatients')).toEqual([]);
    expect(await hospital.journal('listDoctorApplications')).toEqual([]);
  });
});
