import type { Page } from '@playwright/test';
import { expectAccessible, signInAhead } from '../support/actions.ts';
import { overlays } from '../support/overlays.ts';
import { drawers, openScreen, reportScreens, screens, type Screen } from '../support/screens.ts';
import { sidewaysOf } from '../support/sideways.ts';
import { expect, test } from '../support/test.ts';

// Opened as at 1440 x 900 and a zoom of 200 %. Axe sees it at its full size.
const fullSize = { width: 1440, height: 900 };
const zoomed = { width: 720, height: 450 };
test.use({ viewport: zoomed });

/** So many screens are opened in one browser window: a new window for each would cost more than the screen. */
const ONE_AFTER_ANOTHER = 7;

test.beforeEach(async ({ page, hospital }) => {
  await signInAhead(page, hospital, 'doctor');
});

/** What there is to see, some in a test, and the names of them. */
function inWindows<T>(all: readonly (readonly [name: string, T])[]): { names: string; entries: typeof all }[] {
  const starts = all.flatMap((_, index) => (index % ONE_AFTER_ANOTHER === 0 ? [index] : []));
  return starts.map((start) => {
    const entries = all.slice(start, start + ONE_AFTER_ANOTHER);
    return { entries, names: entries.map(([name]) => name).join(', ') };
  });
}

async function openAtItsAddress(page: Page, screen: Screen): Promise<void> {
  await openScreen(page, screen);
  expect(new URL(page.url()).pathname).toBe(screen.address.split('?')[0]);
}

const named = (all: readonly Screen[]) => all.map((screen) => [screen.address, screen] as const);

const ofScreens = inWindows(named([...screens, ...reportScreens]));
expect(ofScreens.length).toBeGreaterThan(3);
for (const { names, entries } of ofScreens) {
  test(`nothing scrolls sideways at 200 %, and axe has no serious finding: ${names}`, async ({ page }) => {
    expect(entries.length).toBeGreaterThan(0);
    for (const [address, screen] of entries) {
      await page.setViewportSize(zoomed);
      await openAtItsAddress(page, screen);
      expect(await sidewaysOf(page), address).toEqual([]);
      await page.setViewportSize(fullSize);
      await test.step(address, () => expectAccessible(page));
    }
  });
}

const open = ([address, screen]: readonly [string, Screen]) =>
  [address, (page: Page) => openAtItsAddress(page, screen)] as const;
const ofPanels = inWindows([...named(drawers).map(open), ...Object.entries(overlays)]);
expect(ofPanels.length).toBeGreaterThan(2);
for (const { names, entries } of ofPanels) {
  test(`nothing scrolls sideways at 200 %: ${names}`, async ({ page }) => {
    expect(entries.length).toBeGreaterThan(0);
    for (const [name, openPanel] of entries) {
      await openPanel(page);
      expect(await sidewaysOf(page), name).toEqual([]);
    }
  });
}

test.describe('axe has no serious finding', () => {
  test.use({ viewport: fullSize });

  test('on the COVID-19 record, the relation graph and the explanation of a figure', async ({ page }) => {
    for (const name of ['COVID-19 record', 'relation graph', 'explanation of a figure']) {
      await overlays[name]?.(page);
      await test.step(name, () => expectAccessible(page));
    }
  });
});
