import { SEED_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import { allAnswered, fillLogin, goInside, openAs, storedSession } from '../support/actions.ts';
import { reportOf } from '../support/reports.ts';
import { expect, test } from '../support/test.ts';

// covers B-2.2-01, B-2.2-02
test('both login pages open without a session', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: '登录', exact: true })).toBeVisible();
  await page.goto('/apply-login');
  await expect(page.getByRole('heading', { level: 1, name: '专病测评登录' })).toBeVisible();
});

// covers A-2-01, B-2.6-13, B-2.6-14
test('a deep link to a report survives the login', async ({ page }) => {
  await page.goto(`${reportOf('顾怀远')}&filter=abnormal`);
  await expect(page).toHaveURL(
    `/login?redirect=${encodeURIComponent(`/detail?report_id=${SEED_REPORT_IDS.顾怀远}&filter=abnormal`)}`,
  );
  await fillLogin(page, 'doctor');
  await expect(page.getByRole('heading', { level: 1, name: '顾怀远' })).toBeVisible();
  await expect(page).toHaveURL(`${reportOf('顾怀远')}&filter=abnormal`);
});

for (const target of [
  '//evil.example/x',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  '/users',
]) {
  test(`after login the redirect ${target} is not followed`, async ({ page }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await fillLogin(page, 'doctor');
    await expect(page.getByRole('heading', { level: 1, name: '沈医师，上午好' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}

// covers B-2.6-14, B-2.6-16..18
test('a forbidden path inside the application leads to login, logs out and reloads', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/excellent');
  await expect(page.getByRole('table', { name: '检验报告' })).toBeVisible();
  await allAnswered(page);
  const reload = page.waitForEvent('load');
  await goInside(page, '/users');
  await reload;
  await expect(page).toHaveURL('/login?redirect=%2Fusers');
  expect(await storedSession(page)).toBeNull();
  await expect(page.getByRole('heading', { level: 1, name: '登录', exact: true })).toBeVisible();
  expect(await hospital.journal('logout')).toMatchObject([{ status: 200 }]);
});

// covers B-2.6-19
test('a signed-in user who opens the login page first keeps the session', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/login');
  await expect(page.getByRole('heading', { level: 1, name: '登录', exact: true })).toBeVisible();
  expect(await storedSession(page)).not.toBeNull();
  expect(await hospital.journal('logout')).toEqual([]);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: '沈医师，上午好' })).toBeVisible();
});

// covers B-2.2-02, B-2.6-15
test('role 11 is sent to its own login page', async ({ page, hospital }) => {
  await openAs(page, hospital, 'applicant', '/users');
  await expect(page).toHaveURL('/apply-login?redirect=%2Fusers');
  await fillLogin(page, 'applicant');
  await expect(page.getByRole('heading', { level: 1, name: '顾念，您好' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('cdss:session'));
  await page.goto('/excellent');
  await expect(page).toHaveURL('/apply-login?redirect=%2Fexcellent');
});

test('an address that a signed-in user may not open names itself missing, with the way back', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/');
  for (const path of ['/users', '/nowhere']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
    await expect(page.getByText('页面不存在')).toBeVisible();
  }
  expect(await storedSession(page)).not.toBeNull();
  await page.getByRole('button', { name: '首页' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '沈医师，上午好' })).toBeVisible();
  await page.goto('/nowhere');
  await page.getByRole('button', { name: '上一页' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '沈医师，上午好' })).toBeVisible();
  expect(await hospital.journal('logout')).toEqual([]);
});

// covers B-2.6-20
test('each navigation leaves one page-visit entry without ids', async ({ page, hospital }) => {
  const visited: string[] = [];
  // Entries travel on connections of their own and may overtake each other: one is awaited before the next is caused.
  const visit = async (path: string) => {
    visited.push(path);
    const paths = async () => (await hospital.journal('saveLog')).map(({ body }) => (body as { path: string }).path);
    await expect.poll(paths).toEqual(visited);
  };
  await openAs(page, hospital, 'doctor', '/');
  await visit('/');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: 'AI 报告解读' }).click();
  await visit('/excellent');
  await page.getByRole('radio', { name: /^危急值/ }).click();
  await visit('/excellent');
  await page
    .getByRole('link', { name: /^孟庆山/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '孟庆山' })).toBeVisible();
  await visit('/detail');
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^危急值/ })).toBeChecked();
  await visit('/excellent');
  const visits = await hospital.journal('saveLog');
  expect(visits.length).toBeGreaterThan(0);
  for (const { body } of visits) expect(JSON.stringify(body)).not.toContain('R1001');
});
