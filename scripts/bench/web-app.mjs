// The built web app as a hospital would serve it, in front of a mock hospital, and someone signed in to it.
import { join, resolve } from 'node:path';
import { siteHeaders } from '../lib/content-policy.mjs';
import { serveFiles } from '../lib/static-server.mjs';
import { root, run } from '../lib/workplace.mjs';

/** Folder of the built web app. WEB_DIST names one that is there already; without it the app is built. */
async function webFolder() {
  if (process.env.WEB_DIST) return resolve(process.env.WEB_DIST);
  const built = await run('npm', ['run', '--silent', 'build'], { capture: true });
  if (built.code !== 0) throw new Error(`The web app could not be built:\n${built.output}`);
  return join(root, 'apps/web/dist');
}

/** Serves the web app, built just now, and passes its calls on to the mock hospital of `mockPort`. */
export async function serveWebApp({ port, mockPort }) {
  const folder = await webFolder();
  const { developmentKey } = await import(join(root, 'packages/wire-cipher/src/development-key.ts'));
  const config = {
    backendServer: '',
    wire: 'encrypted',
    wireKey: developmentKey,
    mock: true,
    hospitalName: '江州市第一人民医院',
  };
  return serveFiles({
    folder,
    port,
    config: `window.__APP_CONFIG__ = ${JSON.stringify(config)};`,
    backend: { host: '127.0.0.1', port: mockPort },
    headers: siteHeaders(),
  });
}

/** Signs in once through the screen; answers the script that gives a new tab this session. */
export async function signedInScript(browser, web, account = 'doctor') {
  const context = await browser.newContext();
  const tab = await context.newPage();
  await tab.goto(`${web}/login`);
  await tab.getByLabel('账号', { exact: true }).fill(account);
  await tab.getByLabel('密码', { exact: true }).fill('jianwei-demo');
  await tab.getByRole('button', { name: '登录', exact: true }).click();
  await tab.waitForURL((url) => !url.pathname.includes('login'));
  // The version dialog would stand over what is measured.
  await tab.evaluate((user) => localStorage.setItem(`cdss:${user}:seen-version`, '"1.0.0"'), `u-${account}`);
  const value = await tab.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  await context.close();
  return {
    script: (entries) => Object.entries(entries).forEach(([key, text]) => localStorage.setItem(key, text)),
    value,
  };
}
