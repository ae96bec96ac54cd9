import { expect, test } from 'vitest';
import { acceptNumericText, isNumericText, numericRules, settleNumericText } from './numeric-text.ts';

const { age, bloodPressure, creatinine, other } = numericRules;

test.each([
  ['', age, true],
  ['0', age, true],
  ['120', age, true],
  ['1200', age, false],
  ['05', age, false],
  ['00', age, false],
  ['1.', age, false],
  ['-1', age, false],
  ['1x', age, false],
  ['x1', age, false],
  ['118.', bloodPressure, true],
  ['118.25', bloodPressure, true],
  ['118.255', bloodPressure, false],
  ['.5', bloodPressure, false],
  ['0.5', bloodPressure, true],
  ['12345678901', creatinine, true],
  ['123456789012', creatinine, false],
  ['1.2345', other, true],
  ['1.23456', other, false],
  ['7', { integerDigits: 1, decimals: 0 }, true],
  ['0', { integerDigits: 1, decimals: 0 }, true],
  ['10', { integerDigits: 1, decimals: 0 }, false],
] as const)('%s may stand under %j: %s', (text, rule, may) => {
  expect(isNumericText(text, rule)).toBe(may);
});

test('what an input method types is made plain; what may not stand leaves what stood', () => {
  expect(acceptNumericText('', '１２．５', bloodPressure)).toBe('12.5');
  expect(acceptNumericText('', '９。０', bloodPressure)).toBe('9.0');
  expect(acceptNumericText('', ' 12 ', age)).toBe('12');
  expect(acceptNumericText('12', '12x', age)).toBe('12');
});

test('a point at the end goes when the field is left', () => {
  expect([settleNumericText('5.'), settleNumericText('5.5'), settleNumericText('')]).toEqual(['5', '5.5', '']);
});
