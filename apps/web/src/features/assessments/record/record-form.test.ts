import { expect, test } from 'vitest';
import { fieldId, formFrom, numberOf, numbersOf, sideOf } from './record-form.ts';

test('an answer fills the form: numbers as text where the form holds text, what is left out as in an empty one', () => {
  const empty = { name: '', age: '', rank: null as number | null, rows: [] as string[], isHere: false };
  const answer = { name: '许静', age: 38, rank: 2, rows: ['a'], more: 1, isHere: true };
  expect(formFrom(empty, answer)).toEqual({ name: '许静', age: '38', rank: 2, rows: ['a'], isHere: true });
  expect(formFrom(empty, { name: null, age: '', isHere: false, rank: 0 })).toEqual({ ...empty, rank: 0 });
  expect(formFrom({ unit: 'kg' }, { unit: '' })).toEqual({ unit: 'kg' });
  expect(formFrom({ rows: '' }, { rows: ['a'] })).toEqual({ rows: ['a'] });
});

test('a typed number is a number, nothing typed is none', () => {
  expect([numberOf('0'), numberOf('1.5'), numberOf('')]).toEqual([0, 1.5, null]);
  expect(numbersOf({ a: '1', b: '' }, ['a', 'b'])).toEqual({ a: 1, b: null });
});

test('a field is found by its name on the wire', () => {
  expect(fieldId('age')).toBe('assessment-age');
});

test.each([
  ['5', { lower: 1, upper: 5 }, undefined],
  ['5.1', { lower: 1, upper: 5 }, 1],
  ['1', { lower: '1', upper: '5' }, undefined],
  ['0.9', { lower: '1', upper: '5' }, -1],
  ['9', { lower: 1 }, undefined],
  ['9', { lower: 1, upper: '' }, undefined],
  ['-9', { upper: 5, lower: '' }, undefined],
  ['-9', { upper: 5, lower: null }, undefined],
  ['', { lower: 1, upper: 5 }, undefined],
  ['', { lower: 1, upper: -5 }, undefined],
  ['abc', { lower: 1, upper: 5 }, undefined],
] as const)('%s within %j: %s', (text, bounds, side) => {
  expect(sideOf(text, bounds)).toBe(side);
});
