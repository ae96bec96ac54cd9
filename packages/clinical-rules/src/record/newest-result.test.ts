import { expect, test } from 'vitest';
import { newestRow, numberIn, rangeIn } from './newest-result.ts';
import { at, onlyReport, recordOf } from './record.test-support.ts';

test('a window holds what is after its start and up to its end', () => {
  const record = recordOf([
    { day: '2025-11-10', rows: [['TSH', '0.28', 'mIU/L']] },
    { day: '2025-11-17', rows: [['TSH', '1.00', 'mIU/L']] },
  ]);
  const time = at('2025-11-17');
  expect(newestRow(record, 'TSH', { after: time })).toBeUndefined();
  expect(newestRow(record, 'TSH', { until: time })?.report.report_id).toBe('2025-11-17');
  expect(newestRow(record, 'TSH', { until: '2025-11-17T07:59:59+08:00' })?.report.report_id).toBe('2025-11-10');
  expect(newestRow(record, 'FT4')).toBeUndefined();
});

test('a number comes in the unit that is asked for; a bound, a word and another quantity have none', () => {
  // 1 kPa = 7.50062 mmHg.
  const [, { rows }] = onlyReport([
    ['PO2', '8.00', 'kPa'],
    ['LAC', '<0.3', 'mmol/L'],
    ['K', '溶血', 'mmol/L'],
    // The unit may stand behind the number.
    ['NA', '138 mmol/L'],
  ]);
  expect(rows.map((row) => numberIn(row, row.code === 'PO2' ? 'mmHg' : 'mmol/L'))).toEqual([
    60.005,
    undefined,
    undefined,
    138,
  ]);
  expect(rows.map((row) => numberIn(row, 'g/L'))).toEqual([undefined, undefined, undefined, undefined]);
});

test('a bound proves a half line, in the unit that is asked for', () => {
  const [, { rows }] = onlyReport([['CRP', '<0.5', 'mg/dL']]);
  expect(rows.map((row) => rangeIn(row, 'mg/L'))).toMatchObject([{ high: 5, hasHigh: false }]);
  expect(rows.map((row) => rangeIn(row, 'mmol/L'))).toEqual([null]);
  const [, suspect] = onlyReport([['K', '400', 'mmol/L']]);
  expect(suspect.rows.map((row) => rangeIn(row, 'mmol/L'))).toEqual([null]);
  const [, behind] = onlyReport([['CRP', '<0.5 mg/dL']]);
  expect(behind.rows.map((row) => rangeIn(row, 'mg/L'))).toMatchObject([{ high: 5, hasHigh: false }]);
});
