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
