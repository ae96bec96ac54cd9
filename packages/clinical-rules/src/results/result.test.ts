import { describe, expect, it } from 'vitest';
import { parseQualitative, parseResult } from './result.ts';

describe('numbers', () => {
  it.each([
    ['5.62', { value: 5.62, decimals: 2 }],
    ['138', { value: 138, decimals: 0 }],
    [' 5.60 ', { value: 5.6, decimals: 2 }],
    ['５．６２', { value: 5.62, decimals: 2 }],
    ['-2.1', { value: -2.1, decimals: 1 }],
    ['+3.0', { value: 3, decimals: 1 }],
    ['1,234', { value: 1234, decimals: 0 }],
    ['1.2E+03', { value: 1200, decimals: 1 }],
    ['.5', { value: 0.5, decimals: 1 }],
    ['168 ↑', { value: 168, decimals: 0 }],
    ['168H', { value: 168, decimals: 0 }],
    ['<10', { value: 10, comparator: '<', decimals: 0 }],
    ['＜0.50', { value: 0.5, comparator: '<', decimals: 2 }],
    ['< 0.01', { value: 0.01, comparator: '<', decimals: 2 }],
    ['>2000', { value: 2000, comparator: '>', decimals: 0 }],
    ['≥90', { value: 90, comparator: '≥', decimals: 0 }],
    ['<=5', { value: 5, comparator: '≤', decimals: 0 }],
    ['小于0.5', { value: 0.5, comparator: '<', decimals: 1 }],
    ['大于1000', { value: 1000, comparator: '>', decimals: 0 }],
    ['5.1 mmol/L', { value: 5.1, decimals: 1, unit: 'mmol/L' }],
  ])('%s', (text, expected) => {
    expect(parseResult(text)).toEqual({ kind: 'number', ...expected });
  });

  it('takes a number as it is', () => {
    expect(parseResult(7.25)).toEqual({ kind: 'number', value: 7.25, decimals: 2 });
    expect(parseResult(Number.NaN)).toEqual({ kind: 'empty' });
  });
});

describe('what an instrument does not measure', () => {
  it.each([
    ['HI', 'above'],
    ['Hi', 'above'],
    ['高', 'above'],
    ['爆表', 'above'],
    ['HI↑', 'above'],
    ['超出上限', 'above'],
    ['LO', 'below'],
    ['Lo（床旁）', 'below'],
    ['低于检测下限', 'below'],
    ['超限', 'either'],
    ['超出测量范围', 'either'],
    ['测不出', 'either'],
  ])('%s lies %s', (text, side) => {
    expect(parseResult(text)).toEqual({ kind: 'beyond', side });
  });

  it.each([
    ['HI（>33.3）', { value: 33.3, comparator: '>', decimals: 1 }],
    ['33.3以上', { value: 33.3, comparator: '≥', decimals: 1 }],
    ['1.1以下', { value: 1.1, comparator: '≤', decimals: 1 }],
    ['超过33.3', { value: 33.3, comparator: '>', decimals: 1 }],
  ])('%s keeps its bound', (text, expected) => {
    expect(parseResult(text)).toEqual({ kind: 'number', ...expected });
  });
});

describe('qualitative results', () => {
  it.each([
    ['阴性', 0],
    ['阴性(-)', 0],
    ['（-）', 0],
    ['-', 0],
    ['neg', 0],
    ['Negative', 0],
    ['Non-reactive', 0],
    ['未检出', 0],
    ['±', 0.5],
    ['+/-', 0.5],
    ['可疑', 0.5],
    ['trace', 0.5],
    ['弱阳性', 1],
    ['阳性', 1],
    ['阳性(+)', 1],
    ['pos', 1],
    ['+', 1],
    ['1+', 1],
    ['++', 2],
    ['2+', 2],
    ['＋＋＋', 3],
    ['3+', 3],
    ['(+++)', 3],
    ['++++', 4],
    ['阳性(2+)', 2],
    ['阳性(12.5)', 1],
    ['阴性(0.05)', 0],
    ['3+(7.8mmol/L)', 3],
    ['+-(0.15g/L)', 0.5],
    ['-(0mg/dL)', 0],
    ['(+)阳性', 1],
    ['-(阴性)', 0],
    ['有反应性', 1],
    ['无反应性', 0],
    ['阳性(+) 12.35', 1],
    ['IgG(+) C3d(-)', 1],
    ['抗-IgG 阳性（3+）；抗-C3d 阴性', 3],
    ['IgG(-)，C3(-)', 0],
    ['C3d(++)', 2],
  ])('%s has grade %d', (text, grade) => {
    expect(parseResult(text)).toMatchObject({ kind: 'qualitative', grade });
  });

  it('of a span is what is sure of it, and of a word and a sign that contradict each other the word', () => {
    expect(parseResult('±~1+')).toEqual({ kind: 'qualitative', grade: 0.5, isWeak: false });
    expect(parseResult('可疑(+)')).toEqual({ kind: 'qualitative', grade: 0.5, isWeak: false });
  });

  it.each([
    ['+2', { kind: 'qualitative', grade: 2, isWeak: false }],
    [' ＋3 ', { kind: 'qualitative', grade: 3, isWeak: false }],
    ['+4 ', { kind: 'qualitative', grade: 4, isWeak: false }],
    ['+5', { kind: 'number', value: 5, decimals: 0 }],
    ['+2.5', { kind: 'number', value: 2.5, decimals: 1 }],
    ['-2', { kind: 'number', value: -2, decimals: 0 }],
    ['A+2', { kind: 'text', text: 'A+2' }],
    ['2+', { kind: 'qualitative', grade: 2, isWeak: false }],
    [2, { kind: 'number', value: 2, decimals: 0 }],
    [null, { kind: 'empty' }],
  ])('%s of an item that is only positive or negative', (printed, expected) => {
    expect(parseQualitative(printed)).toEqual(expected);
  });

  it('marks a weak positive', () => {
    expect(parseResult('弱阳性')).toEqual({ kind: 'qualitative', grade: 1, isWeak: true });
    expect(parseResult('弱阳性(±)')).toEqual({ kind: 'qualitative', grade: 1, isWeak: true });
  });
});

describe('everything else', () => {
  it.each([
    ['1:320', { kind: 'titre', dilution: 320 }],
    ['1：80', { kind: 'titre', dilution: 80 }],
    ['阳性1:320', { kind: 'titre', dilution: 320 }],
    ['<1:100', { kind: 'titre', dilution: 100, comparator: '<' }],
    ['阳性 1:320 颗粒型', { kind: 'titre', dilution: 320 }],
    ['1:100（核均质型）', { kind: 'titre', dilution: 100 }],
    ['250.00(+)', { kind: 'number', value: 250, decimals: 2, sign: 1 }],
    ['0.01(-)', { kind: 'number', value: 0.01, decimals: 2, sign: 0 }],
    ['12.5 阳性', { kind: 'number', value: 12.5, decimals: 1, sign: 1 }],
    ['6.9+', { kind: 'text', text: '6.9+' }],
    ['(-)阳性', { kind: 'text', text: '(-)阳性' }],
    ['- 12', { kind: 'text', text: '- 12' }],
    ['1:320 颗粒型阴性', { kind: 'text', text: '1:320 颗粒型阴性' }],
    ['0-2', { kind: 'between', low: 0, high: 2 }],
    ['3～5 /HP', { kind: 'between', low: 3, high: 5 }],
    ['', { kind: 'empty' }],
    ['  ', { kind: 'empty' }],
    ['--', { kind: 'empty' }],
    ['标本溶血', { kind: 'text', text: '标本溶血' }],
    ['5.1.2', { kind: 'text', text: '5.1.2' }],
    ['12 左右', { kind: 'text', text: '12 左右' }],
    ['阴性但建议复查', { kind: 'text', text: '阴性但建议复查' }],
    ['10-2', { kind: 'text', text: '10-2' }],
  ])('%s', (text, expected) => {
    expect(parseResult(text)).toEqual(expected);
  });

  it('treats null and undefined as empty', () => {
    expect(parseResult(null)).toEqual({ kind: 'empty' });
    expect(parseResult(undefined)).toEqual({ kind: 'empty' });
  });
});

it.each([
  ['肺炎链球菌', 1],
  ['检出大肠埃希菌', 1],
  ['革兰阴性双球菌', 1],
  // Group B streptococcus is called after what it lacks.
  ['无乳链球菌', 1],
  ['大肠埃希菌 ESBL阴性', 1],
  ['MRSA', 1],
  ['未检出无乳链球菌', 0],
  ['血培养阴性', 0],
  ['革兰氏阴性杆菌生长', 1],
  ['未见抗酸杆菌', 0],
  ['5天无细菌生长', 0],
  ['未见真菌孢子', 0],
  ['Coagulasenegative staphylococci', 1],
  ['培养五日无菌生长', null],
  // What lives there anyhow is no germ that was looked for.
  ['正常菌群', 0],
  ['见正常菌群', 0],
  ['未见细菌，见念珠菌孢子', null],
])('of a culture, %s is of grade %s', (text, grade) => {
  const parsed = parseResult(text);
  expect(parsed.kind === 'qualitative' ? parsed.grade : null).toBe(grade);
});

it.each([
  ['28 可见聚集', 28],
  ['28（可见聚集）', 28],
  ['6.9 标本溶血', 6.9],
  ['见 12%', 12],
  ['约占5%', 5],
  ['可见散在细胞', null],
  ['3 系减少', null],
])('%s is the number %s with a word about the specimen', (text, value) => {
  const parsed = parseResult(text);
  expect(parsed.kind === 'number' ? parsed.value : null).toBe(value);
});
