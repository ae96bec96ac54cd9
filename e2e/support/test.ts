import { SEED_USER_IDS, SEED_VERSION } from '@jianwei/mock-server/hospital/seed-ids';
import { test as base, expect as baseExpect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { Hospital } from './hospital.ts';
import { noteCalls } from './journals.ts';
import { watch } from './watch.ts';

/** Chromium reports each failed answer on the console; tests that plan such answers allow these lines and no others. */
export const failedAnswers = /Failed to load resource/;

/**
 * The assertions of these tests. Playwright writes down the whole page at each look that does not find an assertion true yet, for
 * a message that is read only if it never is; a fifteenth of what the pages work. So what is to be seen is waited for first.
 */
export const expect = baseExpect.extend({
  async toBeVisible(locator: Locator) {
    const { isNot, timeout } = this;
    try {
      await locator.waitFor({ state: isNot ? 'hidden' : 'visible', timeout });
      return { pass: !isNot, message: () => '' };
    } catch {
      const expected = baseExpect(locator);
      return (isNot ? expected.not : expected).toBeVisible({ timeout: 1 }).then(
        () => ({ pass: !isNot, message: () => '' }),
        (error: unknown) => ({ pass: isNot, message: () => String(error) }),
      );
    }
  },
});

interface Fixtures {
  /** A hospital of this test's own. */
  hospital: Hospital;
  /** Console lines that this test brings about on purpose. */
  allowedConsole: RegExp | undefined;
  /** False: everybody has seen the update notes, so that the version dialog covers nothing. */
  seesUpdateNotes: boolean;
  /** Opens a second window of the same hospital, as another person's computer. */
  otherWindow: () => Promise<Page>;
}

/** Puts a browser window into the world, at the hospital's time. */
export async function prepare(context: BrowserContext, hospital: Hospital, seesUpdateNotes = false): Promise<void> {
  await context.clock.setFixedTime(new Date('2025-11-18T10:30:00+08:00'));
  const seen = seesUpdateNotes
    ? []
    : SEED_USER_IDS.map((id) => [`cdss:${id}:seen-version`, JSON.stringify(SEED_VERSION)]);
  await context.addInitScript(
    (entries) => {
      // about:blank and error pages have no storage.
      if (window.origin === 'null') return;
      for (const [key = '', text = ''] of entries) localStorage.setItem(key, text);
    },
    [['cdss:world', hospital.world], ...seen],
  );
}

/**
 * Closes a page for certain: asked while a page is being loaded anew, Chromium says yes and leaves it open
 * (microsoft/playwright issue 42366), and Playwright asks once only.
 */
async function close(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const again = setInterval(() => void session.send('Page.close').catch(() => undefined), 500);
  await page.close();
  clearInterval(again);
}

/** The test of this product: own world, fixed time, loopback only, a clean console. */
export const test = base.extend<Fixtures>({
  allowedConsole: [undefined, { option: true }],
  seesUpdateNotes: [false, { option: true }],
  hospital: async ({ request }, use) => {
    const hospital = await Hospital.open(request);
    await use(hospital);
    noteCalls([...(await hospital.calls()), ...(await hospital.pictures())]);
    await hospital.close();
  },
  context: async ({ context, hospital, allowedConsole, seesUpdateNotes }, use) => {
    // The page that stays in a window used again keeps the process of this site, and with it the code that is compiled there, a
    // fifth of what pages work.
    const [kept] = context.pages();
    await kept?.goto('/config.js');
    const offences = watch(context, allowedConsole);
    await prepare(context, hospital, seesUpdateNotes);
    await use(context);
    expect(offences).toEqual([]);
  },
  // The window is one that is used again (playwright.config.ts); a page of its own has no history and no session of another test.
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await close(page);
  },
  otherWindow: async ({ browser, hospital, allowedConsole, contextOptions }, use) => {
    const opened: { context: BrowserContext; offences: readonly string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext(contextOptions);
      opened.push({ context, offences: watch(context, allowedConsole) });
      await prepare(context, hospital);
      return context.newPage();
    });
    await Promise.all(opened.map(({ context }) => context.close()));
    expect(opened.flatMap(({ offences }) => offences)).toEqual([]);
  },
});
