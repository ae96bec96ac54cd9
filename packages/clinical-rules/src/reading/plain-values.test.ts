import { describe, expect, test } from 'vitest';
import { hospitalTime, plainBirth, plainRange, plainText, plainTime, plainWords } from './plain-values.ts';

test('words and figures are texts, all else is none', () => {
  expect([plainText('甲'), plainText(5.5), plainText(null), plainText(true), plainText({})]).toEqual([
    ...['甲', '5.5', '', '', ''],
  ]);
});

test('a text of words is cut at its commas; a list keeps its texts', () => {
  expect(plainWords('甲、 乙，丙,丁；戊;己')).toEqual(['甲', '乙', '丙', '丁', '戊', '己']);
  expect([plainWords(['甲、乙', 3, null]), plainWords(3), plainWords(undefined)]).toEqual([['甲、乙'], [], []]);
});

describe('a time', () => {
  test.each([
    ['2025-11-18T10:26:07+08:00', '2025-11-18T10:26:07+08:00'],
    ['2025-1-8 9:05', '2025-01-08T09:05:00+08:00'],
    ['2025/01/08 09:05:30.250', '2025-01-08T09:05:30+08:00'],
    ['2025.1.8', '2025-01-08T00:00:00+08:00'],
    ['2025-01-08  9:05', '2025-01-08T09:05:00+08:00'],
    ['2025-01-08 9:05 +01:00', '2025-01-08T16:05:00+08:00'],
    ['2025-01-08 9:05+0100', '2025-01-08T16:05:00+08:00'],
    ['2025-01-08t09:05z', '2025-01-08T17:05:00+08:00'],
    ['2025-01-08 09:05:30 -02:00', '2025-01-08T19:05:30+08:00'],
    [' ２０２５-01-08 ', '2025-01-08T00:00:00+08:00'],
    ['报告 2025-01-08', ''],
    ['2025-01-08 上午', ''],
    ['2025-01-08 09', ''],
    ['2025-13-08', ''],
    ['2025-01-08 25:00', ''],
    ['25-01-08', ''],
    [20250108, ''],
    [null, ''],
  ])('%j is 「%s」', (told, time) => {
    expect(plainTime(told)).toBe(time);
  });

  test('of a moment is that of the hospital', () => {
    expect([hospitalTime(0), hospitalTime(Number.NaN), hospitalTime(Infinity)]).toEqual([
      ...['1970-01-01T08:00:00+08:00', '', ''],
    ]);
  });
});

describe('a birth date', () => {
  const AT = '2025-11-18T10:26:00+08:00';
  test.each<[Record<string, unknown>, string]>([
    [{ birth: '1985-03-01' }, '1985-03-01'],
    [{ birth_date: '1985/3/1' }, '1985-03-01'],
    [{ birth: '2025-11-01', age: 40 }, '2025-11-01'],
    [{ age: 40 }, '1985-01-01'],
    [{ age: '40' }, '1985-01-01'],
    [{ age: 2000 }, '0025-01-01'],
    // Half a year, a month of 30.4 days, days.
    [{ age: 0.5 }, '2025-05-19'],
    [{ age_months: 8 }, '2025-03-19'],
    [{ age_days: 10 }, '2025-11-08'],
    [{ age_months: 1, age_days: 10 }, '2025-10-08'],
    [{ age: '10天' }, '2025-11-08'],
    [{ age: '10日龄' }, '2025-11-08'],
    [{ age: '10 日' }, '2025-11-08'],
    [{ age: '10 Days' }, '2025-11-08'],
    [{ age: '1day' }, '2025-11-17'],
    [{ age: '10d' }, '2025-11-08'],
    [{ age: '2周龄' }, '2025-11-04'],
    [{ age: '2 周' }, '2025-11-04'],
    [{ age: '2 weeks' }, '2025-11-04'],
    [{ age: '1week' }, '2025-11-11'],
    [{ age: '2w' }, '2025-11-04'],
    [{ age: '1.5周' }, '2025-11-07'],
    [{ age: '8个月' }, '2025-03-19'],
    [{ age: '8月龄' }, '2025-03-19'],
    [{ age: '8 月' }, '2025-03-19'],
    [{ age: '8 months' }, '2025-03-19'],
    [{ age: '1month' }, '2025-10-18'],
    [{ age: '8mo' }, '2025-03-19'],
    [{ age: '8m' }, '2025-03-19'],
    [{ age: '2岁' }, '2023-11-18'],
    [{ age: '2 周岁' }, '2023-11-18'],
    [{ age: '2 years' }, '2023-11-18'],
    [{ age: '1year' }, '2024-11-18'],
    [{ age: '2yrs' }, '2023-11-18'],
    [{ age: '1yr' }, '2024-11-18'],
    [{ age: '2y' }, '2023-11-18'],
    [{ age: '1.5岁' }, '2024-05-19'],
    [{ age: '2岁3个月' }, '2023-08-19'],
    [{ age: '１０天' }, '2025-11-08'],
    // Two figures before the point and behind it.
    [{ age: '12个月' }, '2024-11-18'],
    [{ age: '12周' }, '2025-08-26'],
    [{ age: '1.25岁' }, '2024-08-18'],
    [{ age: '1.25个月' }, '2025-10-11'],
    [{ age: '1.25周' }, '2025-11-09'],
    [{ age: '1.25天' }, '2025-11-17'],
    [{ age: '成人' }, ''],
    [{ age: null }, ''],
    [{}, ''],
  ])('of %j is 「%s」', (told, birth) => {
    expect(plainBirth(told, AT)).toBe(birth);
  });
});

test.each([
  ['3.5-5.3', '3.5-5.3'],
  [[3.5, 5.3], '3.5-5.3'],
  [[' 3.5 ', ' 5.3 '], '3.5-5.3'],
  [[3.5, null], '≥3.5'],
  [[null, 5.3], '≤5.3'],
  [[null, null], ''],
  [{ low: 3.5, high: 5.3 }, '3.5-5.3'],
  [{ min: 3.5, max: 5.3 }, '3.5-5.3'],
  [{ high: 5.3 }, '≤5.3'],
  [{}, ''],
  [null, ''],
])('the range %j is printed as 「%s」', (told, printed) => {
  expect(plainRange(told)).toBe(printed);
});
