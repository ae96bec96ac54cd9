import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWithPrevious } from '../delta/delta.ts';
import { deltaOf, historyOf, observationOf } from './history.ts';
import { recordOf } from './record.test-support.ts';
import type { PlainReport, PlainRow } from './record.test-support.ts';

const row = fc.oneof(
  // Stages of CKD, results that cannot be compared, and one item in two units and of two specimens.
  fc.constantFrom('95', '75', '52', '40', '20', '>90', '溶血').map((result): PlainRow => ['EGFR', result, 'mL/min']),
  fc.integer({ min: 40, max: 200 }).map((result): PlainRow => ['CREA', `${result}`, 'μmol/L']),
  fc.constantFrom('0.9', '1.4', '2.0').map((result): PlainRow => ['CREA', result, 'mg/dL']),
  fc.constantFrom('阴性', '1+', '3+').map((result): PlainRow => ['UPRO', result, '', { specimen: '尿' }]),
  fc
    .tuple(fc.integer({ min: 3, max: 30 }), fc.constantFrom('血清', '胸水'))
    .map(([result, specimen]): PlainRow => ['GLU', `${result}`, 'mmol/L', { specimen }]),
);
// Seldom two reports at the same time.
const report = fc.record({
  day: fc.integer({ min: 0, max: 60 }).map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10)),
  rows: fc.array(row, { minLength: 1, maxLength: 6 }),
});
const reports = fc
  .array(report, { minLength: 2, maxLength: 40 })
  .map((all) => all.map((one, index): PlainReport => ({ ...one, report_id: `R${index}` })));

test('a comparison is the same as with all earlier results', () => {
  fc.assert(
    fc.property(reports, (all) => {
      const record = recordOf(all);
      const everything = record.reports.flatMap(({ report: { report_id: reportId, report_time: time }, rows }) =>
        rows.map((one) => ({ ...observationOf(one, time), reportId })),
      );
      const history = historyOf(record);
      const compared = record.reports.flatMap(({ report: { report_time: time }, rows }) =>
        rows.map((one) => [deltaOf(one, time, history), compareWithPrevious(observationOf(one, time), everything)]),
      );
      expect(compared.map(([recent]) => recent)).toEqual(compared.map(([, whole]) => whole));
    }),
    { numRuns: 60 },
  );
});

test('a row without a code is followed by its name', () => {
  const named = (day: string, result: string): PlainReport => ({
    day,
    rows: [['', result, 'U/L', { name: '本院自建项目' }]],
  });
  const record = recordOf([named('2025-11-10', '4.0'), named('2025-11-17', '5.0')]);
  const [newest] = record.reports;
  const [row_] = newest?.rows ?? [];
  const delta = row_ && deltaOf(row_, newest?.report.report_time ?? '', historyOf(record));
  expect(delta?.previous).toMatchObject({ reportId: '2025-11-10', result: '4.0' });
});

/** The comparison of the newest report with a course of daily results, the newest first. */
function newest(...rows: readonly PlainRow[]) {
  const record = recordOf(rows.map((each, at): PlainReport => ({ day: `2025-11-${20 - at}`, rows: [each] })));
  const [judged] = record.reports;
  const [first] = judged?.rows ?? [];
  return first && deltaOf(first, judged?.report.report_time ?? '', historyOf(record));
}

test('a row with a code is followed by it whatever its name, one without by its name alone', () => {
  const potassium = (result: string, name: string): PlainRow => ['K', result, 'mmol/L', { name }];
  expect(newest(potassium('4.0', '钾'), potassium('5.0', '血钾'))?.previous?.result).toBe('5.0');
  const own = (result: string, name: string): PlainRow => ['', result, 'U/L', { name }];
  expect(newest(own('4.0', '甲'), own('5.0', '乙'))?.previous ?? null).toBeNull();
});

test('results of another specimen or unit between do not end a course', () => {
  const glucose = (result: string, specimen = '血清', unit = 'mmol/L'): PlainRow => [
    '',
    result,
    unit,
    { name: '自建', specimen },
  ];
  const fluids = [glucose('1', '胸水'), glucose('2', '胸水'), glucose('3', '胸水')];
  expect(newest(glucose('10'), ...fluids, glucose('8'))?.previous?.result).toBe('8');
  const units = [glucose('1', '血清', 'g/L'), glucose('2', '血清', 'g/L'), glucose('3', '血清', 'g/L')];
  expect(newest(glucose('10'), ...units, glucose('8'))?.previous?.result).toBe('8');
  const streak = (...between: readonly PlainRow[]) => newest(glucose('10'), ...between, glucose('8'))?.streak;
  expect(streak(glucose('1', '胸水'), glucose('9'), glucose('1', '胸水'))).toBe(streak(glucose('9')));
  expect(streak(glucose('1', '血清', 'g/L'), glucose('9'), glucose('1', '血清', 'g/L'))).toBe(streak(glucose('9')));
});
