import { expect, it } from 'vitest';
import { hasUndetermined, isDate, isTrue, isUndetermined, sayOf, UNDETERMINED } from './undetermined.ts';

it('is told to a reader in these words', () => {
  expect(UNDETERMINED).toBe('无法判定');
});

it.each([
  [[UNDETERMINED], true],
  [[7, UNDETERMINED], true],
  [[7, '无法', null, undefined], false],
  [[], false],
])('of %j something cannot be determined: %s', (values, isIn) => {
  expect(isUndetermined(...values)).toBe(isIn);
  expect(hasUndetermined(Object.fromEntries(values.entries()))).toBe(isIn);
});

it.each([
  [true, true],
  [false, false],
  [UNDETERMINED, false],
  [1, false],
  [undefined, false],
])('%j is a yes for certain: %s', (value, isYes) => {
  expect(isTrue(value)).toBe(isYes);
});

it('words of a value are said, unless it cannot be determined', () => {
  expect(sayOf(3, '3 份')).toBe('3 份');
  expect(sayOf(UNDETERMINED, '3 份')).toBe(UNDETERMINED);
});

it.each([
  ['2026-11-28', true],
  ['2026-11-28T08:00:00+08:00', true],
  ['yesterday', false],
  [UNDETERMINED, false],
  [20_261_128, false],
])('%j is a day or a time that can be read: %s', (value, isReadable) => {
  expect(isDate(value)).toBe(isReadable);
});
