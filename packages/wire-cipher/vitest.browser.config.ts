import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// The named one, else Debian's, the headless shell first, else Playwright's own.
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env['JIANWEI_CHROMIUM'] ?? debian.find((place) => existsSync(place));

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  test: {
    include: ['src/**/*.browser.test.ts'],
    // These end only a test that hangs, also on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) } }),
      instances: [{ browser: 'chromium' }],
    },
  },
  // Found at the first import otherwise, which reloads the page under the running tests.
  optimizeDeps: {
    include: ['crypto-js/aes.js', 'crypto-js/core.js', 'crypto-js/hmac-sha256.js', 'crypto-js/lib-typedarrays.js'],
  },
});
