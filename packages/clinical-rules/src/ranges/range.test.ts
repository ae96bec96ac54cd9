import { describe, expect, it } from 'vitest';
import { parseRange } from './range.ts';

describe('two-sided intervals', () => {
  it.each([
    '3.5-5.3',
    '3.5–5.3',
    '3.5—5.3',
    '3.5--5.3',
    '3.5~5.3',
    '3.5～5.3',
    '3.5〜5.3',
    '3.5－5.3',
    '3.5−5.3',
    '3.5 - 5.3',
    '３．５－５．３',
    '3.5至5.3',
    '3.5到5.3',
    '3.5 to 5.3',
    '(3.5-5.3)',
    '（3.5-5.3）',
    '[3.5-5.3]',
    '≥3.5，≤5.3',
    '参考区间：3.5-5.3',
  ])('%s', (text) => {
    expect(parseRange(text)).toEqual({ kind: 'interval', low: 3.5, high: 5.3 });
  });

  it.each([
    ['3.5-5.3 mmol/L', { low: 3.5, high: 5.3, unit: 'mmol/L' }],
    ['3.5-5.3(mmol/L)', { low: 3.5, high: 5.3, unit: 'mmol/L' }],
    ['57–111 µmol/L', { low: 57, high: 111, unit: '\u03bcmol/L' }],
    ['-3-3', { low: -3, high: 3 }],
    ['-3～+3', { low: -3, high: 3 }],
    ['-3.0--1.0', { low: -3, high: -1 }],
    ['0～30', { low: 0, high: 30 }],
    ['5,000-12,000', { low: 5000, high: 12000 }],
    ['1.003-1.030', { low: 1.003, high: 1.03 }],
  ])('%s', (text, expected) => {
    expect(parseRange(text)).toEqual({ kind: 'interval', ...expected });
  });
});

describe('one-sided intervals', () => {
  it.each([
    '<30',
    '＜30',
    '< 30',
    '≤30',
    '⩽30',
    '<=30',
    '小于30',
    '低于30',
    '不高于30',
    '不超过30',
    '不大于30',
    '小于等于30',
    '小于或等于30',
    '30以下',
    '30以内',
    'up to 30',
  ])('%s ends at 30', (text) => {
    expect(parseRange(text)).toEqual({ kind: 'interval', high: 30 });
  });

  it.each(['>90', '＞90', '≥90', '>=90', '大于90', '高于90', '不低于90', '不小于90', '大于等于90', '90以上'])(
    '%s begins at 90',
    (text) => {
      expect(parseRange(text)).toEqual({ kind: 'interval', low: 90 });
    },
  );

  it('keeps an attached unit', () => {
    expect(parseRange('<30mg/g')).toEqual({ kind: 'interval', high: 30, unit: 'mg/g' });
    expect(parseRange('≥ 90 mL/min/1.73m²')).toEqual({ kind: 'interval', low: 90, unit: 'mL/min/1.73m²' });
  });
});

describe('qualitative references', () => {
  it.each([
    ['阴性', { kind: 'qualitative', normalUpTo: 0 }],
    ['阴性(-)', { kind: 'qualitative', normalUpTo: 0 }],
    ['（-）', { kind: 'qualitative', normalUpTo: 0 }],
    ['Negative', { kind: 'qualitative', normalUpTo: 0 }],
    ['未检出', { kind: 'qualitative', normalUpTo: 0 }],
    ['阴性～±', { kind: 'qualitative', normalUpTo: 0.5 }],
    ['-~±', { kind: 'qualitative', normalUpTo: 0.5 }],
    ['阴性或弱阳性', { kind: 'qualitative', normalUpTo: 1 }],
    ['阳性', { kind: 'qualitative_from', normalFrom: 1 }],
    ['阴性(<1:100)', { kind: 'titre', below: 100 }],
    ['<1:80', { kind: 'titre', below: 80 }],
    ['阴性(<1.0)', { kind: 'interval', high: 1 }],
  ])('%s', (text, expected) => {
    expect(parseRange(text)).toEqual(expected);
  });
});

describe('by sex', () => {
  const creatinine = {
    kind: 'by_sex',
    male: { kind: 'interval', low: 57, high: 97 },
    female: { kind: 'interval', low: 41, high: 73 },
  };
  it.each([
    '男57-97 女41-73',
    '男:57-97；女:41-73',
    '男性：57～97，女性：41～73',
    '女 41-73 / 男 57-97',
    'M:57-97 F:41-73',
    'Male 57-97, Female 41-73',
  ])('%s', (text) => {
    expect(parseRange(text)).toEqual(creatinine);
  });
});

describe('what is not a range', () => {
  it.each(['', '  ', '-', '--', '/', '无', null, undefined])('%s is none', (text) => {
    expect(parseRange(text)).toEqual({ kind: 'none' });
  });

  it.each(['见附表', '3.5-5.3 个/瓶', '成人 3.5-5.3 儿童 3.0-5.0', '<30 或 >60', '卵泡期 1-5', 'abc'])(
    '%s is unparsed',
    (text) => {
      expect(parseRange(text)).toEqual({ kind: 'unparsed', text, reason: 'not_understood' });
    },
  );

  it('does not turn an inverted interval round', () => {
    expect(parseRange('5.3-3.5')).toEqual({ kind: 'unparsed', text: '5.3-3.5', reason: 'inverted' });
  });
});
