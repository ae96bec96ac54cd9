import type { Page } from '@playwright/test';

/** Serves the page another deployment's configuration: what is named here, the rest as it stands. */
export async function configure(page: Page, changes: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/config.js', async (route) => {
    const answer = await route.fetch();
    const body = `${await answer.text()}Object.assign(window.__APP_CONFIG__, ${JSON.stringify(changes)});\n`;
    await route.fulfill({ response: answer, body });
  });
}
