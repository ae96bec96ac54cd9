import { expect, it } from 'vitest';
import { cornerAt, pointsText, shareOf } from './radar-figure.ts';

it('measures a point by its full length, and stays inside it', () => {
  expect(shareOf({ value: 3, max: 4 })).toBe(0.75);
  expect(shareOf({ value: 5, max: 4 })).toBe(1);
  expect(shareOf({ value: -1, max: 4 })).toBe(0);
  expect(shareOf({ value: 1, max: 0 })).toBe(0);
});

it('begins upwards and goes round clockwise', () => {
  const corners = [0, 1, 2, 3].map((index) => cornerAt(index, 4, 0.5, 100));
  expect(pointsText(corners).replaceAll('-0.0', '0.0')).toBe('0.0,-50.0 50.0,0.0 0.0,50.0 -50.0,0.0');
});
