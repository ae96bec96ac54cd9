import { expect, test } from 'vitest';
import { recordOf } from './record.test-support.ts';
import type { PlainRow } from './record.test-support.ts';
import { newestHormones, thyroidReferences } from './thyroid-followup-facts.ts';

/** Hormones of a month ago, and a report of the day before. */
function withReport(rows: readonly PlainRow[]) {
  return recordOf([
    {
      day: '2025-10-17',
      rows: [
        ['TSH', '0.28', 'mIU/L', { range_text: '0.27–4.20' }],
        ['FT3', '4.5', 'pmol/L', { range_text: '3.1–6.8' }],
        ['FT4', '17.2', 'pmol/L', { range_text: '12–22' }],
      ],
    },
    { day: '2025-11-17', rows },
  ]);
}

const values = (rows: readonly PlainRow[]) =>
  Object.fromEntries(newestHormones(withReport(rows)).map(({ item, value }) => [item, value]));

test('a result without a number fills nothing, nor does an older one in its place', () => {
  expect(values([['TSH', '<0.01', 'mIU/L']])).toStrictEqual({ ft3: 4.5, ft4: 17.2 });
  expect(newestHormones(recordOf([{ day: '2025-11-17', rows: [['TSH', '1.0', 'mIU/L']] }])).length).toBe(1);
});

test('hormones come in the units of the form, with the report that printed them', () => {
  const rows: readonly PlainRow[] = [
    ['FT3', '3.00', 'pg/mL'],
    ['FT4', '1.20', 'ng/dL'],
  ];
  // Molar masses 650.98 and 776.87: 1.536 pmol/L per pg/mL, 12.87 pmol/L per ng/dL.
  expect(values(rows)).toEqual({ tsh: 0.28, ft3: 4.608, ft4: 15.444 });
  const found = newestHormones(withReport(rows)).find(({ item }) => item === 'ft3');
  expect(found?.newest).toMatchObject({ row: { printed: { result: '3.00' } }, report: { report_id: '2025-11-17' } });
});

test('a unit that does not convert fills nothing', () => {
  expect(values([['FT4', '1.20', 'U/L']])).toEqual({ tsh: 0.28, ft3: 4.5 });
});

test('the intervals are those the laboratory prints, converted, as they were at the time', () => {
  const record = withReport([['FT4', '1.20', 'ng/dL', { range_text: '0.70–1.50' }]]);
  const upper = (until: string) => thyroidReferences(record, until).find(({ item }) => item === 'ft4')?.upper;
  expect(upper('2025-11-18T10:30:00+08:00')).toBeCloseTo(19.305, 3);
  expect(upper('2025-11-16T10:30:00+08:00')).toBe(22);
  expect(thyroidReferences(record, '2020-01-01T00:00:00+08:00')).toEqual([]);
  const of = (range_text: string, unit = 'mIU/L') =>
    thyroidReferences(
      recordOf([{ day: '2025-11-17', rows: [['TSH', '1.0', unit, { range_text }]] }]),
      '2025-11-18T08:00:00+08:00',
    );
  expect(of('≤4.20')).toEqual([{ item: 'tsh', lower: null, upper: 4.2 }]);
  expect(of('≥0.27')).toEqual([{ item: 'tsh', lower: 0.27, upper: null }]);
  expect(of('0.27–4.20', 'g/L')).toEqual([]);
});
