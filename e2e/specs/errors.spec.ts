import { fillLogin, goInside, notification, openAs } from '../support/actions.ts';
import type { Fault } from '../support/hospital.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

// What reading calls meet stands in faults.spec.ts, a session's end in session.spec.ts; here a person is saving something.
test.use({ allowedConsole: failedAnswers });

const networkText = '网络错误，请稍后再试！';
const rows = [
  [400, '请求错误'],
  [404, '请求地址出错: /api/v2/warnings/create_update'],
  [408, '请求超时'],
  [418, networkText],
  [500, '服务器内部错误'],
  [501, '服务未实现'],
  [502, '网关错误'],
  [503, '服务不可用'],
  [504, '网关超时'],
  [505, 'HTTP版本不受支持'],
] as const;

// covers B-8-01, B-8-02, B-8-03, B-8-06, B-8-07, B-8-09..15, B-8-18, B-8-19
test('each error of a save has its text, a message of the server takes its place, and what was typed stays', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/crisis-detail?id=W-R1001-01-01');
  const field = page.getByRole('textbox', { name: '处理情况' });
  const save = page.getByRole('button', { name: '保存记录' });
  await field.fill('已通知');
  /** A browser sends a call that was answered 408 once more by itself: the answer is the same until it is cleared. */
  const plan = async (fault: Omit<Fault, 'operationId' | 'when'>) => {
    await hospital.clearFaults();
    await hospital.plan({ operationId: 'createOrUpdateWarning', when: 'all', ...fault });
  };
  for (const [status, text] of rows) {
    await plan({ kind: 'http', status });
    await save.click();
    await expect(notification(page)).toContainText(text);
    const message = `第 ${status} 号说明 <i>原文</i>`;
    await plan({ kind: 'http', status, message });
    await save.click();
    await expect(notification(page)).toContainText(message);
    await expect(notification(page)).toHaveCount(1);
    await expect(field).toHaveValue('已通知');
  }
  // A garbled answer cannot be read: nothing of it is shown.
  await plan({ kind: 'garble' });
  await save.click();
  await expect(notification(page)).toContainText(networkText);
  await expect(field).toHaveValue('已通知');

  const ended = '登录已在另一台电脑上结束';
  await plan({ kind: 'http', status: 401, message: ended });
  await save.click();
  await expect(notification(page)).toContainText(ended);
  await expect(page).toHaveURL('/login?redirect=%2Fcrisis-detail%3Fid%3DW-R1001-01-01');
  await hospital.clearFaults();
  await fillLogin(page, 'doctor');
  await page.getByRole('button', { name: '恢复' }).click();
  await expect(field).toHaveValue('已通知');
});

test.describe('a screen whose style does not load', () => {
  test.use({ allowedConsole: /Failed to load resource|^CssChunkLoadError: / });

  // covers B-8-23, B-8-24
  test('stays empty without a word, and the next visit tries again', async ({ page, hospital }) => {
    const named = page.waitForEvent('console', (message) => message.text().startsWith('CssChunkLoadError: '));
    await page.route('**/assets/license-page-*.css', (route) => route.abort());
    await openAs(page, hospital, 'doctor', '/favorite-list');
    await expect(page.getByRole('table', { name: '收藏的报告' })).toBeVisible();
    await goInside(page, '/editLicense');
    await expect(page.getByRole('heading', { level: 1, name: '许可证管理' })).toBeVisible();
    await named;
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: '激活码' })).toHaveCount(0);
    await page.unroute('**/assets/license-page-*.css');
    await page.reload();
    await expect(page.getByRole('textbox', { name: '激活码' })).toBeVisible();
  });
});
