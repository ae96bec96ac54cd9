import { expect, test } from 'vitest';
import { judgeRecord, personAt } from './judged.ts';
import type { JudgedReport } from './judged.ts';
import { MAN, onlyReport, printedRow, recordOf, WOMAN } from './record.test-support.ts';
import type { PlainReport, PlainRow } from './record.test-support.ts';

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

test('what is said of a report does not hang on which one was asked first', () => {
  const days = ['2025-11-17', '2025-11-16', '2025-11-15', '2025-11-14'];
  // Critical the first time only, changes against the last day, and an earlier value that makes one hard to believe.
  const results = ['640', '610', '180', '90'];
  const make = () =>
    recordOf(
      days.map((day, index) => ({
        day,
        rows: [
          ['CREA', results[index] ?? '', 'μmol/L'],
          ['K', '6.9', 'mmol/L'],
        ],
      })),
    );
  const said = ({ rows, earlier, inference }: JudgedReport) => ({ rows, earlier, inference });
  const oldestFirst = make().reports.toReversed().map(said).toReversed();
  expect(oldestFirst.map(({ rows }) => rows.length)).toEqual([2, 2, 2, 2]);
  expect(make().reports.map(said)).toEqual(oldestFirst);
  for (const index of days.keys()) {
    const [alone] = make()
      .reports.slice(index, index + 1)
      .map(said);
    expect(alone).toEqual(oldestFirst[index]);
  }
});

test('a report says what it prints without a row being judged', () => {
  const printed = {
    laboratory_id: 'a',
    code: 'K',
    name: '钾',
    specimen: '血清',
    unit: 'mmol/L',
    range_text: '',
    group_name: '',
    error: null,
  };
  const unread = {
    ...printed,
    get result(): string {
      throw new Error('judged');
    },
  };
  const report = { report_id: 'R', report_name: '', report_time: '2025-11-17T08:00:00+08:00' };
  const [only] = judgeRecord(WOMAN, [{ report, rows: [unread] }]).reports;
  expect([only?.printed.length, only?.failed.length, only?.person.ageYears]).toEqual([1, 0, 60]);
  expect(() => only?.rows).toThrow('judged');
});

test('an older report is judged without those that came after it', () => {
  const row = { ...printedRow({ code: 'K', unit: 'mmol/L' }), result: '6.9' };
  const unread = {
    ...row,
    get result(): string {
      throw new Error('judged');
    },
  };
  const of = (day: string, printed: typeof row) => ({
    report: { report_id: day, report_name: '', report_time: `${day}T08:00:00+08:00` },
    rows: [printed],
  });
  const [newer, older] = judgeRecord(WOMAN, [of('2025-11-17', unread), of('2025-11-16', row)]).reports;
  expect(older?.rows[0]?.flag.critical).toBe('high');
  expect(() => newer?.rows).toThrow('judged');
});

test('what is said of a report knows what came before it: a troponin of kidneys that stays is no infarction', () => {
  const troponin = (time: string): PlainReport => ({
    day: time,
    rows: [['CTNI', '50', 'ng/L', { range_text: '0-26' }]],
  });
  const patient = { ...WOMAN, tags: ['慢性肾脏病5期'] };
  const names = (...times: readonly string[]) =>
    recordOf(times.map(troponin), patient).reports[0]?.inference.diagnoses.map(({ id, name }) => `${id} ${name}`);
  const steady = 'MI 慢性心肌损伤可能（肌钙蛋白平稳）';
  expect(names('2025-11-17T14:00:00+08:00', '2025-11-17T08:00:00+08:00')).toContain(steady);
  expect(names('2025-11-17T14:00:00+08:00')).not.toContain(steady);
});

test('of a series the draws before the last are no rows that nobody read', () => {
  const draw = (hour: string, result: string): PlainRow => [
    'CTNI',
    result,
    'ng/L',
    { name: `肌钙蛋白I(${hour}h)`, laboratory_id: hour, range_text: '0-26' },
  ];
  // The diabetes leaves out what comes before it, so that the rows are looked through again.
  const [, { inference }] = onlyReport([
    ['GLU', '8.4', 'mmol/L', { range_text: '3.9-6.1' }],
    ['HBA1C', '6.2', '%', { range_text: '4-6' }],
    draw('0', '50'),
    draw('3', '60'),
  ]);
  expect(inference.diagnoses.map(({ id }) => id)).toContain('DM');
  expect(inference.uninterpreted.filter(({ code }) => code === 'CTNI')).toEqual([]);
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
