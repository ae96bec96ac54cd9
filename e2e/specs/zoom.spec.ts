import type { Page } from '@playwright/test';
import { openAs } from '../support/actions.ts';
import { drawers, reportScreens, screens } from '../support/screens.ts';
import { sidewaysOf } from '../support/sideways.ts';
import { expect, test } from '../support/test.ts';

// 1440 x 900 at a zoom of 200 %.
// Without motion: what is measured has arrived.
test.use({ viewport: { width: 720, height: 450 }, contextOptions: { reducedMotion: 'reduce' } });

async function expectNoSideways(page: Page, addresses: readonly string[]): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status', { name: '正在载入' })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(address.split('?')[0]);
    const offenders = await sidewaysOf(page);
    if (offenders.length > 0) found[address] = offenders.slice(0, 6);
  }
  expect(found).toEqual({});
}

for (const [group, addresses] of Object.entries({ shell: screens, report: reportScreens, assessments: drawers })) {
  test(`at 200 % no screen scrolls sideways: ${group}`, async ({ page, hospital }) => {
    await openAs(page, hospital, 'doctor', '/');
    await expectNoSideways(page, addresses);
  });
}
