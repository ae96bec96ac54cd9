import type { Page } from '@playwright/test';
import { ROUTES, type RouteEntry } from '../../apps/web/src/app/route-table.ts';
import { expectAccessible, goInside, signInAhead, storedSession } from '../support/actions.ts';
import type { Hospital } from '../support/hospital.ts';
import {
  addressOf,
  callsOf,
  expectTrail,
  isForEverybody,
  stands,
  titleOf,
  unreachable,
  visitors,
} from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const everybody = visitors();
const forEverybody = ROUTES.filter(isForEverybody);
/** Widths that each screen must fit. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

/** The paths that each account may open, by the name of the visitor; a visitor opens none beside the public ones. */
async function allowedPaths(hospital: Hospital): Promise<ReadonlyMap<string, readonly string[]>> {
  const lists = await Promise.all(
    everybody.map(async ({ name, account }) => {
      const session = account === undefined ? undefined : await hospital.signIn(account);
      return [name, (session as { verifyArr?: string[] } | undefined)?.verifyArr ?? []] as const;
    }),
  );
  return new Map(lists);
}

/** Who looks at a route for everybody: of those who may open it the one who opens fewest.  */
function witnessOf(route: RouteEntry, allowed: ReadonlyMap<string, readonly string[]>): string {
  const able = [...allowed].filter(([, paths]) => paths.includes(route.path));
  const [first] = able.toSorted(([, a], [, b]) => a.length - b.length);
  return first?.[0] ?? '';
}

async function fits(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
}

/** What the guard shows of an address that is not open: the login page of the account, with the way to it kept. */
async function expectRefusal(page: Page, address: string, calls: () => number, loginPath: string, isSignedIn: boolean) {
  await page.goto(address);
  await expect(page).toHaveURL(`${loginPath}?redirect=${encodeURIComponent(address)}`);
  await stands(page, loginPath === '/login' ? /^登录 · / : /^专病测评登录 · /, calls);
  await expect(page.getByText('页面不存在')).toHaveCount(isSignedIn ? 1 : 0);
  expect((await storedSession(page)) !== null).toBe(isSignedIn);
}

expect(everybody.length).toBeGreaterThan(10);
for (const { name, account } of everybody) {
  // covers B-2.6-01, B-2.6-13..15
  test(`${name} at every address: its page or its refusal, titled, quiet, within the window, accessible, all of it by keys`, async ({
    page,
    hospital,
  }) => {
    test.setTimeout(600_000);
    const allowed = await allowedPaths(hospital);
    const own = allowed.get(name) ?? [];
    expect(ROUTES.length).toBeGreaterThan(70);
    const isOpen = (route: RouteEntry) => isForEverybody(route) || own.includes(route.path);
    const calls = callsOf(page);
    const isSignedIn = account !== undefined;
    if (isSignedIn) {
      await signInAhead(page, hospital, account);
      await page.goto('/');
      await stands(page, /^首页 · /, calls);
    }
    const loginPath = account === 'applicant' ? '/apply-login' : '/login';

    const inside = ROUTES.filter((route) => isOpen(route) && !isForEverybody(route));
    expect(inside.map(({ path }) => path).toSorted()).toEqual(
      own.filter((path) => ROUTES.some((route) => route.path === path)).toSorted(),
    );
    for (const route of inside) {
      await test.step(route.path, async () => {
        await goInside(page, addressOf(route));
        await stands(page, titleOf(route), calls);
        expect(new URL(page.url()).pathname).toBe(route.path);
        // What stands in the menu is headed by its name.
        if (route.icon !== undefined && route.frame === undefined)
          await expect(page.getByRole('heading', { level: 1, name: route.title })).toBeVisible();
        await expect(page.getByText('该功能尚未开放')).toHaveCount(0);
        await expect(page.getByText(/未能载入|页面没有显示出来|无权/).filter({ visible: true })).toHaveCount(0);
        await fits(page);
        if (route.shell === 'main' && route.frame === undefined) await expectTrail(page, route, ROUTES);
        if (witnessOf(route, allowed) === name) {
          await expectAccessible(page);
          expect(await unreachable(page)).toEqual([]);
        }
      });
    }

    const refused = ROUTES.filter((route) => !isOpen(route));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length + inside.length + forEverybody.length).toBe(ROUTES.length);
    for (const route of refused) {
      await test.step(route.path, async () => {
        await expectRefusal(page, addressOf(route), calls, loginPath, isSignedIn);
        if (route === refused[0]) await expectAccessible(page);
      });
    }
  });
}

// Whether they open with a session as well is asked in the tests of the guard.
test('a visitor at the public pages and both logins: titled, quiet, within the window, accessible', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const calls = callsOf(page);
  expect(forEverybody.length).toBeGreaterThan(10);
  for (const route of forEverybody) {
    await test.step(route.path, async () => {
      await page.goto(addressOf(route));
      await stands(page, titleOf(route), calls);
      expect(new URL(page.url()).pathname).toBe(route.path);
      await fits(page);
      await expectAccessible(page);
    });
  }
});
