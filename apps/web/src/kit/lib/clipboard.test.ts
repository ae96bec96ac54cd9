import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('copies through the clipboard where the page has one', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('Grace 152')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('Grace 152');
});

test('copies a selection on a plain-http address, and leaves nothing behind', async () => {
  vi.stubGlobal('navigator', {});
  let selected = '';
  const execCommand = vi.fn(() => {
    selected = document.querySelector('textarea')?.value ?? '';
    return true;
  });
  Object.assign(document, { execCommand });
  expect(await copyText('Grace 152')).toBe(true);
  expect(execCommand).toHaveBeenCalledWith('copy');
  expect(selected).toBe('Grace 152');
  expect(document.querySelector('textarea')).toBeNull();
});
