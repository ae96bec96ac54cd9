import { describe, expect, it } from 'vitest';
import { plainReading } from './plain-reading.ts';

const AT = '2025-11-18T10:26:00+08:00';
const row = (code: string, value: string, unit: string, range: string) => ({ code, value, unit, range });

function headlineOf(report: Record<string, unknown>): unknown {
  return plainReading({ at: AT, sex: '男', age: 66, ...report })['headline'];
}

describe('a total calcium below its interval', () => {
  const calcium = row('CA', '2.02', 'mmol/L', '2.11-2.52');

  it.each([
    [row('ALB', '28', 'g/L', '40-55'), '按白蛋白校正后 2.26 mmol/L，未低'],
    [row('ICA', '1.18', 'mmol/L', '1.10-1.34'), '离子钙 1.18 mmol/L，未低'],
  ])('is no low calcium beside what shows that', (beside, words) => {
    expect(headlineOf({ results: [calcium, beside] })).toContain(words);
    expect(headlineOf({ results: [calcium, beside] })).not.toContain('低钙血症');
  });

  it('stays one where the free calcium is low too, or the value is critical', () => {
    expect(headlineOf({ results: [calcium, row('ICA', '1.02', 'mmol/L', '1.10-1.34')] })).toContain('低钙血症');
    const critical = [row('CA', '1.70', 'mmol/L', '2.11-2.52'), row('ALB', '15', 'g/L', '40-55')];
    expect(headlineOf({ results: critical })).toContain('危急');
  });
});

describe('a marker within its interval', () => {
  const psa = row('PSA', '0.35', 'ng/mL', '0-4');
  const earlier = [{ hours_ago: 2200, results: [row('PSA', '0.08', 'ng/mL', '0-4')] }];

  it('is news to who had the tumour', () => {
    expect(headlineOf({ tags: ['前列腺癌根治术后'], results: [psa], earlier })).toContain('3 个月升 0.27');
  });

  it('is none to others, nor where it hardly rose', () => {
    expect(headlineOf({ results: [psa], earlier })).toContain('均在各自参考区间内');
    const low = [row('PSA', '0.03', 'ng/mL', '0-4')];
    const past = [{ hours_ago: 2200, results: [row('PSA', '0.01', 'ng/mL', '0-4')] }];
    expect(headlineOf({ tags: ['前列腺癌'], results: low, earlier: past })).toContain('均在各自参考区间内');
  });
});
