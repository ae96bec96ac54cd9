import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run, stop } from './workplace.mjs';

const installedPlaces = [
  process.env.JIANWEI_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Playwright's own browser, if an earlier `playwright install` brought it. */
function playwrightBrowser() {
  try {
    return createRequire(join(root, 'e2e', 'package.json'))('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

function findChromium() {
  return [...installedPlaces, playwrightBrowser()].find((place) => place && existsSync(place));
}

/** Installs Debian's package where apt and the right to use it are there. */
async function installDebianPackage() {
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return;
  const [command, prefix] = isRoot ? ['apt-get', []] : ['sudo', ['-n', 'apt-get']];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(command, [...prefix, 'update', '-qq'], { capture: true, env });
  await run(command, [...prefix, 'install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], { capture: true, env });
}

/**
 * Path of a Chromium: an installed one, Playwright's own, Debian's package, in this order.
 * Prints a sentence and exits with 1 when none can be had: browser tests are never skipped.
 */
export async function provideChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found; installing one …');
  await installDebianPackage();
  if (!findChromium()) await run('playwright', ['install', 'chromium'], { capture: true, cwd: join(root, 'e2e') });
  return (
    findChromium() ??
    stop(
      'The browser tests need Chromium and none could be installed. Install Chromium or Chrome, or set JIANWEI_CHROMIUM to its path.',
    )
  );
}
