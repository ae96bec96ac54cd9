import type { Page } from '@playwright/test';
import { notification, openAs, question, storedSession } from '../support/actions.ts';
import { mockAddress } from '../support/addresses.ts';
import { configure } from '../support/configure.ts';
import { graceOf, reportOf } from '../support/reports.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

test.use({ allowedConsole: failedAnswers });

const networkText = '网络错误，请稍后再试！';

function reports(page: Page) {
  return page.getByRole('table', { name: '检验报告' });
}

// covers B-8-01, B-8-06, B-8-07, B-8-09..14, B-8-19
test('each HTTP error shows its own text, one notification at a time, and trying again works', async ({
  page,
  hospital,
}) => {
  await hospital.plan({ operationId: 'listReports', kind: 'http', status: 500, when: 'all' });
  await openAs(page, hospital, 'doctor', '/excellent');
  await expect(notification(page)).toContainText('服务器内部错误');
  await expect(page.getByText('报告列表未能载入')).toBeVisible();
  const texts = {
    400: '请求错误',
    404: '请求地址出错: /api/v2/reports',
    408: '请求超时',
    501: '服务未实现',
    502: '网关错误',
    503: '服务不可用',
    504: '网关超时',
    505: 'HTTP版本不受支持',
    429: networkText,
  };
  const again = page.getByRole('button', { name: '重新载入' });
  for (const [status, text] of Object.entries(texts)) {
    await hospital.clearFaults();
    await hospital.plan({ operationId: 'listReports', kind: 'http', status: Number(status), when: 'all' });
    await again.click();
    await expect(notification(page)).toContainText(text);
    await expect(notification(page)).toHaveCount(1);
  }
  await hospital.clearFaults();
  await again.click();
  await expect(reports(page)).toBeVisible();
});

// covers B-8-18
test('a message of the server takes the place of the text, as text', async ({ page, hospital }) => {
  const message = '检验科维护中 <b>10:45</b> 恢复';
  await hospital.plan({ operationId: 'listReports', kind: 'http', status: 503, message, when: 'all' });
  await openAs(page, hospital, 'doctor', '/excellent');
  await expect(notification(page)).toContainText(message);
  await page.getByRole('button', { name: '关闭通知' }).click();
  await expect(notification(page)).toHaveCount(0);
});

test.describe('HTTP 422', () => {
  function countLoads(page: Page): () => number {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    return () => loads;
  }

  // covers B-8-08
  test('reloads the page, which then works', async ({ page, hospital }) => {
    const loads = countLoads(page);
    await hospital.plan({ operationId: 'getHomeSummary', kind: 'http', status: 422 });
    await openAs(page, hospital, 'doctor', '/');
    await expect(page.getByRole('region', { name: '工作单' })).toBeVisible();
    expect(loads()).toBe(2);
  });

  test('at every load reloads once and then says what is wrong', async ({ page, hospital }) => {
    const loads = countLoads(page);
    await hospital.plan({ operationId: 'getHomeSummary', kind: 'http', status: 422, message: '参数有误', when: 'all' });
    await openAs(page, hospital, 'doctor', '/');
    await expect(notification(page)).toContainText('参数有误');
    await expect(page.getByText('首页数据未能载入')).toBeVisible();
    expect(loads()).toBe(2);
  });
});

for (const [status, message, shown] of [
  [1001, { message: '该账号已列入黑名单' }, '该账号已列入黑名单'],
  [1001, {}, '当前账号暂无法使用，请联系管理员'],
  [1002, {}, '请到医务处办理账号手续'],
] as const) {
  // covers B-4-07, B-8-16, B-8-17
  test(`business status ${status} opens one prompt, “${shown}”, whose button leads to login`, async ({
    page,
    hospital,
  }) => {
    await configure(page, { blacklistText: { 1002: '请到医务处办理账号手续' } });
    await hospital.plan({ operationId: 'listReports', kind: 'business', status, when: 'all', ...message });
    await openAs(page, hospital, 'doctor', '/excellent');
    const prompt = page.getByRole('alertdialog');
    await expect(prompt).toHaveCount(1);
    await expect(prompt).toContainText(shown);
    await expect(notification(page)).toHaveCount(0);
    await prompt.getByRole('button', { name: '确定' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await storedSession(page)).toBeNull();
  });
}

test('a slow answer is awaited behind a skeleton of its shape', async ({ page, hospital }) => {
  await hospital.plan({ operationId: 'getReportAnalysis', kind: 'delay', ms: 1500 });
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  await expect(page.getByRole('status', { name: '正在载入' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '顾怀远' })).toBeVisible();
  await expect(page.getByRole('status', { name: '正在载入' })).toHaveCount(0);
});

// covers B-8-15
test('a dropped connection is a network error, and trying again works', async ({ page, hospital }) => {
  // Straight to the hospital: the proxy of the preview server would answer 502 in its place.
  await configure(page, { backendServer: mockAddress });
  await hospital.plan({ operationId: 'listReports', kind: 'drop', when: 'all' });
  await openAs(page, hospital, 'doctor', '/excellent');
  await expect(notification(page)).toContainText(networkText);
  await expect(reports(page)).toHaveCount(0);
  await hospital.clearFaults();
  await page.getByRole('button', { name: '重新载入' }).click();
  await expect(reports(page)).toBeVisible();
});

test('a garbled answer shows an error and nothing of its content', async ({ page, hospital }) => {
  await hospital.plan({ operationId: 'getReportAnalysis', kind: 'garble', when: 'all' });
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  await expect(page.getByText('报告未能载入')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(networkText);
  await expect(page.getByText('顾怀远')).toHaveCount(0);
  await hospital.clearFaults();
  await page.getByRole('button', { name: '重新载入' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '顾怀远' })).toBeVisible();
});

test('a Grace measurement or save that fails keeps what was typed and can be repeated', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', graceOf('严松年'));
  const tool = page.getByRole('dialog', { name: 'Grace评分' });
  const heartRate = tool.getByRole('textbox', { name: '心率' });
  await heartRate.fill('96');
  await tool.getByRole('textbox', { name: '血压（收缩压）' }).fill('126');
  await tool.getByRole('radio', { name: /无明显心力衰竭/ }).check();

  await hospital.plan({ operationId: 'measureGrace', kind: 'http', status: 500 });
  await tool.getByRole('button', { name: '查看结果' }).click();
  await expect(notification(page)).toContainText('服务器内部错误');
  await expect(tool.getByText('尚未计算')).toBeVisible();
  await expect(heartRate).toHaveValue('96');
  await tool.getByRole('button', { name: '查看结果' }).click();
  await expect(tool.getByText(/^为什么是/)).toBeVisible();

  await hospital.plan({ operationId: 'saveGraceReport', kind: 'http', status: 503 });
  const agree = async () => {
    await tool.getByRole('button', { name: '保存' }).click();
    await question(page, '确定要保存结果?').getByRole('button', { name: '确定' }).click();
  };
  await agree();
  await expect(notification(page)).toContainText('服务不可用');
  await expect(heartRate).toHaveValue('96');
  await expect(heartRate).toBeEditable();
  await expect(tool.getByText(/^为什么是/)).toBeVisible();
  await agree();
  await expect(tool.getByText(/本人\s+已保存$/)).toBeVisible();
  expect((await hospital.journal('saveGraceReport')).map(({ status }) => status)).toEqual([503, 200]);
});

// covers B-8-20
test('a failed page-visit entry or count in the shell is no matter for the user', async ({ page, hospital }) => {
  await hospital.plan({ operationId: 'saveLog', kind: 'http', status: 500, when: 'all' });
  await openAs(page, hospital, 'doctor', '/favorite-list');
  await expect(page.getByRole('table', { name: '收藏的报告' })).toBeVisible();
  await expect.poll(async () => (await hospital.journal('saveLog')).length).toBe(1);
  await expect(notification(page)).toHaveCount(0);
});

test.describe('a screen whose script does not load', () => {
  test.use({ allowedConsole: /Failed to load resource|^ChunkLoadError: / });

  // covers B-8-21, B-8-24
  test('stays empty without a word, and the next visit tries again', async ({ page, hospital }) => {
    const named = page.waitForEvent('console', (message) => message.text().startsWith('ChunkLoadError: '));
    await page.route('**/assets/favourite-list-page-*.js', (route) => route.abort());
    await openAs(page, hospital, 'doctor', '/excellent');
    await expect(reports(page)).toBeVisible();
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await menu.getByRole('link', { name: '我的收藏' }).click();
    await expect(page).toHaveURL('/favorite-list');
    await expect(page.getByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible();
    await named;
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
    await expect(reports(page)).toHaveCount(0);
    await page.unroute('**/assets/favourite-list-page-*.js');
    await menu.getByRole('link', { name: 'AI 报告解读' }).click();
    await expect(reports(page)).toBeVisible();
    await menu.getByRole('link', { name: '我的收藏' }).click();
    await expect(page.getByRole('table', { name: '收藏的报告' })).toBeVisible();
  });
});
