import { describe, expect, test } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { asRead } from './as-read.ts';
import { criticalLimitText } from './critical-limit.ts';
import { inferenceInput, timedResult } from './inference-input.ts';
import { withoutLogarithm } from './logarithm.ts';
import { onlyReport, printedRow } from './record.test-support.ts';
import type { PlainRow } from './record.test-support.ts';

const rowsOf = (...rows: readonly PlainRow[]) => onlyReport(rows)[1].rows;

describe('a load that is printed as its logarithm', () => {
  const item = findItem('HBVDNA');
  const read = (unit: string, result: string, range_text = '') => {
    const row = withoutLogarithm(printedRow({ unit, result, range_text }), item);
    return [row.result, row.unit, row.range_text];
  };

  test.each([
    'log10 IU/mL',
    'log10(IU/mL)',
    'lg(IU/mL)',
    'Log IU/mL',
    'log₁₀ IU/mL',
    'lg[IU/mL]',
    'LOG10（IU/mL）',
    ' lg  IU/mL ',
    'log10 ( IU/mL )',
  ])('in %s is read without', (unit) => {
    expect(read(unit, '3.5', '<1.3')).toEqual(['3160', 'IU/mL', '<20']);
  });

  test('keeps its sign and its words; what is no exponent, no unit or no item stays', () => {
    expect(read('lg IU/mL', '<1.3')).toEqual(['<20', 'IU/mL', '']);
    expect(read('lg IU/mL', '阴性')).toEqual(['阴性', 'IU/mL', '']);
    expect(read('lg IU/mL', '14')).toEqual(['100000000000000', 'IU/mL', '']);
    expect(read('lg IU/mL', '14.1')).toEqual(['14.1', 'lg IU/mL', '']);
    expect(read('lg xyz', '3')).toEqual(['3', 'lg xyz', '']);
    expect(read('IU/mL', '3')).toEqual(['3', 'IU/mL', '']);
    expect(read('IU/mL lg', '3')).toEqual(['3', 'IU/mL lg', '']);
    expect(read('x lg IU/mL', '3')).toEqual(['3', 'x lg IU/mL', '']);
    expect(read('lg IU/mL', '3.52')).toEqual(['3310', 'IU/mL', '']);
    expect(read('lg IU/mL', '见附注3.5')).toEqual(['见附注3.5', 'IU/mL', '']);
    const row = printedRow({ unit: 'lg IU/mL', result: '3' });
    expect(withoutLogarithm(row, undefined)).toBe(row);
  });
});

describe('what a word says of its row', () => {
  const read = (code: string, name: string, result: string, specimen = '') =>
    asRead(printedRow({ code, name, result, specimen }), findItem(code)).result;

  test.each<[string, string, string, string]>([
    ['ANA', '抗核抗体', '抗核抗体阳性', '阳性'],
    ['ANA', '抗核抗体', ' 抗核抗体 : 阳性 。', '阳性'],
    ['ANA', '抗核抗体', '抗核抗体为强阳性', '强阳性'],
    ['ANA', '抗核抗体', '抗核抗体呈弱阳性.', '弱阳性'],
    ['ANA', '抗核抗体', '抗核抗体阴性 （1:100）', '阴性 （1:100）'],
    ['ANA', '抗核抗体(检测)', '抗核抗体测定阳性', '阳性'],
    ['', '呼吸道病毒', '腺病毒抗原阳性', '阳性'],
    ['', '呼吸道病毒', '腺病毒抗体阴性', '阴性'],
    ['', '呼吸道病毒', '腺病毒DNA阳性', '阳性'],
    ['', '肠道', '诺如病毒RNA阳性', '阳性'],
    ['', '肠道', '艰难梭菌毒素阳性', '阳性'],
    ['', '耐药', 'KPC基因阳性', '阳性'],
    ['', '本院病毒X', '本院病毒X检测阳性', '阳性'],
    ['', '肠道', '检测阳性', '检测阳性'],
    ['ANA', '抗核抗体', '请复查。抗核抗体阳性', '请复查。抗核抗体阳性'],
    // Another item, a denial, a second sentence, no name.
    ['ANA', '抗核抗体', '抗双链DNA抗体阳性', '抗双链DNA抗体阳性'],
    ['', '肠道', '毒素测试阳性', '毒素测试阳性'],
    ...['未查腺病毒抗原', '无腺病毒抗原', '非腺病毒抗原', '不见腺病毒抗原', '除外腺病毒抗原', '排除腺病毒抗原'].map(
      (word): [string, string, string, string] => ['', '呼吸道病毒', `${word}阳性`, `${word}阳性`],
    ),
    ['ANA', '抗核抗体', '抗核抗体阳性，请复查', '抗核抗体阳性，请复查'],
    ['ANA', '抗核抗体', '阳性', '阳性'],
  ])('%s 「%s」 of 「%s」 is read as 「%s」', (code, name, result, expected) => {
    expect(read(code, name, result)).toBe(expected);
  });

  test.each([
    ['找到腺癌细胞', '阳性'],
    ['见恶性细胞', '阳性'],
    ['Malignant cells', '阳性'],
    ['carcinoma', '阳性'],
    ['淋巴瘤细胞', '阳性'],
    ['腺瘤细胞', '阳性'],
    ['见可疑癌细胞', '可疑'],
    ['疑似恶性', '可疑'],
    ['异型细胞，癌？', '可疑'],
    ['核异质细胞，倾向恶性', '可疑'],
    ['不典型，恶性肿瘤', '可疑'],
    ['Suspicious for carcinoma', '可疑'],
    ['atypical, malignancy', '可疑'],
    ['未见恶性肿瘤细胞', '阴性'],
    ['无癌细胞', '阴性'],
    ['没有肿瘤细胞', '阴性'],
    ['癌细胞阴性', '阴性'],
    ['No malignant cells', '阴性'],
    ['malignant cells not seen', '阴性'],
    ['Negative for malignancy', '阴性'],
    // Nobody says it of a tumour, or says both.
    ['见淋巴细胞', '见淋巴细胞'],
    ['未见癌细胞，见可疑细胞', '未见癌细胞，见可疑细胞'],
    ['不除外癌', '不除外癌'],
    ['nodular carcinoma', '阳性'],
  ])('a cytologist who writes 「%s」 says %s', (result, expected) => {
    const said = { 不除外癌: '可疑' }[result] ?? expected;
    expect(read('PF-CYT', '胸水细胞学', result)).toBe(said);
    expect(read('PF-CX', '胸水培养', result)).toBe(result);
  });

  test('weeks and days of a pregnancy are weeks', () => {
    expect([read('GAW', '孕周', '28'), read('GAW', '孕周', '28周+3天'), read('K', '钾', '28+3')]).toEqual([
      ...['28', String(28 + 3 / 7), '28+3'],
    ]);
  });
});

test.each([
  ['T21D', '1/270', '<1:270'],
  ['T18D', '<1/350', '<1:350'],
  ['T21D', '＜1：270', '<1:270'],
  ['T21D', ' ≤ 1 / 270 ', '<1:270'],
  ['T21D', '1:270', '<1:270'],
  ['T21D', '1/270 低风险', '1/270 低风险'],
  ['T21D', '临界 1/270', '临界 1/270'],
  ['T21D', '2/270', '2/270'],
  ['T21D', '阴性', '阴性'],
  ['ANA', '1:100', '1:100'],
])('beside a risk of %s 「%s」 is read as 「%s」', (code, range_text, expected) => {
  const row = printedRow({ code, result: '1/80', range_text });
  expect(asRead(row, findItem(code)).range_text).toBe(expected);
});

test.each<[PlainRow, string]>([
  [['K', '6.9', 'mmol/L'], '> 6.2'],
  [['K', '2.0', 'mmol/L'], '< 2.8'],
  [['LAC', '4.0', 'mmol/L'], '≥ 4'],
  [['CREA', '600', 'μmol/L'], '> 530（首次出现）'],
  [['CREA', '7', 'mg/dL'], '> 5.995（首次出现）'],
  [['MALSM', '阳性', ''], '阳性'],
  [['AFB', '3+', ''], '阳性（首次出现）'],
  [['UKET', '3+', '', { specimen: '尿' }], '≥ 3+'],
  [['UKET', '2+', '', { specimen: '尿' }], ''],
  [['CRP', '300', 'mg/L'], ''],
  [['XYZ', '300', 'mg/L'], ''],
])('the limit that %j has passed is 「%s」', (row, text) => {
  expect(rowsOf(row).map(criticalLimitText)).toEqual([text]);
});

describe('what the rule base reads', () => {
  const input = (rows: readonly PlainRow[], earlier = []) =>
    inferenceInput(rowsOf(...rows), { sex: 'female', ageYears: 60 }, earlier);

  test('the last draw of a series, those before it as its course', () => {
    const draw = (hour: string, result: string): PlainRow => [
      'CTNI',
      result,
      'ng/L',
      { name: `肌钙蛋白I(${hour}h)`, laboratory_id: hour },
    ];
    const { rows, earlier } = input([
      draw('0', '10'),
      draw('3', '60'),
      draw('1', '20'),
      ['K', '4.0', 'mmol/L', { laboratory_id: 'k' }],
    ]);
    expect(rows.map(({ laboratoryId }) => laboratoryId)).toEqual(['3', 'k']);
    expect(earlier).toEqual([
      { code: 'CTNI', value: 10, hoursAgo: 3 },
      { code: 'CTNI', value: 20, hoursAgo: 2 },
    ]);
    const undated = input([draw('3', '60'), ['CTNI', '20', 'ng/L', { name: '肌钙蛋白I', laboratory_id: 'i' }]]);
    expect([undated.rows.map(({ laboratoryId }) => laboratoryId), undated.earlier]).toEqual([['3', 'i'], []]);
    const single = input([draw('3', '60')]);
    expect([single.rows.length, single.earlier]).toEqual([1, []]);
  });

  test('of a row printed twice first the one that is farther from normal', () => {
    const twice = (...results: readonly string[]) =>
      input(
        results.map((result) => ['K', result, 'mmol/L', { range_text: '3.5-5.3', laboratory_id: result }]),
      ).rows.map(({ laboratoryId }) => laboratoryId);
    expect(twice('4.0', '5.9')).toEqual(['5.9', '4.0']);
    expect(twice('5.9', '6.9', '4.0')).toEqual(['6.9', '5.9', '4.0']);
    expect(twice('6.9', '4.0')).toEqual(['6.9', '4.0']);
    expect(twice('4.0', '4.1')).toEqual(['4.0', '4.1']);
  });

  test('nothing that cannot be believed, and units as they are meant', () => {
    expect(input([['K', '400', 'mmol/L']]).rows).toEqual([]);
    expect(input([['DD', '0.8', 'mg/L', { range_text: '0-0.5' }]]).rows[0]).toMatchObject({
      unit: 'mg/L FEU',
      code: 'DD',
      result: '0.8',
      range: '0-0.5',
    });
  });

  test('a course only of single figures of items that have one, in the unit of the catalogue', () => {
    const timed = (row: PlainRow) => rowsOf(row).flatMap((each) => timedResult(each, 7));
    expect(timed(['CREA', '1.0', 'mg/dL'])).toEqual([{ time: 7, code: 'CREA', value: 88.4 }]);
    expect([timed(['CREA', '>90', 'μmol/L']), timed(['CREA', '溶血', 'μmol/L']), timed(['CREA', '90', 'U/L'])]).toEqual(
      [[], [], []],
    );
    expect([timed(['CREA', '90000', 'μmol/L']), timed(['UPRO', '1', '']), timed(['XYZ', '1', ''])]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
