import { expect, test } from 'vitest';
import { known } from './known.ts';

test('what is undefined or null is left out; what is empty, nought or false is known', () => {
  expect(Object.entries(known({ a: undefined, b: null, c: 0, d: '', e: false, f: [], g: '甲' }))).toEqual([
    ['c', 0],
    ['d', ''],
    ['e', false],
    ['f', []],
    ['g', '甲'],
  ]);
});
