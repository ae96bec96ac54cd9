import { openAs } from '../support/actions.ts';
import { overlays } from '../support/overlays.ts';
import { drawers, openScreen, reportScreens, screens } from '../support/screens.ts';
import { sidewaysOf } from '../support/sideways.ts';
import { expect, test } from '../support/test.ts';

// 1440 x 900 at a zoom of 200 %.
// Without motion: what is measured has arrived.
test.use({ viewport: { width: 720, height: 450 }, contextOptions: { reducedMotion: 'reduce' } });

for (const [group, addresses] of Object.entries({ shell: screens, report: reportScreens, assessments: drawers })) {
  test(`at 200 % no screen scrolls sideways: ${group}`, async ({ page, hospital }) => {
    test.slow();
    const found: Record<string, string[]> = {};
    await openAs(page, hospital, 'doctor', '/');
    for (const screen of addresses) {
      await openScreen(page, screen);
      expect(new URL(page.url()).pathname).toBe(screen.address.split('?')[0]);
      const offenders = await sidewaysOf(page);
      if (offenders.length > 0) found[screen.address] = offenders.slice(0, 6);
    }
    expect(found).toEqual({});
  });
}

test('at 200 % no drawer and no dialog scrolls sideways', async ({ page, hospital }) => {
  test.slow();
  const found: Record<string, string[]> = {};
  await openAs(page, hospital, 'doctor', '/');
  for (const [name, open] of Object.entries(overlays)) {
    await open(page);
    const offenders = await sidewaysOf(page);
    if (offenders.length > 0) found[name] = offenders.slice(0, 6);
  }
  expect(found).toEqual({});
});
