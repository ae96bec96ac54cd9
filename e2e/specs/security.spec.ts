import type { Page } from '@playwright/test';
import { goInside, notification, openAs, storedSession } from '../support/actions.ts';
import { mockAddress, mockPort, webAddress } from '../support/addresses.ts';
import { configure } from '../support/configure.ts';
import { failedAnswers, expect, test } from '../support/test.ts';

const elsewhere = [
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
];

test('plug-in login and single sign-on follow a redirect on this site only', async ({ page, hospital }) => {
  for (const [index, target] of elsewhere.entries()) {
    const { ticket } = await hospital.ticket();
    const entrance = index % 2 === 0 ? 'plugin-login' : 'single-login';
    await page.goto(`/${entrance}?ticket=${ticket}&redirect=${encodeURIComponent(target)}`);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: '沈医师，上午好' })).toBeVisible();
  }
});

test.describe('a ticket', () => {
  test.use({ allowedConsole: failedAnswers });

  test('that was used, has expired or was made up opens nothing', async ({ page, hospital, otherWindow }) => {
    const { ticket } = await hospital.ticket();
    const late = await hospital.ticket();
    const thief = await otherWindow();
    await page.goto(`/plugin-login?ticket=${ticket}`);
    await expect(page).toHaveURL('/');
    await hospital.setClock('2025-11-18T10:31:01+08:00');
    for (const stolen of [ticket, late.ticket, 'u-doctor', 'doctor&user_id=u-doctor&token=x']) {
      await thief.goto(`/plugin-login?ticket=${stolen}&redirect=%2Fexcellent`);
      await expect(thief.getByRole('alert')).toContainText('登录票据无效或已过期，请重新从院内系统打开');
      await expect(thief).toHaveURL('/plugin-login');
      expect(await storedSession(thief)).toBeNull();
    }
  });
});

test('a token in an address is neither read nor kept', async ({ page, hospital }) => {
  const { token } = await hospital.signIn('doctor');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    sent.push(JSON.stringify([request.url(), request.headers().authorization, request.postData()]));
  });
  for (const [address, ends] of [
    [`/excellent?token=${token}&user_id=u-doctor`, '/login?redirect=%2Fexcellent'],
    [`/plugin-login?token=${token}&user_name=doctor`, '/plugin-login'],
    [`/login?token=${token}`, '/login'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(ends);
    expect(await storedSession(page)).toBeNull();
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(token);
  }
  expect(sent.filter((request) => request.includes(token))).toEqual([]);
});

test.describe('script in what the server sends', () => {
  // A text where a choice is due is told on the console; what a user sees is asserted below.
  test.use({ allowedConsole: /An answer is not what the contract says/ });

  const payload =
    '<img src="/x" onerror="window.hacked=1"><script>window.hacked=2</script><svg onload="window.hacked=3"></svg>' +
    '<a href="javascript:window.hacked=4">a</a><iframe srcdoc="<script>parent.hacked=5</script>"></iframe>';
  // Words that the screens compare.
  const compared = new Set(['gender', 'abnormal_indicator', 'standard_specimen', 'standard_laboratory_name']);

  function poisoned(value: unknown, key = ''): unknown {
    if (typeof value === 'string') return /\p{Script=Han}/u.test(value) && !compared.has(key) ? value + payload : value;
    if (Array.isArray(value)) return value.map((one) => poisoned(one, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, name)]));
  }

  /** Every text of every answer carries the payload, and no policy stands in its way. */
  async function poison(page: Page): Promise<void> {
    await configure(page, { wire: 'plain' });
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      const isJson = response.headers()['content-type']?.startsWith('application/json') ?? false;
      await route.fulfill(isJson ? { response, json: poisoned(await response.json()) } : { response });
    });
    await page.route(
      (url) => url.origin === webAddress && !/^\/(api|assets|__mock)\/|\.js$/.test(url.pathname),
      async (route) => {
        if (!route.request().isNavigationRequest()) return route.fallback();
        const response = await route.fetch();
        const headers = Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy');
        return route.fulfill({ response, headers: Object.fromEntries(headers) });
      },
    );
  }

  async function expectOnlyText(page: Page): Promise<void> {
    const place = page.url().includes('panel=') ? page.getByRole('dialog').last() : page.getByRole('main');
    await expect(place.getByText('onerror=').first()).toBeAttached();
    const found = await page.evaluate(() => ({
      hacked: 'hacked' in window,
      elements: [
        ...document.querySelectorAll('[onerror], [onload], script:not([src]), [srcdoc], [href^="javascript:"]'),
      ].map((element) => element.outerHTML.slice(0, 100)),
    }));
    expect(found, page.url()).toEqual({ hacked: false, elements: [] });
  }

  const screens = [
    '/',
    '/excellent',
    '/favorite-list',
    '/appstore',
    '/appstore-detail?id=app-grace',
    '/appstore-detail?id=app-ckd-risk',
    '/specialized-disease-application',
    '/diagnosis-menu',
    '/data',
    '/crisis-reminder',
    '/version-update',
    '/editLicense',
    '/detail?report_id=R1004-01',
    '/detail?report_id=R1004-01&panel=diagnosis&diagnosis_id=GOUT',
    '/detail?report_id=R1004-01&panel=triggers',
    '/detail?report_id=R1004-01&panel=plans',
    '/detail?report_id=R1002-01&panel=assessment&api_type=5',
    '/detail?report_id=R1151-01&panel=assessment&api_type=8',
    '/detail?report_id=R1161-01&panel=assessment&api_type=9',
  ];

  test('is text on every screen, also without the content policy', async ({ page, hospital }) => {
    await poison(page);
    await openAs(page, hospital, 'doctor', '/about-us');
    for (const screen of screens) {
      await goInside(page, screen);
      await expect(page).toHaveURL(screen);
      await expectOnlyText(page);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('from another origin', () => {
  test.use({
    allowedConsole: /Failed to load resource|blocked by CORS policy|frame-ancestors|Content Security Policy/,
  });

  test('a world header is refused, a page of another site reaches nothing, and a world id grants no session', async ({
    page,
    request,
    hospital,
  }) => {
    const list = `${mockAddress}/api/v2/reports`;
    const header = { 'x-mock-world': hospital.world, 'x-wire': 'plain' };
    const { token } = await hospital.signIn('doctor');
    const asked = (more: object) => request.get(list, { headers: { ...header, ...more } }).then((one) => one.status());
    expect(await asked({})).toBe(401);
    expect(await asked({ authorization: `Bearer ${token}` })).toBe(200);
    expect(await asked({ authorization: `Bearer ${token}`, origin: 'https://evil.example' })).toBe(403);
    expect(
      (await request.post(`${mockAddress}/__mock/reset`, { headers: { origin: 'https://evil.example' } })).status(),
    ).toBe(403);

    await page.goto('data:text/html,<title>elsewhere</title>');
    const reached = await page.evaluate(
      ([url, world]) =>
        Promise.all(
          [{}, { 'x-mock-world': world ?? '' }].map((headers) =>
            fetch(url ?? '', { headers }).then(
              () => true,
              () => false,
            ),
          ),
        ),
      [list, hospital.world],
    );
    expect(reached).toEqual([false, false]);
  });

  test('the app is shown in no frame but those of its policy, and no inline script runs', async ({ page }) => {
    const answer = await page.goto('/login');
    const policy = (await answer?.headerValue('content-security-policy')) ?? '';
    for (const part of [
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      `frame-ancestors 'self' ${mockAddress}`,
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.hacked = 1';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="data:,x" onerror="window.hacked = 2">');
    });
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

    // The same machine under another name is another origin.
    const framing = (host: string) => page.goto(`http://${host}:${mockPort}/__mock/other-hospital`);
    const open = () => page.getByRole('button', { name: '打开检微' }).click();
    await framing('localhost');
    await open();
    await expect(page.locator('iframe')).toBeVisible();
    await expect.poll(() => page.frames()[1]?.url() ?? '').toMatch(/^chrome-error:/);
  });
});

test.describe('what a server says about a failure', () => {
  test.use({ allowedConsole: failedAnswers });

  test('is text in the notification and on the pages of the entrances', async ({ page, hospital }) => {
    const message = '维护中<img src=x onerror="window.hacked=1">';
    await hospital.plan({ operationId: 'createEmbedSession', kind: 'http', status: 503, message });
    await page.goto('/plugin-login?ticket=T');
    await expect(page.getByRole('alert')).toContainText(message);
    await hospital.plan({ operationId: 'listReports', kind: 'http', status: 503, message, when: 'all' });
    await openAs(page, hospital, 'doctor', '/excellent');
    await expect(notification(page)).toContainText(message);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});
