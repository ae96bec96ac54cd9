// npm run pictures: the pictures of the README, real screens of the built web app on the seeded hospital, into docs/pictures.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, request } from '@playwright/test';
import { signInAhead } from '../../e2e/support/actions.ts';
import { Hospital } from '../../e2e/support/hospital.ts';
import { prepare } from '../../e2e/support/test.ts';
import { provideChromium } from '../lib/chromium.mjs';
import { serve } from '../lib/served-build.mjs';
import { root, stop } from '../lib/workplace.mjs';

const PORT = 4296;
const folder = join(root, 'docs/pictures');
/** Drawn smaller than on a screen: a page of the README shows them beside text. */
const SCALE = 0.6;

/** What is shown, as whom, and a text that stands there once it has come. */
const pictures = [
  {
    name: 'reading',
    account: 'doctor',
    address: '/detail?report_id=R1004-01&finding=tool%3A4%3Astage',
    shows: '已标出',
  },
  { name: 'worklist', account: 'doctor', address: '/', shows: '沈医师，上午好' },
  {
    name: 'tool',
    account: 'doctor',
    address: '/detail?report_id=R1004-01&panel=assessment&api_type=4',
    shows: '危险分层',
  },
  { name: 'board', account: 'lab', address: '/bulletin-board', shows: '系统看板' },
  {
    name: 'online',
    account: null,
    address: '/online',
    shows: '疑似诊断',
    act: (page) => page.getByRole('combobox', { name: '样例' }).selectOption('糖尿病肾病'),
  },
];

if (!existsSync(join(root, 'apps/web/dist/index.html'))) stop('There is no build: npm run build first.');
mkdirSync(folder, { recursive: true });
const served = await serve(root, PORT);
const browser = await chromium.launch({
  executablePath: await provideChromium(),
  env: { ...process.env, TZ: 'Asia/Shanghai' },
  args: ['--lang=zh-CN', '--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
for (const { name, account, address, shows, act } of pictures) {
  const http = await request.newContext();
  const hospital = await Hospital.open(http, served.mockAddress);
  const context = await browser.newContext({
    baseURL: served.webAddress,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: SCALE,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  await prepare(context, hospital);
  const page = await context.newPage();
  if (account !== null) await signInAhead(page, hospital, account);
  await page.goto(address);
  await act?.(page);
  await page.getByText(shows).filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  console.log(`docs/pictures/${name}.png`);
  await context.close();
  await hospital.close();
  await http.dispose();
}
await browser.close();
served.close();
