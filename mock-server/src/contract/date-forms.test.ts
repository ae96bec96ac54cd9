import { expect, test } from 'vitest';
import { readDocument } from './document.ts';
import { createValidators } from './validators.ts';

const validators = createValidators(readDocument());
const refusalOf = (name: string, text: string) => validators.body({ $ref: `#/components/schemas/${name}` })(text);

test.each([
  ['CalendarDate', '2024-02-29'],
  ['CalendarDate', '1900-01-31'],
  ['DateTime', '2025-11-18T09:42:00+08:00'],
  ['DateTime', '2025-11-18T23:59:59.999Z'],
  ['DateTime', '2025-11-18T00:00:00.123456789-11:30'],
  ['Month', '2025-12'],
  ['LogTime', '2025-11-18 23:59'],
])('%s: %s is one', (name, text) => {
  expect(refusalOf(name, text)).toBeUndefined();
});

test.each([
  ...[
    '2025-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-11-31',
    '2025-11-32',
    '2025-1-2',
    '2025/11/18',
    '2025-11-18 ',
  ].map((text) => ['CalendarDate', text]),
  ...[
    '2025-11-18 09:42:00+08:00',
    '2025-11-18T09:42:00',
    '2025-11-18T09:42+08:00',
    '2025-11-18T24:00:00Z',
    '2025-11-18T09:60:00Z',
    '2025-02-30T09:42:00Z',
    '2025-11-18T09:42:00+24:00',
    // A leap second, which no Date can say; more figures than any clock has.
    '2016-12-31T23:59:60Z',
    `2025-11-18T09:42:00.${'1'.repeat(10)}Z`,
  ].map((text) => ['DateTime', text]),
  ...['2025-13', '2025-00', '2025-1', '0000-01', '0099-05', '9999-12'].map((text) => ['Month', text]),
  ...['2025-13-01 10:00', '2025-11-00 10:00', '2025-11-18 24:00', '2025-11-18 10:60', '0000-01-01 10:00'].map(
    (text) => ['LogTime', text],
  ),
])('%s: %s is none, and a sentence says so', (name = '', text = '') => {
  expect(refusalOf(name, text)).toMatch(/格式不正确|月份应为|时间应为/);
});
