import { describe, expect, test } from 'vitest';
import { actionsFor } from './actions.ts';
import { by } from './finders.test-support.ts';
import { OUTSIDE_ROWS, outsideRows } from './outside-rows.ts';
import type { PlainRow } from './reading.test-support.ts';
import { readingOf } from './reading.test-support.ts';

const named = (name: string, value: string, range = '阴性', unit = '', specimen = ''): PlainRow => [
  '',
  value,
  unit,
  range,
  { name, specimen },
];
const told = (...rows: readonly PlainRow[]) => by(outsideRows)(rows).map(({ title, urgency }) => `${title} ${urgency}`);

describe('what the catalogue does not hold and is acted on', () => {
  test.each<[string, PlainRow, string]>([
    ['WS 296', named('麻疹病毒IgM抗体', '阳性(+)'), '麻疹可能 2'],
    ['WS 290', named('钩端螺旋体抗体(显微凝集试验)', '1:800', '<1:400'), '钩端螺旋体病可能 2'],
    ['OXK', named('外斐试验OXK', '1:320', '<1:160'), '恙虫病可能 2'],
    ['WS 258', named('rK39抗体', '阳性'), '内脏利什曼病（黑热病）可能 2'],
    ['EASL 2023', named('HDV-RNA', '4.6E+05', '<50', 'IU/mL'), '丁型肝炎病毒感染可能 3'],
    ['without a printed reference', named('麻疹病毒核酸', '阳性', ''), '麻疹可能 2'],
    ['a titre that is called positive', named('脑脊液VDRL', '阳性 1:4', ''), '神经梅毒可能 2'],
    ['of the fluid by its specimen', named('TRUST(外送)', '阳性', '阴性', '', '脑脊液'), '神经梅毒可能 2'],
    ['GBZ 89', named('尿汞', '286', '<4', 'μg/g Cr'), '汞中毒可能 2'],
    ['most of the haemoglobin', named('血红蛋白S', '88.2', '0', '%'), '镰状细胞病可能 2'],
    ['a germ of the fluid', named('脑脊液mNGS', '检出福氏耐格里阿米巴', '未检出'), '脑脊液病原学阳性 1'],
    ['猴痘诊疗指南 2022', named('猴痘病毒核酸(疱液)', '阳性'), '猴痘可能 2'],
    [
      'an IgG of a titre that counts (Duke 2023)',
      named('贝纳柯克斯体Ⅰ相IgG', '1:3200', '<1:16'),
      'Q 热／巴尔通体持续感染待排（含血培养阴性的心内膜炎） 2',
    ],
    ['ticks', named('嗜吞噬细胞无形体核酸', '阳性'), '人粒细胞无形体病可能 2'],
    [
      'haemoglobin outside the cells',
      named('游离血红蛋白', '1860', '<40', 'mg/L'),
      '血管内溶血可能（须除外采血溶血） 2',
    ],
    ['MSIS 2018', named('关节液α-防御素', '阳性'), '假体关节感染待排 2'],
  ])('%s', (_what, row, expected) => {
    expect(told(row)).toEqual([expected]);
  });

  test.each<[string, PlainRow]>([
    ['that somebody met it or was vaccinated', named('麻疹病毒IgG抗体', '阳性')],
    ['an IgG of Q fever of years ago', named('贝纳柯克斯体Ⅰ相IgG', '1:64', '<1:16')],
    ['another amine', named('抗Hu抗体', '阴性')],
    ['that it was not found', named('麻疹病毒IgM抗体', '阴性')],
    ['a titre within its reference', named('外斐试验OXK', '1:80', '<1:160')],
    ['a titre without reference or word', named('外斐试验OXK', '1:80', '')],
    ['less than half of the haemoglobin', named('血红蛋白S', '38', '0', '%')],
  ])('says nothing of %s', (_what, row) => {
    expect(told(row)).toEqual([]);
  });

  test('says one germ once, and the rows beside it stay rows', () => {
    const rows = [named('丁肝抗体IgM', '阳性'), named('HDV-RNA', '4.6E+05', '<50', 'IU/mL')];
    expect(told(...rows)).toEqual(['丁型肝炎病毒感染可能 3']);
    expect(readingOf(rows).findings.map(({ title }) => title)).toEqual(['丁型肝炎病毒感染可能', 'HDV-RNA升高']);
  });

  test('stands behind the first clause with its value in brackets', () => {
    const headline = readingOf([['K', '2.9', 'mmol/L', '3.5-5.3'], named('外斐试验OXK', '1:320', '<1:160')]).headline;
    expect(headline[1]?.text).toBe('恙虫病可能（外斐试验OXK 1:320）');
  });

  test('has steps that exist, where it has any', () => {
    expect(OUTSIDE_ROWS.length).toBeGreaterThan(10);
    expect(OUTSIDE_ROWS.filter(({ steps }) => steps !== undefined && actionsFor(steps) === undefined)).toEqual([]);
  });
});
