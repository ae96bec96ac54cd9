import { expect, test } from 'vitest';
import { judgeRecord, personAt } from './judged.ts';
import { MAN, onlyReport, recordOf, WOMAN } from './record.test-support.ts';

test('reports come newest first, in whatever order they are given', () => {
  const days = ['2025-03-01', '2025-11-17', '2024-07-09'];
  const record = recordOf(days.map((day) => ({ day, rows: [] })));
  expect(record.reports.map(({ report }) => report.report_id)).toEqual(['2025-11-17', '2025-03-01', '2024-07-09']);
});

test('the age is that of the day of the report, unknown without a birth date', () => {
  expect([personAt(WOMAN, '2025-03-01T08:00:00+08:00'), personAt(WOMAN, '2025-03-02T08:00:00+08:00')]).toEqual([
    { sex: 'female', ageYears: 59 },
    { sex: 'female', ageYears: 60 },
  ]);
  expect(personAt({ gender: '未知', birth_date: '' }, '2025-03-01')).toEqual({ sex: null, ageYears: null });
});

test('a row is judged by the catalogue, found by code or by name; what could not be cleaned stands apart', () => {
  const [, judged] = onlyReport(
    [
      ['K', '6.9', 'mmol/L'],
      ['', '4.1', 'mmol/L', { name: '钾', laboratory_id: 'by name' }],
      ['XYZ', '1', '', { laboratory_id: 'of the source' }],
      ['NA', '?', 'mmol/L', { error: '结果为空', laboratory_id: 'failed' }],
    ],
    MAN,
  );
  expect(judged.rows.map(({ code, item, flag }) => [code, item?.code, flag.state])).toEqual([
    ['K', 'K', 'abnormal'],
    ['K', 'K', 'normal'],
    ['XYZ', undefined, 'undetermined'],
  ]);
  expect(judged.rows[0]?.flag.critical).toBe('high');
  expect(judged.failed.map(({ laboratory_id: id }) => id)).toEqual(['failed']);
});

test('what was passed before is told to the later report: earlier results in the unit of the catalogue', () => {
  const record = recordOf([
    { day: '2025-11-17', rows: [['CREA', '1.0', 'mg/dL']] },
    { day: '2025-11-15', rows: [['CREA', '80', 'μmol/L']] },
    { day: '2024-10-01', rows: [['CREA', '70', 'μmol/L']] },
  ]);
  expect(record.reports.map(({ earlier }) => earlier)).toEqual([[{ code: 'CREA', value: 80, hoursAgo: 48 }], [], []]);
});

test('the weeks of a tag are those of the newest report', () => {
  const pregnant = { ...WOMAN, birth_date: '1995-01-01', tags: ['孕 18 周'] };
  const record = recordOf(
    [
      { day: '2025-11-17', rows: [] },
      { day: '2025-11-03', rows: [] },
      { day: '2025-01-01', rows: [] },
    ],
    pregnant,
  );
  expect(record.reports.map(({ person }) => [person.isPregnant, person.gestationalWeeks])).toEqual([
    [true, 18],
    [true, 16],
    [false, null],
  ]);
});

test('what a caller knows of a patient stays with the record', () => {
  expect(judgeRecord({ ...WOMAN, bed: '12' }, [])).toEqual({ patient: { ...WOMAN, bed: '12' }, reports: [] });
});
