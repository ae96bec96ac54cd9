import { describe, expect, it } from 'vitest';
import { said } from './result.test-support.ts';
import { parseResult } from './result.ts';

describe('a figure and what is said beside it', () => {
  it.each<[string, string | number]>([
    ...[
      '已复 6.8',
      '已复6.8',
      '复查结果：6.8',
      '标本溶血，6.8',
      '(溶血)6.8',
      '6.8（高）',
      '6.8 高',
      '6.8 (C)',
      '6.8!!',
      '6.8▲',
      '▲6.8',
    ].map((printed): [string, string] => [printed, '=6.8']),
    ...['6.8 临床已知', '6.8（已电话通知）', '6.8（危急值已报告）', '6.8mmol/L(危急值)', '"6.8"', "'6.8"].map(
      (printed): [string, string] => [printed, '=6.8'],
    ),
    ['6.8↑（已电话通知 09:12 张护士）', '=6.8'],
    ['6.8（11-18 09:12已报告）', '=6.8'],
    ['>10（已通知）', '>10'],
    ['6.8；复查6.9', 'between'],
    // What denies the figure, or may be a degree, a unit or another figure, is left to the reader.
    ['溶血 2', 'text'],
    ['溶血指数：3', 'text'],
    ['6.8 低于检测限', 'text'],
    ['6.8 疑错误，请核实', 'text'],
    ['6.8 倍', 'text'],
    ['稀释 5 倍后 6.8', 'text'],
    ['不凝', 'either'],
    ['标本不凝固', 'either'],
    ['不凝集', 'text'],
    ['3+(约200/uL)', 3],
  ])('%s is %s', (printed, expected) => {
    expect(said(printed)).toBe(expected);
  });

  it('keeps of a result and its repetition what both prove', () => {
    expect([parseResult('6.8；复查6.9'), parseResult('7.0(复测 5.1)')]).toEqual([
      { kind: 'between', low: 6.8, high: 6.9 },
      { kind: 'between', low: 5.1, high: 7 },
    ]);
  });
});
