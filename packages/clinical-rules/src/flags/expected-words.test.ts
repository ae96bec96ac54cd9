import { expect, test } from 'vitest';
import { flagResult } from './flag.ts';

const stateOf = (result: string, range: string) => flagResult({ result, unit: '', range, item: undefined }).state;

test.each([
  ['正常菌群生长', '正常菌群'],
  ['正常菌群', '正常菌群'],
  ['淡黄色 ', '淡黄色'],
  ['清亮透明。', '清亮透明'],
])('「%s」 is what 「%s」 calls usual', (result, range) => {
  expect(stateOf(result, range)).toBe('normal');
});

test.each([
  ['深黄色', '淡黄色'],
  ['见附页', '见附页'],
  ['详见报告', '详见报告'],
  ['正常菌群', ''],
  ['型', '型'],
  ['A1型', 'A1型'],
])('「%s」 beside 「%s」 is left to a reader', (result, range) => {
  expect(stateOf(result, range)).toBe('undetermined');
});
