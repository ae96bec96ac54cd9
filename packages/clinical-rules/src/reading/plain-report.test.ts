import { describe, expect, it, test } from 'vitest';
import { checkPublishedCase } from '../cli/case-checks.ts';
import { plainReading } from './plain-reading.ts';
import { readPlainReport } from './plain-report.ts';

const AT = '2025-11-18T10:00:00+08:00';
const potassium = { code: 'K', value: '5.9', unit: 'mmol/L', range: '3.5-5.3' };
const read = (report: Record<string, unknown>) => plainReading({ at: AT, sex: '男', age: 50, ...report });

describe('the form of a plain report', () => {
  it.each([
    ['text', '3.5-5.3'],
    ['two bounds', [3.5, 5.3]],
    ['two bounds as texts', ['3.5', '5.3']],
    ['an object', { low: 3.5, high: 5.3 }],
    ['an upper bound', [null, 5.3]],
  ])('takes a range as %s', (_, range) => {
    const { findings } = read({ results: [{ ...potassium, range }] });
    expect(findings).toMatchObject([{ id: 'diagnosis:HYPERK' }]);
  });

  it('names a range that is a word: a result denies nothing beside it', () => {
    const { texts } = read({ results: [{ code: 'BCFUN', value: '阳性', range: '阴性' }] });
    expect(texts).toContainEqual(expect.stringContaining('真菌血培养 阳性（参考 阴性）'));
    expect(texts).not.toContainEqual(expect.stringContaining('阳性（阴性）'));
  });

  it('takes a range that is null as none', () => {
    const { judged } = readPlainReport({ at: AT, results: [{ ...potassium, range: null }] });
    expect(judged.rows[0]?.flag).toMatchObject({ rangeSource: 'catalogue' });
  });

  it.each([
    ['2025-11-18 10:00', '2025-11-18T10:00:00+08:00'],
    ['2025/11/8 9:05', '2025-11-08T09:05:00+08:00'],
    ['2025-11-18', '2025-11-18T00:00:00+08:00'],
    ['2025-11-18T02:00:00Z', AT],
    ['2025-11-18T03:00:00+0100', AT],
    ['昨天', '1970-01-01T00:00:00+08:00'],
    [undefined, '1970-01-01T00:00:00+08:00'],
  ])('takes the time %s', (at, expected) => {
    expect(readPlainReport({ at, results: [] }).judged.report.report_time).toBe(expected);
  });

  it.each([
    [{ age: 40 }, 40],
    [{ age: '40' }, 40],
    [{ age: '40岁' }, 40],
    [{ age: '8个月' }, 0],
    [{ age: '2岁3个月' }, 2],
    [{ age: 0.5 }, 0],
    [{ age_months: 30 }, 2],
    [{ age: '5天' }, 0],
    [{ birth: '1985-03-01' }, 40],
    [{ age: '成人' }, null],
    [{}, null],
  ])('takes the age of %j', (told, years) => {
    expect(readPlainReport({ at: AT, ...told, results: [] }).judged.person.ageYears).toBe(years);
  });

  it('puts earlier reports in their place, whatever zone or distance they are told in', () => {
    const past = (at: object, value: string) => ({ ...at, results: [{ code: 'K', value, unit: 'mmol/L' }] });
    const earlier = [past({ at: '2025-11-17T23:00:00Z' }, '5.2'), past({ hours_ago: 30 }, '4.0'), past({}, '9.9')];
    const { record } = readPlainReport({ at: AT, results: [potassium], earlier });
    expect(record.reports.map(({ report }) => report.report_time)).toEqual([
      AT,
      '2025-11-18T07:00:00+08:00',
      '2025-11-17T04:00:00+08:00',
    ]);
    expect(read({ results: [potassium], earlier }).headline).toContain('3 小时升 0.70');
  });

  it('does not judge by age what is dated after it came', () => {
    const results = [
      { code: 'CREA', value: '62', unit: 'μmol/L' },
      { ...potassium, value: '4.1' },
    ];
    const readAt = (received: string) => read({ sex: '女', received_at: received, results }).headline;
    expect(readAt('2025-11-18T09:50:00+08:00')).toBe('本次 2 项检验结果均在各自参考区间内');
    expect(readAt('2025-11-18T09:49:00+08:00')).toBe(
      '已判读的 1 项在参考区间内；1 项未判读：肌酐（采样时间有误，按年龄判读的项目未判读）',
    );
  });

  it('cuts tags that are told in one text', () => {
    expect(readPlainReport({ tags: '慢性肾脏病、高血压', results: [] }).record.patient.tags).toEqual([
      '慢性肾脏病',
      '高血压',
    ]);
  });

  it('names what it does not know by its code', () => {
    const { unread, level } = read({ results: [{ code: 'XYZ-7', value: '3' }] });
    expect([unread, level]).toEqual([['XYZ-7：无可用参考区间'], 'undetermined']);
  });

  it.each([
    ['code', { code: 'DDIMER' }, 'DD'],
    ['code', { code: 'hgb' }, 'HGB'],
    ['name', { name: 'Hemoglobin' }, 'HGB'],
    ['name', { name: 'Haemoglobin' }, 'HGB'],
    ['name', { name: '葡萄糖', specimen: '尿' }, 'UGLU'],
    ['name', { name: '蛋白质', specimen: '尿液' }, 'UPRO'],
    ['name', { name: '葡萄糖', specimen: '脑脊液' }, 'CSF-GLU'],
    ['name', { name: '葡萄糖', specimen: '血清' }, 'GLU'],
  ])('finds an item by its %s %j', (_, told, code) => {
    expect(readPlainReport({ results: [{ ...told, value: '1' }] }).judged.rows[0]?.code).toBe(code);
  });
});

test('a published case takes rows in full, leaves out what is null, and names a code that nobody knows without failing', () => {
  const labs = { K: { value: '7.1', unit: 'mEq/L' }, NA: null, XYZ: 3, HGB: '88' };
  const one = { input: { age: '60', sex: 'F', labs, ranges: null, earlier: null }, must_include: ['HYPERKS'] };
  expect(checkPublishedCase(one)).toEqual([]);
  expect(checkPublishedCase({ ...one, must_include: ['HYPOK'] })).toEqual(['应有 HYPOK，实为 HYPERKS']);
});
