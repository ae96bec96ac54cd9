import type { Page } from '@playwright/test';
import { expectAccessible } from './actions.ts';
import { expect } from './test.ts';

/** The windows that screens are made for. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
] as const;

/** Opens a screen in the large window and looks at it, then once more when the window has become the small one. Neither scrolls sideways. */
export async function atBothSizes(page: Page, open: () => Promise<unknown>, look: () => Promise<void>): Promise<void> {
  await page.setViewportSize(SIZES[0]);
  await open();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await look();
    // A table that measures itself has its new widths a moment later.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${size.width}`)
      .toBeLessThanOrEqual(0);
  }
}

/** A page with a table as it is opened: heading, table and title at both sizes, nothing serious for axe. */
export async function readsWell(page: Page, open: () => Promise<unknown>, heading: string): Promise<void> {
  await atBothSizes(page, open, async () => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(heading));
  });
  await expectAccessible(page);
}
