import { expect, test } from 'vitest';
import { formatDate, today } from '../lib/format-date.ts';
import { dateOf, timeOf } from './date-text.ts';

test.each([
  ['', ''],
  ['  ', ''],
  ['2025-11-18', '2025-11-18'],
  [' 2025/1/8 ', '2025-01-08'],
  ['2025.11.8', '2025-11-08'],
  ['2024-02-29', '2024-02-29'],
  ['2025-02-29', undefined],
  ['2025-13-01', undefined],
  ['2025-11', undefined],
  ['25-11-18', undefined],
  ['2025-11-18x', undefined],
  ['x2025-11-18', undefined],
  ['2025-111-18', undefined],
  ['昨天', undefined],
])('%j names the day %j', (text, day) => {
  expect(dateOf(text)).toBe(day);
});

test.each([
  ['2025-11-18 07:00', '2025-11-18T07:00'],
  [' 2025/11/18  7:05 ', '2025-11-18T07:05'],
  ['2025-11-18T23:59', '2025-11-18T23:59'],
  ['2025-11-18 19：30', '2025-11-18T19:30'],
  ['2025-11-18 0:00', '2025-11-18T00:00'],
])('%j names the time %s', (text, time) => {
  expect(timeOf(text)).toBe(Date.parse(time));
});

test.each([
  '',
  '2025-11-18',
  '2025-11-18 24:00',
  '2025-11-18 07:60',
  '2025-02-30 07:00',
  '07:00',
  '2025-11-18 7:5',
  '2025-11-18 07:00x',
])('%j names none', (text) => {
  expect(timeOf(text)).toBeUndefined();
});

test.each<[Parameters<typeof formatDate>[0], string]>([
  ['2025-11-18', '2025-11-18'],
  ['2025-11-18T09:05:03', '2025-11-18'],
  [new Date(2025, 10, 18), '2025-11-18'],
  [new Date(2025, 10, 18).getTime(), '2025-11-18'],
  [new Date(2025, 10, 18).getTime() / 1000, '2025-11-18'],
  ['', '-'],
  [null, '-'],
  [undefined, '-'],
  ['no date', '-'],
  ['2025-11-18x', '-'],
])('%j is printed as %s', (value, text) => {
  expect(formatDate(value)).toBe(text);
});

test('a pattern says what is printed, and today is a day', () => {
  expect(formatDate('2025-01-08T09:05:03', 'yyyy年MM月dd日 HH:mm:ss')).toBe('2025年01月08日 09:05:03');
  expect(today()).toBe(formatDate(new Date()));
});
