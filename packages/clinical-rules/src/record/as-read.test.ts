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
  ['an organism before its resistance', 'MTBNA', 'Xpert MTB/RIF', 'MTB检出（高），利福平耐药检出', '阳性'],
  ['an organism that was not found', 'MTBNA', 'Xpert MTB/RIF', 'MTB未检出', 'MTB未检出'],
  ['nor in English', 'MTBNA', 'Xpert MTB/RIF', 'MTB NOT DETECTED', 'MTB NOT DETECTED'],
  ['a resistance alone', 'MTBNA', 'Xpert MTB/RIF', '利福平耐药检出', '利福平耐药检出'],
  ['a clone by its class', 'MPROT', '血清免疫固定电泳', 'IgG κ 型单克隆条带', '阳性'],
  ['a clone by its chain', 'MPROT', '免疫固定电泳', 'IgA-λ', '阳性'],
  ['no clone', 'MPROT', '免疫固定电泳', '未见单克隆条带', '未见单克隆条带'],
  ['many clones', 'MPROT', '免疫固定电泳', 'IgG 多克隆增高', 'IgG 多克隆增高'],
  ['a clone of another test', 'FLCR', '轻链', 'IgG κ 型单克隆条带', 'IgG κ 型单克隆条带'],
  ['a virus of a panel that no item is', '', '呼吸道病毒核酸六项', '腺病毒核酸阳性', '阳性'],
  ['a word of a panel that names nothing looked for', '', '呼吸道六项', '建议复查阳性', '建议复查阳性'],
])('%s', (_what, code, name, result, expected) => {
  expect(asRead(row(name, result), findItem(code)).result).toBe(expected);
});

test.each([
  ['血浆', '5.0', '3.4-4.8'],
  ['', '5.9', '3.5-5.3'],
  ['', '4.0', '3.5-5.3'],
  // Which of them is meant decides, and nothing tells it.
  ['', '5.0', '血清 3.5-5.3；血浆 3.4-4.8'],
  ['', '<5.0', '血清 3.5-5.3；血浆 3.4-4.8'],
  ['', '阴性', '血清 3.5-5.3；血浆 3.4-4.8'],
])('a row of 「%s」 with %s beside the intervals of two specimens is judged by 「%s」', (specimen, result, range) => {
  const printed = { ...row('钾', result), specimen, range_text: '血清 3.5-5.3；血浆 3.4-4.8' };
  expect(asRead(printed, findItem('K')).range_text).toBe(range);
});
