import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { leaveStyleSheetsOut, readStyleSheets } from './style-sheets.ts';

/**
 * Puts a style sheet into the page until the test is over; tests do without styles otherwise. The names of a CSS module are
 * unscoped in tests, so its rules match as they are written.
 * @param path from the folder of this workspace, such as `src/shared/ui/pager.module.css`
 */
export async function applyStyles(path: string): Promise<void> {
  const style = document.createElement('style');
  style.textContent = await readFile(join(import.meta.dirname, '..', path), 'utf8');
  document.head.append(style);
  readStyleSheets();
  onTestFinished(() => {
    style.remove();
    leaveStyleSheetsOut();
  });
}
