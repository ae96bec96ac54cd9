import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

const NOON = new Date(2025, 10, 18, 12, 5, 9);

// covers B-9-03
test('prints yyyy-MM-dd unless another pattern is asked for', () => {
  expect(formatDate(NOON)).toBe('2025-11-18');
  expect(formatDate(NOON, 'yyyy-MM-dd HH:mm')).toBe('2025-11-18 12:05');
  expect(formatDate(NOON, 'MM-dd HH:mm:ss')).toBe('11-18 12:05:09');
});

test('reads ISO text, milliseconds and seconds alike', () => {
  expect(formatDate(NOON.toISOString())).toBe('2025-11-18');
  expect(formatDate(NOON.getTime())).toBe('2025-11-18');
  expect(formatDate('2025-11-18', 'yyyy-MM-dd HH:mm')).toBe('2025-11-18 00:00');
  expect(formatDate(Math.floor(NOON.getTime() / 1000), 'yyyy-MM-dd HH:mm')).toBe('2025-11-18 12:05');
});

test('an absent or unreadable date is a dash', () => {
  for (const value of [null, undefined, '', 'yesterday']) expect(formatDate(value)).toBe('-');
});
