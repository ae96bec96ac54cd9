import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mockAddress, mockPort, webAddress, webDist, webPort } from './support/addresses.ts';

// The named one, else Debian's, the headless shell first, else Playwright's own.
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.JIANWEI_CHROMIUM ?? debian.find((place) => existsSync(place));
const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const node = `"${modules}/node/bin/node"`;

export default defineConfig({
  testDir: 'specs',
  globalSetup: './support/journals.ts',
  // Some minutes, over everything there is: of every night, and by hand.
  testIgnore: process.env['E2E_LONG'] === undefined ? ['sweep.spec.ts'] : [],
  outputDir: 'reports/traces',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than cores: while a test waits for the hospital, another one has its turn.
  workers: 3,
  // Bounds for a machine that is busy with other things as well: a test that passes waits for what happens, not for these.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['dot'],
    ['junit', { outputFile: 'reports/junit.xml' }],
    ['html', { outputFolder: 'reports/html', open: 'never' }],
    ['../scripts/lib/second-tries.mjs'],
  ],
  use: {
    baseURL: webAddress,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A window that is used again has the code of the pages compiled, a tenth of the time; page, storage and clock are new in each test.
    reuseContext: true,
    // No test is about motion: what is clicked or measured has arrived.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of each test would cost a third of the time: `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Chromium emulates zone and language per process, and two windows of a test may share one: leaving one of them ends the
      // emulation of the other. So the browser itself is in China.
      env: { ...process.env, TZ: 'Asia/Shanghai' },
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--lang=zh-CN',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--process-per-site',
        // What draws and what calls run as threads of the browser, which saves messages between processes.
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        // Pages live for seconds: what the optimising compilers cost (a sixth of the time) never comes back, and with room for the
        // young (a fourteenth) little is collected. A script that comes in is not parsed ahead: most are compiled already.
        '--js-flags=--no-maglev --no-turbofan --no-script-streaming --min-semi-space-size=32',
      ],
    },
  },
  webServer: [
    {
      command: `${node} --min-semi-space-size=32 ../mock-server/src/cli.ts --port ${mockPort} --state memory --clock 2025-11-18T10:30:00+08:00 --wire encrypted --allow-plain --allow-origin ${webAddress} --quiet`,
      url: `${mockAddress}/__mock/operations`,
      reuseExistingServer: false,
    },
    {
      command: `${node} ../../scripts/serve-web.mjs`,
      cwd: '../apps/web',
      url: webAddress,
      reuseExistingServer: false,
      env: {
        MOCK_PORT: String(mockPort),
        WEB_PORT: String(webPort),
        WEB_DIST: webDist,
        FRAME_ANCESTORS: `'self' ${mockAddress}`,
      },
    },
  ],
});
