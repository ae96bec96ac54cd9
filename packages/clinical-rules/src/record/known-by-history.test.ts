import { expect, test } from 'vitest';
import { knownByHistory } from './known-by-history.ts';
import { recordOf, reportOf } from './record.test-support.ts';
import type { PlainRow } from './record.test-support.ts';

const TIME = '2025-11-17T08:00:00+08:00';

test('diabetes is known once two days have told it, the second of them today (ADA)', () => {
  const diabetic: readonly PlainRow[] = [['GLU', '9.0', 'mmol/L', { range_text: '3.9-6.1' }]];
  const known = (rows: readonly PlainRow[], ...earlier: readonly [string, readonly PlainRow[]][]) => {
    const record = recordOf([{ day: TIME, rows }, ...earlier.map(([day, old]) => ({ day, rows: old }))]);
    return knownByHistory(record, reportOf(record, TIME));
  };
  const normal: readonly PlainRow[] = [['GLU', '5.0', 'mmol/L', { range_text: '3.9-6.1' }]];
  expect(known(diabetic, ['2025-10-01', diabetic])).toEqual(['DM']);
  expect(known(diabetic, ['2025-10-01', normal], ['2025-09-01', diabetic])).toEqual(['DM']);
  expect(known(diabetic, ['2025-11-17T06:00:00+08:00', diabetic])).toEqual([]);
  const other: readonly PlainRow[] = [['K', '6.9', 'mmol/L', { range_text: '3.5-5.3' }]];
  expect([known(other, ['2025-10-01', diabetic]), known(diabetic, ['2025-10-01', other])]).toEqual([[], []]);
  expect([known(diabetic), known(diabetic, ['2025-10-01', normal]), known(normal, ['2025-10-01', diabetic])]).toEqual([
    [],
    [],
    [],
  ]);
});
