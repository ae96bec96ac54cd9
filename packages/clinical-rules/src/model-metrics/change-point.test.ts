import { expect, test } from 'vitest';
import { changePoint } from './change-point.ts';

const level = (value: number, count: number) => Array.from({ length: count }, (_, place) => value + (place % 3) / 10);

test('a new level begins where it begins, up or down', () => {
  expect(changePoint([...level(1, 12), ...level(2, 12)])).toBe(12);
  expect(changePoint([...level(2, 15), ...level(1, 9)])).toBe(15);
});

test('what stays, what swings, one far value, and too few values are no change', () => {
  expect(changePoint(level(1, 30))).toBeNull();
  expect(changePoint(Array.from({ length: 30 }, (_, place) => place % 2))).toBeNull();
  expect(changePoint([...level(1, 20), 90, ...level(1, 9)])).toBeNull();
  expect(changePoint([1, 1, 9, 9])).toBeNull();
  expect(changePoint([])).toBeNull();
});

test('what lies between two levels is no longer of the old one', () => {
  const levels = (count: number, value: number) => Array.from({ length: count }, () => value);
  expect(changePoint([...levels(6, 0), 0.5, ...levels(6, 1)])).toBe(6);
});

test('the probability is that of the publication: at the mark itself the smaller row is no change, the longer one is', () => {
  // Two equal halves of n values: K = n²/4, p = 2 exp(−6 (n²/4)² / (n³ + n²)); 0.066 for 10, 0.031 for 12.
  expect(changePoint([...Array.from({ length: 5 }, () => 0), ...Array.from({ length: 5 }, () => 1)])).toBeNull();
  expect(changePoint([...Array.from({ length: 6 }, () => 0), ...Array.from({ length: 6 }, () => 1)])).toBe(6);
});
