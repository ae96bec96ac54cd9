import { expect, test } from 'vitest';
import { readTrend, writeTrend } from './trend-address.ts';

const LABORATORIES = [
  {
    standard_laboratory_name: '肌酐',
    standard_specimen: '血清',
    children: [
      { original_laboratory_name: 'Cr', original_specimen: '血' },
      { original_laboratory_name: '肌酐(酶法)', original_specimen: '血清' },
    ],
  },
  { standard_laboratory_name: '钾', standard_specimen: '血清', children: [] },
];
const read = (query: Record<string, string>) => readTrend(new URLSearchParams(query));
const items = (text: string) => read({ trend: '肾功能', trend_items: text });

test('lab items of a trend stand in the address one by one, and come back', () => {
  const written = writeTrend({ title: '肾功能', laboratories: LABORATORIES });
  expect(written).toEqual({
    trend: '肾功能',
    trend_plan: '',
    trend_items: '[["肌酐","血清","Cr","血","肌酐(酶法)","血清"],["钾","血清"]]',
  });
  expect(read(written)).toEqual({ title: '肾功能', laboratories: LABORATORIES });
});

test('a saved plan stands there by its id alone', () => {
  const written = writeTrend({ title: '肾功能', planId: 'PL1', laboratories: LABORATORIES });
  expect(written).toEqual({ trend: '', trend_plan: 'PL1', trend_items: '' });
  expect(read(written)).toEqual({ title: '', laboratories: [], planId: 'PL1' });
});

test('no trend says nothing, and nothing is no trend', () => {
  expect(writeTrend(null)).toEqual({ trend: '', trend_plan: '', trend_items: '' });
  expect(read({})).toBeNull();
});

test.each([
  ['no JSON', 'x'],
  ['no list', '{"a":1}'],
  ['no item', '[]'],
  ['a name alone', '[["钾"]]'],
  ['a child without a specimen', '[["钾","血清","K"]]'],
  ['a number', '[["钾",1]]'],
  ['a text', '["钾血清"]'],
  ['one that cannot be read beside one that can', '[["钾","血清"],["钠"]]'],
])('an address with %s says no trend', (_what, text) => {
  expect(items(text)).toBeNull();
});

test('a trend without a title is none', () => {
  expect(read({ trend_items: '[["钾","血清"]]' })).toBeNull();
});
