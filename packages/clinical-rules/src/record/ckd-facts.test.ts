import { describe, expect, test } from 'vitest';
import { pointOf } from '../flags/measured.ts';
import { ckdOf, stagesBefore } from './ckd-facts.ts';
import { MAN, onlyReport, recordOf, reportOf } from './record.test-support.ts';
import type { PlainReport, PlainRow } from './record.test-support.ts';

const DAY = '2025-11-17';
const GFR = 'mL/min/1.73m²';
const resultOf = (rows: readonly PlainRow[]) => ckdOf(...onlyReport(rows, MAN));
const readingOf = (reports: readonly PlainReport[], patient = MAN) => {
  const record = recordOf(reports, patient);
  return ckdOf(record, reportOf(record, DAY));
};

test.each<[PlainRow, object]>([
  [['EGFR', '52', GFR], { g: 'G3a', gfrSource: 'reported' }],
  [['CREA', '88.4', 'μmol/L'], { g: 'G2', gfrSource: 'computed' }],
  [['CREA', '1.0', 'mg/dL'], { g: 'G2', gfrSource: 'computed' }],
  // KDIGO 2012: 30 to 300 mg/g, 3 to 30 mg/mmol, 30 to 300 mg a day; protein 150 to 500 mg/g.
  [['UACR', '36', 'mg/mmol'], { a: 'A3', albuminuriaSource: 'acr' }],
  [['UACR', '36', 'mg/g'], { a: 'A2', albuminuriaSource: 'acr' }],
  [['UAER', '301', 'mg/24h'], { a: 'A3', albuminuriaSource: 'aer' }],
  [['UPCR', '160', 'mg/g'], { a: 'A2', albuminuriaSource: 'pcr' }],
])('%j stages a report by itself: %j', (row, expected) => {
  const reading = resultOf([row]);
  expect(reading).toMatchObject({ result: expected, laboratoryIds: [`${DAY} ${row[0]}`] });
});

test.each(['UPRO', 'CYSC', 'UREA'])('%s alone makes no report of the kidney', (code) => {
  expect(resultOf([[code, '3', '']])).toBeNull();
});

test('the creatinine is found among other rows', () => {
  const reading = resultOf([
    ['K', '4', 'mmol/L'],
    ['CREA', '88.4', 'μmol/L'],
  ]);
  expect(reading).toMatchObject({ result: { g: 'G2' }, laboratoryIds: [`${DAY} CREA`] });
});

test('a filtration that cannot be read is computed of the creatinine, whose row is named', () => {
  const reading = resultOf([
    ['EGFR', '溶血', GFR],
    ['CREA', '88.4', 'μmol/L'],
  ]);
  expect(reading).toMatchObject({ result: { gfrSource: 'computed' }, laboratoryIds: [`${DAY} CREA`] });
});

test('a dipstick stages beside a creatinine, and is named among the rows', () => {
  const reading = resultOf([
    ['EGFR', '52', GFR],
    ['UPRO', '3+'],
  ]);
  expect(reading).toMatchObject({
    result: { a: 'A3', albuminuriaSource: 'dipstick', isEstimated: true },
    laboratoryIds: [`${DAY} EGFR`, `${DAY} UPRO`],
  });
});

test('the rule knows units as the report prints them', () => {
  const used = (...rows: readonly PlainRow[]) => resultOf(rows)?.result.inputsUsed;
  expect([used(['EGFR', '52', 'mL/min'])?.egfrUnit, used(['EGFR', '52', GFR])?.egfrUnit]).toEqual(['mL/min', GFR]);
  expect(used(['CREA', '88.4', 'μmol/L'])?.egfrUnit).toBe(GFR);
  const acr = used(['UACR', '3.6', 'mg/mmol']);
  expect([acr?.acrUnit, pointOf(acr?.acr ?? null)]).toEqual(['mg/mmol', 3.6]);
  expect(used(['UACR', '36', 'μg/mg'])?.acrUnit).toBe('mg/g');
  // 1 mg/mmol of creatinine is 8.84 mg/g.
  expect(pointOf(used(['UPCR', '20', 'mg/mmol'])?.pcr ?? null)).toBeCloseTo(176.8, 0);
  expect(pointOf(used(['UAER', '0.3', 'g/24h'])?.aer ?? null)).toBe(300);
  expect(used(['CREA', '88.4', 'μmol/L'])).toMatchObject({ ageYears: 60, sex: 'male', reportDate: DAY });
});

describe('reports before', () => {
  const now: PlainReport = { day: DAY, rows: [['EGFR', '52', GFR]] };

  test('tell how far the filtration fell: the last that has any, and none that comes later', () => {
    const falls = (...earlier: readonly PlainReport[]) => readingOf([now, ...earlier])?.result.fallPercent;
    const of = (day: string, ...rows: readonly PlainRow[]): PlainReport => ({ day, rows });
    expect(falls(of('2025-08-01', ['EGFR', '65', GFR]), of('2025-05-01', ['EGFR', '80', GFR]))).toBe(20);
    expect(falls(of('2025-08-01', ['UACR', '36', 'mg/g']), of('2025-05-01', ['EGFR', '80', GFR]))).toBe(35);
    expect(falls(of('2025-08-01', ['UPRO', '2+']), of('2025-05-01', ['EGFR', '80', GFR]))).toBe(35);
    expect(falls(of('2025-12-01', ['EGFR', '80', GFR]))).toBeNull();
    expect(falls()).toBeNull();
  });

  test('are staged by the equation of the hospital', () => {
    const record = recordOf(
      [
        { day: DAY, rows: [['CREA', '150', 'μmol/L']] },
        { day: '2025-05-01', rows: [['CREA', '100', 'μmol/L']] },
      ],
      MAN,
    );
    const of = (equation: '2021' | '2009') =>
      ckdOf(record, reportOf(record, DAY), { equation, visitsEdition: '2012' })?.result.inputsUsed.previousEgfr;
    // CKD-EPI of a man of 60 with 100 μmol/L (1.131 mg/dL): 142 × 1.257^-1.2 × 0.9938^60 = 74, and 141 × 1.257^-1.209 × 0.993^60 = 70.
    expect([of('2021'), of('2009'), ckdOf(record, reportOf(record, DAY))?.result.inputsUsed.previousEgfr]).toEqual([
      74, 70, 74,
    ]);
  });

  test.each<[string, readonly PlainReport[], string | null]>([
    ['none', [], null],
    ['a low one', [{ day: '2025-05-01', rows: [['EGFR', '55', GFR]] }], '2025-05-01'],
    ['albuminuria', [{ day: '2025-05-01', rows: [['UACR', '30', 'mg/g']] }], '2025-05-01'],
    ['a normal one', [{ day: '2025-05-01', rows: [['EGFR', '60', GFR]] }], null],
    ['little albumin', [{ day: '2025-05-01', rows: [['UACR', '29.9', 'mg/g']] }], null],
    [
      'two low ones',
      [
        { day: '2025-05-01', rows: [['EGFR', '55', GFR]] },
        { day: '2025-02-01', rows: [['EGFR', '50', GFR]] },
      ],
      '2025-02-01',
    ],
    [
      'a normal one between',
      [
        { day: '2025-05-01', rows: [['EGFR', '55', GFR]] },
        { day: '2025-04-01', rows: [['EGFR', '95', GFR]] },
        { day: '2025-02-01', rows: [['EGFR', '50', GFR]] },
      ],
      '2025-05-01',
    ],
    [
      'one that cannot be read between',
      [
        { day: '2025-05-01', rows: [['EGFR', '溶血', GFR]] },
        { day: '2025-02-01', rows: [['EGFR', '50', GFR]] },
      ],
      '2025-02-01',
    ],
    [
      'one that stages nothing between',
      [
        { day: '2025-05-01', rows: [['UPRO', '2+']] },
        { day: '2025-02-01', rows: [['EGFR', '50', GFR]] },
      ],
      '2025-02-01',
    ],
  ])('with %s tell since when it is low', (_what, earlier, since) => {
    expect(readingOf([now, ...earlier])?.result.inputsUsed.chronicSince).toBe(since);
    const normal: PlainReport = { day: DAY, rows: [['EGFR', '95', GFR]] };
    expect(readingOf([normal, ...earlier])?.result.inputsUsed.chronicSince).toBeNull();
  });

  test('keep of each axis the newest that holds it, filtration by where it comes from', () => {
    const record = recordOf(
      [
        now,
        { day: '2025-10-01', rows: [['CREA', '150', 'μmol/L']] },
        {
          day: '2025-09-01',
          rows: [
            ['EGFR', '65', GFR],
            ['UACR', '36', 'mg/g'],
          ],
        },
        {
          day: '2025-08-01',
          rows: [
            ['EGFR', '50', GFR],
            ['UACR', '400', 'mg/g'],
          ],
        },
      ],
      MAN,
    );
    const before = stagesBefore(record, reportOf(record, DAY));
    expect([before?.a, before?.g.get('reported'), before?.g.get('computed')]).toEqual(['A2', 'G2', 'G3a']);
    expect(stagesBefore(record, reportOf(record, '2025-08-01'))).toBeUndefined();
    expect(stagesBefore(record, reportOf(record, '2025-09-01'))).toMatchObject({
      a: 'A3',
      abnormalSince: '2025-08-01T08:00:00+08:00',
    });
    const apart = recordOf(
      [now, { day: '2025-09-01', rows: [['UACR', '36', 'mg/g']] }, { day: '2025-08-01', rows: [['EGFR', '50', GFR]] }],
      MAN,
    );
    const kept = stagesBefore(apart, reportOf(apart, DAY));
    expect([kept?.a, kept?.g]).toEqual(['A2', new Map([['reported', 'G3a']])]);
    const lone = recordOf([now, { day: '2025-08-01', rows: [['EGFR', '50', GFR]] }], MAN);
    expect(stagesBefore(lone, reportOf(lone, DAY))?.a).toBeNull();
  });
});

describe('evidence of damage', () => {
  const hasDamage = (rows: readonly PlainRow[], ...earlier: readonly PlainReport[]) =>
    readingOf([{ day: DAY, rows: [['EGFR', '95', GFR], ...rows] }, ...earlier])?.result.inputsUsed.hasDamageEvidence;

  test.each<[string, readonly PlainRow[], boolean]>([
    ['blood on the strip', [['UBLD', '2+', '', { range_text: '阴性' }]], true],
    ['red cells in the sediment', [['URBC', '30', '/μL', { range_text: '0–17' }]], true],
    ['none', [['UBLD', '阴性', '', { range_text: '阴性' }]], false],
    ['few red cells in the sediment', [['URBC', '2', '/μL', { range_text: '5–17' }]], false],
    ['glucose on the strip', [['UGLU', '2+', '', { range_text: '阴性' }]], false],
    ['albumin of this report alone', [['UACR', '60', 'mg/g']], false],
  ])('is %s: %s', (_what, rows, is) => {
    expect(hasDamage(rows)).toBe(is);
  });

  test('is an albuminuria before it, and none after it', () => {
    const of = (day: string, albumin: string): PlainReport => ({ day, rows: [['UACR', albumin, 'mg/g']] });
    expect([hasDamage([], of('2025-05-01', '30')), hasDamage([], of('2025-05-01', '29'))]).toEqual([true, false]);
    expect(hasDamage([], of('2025-12-01', '60'))).toBe(false);
    expect(hasDamage([], of('2025-06-01', '5'), of('2025-05-01', '60'))).toBe(true);
  });
});

test('a tag names the disease as known', () => {
  const known = (tags: readonly string[]) =>
    readingOf([{ day: DAY, rows: [['EGFR', '95', GFR]] }], { ...MAN, tags })?.result.inputsUsed.isKnown;
  expect([known(['慢性肾脏病3期']), known([])]).toEqual([true, false]);
});
