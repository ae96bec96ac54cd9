import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';

import { password, type Hospital } from './hospital.ts';
import { expect } from './test.ts';

/** Waits until the program has started: until then the frame of index.html shows the same login form, and its buttons do nothing. */
export async function hasStarted(page: Page): Promise<void> {
  await expect(page.locator('main:not([data-static])').filter({ visible: true })).toBeVisible();
}

/** Fills the login form that is on screen and sends it. */
export async function fillLogin(page: Page, account: string, typed = password): Promise<void> {
  await hasStarted(page);
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(typed);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Signs in through the login page and waits for the first screen after it. */
export async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, account);
  await page.waitForURL((url) => !url.pathname.includes('login'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Puts a session where the web app keeps it, once per window: the next page load meets somebody who is signed in. */
export async function signInAhead(page: Page, hospital: Hospital, account: string): Promise<void> {
  await page.addInitScript(
    (record) => {
      if (sessionStorage.getItem('signed-in-as') === record.token) return;
      sessionStorage.setItem('signed-in-as', record.token);
      localStorage.setItem('cdss:session', JSON.stringify(record));
      localStorage.setItem('cdss:login-path', record.login_path);
    },
    await hospital.signIn(account),
  );
}

/** Opens a path as somebody who is signed in already. For tests that are not about signing in. */
export async function openAs(page: Page, hospital: Hospital, account: string, path: string): Promise<void> {
  await signInAhead(page, hospital, account);
  await page.goto(path);
}

/** A link somebody inside the application follows, without a page load. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    // The place in the history, as the router counts it.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: `inside-${idx + 1}` }, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits until no call is under way: one that is answered after a logout is refused, with a line on the console. */
export function allAnswered(page: Page): Promise<void> {
  return page.waitForLoadState('networkidle');
}

/** The session that the browser keeps, as text; null after a logout. */
export function storedSession(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('cdss:session'));
}

/** The notification on screen; there is at most one. */
export function notification(page: Page): Locator {
  return page.getByRole('alert').filter({ has: page.getByRole('button', { name: '关闭通知' }) });
}

/** A question or prompt that wants an answer. */
export function question(page: Page, title: string): Locator {
  return page.getByRole('alertdialog', { name: title });
}

const TAB_TARGET = 'data-tab-target';

/** Tab until the focus is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Finding it by its name again for each press would take most of the time.
  await target.evaluate((element, mark) => element.setAttribute(mark, ''), TAB_TARGET);
  for (let presses = 0; presses < 200; presses += 1) {
    const isThere = await page.evaluate((mark) => document.activeElement?.hasAttribute(mark), TAB_TARGET);
    if (isThere === true) return target.evaluate((element, mark) => element.removeAttribute(mark), TAB_TARGET);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

/** A mark that a real page load wipes out, unlike a navigation inside the application. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-before-load', ''));
}

/** The document that was marked is gone: the page was loaded anew. */
export async function expectLoadedAnew(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-before-load])')).toBeAttached();
}

const CONTRAST = 'data-contrast-asked';

/** Marks one place of each pair of ink and ground that is shown; returns how many there are. */
function markContrasts(mark: string): number {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  const seen = new Set<string>();
  /** What lies behind a text, up to the first ground that nothing shows through. */
  const groundOf = (element: Element | null): string => {
    if (element === null) return '';
    const { backgroundColor: ground, backgroundImage: picture, opacity } = getComputedStyle(element);
    const isSolid = picture === 'none' && opacity === '1' && /^rgb\(/.test(ground);
    return `${ground} ${picture} ${opacity};${isSolid ? '' : groundOf(element.parentElement)}`;
  };
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    const isField = element.matches('input, select, textarea');
    if (!(hasText || isField) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    // Large letters may be paler: 24 px, or 18.66 px and bold (WCAG 1.4.3).
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    // What cannot be used may be pale.
    const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null;
    const pair = [color, isLarge, isDisabled, groundOf(element)].join();
    if (seen.has(pair)) continue;
    seen.add(pair);
    element.setAttribute(mark, '');
  }
  return seen.size;
}

// A finding is as grave as its rule (axe-core sets it so), so rules that are minor or moderate find nothing that counts here.
/** Axe, whose look at contrast is at the marked places only. */
const axeSource = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
axe.configure({ rules: [
  { id: 'color-contrast', selector: '[${CONTRAST}]' },
  ...axe._audit.rules.filter(({ impact }) => /^(minor|moderate)$/.test(impact)).map(({ id }) => ({ id, enabled: false })),
] });`;

/** No serious or critical finding of axe on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Results of frames of another origin are put together on a page of their own, which doubles the time.
  const { origin } = new URL(page.url());
  const isOneOrigin = page.frames().every((frame) => new URL(frame.url()).origin === origin);
  // Contrast is most of axe's time, and the same wherever ink and ground are: one place of each pair is asked.
  const mark = () => Promise.all(page.frames().map((frame) => frame.evaluate(markContrasts, CONTRAST)));
  // A page that shows nothing yet has nothing to look at.
  await expect.poll(async () => Math.max(...(await mark()))).toBeGreaterThan(0);
  const isThere = isOneOrigin && (await page.evaluate(() => 'axe' in window));
  const builder = new AxeBuilder({ page, axeSource: isThere ? ';' : axeSource }).setLegacyMode(isOneOrigin);
  // Passes are not asked for: collecting them costs more than finding violations. No rule asks for the sheets of the page.
  const { violations } = await builder.options({ resultTypes: ['violations'], preload: false }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([]);
}
