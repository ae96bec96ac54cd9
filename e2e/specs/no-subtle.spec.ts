import { question, signIn } from '../support/actions.ts';
import { graceOf } from '../support/reports.ts';
import { expect, test } from '../support/test.ts';

const cryptoJs = /\/assets\/crypto-js[^/]*\.js$/;

test.describe('on a plain-http hospital address, where crypto.subtle is missing', () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined, configurable: true });
    });
  });

  // covers B-7-02, B-7-03
  test('crypto-js carries login, list and a Grace save', async ({ page, hospital }) => {
    const scripts: string[] = [];
    const bodies: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (cryptoJs.test(pathname)) scripts.push(pathname);
      const sent = request.postData();
      if (pathname.startsWith('/api/') && pathname !== '/api/v2/logs/save' && sent !== null) bodies.push(sent);
    });
    await signIn(page, 'doctor');
    expect(await page.evaluate(() => typeof crypto.subtle)).toBe('undefined');
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: 'AI 报告解读' }).click();
    await expect(page.getByRole('table', { name: '检验报告' }).getByRole('link', { name: /^严松年/ })).not.toHaveCount(
      0,
    );

    await page.goto(graceOf('严松年'));
    const tool = page.getByRole('dialog', { name: 'Grace评分' });
    await tool.getByRole('textbox', { name: '心率' }).fill('96');
    await tool.getByRole('textbox', { name: '血压（收缩压）' }).fill('126');
    await tool.getByRole('radio', { name: /无明显心力衰竭/ }).check();
    await tool.getByRole('button', { name: '查看结果' }).click();
    await tool.getByRole('button', { name: '保存' }).click();
    await question(page, '确定要保存结果?').getByRole('button', { name: '确定' }).click();
    await expect(tool.getByText(/本人\s+已保存$/)).toBeVisible();

    expect(scripts).not.toEqual([]);
    expect(bodies.length).toBeGreaterThanOrEqual(3);
    for (const body of bodies) expect(body).toMatch(/^\{"data":"v1\.[A-Za-z0-9+/]+={0,2}"\}$/);
    expect(await hospital.journal('saveGraceReport')).toMatchObject([{ status: 200, body: { heart_rate: 96 } }]);
  });
});

test('where crypto.subtle is there, crypto-js is not fetched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (cryptoJs.test(new URL(request.url()).pathname)) scripts.push(request.url());
  });
  await signIn(page, 'doctor');
  expect(scripts).toEqual([]);
});
