import { expect, test, vi } from 'vitest';
import { memoizeByText } from './memoize-by-text.ts';

test('a text is read once', () => {
  const read = vi.fn((text: string) => ({ text }));
  const remembered = memoizeByText(read);
  expect(remembered('4.5')).toEqual({ text: '4.5' });
  expect(remembered('4.5')).toBe(remembered('4.5'));
  expect(remembered('4.50')).toEqual({ text: '4.50' });
  expect(read).toHaveBeenCalledTimes(2);
});

test('neither long texts nor too many of them are kept', () => {
  const read = vi.fn((text: string) => ({ text }));
  const remembered = memoizeByText(read);
  const long = '未见异常'.repeat(50);
  remembered(long);
  remembered(long);
  expect(read).toHaveBeenCalledTimes(2);
  remembered('first');
  for (let number = 0; number < 20_000; number += 1) remembered(`${number}`);
  remembered('first');
  expect(read).toHaveBeenCalledTimes(20_004);
  expect(remembered('first')).toEqual({ text: 'first' });
});
