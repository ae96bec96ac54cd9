import { expect, test } from 'vitest';
import { readPasted } from './online-paste.ts';

test.each([
  ['肌酐 168 μmol/L 57-97', ['CREA', '168', 'μmol/L', '57-97']],
  ['1. 肌酐（Cr）\t168\tumol/L\t57--97', ['CREA', '168', 'μmol/L', '57-97']],
  ['12 血红蛋白 103 g/L', ['HGB', '103', 'g/L', '']],
  ['*钾 K: 5.62↑ mmol/L 3.5~5.3', undefined],
  ['钾：5.62↑ mmol/L 3.5~5.3', ['K', '5.62', 'mmol/L', '3.5-5.3']],
  ['血红蛋白 103 L g/L (130-175)', ['HGB', '103', 'g/L', '130-175']],
  ['血红蛋白103g/L', ['HGB', '103', 'g/L', '']],
  ['HbA1c 8.2 %', ['HBA1C', '8.2', '%', '']],
  ['降钙素原 <0.02 ng/mL', ['PCT', '<0.02', 'ng/mL', '']],
  ['白细胞计数 6.2 10^9/L 3.5-9.5', ['WBC', '6.2', '10^9/L', '3.5-9.5']],
  ['糖化血红蛋白 8.2', ['HBA1C', '8.2', '', '']],
])('%s', (line, row) => {
  const { rows, unread } = readPasted(line);
  if (row === undefined) expect([rows, unread]).toEqual([[], [line]]);
  else {
    const [code, result, unit, range] = row;
    expect([rows, unread]).toEqual([[{ code, result, unit, range }], []]);
  }
});

test.each([
  ['a name of no item', '尿微量白蛋白排泄 86 mg/24h↑'],
  ['a unit of something else', '钾 5.62 mg/24h'],
  ['words behind the value', '钾 5.62 mmol/L 溶血标本'],
  ['no value', '肌酐 μmol/L'],
  ['a name that several items share', '葡萄糖定性试验 阳性'],
  ['a heading', '检验项目 结果 单位 参考区间'],
])('%s is not guessed', (_what, line) => {
  expect(readPasted(line)).toEqual({ rows: [], unread: [line] });
});

test('a second line of one item stays unread, empty lines are none', () => {
  expect(readPasted('钾 5.62 mmol/L\r\n\n钾 4.1 mmol/L\n')).toEqual({
    rows: [{ code: 'K', result: '5.62', unit: 'mmol/L', range: '' }],
    unread: ['钾 4.1 mmol/L'],
  });
});
