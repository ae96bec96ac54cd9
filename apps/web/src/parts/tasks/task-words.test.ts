import { expect, test } from 'vitest';
import { ageText } from './task-words.ts';

test.each([
  ['2025-11-18T10:00:00+08:00', '最早 30 分钟前'],
  ['2025-11-18T08:30:00+08:00', '最早 2 小时前'],
  ['2025-11-14T10:30:00+08:00', '最早 4 日前'],
])('an age from %s', (oldest, text) => {
  expect(ageText(oldest, '2025-11-18T10:30:00+08:00')).toBe(text);
});
