import type { Page } from '@playwright/test';
import { expectAccessible, signInAhead } from '../support/actions.ts';
import { overlays } from '../support/overlays.ts';
import { drawers, openScreen, reportScreens, screens, type Screen } from '../support/screens.ts';
import { sidewaysOf } from '../support/sideways.ts';
import { expect, test } from '../support/test.ts';

// Opened as at 1440 x 900 and a zoom of 200 %. Axe sees it at its full size.
const fullSize = { width: 1440, height: 900 };
test.use({ viewport: { width: 720, height: 450 } });

test.beforeEach(async ({ page, hospital }) => {
  await signInAhead(page, hospital, 'doctor');
});

async function openAtItsAddress(page: Page, screen: Screen): Promise<void> {
  await openScreen(page, screen);
  expect(new URL(page.url()).pathname).toBe(screen.address.split('?')[0]);
}

expect([...screens, ...reportScreens].length).toBeGreaterThan(20);
for (const screen of [...screens, ...reportScreens]) {
  test(`nothing scrolls sideways at 200 %, and axe has no serious finding: ${screen.address}`, async ({ page }) => {
    await openAtItsAddress(page, screen);
    expect(await sidewaysOf(page)).toEqual([]);
    await page.setViewportSize(fullSize);
    await expectAccessible(page);
  });
}

expect(drawers.length).toBeGreaterThan(0);
for (const screen of drawers) {
  test(`nothing scrolls sideways at 200 %: ${screen.address}`, async ({ page }) => {
    await openAtItsAddress(page, screen);
    expect(await sidewaysOf(page)).toEqual([]);
  });
}

expect(Object.entries(overlays).length).toBeGreaterThan(0);
for (const [name, open] of Object.entries(overlays)) {
  test(`nothing scrolls sideways at 200 %: ${name}`, async ({ page }) => {
    await open(page);
    expect(await sidewaysOf(page)).toEqual([]);
  });
}

test.describe('axe has no serious finding', () => {
  test.use({ viewport: fullSize });

  for (const name of ['COVID-19 record', 'relation graph', 'explanation of a figure']) {
    test(`on the ${name}`, async ({ page }) => {
      await overlays[name]?.(page);
      await expectAccessible(page);
    });
  }
});
