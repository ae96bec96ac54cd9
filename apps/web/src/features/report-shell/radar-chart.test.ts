import { expect, it } from 'vitest';
import { pointsText, shareOf } from './radar-page.tsx';

it.each([
  [3, 4, 0.75],
  [5, 4, 1],
  [-1, 4, 0],
  [1, 0, 0],
])('measures %d of %d by its full length, and stays inside it', (value, max, share) => {
  expect(shareOf({ value, max })).toBe(share);
});

it('begins upwards and goes round clockwise', () => {
  const corners = pointsText([0.5, 0.5, 0.5, 0.5], 100);
  expect(corners.replaceAll('-0.0', '0.0')).toBe('0.0,-50.0 50.0,0.0 0.0,50.0 -50.0,0.0');
});
