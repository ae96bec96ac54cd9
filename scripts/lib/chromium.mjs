import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run, stop } from './workplace.mjs';

const installedPlaces = [
  process.env.JIANWEI_CHROMIUM,
  // The old headless shell has no window to draw: the same tests take two thirds of the time.
  '/usr/bin/chromium-headless-shell',
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

/** Path of a Chromium that is there already; undefined when there is none. */
export function findChromium() {
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
  const install = (...packages) =>
    run(command, [...prefix, 'install', '-y', '-qq', ...packages], { capture: true, env });
  const { code } = await install('chromium-headless-shell', 'fonts-noto-cjk');
  // Not every release has the shell as a package of its own.
  if (code !== 0) await install('chromium', 'fonts-noto-cjk');
}

/**
 * Path of a Chromium, the headless shell first: an installed one, Playwright's own, Debian's package, in this order.
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
