import { expect, test } from 'vitest';
import { creatinineFacts, isRaisedMarker, newestMarkers, raisedMarkers } from './grace-facts.ts';
import { MAN, onlyReport, recordOf } from './record.test-support.ts';

test('creatinine comes newest first in μmol/L, with a range in that unit', () => {
  const record = recordOf(
    [
      { day: '2025-11-10', rows: [['CREA', '90', 'μmol/L', { range_text: '57–97' }]] },
      { day: '2025-11-16', rows: [['CREA', '1.2', 'mg/dL', { range_text: '0.6–1.1' }]] },
      { day: '2025-11-17', rows: [['CREA', '>1500', 'μmol/L']] },
    ],
    MAN,
  );
  // 1 mg/dL = 88.4 μmol/L; WS/T 404.5 gives men of 60 years and over 57–111 μmol/L.
  expect(
    creatinineFacts(record).map(({ umolPerL, reference, report }) => [umolPerL, reference, report.report_id]),
  ).toEqual([
    [106.08, '57–111', '2025-11-16'],
    [90, '57–97', '2025-11-10'],
  ]);
});

test('a marker is raised above its range, not below or where nobody can tell', () => {
  const range_text = '28–72';
  const [, { rows }] = onlyReport([
    ['MYO', '90', 'ng/mL', { range_text }],
    ['MYO', '40', 'ng/mL', { range_text }],
    ['MYO', '10', 'ng/mL', { range_text }],
    ['MYO', '溶血', 'ng/mL', { range_text }],
  ]);
  expect(rows.map(isRaisedMarker)).toEqual([true, false, false, false]);
});

test('markers are those of the newest report that holds any; raised ones count for 72 hours', () => {
  const range_text = '0–0.04';
  const record = recordOf([
    { day: '2025-11-16', rows: [['CTNI', '2.0', 'ng/mL', { range_text }]] },
    {
      day: '2025-11-17',
      rows: [
        ['K', '4.0', 'mmol/L'],
        ['MYO', '40', 'ng/mL', { range_text: '28–72' }],
        ['CTNI', '0.90', 'ng/mL', { range_text }],
      ],
    },
    { day: '2025-11-18', rows: [['K', '4.0', 'mmol/L']] },
  ]);
  expect(newestMarkers(record)?.rows.map(({ printed }) => printed.laboratory_id)).toEqual([
    '2025-11-17 CTNI',
    '2025-11-17 MYO',
  ]);
  const raisedAt = (time: string) => raisedMarkers(record, new Date(time)).map(({ code }) => code);
  expect(raisedAt('2025-11-20T08:00:00+08:00')).toEqual(['CTNI']);
  expect(raisedAt('2025-11-20T08:00:01+08:00')).toEqual([]);
});
