import { expect, test } from 'vitest';
import { childY, linkPath, resultLength, TIP } from './graph-layout.ts';

test('children stand around the middle of the picture, evenly', () => {
  expect(childY(0, 1)).toBe(310);
  expect([0, 1, 2].map((index) => childY(index, 3))).toEqual([249, 310, 371]);
  expect([0, 1].map((index) => childY(index, 2))).toEqual([279.5, 340.5]);
});

test('a link leaves the centre at its right and arrives level, bending half way', () => {
  expect(linkPath(310)).toBe('M508 310C606 310 606 310 704 310');
  expect(linkPath(100)).toBe('M508 310C606 310 606 100 704 100');
});

test('the tooltip stands under the centre', () => {
  expect(TIP).toEqual({ x: 276, y: 372 });
});

test.each([
  ['', 32],
  ['钾', 30],
  ['高敏肌钙蛋白', 21],
  ['一二三四五六七八九十一', 12],
  // A name takes one line at most; a result always has room for eight characters.
  ['一二三四五六七八九十一二三四五', 12],
])('beside %s a result has room for %d characters', (name, characters) => {
  expect(resultLength(name)).toBe(characters);
});
