import { SEED_MODEL_REPORT_IDS, SEED_SPECIAL_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import type { Page } from '@playwright/test';
import { openAs } from '../support/actions.ts';
import { reportOf } from '../support/reports.ts';
import { sidewaysOf } from '../support/sideways.ts';
import { expect, test } from '../support/test.ts';

// 1440 x 900 at a zoom of 200 %.
// Without motion: what is measured has arrived.
test.use({ viewport: { width: 720, height: 450 }, contextOptions: { reducedMotion: 'reduce' } });

const specialised = ['disease-detail', 'department', 'doctor', 'patient', 'desc'];
const screens = [
  '/',
  '/excellent',
  '/favorite-list',
  '/appstore',
  '/appstore-detail?id=app-grace',
  '/appstore-detail?id=app-ckd-risk',
  '/specialized-disease-application',
  ...specialised.map((path) => `/specialized-${path}?id=app-grace`),
  '/data',
  '/diagnosis-menu',
  '/crisis-reminder',
  '/common-problem',
  '/version-update',
  '/about-us',
  '/editLicense',
];

const report = reportOf('严松年');
const reportScreens = [
  report,
  reportOf('顾怀远'),
  `${report}&panel=triggers`,
  `${report}&panel=plans`,
  '/report-detail?report_id=R1004-01',
  '/report?report_id=R1004-01',
  '/app-application?report_id=R1004-01',
  '/river?patient_id=P1004',
  '/report-detail-radar?report_id=R1004-01',
  '/encyclopedia-knowledge',
  '/diagnostic-assist',
  '/decision-assist',
];

/** A report for each assessment tool, by api_type. */
const tools = {
  3: 'R1003-01',
  4: 'R1004-01',
  5: 'R1002-01',
  6: 'R1007-01',
  7: SEED_SPECIAL_REPORT_IDS.霍立新,
  8: SEED_SPECIAL_REPORT_IDS.许静,
  9: SEED_SPECIAL_REPORT_IDS.宋立民,
  11: SEED_MODEL_REPORT_IDS.雷振邦皮质醇,
  12: SEED_MODEL_REPORT_IDS.连少华筛查,
  14: SEED_MODEL_REPORT_IDS.骆佳宁产检,
  15: SEED_MODEL_REPORT_IDS.江鹤年复查,
} as const;
const drawers = Object.entries(tools).map(([type, id]) => `/detail?report_id=${id}&panel=assessment&api_type=${type}`);

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
