import { expect, test } from 'vitest';
import { plainReading } from './plain-reading.ts';

type Row = readonly [name: string, value: string, unit: string, range: string];

const textsOf = (sodium: string, ...beside: readonly Row[]) => {
  const rows: readonly Row[] = [['钠', sodium, 'mmol/L', '137-147'], ...beside];
  const results = rows.map(([name, value, unit, range]) => ({ name, value, unit, range }));
  return JSON.stringify(plainReading({ at: '2025-11-18T10:00:00+08:00', sex: '男', age: 36, results })['texts']);
};

const SAID = '疑假性低钠，以直接电极法复测';

// 欧洲低钠指南 2014: fat and protein take the place of water in the sample.
test.each<[string, Row]>([
  ['甘油三酯 38.6 mmol/L', ['甘油三酯', '38.6', 'mmol/L', '<1.7']],
  ['总蛋白 118 g/L', ['总蛋白', '118', 'g/L', '65-85']],
  ['标本脂血', ['备注', '标本严重脂血', '', '']],
  ['标本脂血', ['脂血指数', '3+', '', '-']],
])('a low sodium beside %s may be none', (ground, row) => {
  for (const sodium of ['113', '124', '132']) expect(textsOf(sodium, row)).toContain(`${ground}，${SAID}`);
});

test.each<[string, Row]>([
  ['124', ['甘油三酯', '6.0', 'mmol/L', '<1.7']],
  ['124', ['备注', '无脂血', '', '']],
  ['124', ['脂血指数', '-', '', '-']],
  ['150', ['甘油三酯', '38.6', 'mmol/L', '<1.7']],
])('a sodium of %s beside %j is what it is', (sodium, row) => {
  expect(textsOf(sodium, row)).not.toContain(SAID);
});
