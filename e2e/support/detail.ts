import type { Locator, Page } from '@playwright/test';

/** Bottom navigation of a report. */
export function dock(page: Page): Locator {
  return page.getByRole('navigation', { name: '报告工具' });
}

/** The evidence column of a report. */
export function results(page: Page): Locator {
  return page.getByRole('region', { name: '检验结果' });
}

/** Rows of results: they have cells besides their name; heading and group lines do not. */
export function resultRows(page: Page): Locator {
  const rows = results(page).getByRole('row');
  return rows.filter({ has: page.getByRole('cell') }).filter({ has: page.getByRole('rowheader') });
}

/** The other reports of the patient. */
export function timeline(page: Page): Locator {
  return page.getByRole('navigation', { name: '报告时间轴' });
}
