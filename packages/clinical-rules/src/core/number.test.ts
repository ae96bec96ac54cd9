import { expect, test } from 'vitest';
import { isAbove, isAtLeast, isAtMost, isBelow } from './number.ts';

test.each([
  [1, { below: true, atLeast: false, atMost: true, above: false }],
  [2, { below: false, atLeast: true, atMost: true, above: false }],
  // 2 with the noise of binary fractions counts as 2.
  [0.2 * 10 + 4e-16, { below: false, atLeast: true, atMost: true, above: false }],
  [3, { below: false, atLeast: true, atMost: false, above: true }],
  [Infinity, { below: false, atLeast: true, atMost: false, above: true }],
  [-Infinity, { below: true, atLeast: false, atMost: true, above: false }],
  [Number.NaN, { below: false, atLeast: false, atMost: false, above: false }],
])('%d against a cut-off of 2', (value, expected) => {
  expect({
    below: isBelow(value, 2),
    atLeast: isAtLeast(value, 2),
    atMost: isAtMost(value, 2),
    above: isAbove(value, 2),
  }).toEqual(expected);
});

test('a cut-off that is no number holds for nothing', () => {
  expect([isBelow, isAtLeast, isAtMost, isAbove].map((compare) => compare(2, Number.NaN))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
