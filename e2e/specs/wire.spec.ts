import type { Page } from '@playwright/test';
import { openAs, signIn } from '../support/actions.ts';
import { reportOf } from '../support/reports.ts';
import { expect, test } from '../support/test.ts';
import { watch } from '../support/watch.ts';

const sealed = /^\{"data":"v1\.[A-Za-z0-9+/]+={0,2}"\}$/;
/** What the default configuration leaves unencrypted, both ways. */
const exempt = ['/api/v2/logs/save', '/api/v2/system/version/item'];
const images = ['/api/v2/application/image/', '/api/v2/images/'];

interface Exchange {
  readonly path: string;
  readonly sent: string | null;
  readonly received: string;
}

/**
 * Passes every call of the API on and notes both bodies as they travel. Bodies are read before the page gets them: a page
 * that moves on would take an unread one with it.
 */
async function watchWire(page: Page): Promise<Exchange[]> {
  const seen: Exchange[] = [];
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    if (images.some((prefix) => path.startsWith(prefix))) return route.fallback();
    const response = await route.fetch();
    seen.push({ path, sent: request.postData(), received: await response.text() });
    return route.fulfill({ response });
  });
  return seen;
}

// covers B-7-01..05
test('bodies travel sealed both ways, except on the exempt list, and every call carries the token', async ({
  page,
  hospital,
}) => {
  const seen = await watchWire(page);
  const unauthorised: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOpen = pathname.endsWith('/login') || pathname.endsWith('/version/item') || pathname.includes('image');
    if (!pathname.startsWith('/api/') || isOpen) return;
    if (!/^Bearer \S+$/.test(request.headers().authorization ?? '')) unauthorised.push(pathname);
  });
  await signIn(page, 'doctor');
  await page.goto(reportOf('严松年'));
  await page
    .getByRole('navigation', { name: '报告工具' })
    .getByRole('button', { name: /^Grace 评分/ })
    .click();
  const tool = page.getByRole('dialog', { name: 'Grace评分' });
  await tool.getByRole('textbox', { name: '心率' }).fill('96');
  await tool.getByRole('textbox', { name: '血压（收缩压）' }).fill('126');
  await tool.getByRole('radio', { name: /无明显心力衰竭/ }).check();
  await tool.getByRole('button', { name: '查看结果' }).click();
  await expect(tool.getByText(/^为什么是/)).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  const plain = seen.filter(({ path }) => exempt.includes(path));
  const rest = seen.filter(({ path }) => !exempt.includes(path));
  expect(rest.length).toBeGreaterThan(5);
  for (const { path, sent, received } of rest) {
    expect(received, `answer of ${path}`).toMatch(sealed);
    if (sent !== null) expect(sent, `body of ${path}`).toMatch(sealed);
  }
  const sentTo = rest.filter(({ sent }) => sent !== null).map(({ path }) => path);
  expect(sentTo).toEqual(
    expect.arrayContaining(['/api/v2/users/operation_users/login', '/api/v2/model/grace/measure']),
  );
  expect(plain.map(({ sent }) => sent).filter((sent) => sent !== null)).toContainEqual(
    expect.stringMatching(/^\{"path":"\/detail"/),
  );
  for (const { path, received } of plain) expect(received, `answer of ${path}`).not.toMatch(sealed);
  expect(unauthorised).toEqual([]);
  // The server could read what was sealed.
  expect(await hospital.journal('measureGrace')).toMatchObject([{ status: 200, body: { heart_rate: 96 } }]);
});

test('no patient is named in what travels', async ({ page, hospital }) => {
  const seen = await watchWire(page);
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  await expect(page.getByRole('heading', { level: 1, name: '顾怀远' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  expect(seen).not.toEqual([]);
  for (const { received, sent } of seen) expect(`${received}${sent ?? ''}`).not.toContain('顾怀远');
});

test('the guards of these tests see a call to anybody else, an error on the console and an uncaught one', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const offences = watch(context, /announced/);
  const page = await context.newPage();
  await page.route('https://outside.invalid/**', (route) => route.fulfill({ body: 'let through' }));
  // A page without the product's policy, which would not let the call out at all.
  await page.route('/unguarded', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>unguarded</title>' }),
  );
  await page.goto('/unguarded');
  await page.evaluate(async () => {
    await fetch('https://outside.invalid/x', { mode: 'no-cors' });
    console.error('an announced error');
    console.warn('a surprise');
    setTimeout(() => {
      throw new Error('nobody caught it');
    });
  });
  await expect
    .poll(() => offences)
    .toEqual(['request to https://outside.invalid/x', 'console warning: a surprise', 'uncaught nobody caught it']);
  await context.close();
});
