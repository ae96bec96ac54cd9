import { describe, expect, test } from 'vitest';
import { laboratoryRow } from './model-page.test-support.tsx';
import { explainedRows, rowsByReport, splitSource } from './model-sources.ts';

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

describe('rows of a model', () => {
  const report = { report_id: 'R9-01', report_time: '2025-11-10T08:10:00+08:00' };

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
