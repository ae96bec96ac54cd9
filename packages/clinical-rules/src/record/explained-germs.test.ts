import { describe, expect, test } from 'vitest';
import { readPlainReport } from '../reading/plain-report.ts';

type Printed = readonly [name: string, value: string, range?: string, unit?: string];

const idsOf = (...rows: readonly Printed[]): readonly string[] =>
  readPlainReport({
    ...{ sex: '男', age: 62, at: '2025-11-18T10:00:00+08:00' },
    results: rows.map(([name, value, range = '阴性', unit = '']) => ({ name, value, range, unit })),
  }).judged.inference.diagnoses.map(({ id }) => id);

const SMEAR: Printed = ['抗酸染色', '阳性(2+)'];
const CULTURE: Printed = ['分枝杆菌培养', '胞内分枝杆菌'];

describe('another mycobacterium', () => {
  test.each<[string, readonly Printed[], boolean]>([
    ['that a culture names is no tuberculosis', [SMEAR, CULTURE], false],
    ['named in English', [SMEAR, ['分枝杆菌培养', '脓肿分枝杆菌（M. abscessus）']], false],
    ['that a nucleic acid names', [SMEAR, ['非结核分枝杆菌核酸', '阳性']], false],
    ['of which nobody looked for tuberculosis: a smear alone', [SMEAR], true],
    ['beside a nucleic acid of tuberculosis', [SMEAR, CULTURE, ['结核分枝杆菌核酸', '阳性']], true],
    ['that was not found', [SMEAR, ['非结核分枝杆菌核酸', '阴性']], true],
    ['which it is not', [SMEAR, ['分枝杆菌培养', '结核分枝杆菌复合群生长']], true],
  ])('%s', (_what, rows, isTuberculosis) => {
    expect(idsOf(...rows).includes('PTB')).toBe(isTuberculosis);
  });
});

describe('a fever of ticks', () => {
  const rows: readonly Printed[] = [
    ['白细胞', '1.9', '3.5-9.5', '10^9/L'],
    ['血小板', '48', '125-350', '10^9/L'],
    ['谷草转氨酶', '268', '15-40', 'U/L'],
    ['乳酸脱氢酶', '620', '120-250', 'U/L'],
  ];
  const without: Printed = ['新型布尼亚病毒核酸', '阴性'];
  const other: Printed = ['嗜吞噬细胞无形体核酸', '阳性'];

  test('of another germ is not the one that was looked for in vain', () => {
    expect(idsOf(...rows, without, other)).not.toContain('SFTS');
    expect(idsOf(...rows, without)).toContain('SFTS');
    expect(idsOf(...rows, other)).toContain('SFTS');
  });
});

describe('white cells', () => {
  const cells: readonly Printed[] = [
    ['白细胞', '12.8', '3.5-9.5', '10^9/L'],
    ['中性粒细胞百分比', '82', '40-75', '%'],
  ];
  const protein: Printed = ['CRP', '2', '<10', 'mg/L'];

  test('beside a CRP and a procalcitonin that keep are no infection', () => {
    expect(idsOf(...cells, protein, ['PCT', '0.03', '<0.05', 'ng/mL'])).not.toContain('BACT');
    expect(idsOf(...cells, protein)).toContain('BACT');
    expect(idsOf(...cells, protein, ['PCT', '0.8', '<0.05', 'ng/mL'])).toContain('BACT');
  });
});

test('a cartridge that finds tuberculosis and a resistance is read whichever of them comes first', () => {
  const found = (value: string): boolean => idsOf(['GeneXpert MTB/RIF', value, '未检出']).includes('PTB');
  expect(['检出MTB，利福平耐药', '检出MTB，未检出利福平耐药', 'MTB检出，利福平敏感'].map(found)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['未检出MTB', 'MTB未检出'].map(found)).toEqual([false, false]);
});
