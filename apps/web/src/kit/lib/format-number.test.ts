import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { expect, test } from 'vitest';
import { countText, fixed, formatNumber, scale, signedText } from './format-number.ts';

// covers B-9-04, B-9-05
test('scale keeps two decimals of a hundredfold, half up', () => {
  expect(scale(0.1234)).toBe(12.34);
  expect(scale(0.123456)).toBe(12.35);
  expect(scale(1.00005)).toBe(100.01);
  expect(scale(-0.00005)).toBe(-0.01);
  expect(scale(0.5, 0, 10)).toBe(5);
});

// covers B-9-06
test('thousands get separators', () => {
  expect(formatNumber(12345)).toBe('12,345');
  expect(formatNumber('1234567.891')).toBe('1,234,567.89');
  expect(formatNumber(-1234)).toBe('-1,234');
});

// covers B-9-07, B-9-08
test('a divisor shortens what is above 999', () => {
  expect(formatNumber(1000, 1000)).toBe('1K');
  expect(formatNumber(12345, 1000)).toBe('12.35K');
  expect(formatNumber(-2500, 1000)).toBe('-2.5K');
  expect(formatNumber(12345, 10000)).toBe('1.23W');
  expect(formatNumber(1000, 10000)).toBe('0.1W');
});

// covers B-9-09
test('nothing is shortened without a divisor, or up to 999', () => {
  expect(formatNumber(100000)).toBe('100,000');
  expect(formatNumber(999, 1000)).toBe('999');
  expect(formatNumber(999, 10000)).toBe('999');
  expect(formatNumber(-999, 1000)).toBe('-999');
});

test('what is no number is a dash', () => {
  for (const value of [null, undefined, '', 'abc', Number.NaN, Infinity]) expect(formatNumber(value)).toBe('-');
  expect(formatNumber(0)).toBe('0');
});

test.each([
  [0.51, undefined, '+0.51'],
  [-8, undefined, '−8'],
  [0, undefined, '0'],
  [-0.04, 1, '0.0'],
  [1.26, 1, '+1.3'],
  [UNDETERMINED as unknown as number, 1, UNDETERMINED],
])('the change %s with %s decimals is %s', (change, decimals, text) => {
  expect(signedText(change, decimals)).toBe(text);
});

test('decimals and counts are printed, and what cannot be determined is told', () => {
  expect(fixed(1.5, 2)).toBe('1.50');
  expect(fixed(UNDETERMINED as unknown as number, 2)).toBe(UNDETERMINED);
  expect([5214, 0, undefined, UNDETERMINED].map((count) => countText(count as number))).toEqual([
    '5,214',
    '0',
    '—',
    UNDETERMINED,
  ]);
});
