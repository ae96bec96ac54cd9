import { expect, test } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { asRead } from './as-read.ts';
import type { PrintedRow } from './printed.ts';

function row(name: string, result: string): PrintedRow {
  return {
    laboratory_id: '1',
    code: '',
    name,
    specimen: '',
    result,
    unit: '',
    range_text: '阴性',
    group_name: '',
    error: null,
  };
}

test.each([
  ['a word behind the name of the item', 'FLUA', '甲型流感病毒核酸', '甲型流感病毒核酸阳性', '阳性'],
  ['with a colon and a remark', 'ANA', '抗核抗体', '抗核抗体：弱阳性(1:100)', '弱阳性(1:100)'],
  ['behind another name of the item', 'FLUA', '甲流', '甲型流感病毒核酸：阴性', '阴性'],
  ['another virus than that of the row', 'FLUA', '甲型流感病毒核酸', '乙型流感病毒核酸阳性', '乙型流感病毒核酸阳性'],
  ['two of them', 'FLUA', '甲型流感病毒核酸', '甲型流感病毒核酸阳性，乙型阴性', '甲型流感病毒核酸阳性，乙型阴性'],
  ['a denial', 'FLUA', '甲型流感病毒核酸', '不除外甲型流感病毒核酸阳性', '不除外甲型流感病毒核酸阳性'],
  ['a virus of a panel that no item is', '', '呼吸道病毒核酸六项', '腺病毒核酸阳性', '阳性'],
  ['a word of a panel that names nothing looked for', '', '呼吸道六项', '建议复查阳性', '建议复查阳性'],
])('%s', (_what, code, name, result, expected) => {
  expect(asRead(row(name, result), findItem(code)).result).toBe(expected);
});
