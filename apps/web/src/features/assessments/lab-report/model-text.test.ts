import { describe, expect, test } from 'vitest';
import { laboratoryRow } from './model-report.test-support.ts';
import {
  conclusionLines,
  explainedRows,
  modelRecordText,
  printedPowers,
  rowsByReport,
  splitSource,
} from './model-text.ts';

const report = { report_id: 'R9-01', report_time: '2025-11-10T08:10:00' };

test('a conclusion stands in its parts; without one it says so', () => {
  expect(conclusionLines({ ...report, conclusion: '筛查阳性；生理盐水试验：灰区' })).toEqual([
    '筛查阳性',
    '生理盐水试验：灰区',
  ]);
  expect(conclusionLines({ ...report, conclusion: '' })).toEqual(['暂无结论']);
});

test('the record says what was given, the conclusion, the review mark and the disclaimer', () => {
  const full = { ...report, conclusion: '筛查阳性', review_notes: ['规则待临床复核：切点'] };
  expect(modelRecordText(full, '原发性醛固酮增多症', '醛固酮/肾素比值 162（切点 30）')).toBe(
    '2025-11-10 08:10 原发性醛固酮增多症：醛固酮/肾素比值 162（切点 30）。筛查阳性。规则待临床复核。结果仅供临床参考，不替代医师诊断。',
  );
  expect(modelRecordText({ ...report, conclusion: '', missing: ['TSH', 'FT4'] }, '甲状腺功能辅助')).toBe(
    '2025-11-10 08:10 甲状腺功能辅助：暂无结论。缺少：TSH、FT4。结果仅供临床参考，不替代医师诊断。',
  );
});

test('powers of ten are set in print', () => {
  expect(printedPowers('619.9 ×10^6/L（按红细胞/700 校正）')).toBe('619.9 ×10⁶/L（按红细胞/700 校正）');
  expect(printedPowers('白蛋白商 QAlb（×10^-3）')).toBe('白蛋白商 QAlb（×10⁻³）');
  expect(printedPowers('升高')).toBe('升高');
  expect(printedPowers('10^12/L 与 *10^9/L')).toBe('×10¹²/L 与 ×10⁹/L');
});

const RULE = '成人甲状腺功能减退症诊治指南（2017）；妊娠和产后甲状腺疾病诊治指南（第2版，2019）';
const entry = (item: string, origin: string) => ({ item, value: '1', points: 0, source: `${origin}；${RULE}` });
const row = (id: string) => laboratoryRow(id, '1', { laboratory_id: id, group_name: '肾上腺' });

describe('the source of a contribution', () => {
  test('names the report of the value, then the publications of the rule', () => {
    expect(splitSource(`R9-01 2025-11-10 皮质醇、ACTH；${RULE}`)).toEqual({
      origin: 'R9-01 2025-11-10 皮质醇、ACTH',
      rule: RULE,
    });
    expect(splitSource(`手动补充 2025-11-06 陆明哲；${RULE}`).origin).toBe('手动补充 2025-11-06 陆明哲');
  });

  test('of a value that no report holds is the rule alone', () => {
    expect(splitSource(RULE)).toEqual({ origin: '', rule: RULE });
  });

  test('the publications are said once, each row keeps its report', () => {
    const rows = [entry('a', 'R9-01 2025-11-10 节律'), entry('b', 'R9-02 2025-11-08 节律')];
    const explained = explainedRows([...rows, { item: 'age', value: '64 岁', points: 0, source: RULE }]);
    expect(explained.rules).toEqual([RULE]);
    expect(explained.rows.map(({ source }) => source)).toEqual([
      'R9-01 2025-11-10 节律',
      'R9-02 2025-11-08 节律',
      '患者基本信息',
    ]);
  });
});

test.each([
  ['一份指南（1-2-3）；另一份', ''],
  ['R9-01 2025-11-10；', ''],
  ['R9-01 2025-11-1；指南', ''],
  ['指南；R9-01 2025-11-10；指南', ''],
  ['2025-11-10；指南', '2025-11-10'],
])('of %s the report is %j: a day makes it one, before the first publication', (source, origin) => {
  expect(splitSource(source)).toEqual({ origin, rule: origin === '' ? source : '指南' });
});

test('a figure stays one, a text has its powers set', () => {
  const rows = [
    { ...entry('a', 'R9-01 2025-11-10'), value: 7 as unknown as string },
    { ...entry('b', 'R9-01 2025-11-10'), value: '620 ×10^6/L' },
  ];
  expect(explainedRows(rows).rows.map(({ value }) => value)).toEqual([7, '620 ×10⁶/L']);
});

test('without a conclusion the record says what was missing, where something was', () => {
  expect(modelRecordText({ ...report, conclusion: '' }, 'CKD分期')).toBe(
    '2025-11-10 08:10 CKD分期：暂无结论。结果仅供临床参考，不替代医师诊断。',
  );
});

describe('rows of a model', () => {
  test('that come from no report are of this one', () => {
    const contributions = [{ item: 'age', value: '64 岁', points: 0, source: RULE }];
    expect(rowsByReport({ ...report, laboratories: [row('-1')], contributions })).toBeUndefined();
  });

  test('stay one table when all are of the report', () => {
    const contributions = [entry('a', 'R9-01 2025-11-10 节律')];
    expect(rowsByReport({ ...report, laboratories: [row('R9-01-01')], contributions })).toBeUndefined();
    expect(rowsByReport(report)).toBeUndefined();
  });

  test('name the report they come from when some were used from another one', () => {
    const contributions = [entry('a', 'R9-01 2025-11-10 节律'), entry('b', 'R9-1 2025-11-09 抑制试验')];
    const laboratories = [row('R9-01-01'), row('R9-1-07')];
    expect(rowsByReport({ ...report, laboratories, contributions })?.map((used) => used.group_name)).toEqual([
      '本报告',
      '2025-11-09 抑制试验',
    ]);
  });
});
