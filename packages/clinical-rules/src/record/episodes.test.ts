import { describe, expect, test } from 'vitest';
import { pointOf } from '../flags/measured.ts';
import { bloodGasOf, bloodGasRow, bloodGasSpecimen, isBloodGasRow, printedAnionGap } from './blood-gas-facts.ts';
import { earlierReports } from './earlier-reports.ts';
import { episodeRow, episodeRows, episodeValues } from './episode-rows.ts';
import { gastricOf } from './gastric-facts.ts';
import { creatinineFacts, markersIn } from './grace-facts.ts';
import { MAN, onlyReport, recordOf, reportOf } from './record.test-support.ts';
import type { PlainReport, PlainRow } from './record.test-support.ts';
import { numberWithSign, valueText } from './value-text.ts';

const DAY = '2025-11-17';

describe('the row that stands for an input', () => {
  const K = { item: 'k', codes: ['K'], unit: 'mmol/L', window: { hours: 48 } } as const;
  const used = (input: Parameters<typeof episodeRow>[2], ...reports: readonly PlainReport[]) => {
    const record = recordOf(reports);
    return episodeRow(record, reportOf(record, DAY), input);
  };
  const of = (day: string, ...rows: readonly PlainRow[]): PlainReport => ({ day, rows });
  const k = (result: string, unit = 'mmol/L'): PlainRow => ['K', result, unit];
  const [before, after, near] = ['2025-11-16T08:00:00+08:00', '2025-11-18T08:00:00+08:00', '2025-11-17T15:00:00+08:00'];

  test('is the own one, even where it cannot be read; else the usable one nearest in time, the earlier of two', () => {
    expect(used(K, of(DAY, k('4.1')), of(near, k('5')))?.value).toBe(4.1);
    expect(used(K, of(DAY, k('溶血')), of(near, k('5')))?.value).toBeNull();
    expect(used(K, of(DAY), of(before, k('4.2')), of(near, k('5')))?.value).toBe(5);
    expect(used(K, of(DAY), of(before, k('4.2')), of(near, k('溶血')))?.value).toBe(4.2);
    expect(used(K, of(DAY), of(before, k('4.2')), of(after, k('4.3')))?.value).toBe(4.2);
    expect(used(K, of(DAY), of(near, k('溶血')))).toBeUndefined();
    expect(used({ ...K, window: undefined as never }, of(DAY), of(near, k('5')))).toBeUndefined();
  });

  test('of two codes the first of one report; a bound as text, an interval in the unit, a suspect one not at all', () => {
    const both = { ...K, codes: ['NA', 'K'] };
    expect(used(both, of(DAY), of(near, k('5'), ['NA', '140', 'mmol/L']))?.value).toBe(140);
    expect(used(both, of(DAY, k('5'), ['NA', '140', 'mmol/L']))?.value).toBe(140);
    expect(used(K, of(DAY, k('>10.0')))?.value).toBe('>10');
    expect(used(K, of(DAY, k('400')))?.value).toBeNull();
    const creatinine = { item: 'c', codes: ['CREA'], unit: 'μmol/L' };
    expect(used(creatinine, of(DAY, ['CREA', '1', 'mg/dL', { range_text: '0.5-1.0' }]))).toMatchObject({
      ...{ value: 88.4, unit: 'μmol/L', low: 44.2, high: 88.4 },
    });
    expect(used(creatinine, of(DAY, ['CREA', '1', 'U/L']))).toMatchObject({ value: null, unit: 'μmol/L' });
    expect(used({ ...creatinine, ownUnits: ['mg/dL'] }, of(DAY, ['CREA', '1', 'mg/dl']))).toMatchObject({
      value: 1,
      unit: 'mg/dL',
    });
    expect(used({ codes: ['UPRO'], unit: '' }, of(DAY, ['UPRO', '2+']))).toMatchObject({
      value: '2+',
      unit: '',
    });
  });

  test('is the first of its code in a report, and never that of another report of the same name and day', () => {
    expect(used(K, of(DAY), of(near, k('5'), k('6')))?.value).toBe(5);
    expect(used(K, of(DAY), of(near, k('溶血'), k('6')))).toBeUndefined();
    const record = recordOf([of(DAY, k('4.4'), ['NA', '140', 'mmol/L']), of(near, k('5'))]);
    const rows = episodeRows(record, reportOf(record, DAY), [
      K,
      { item: 'na', codes: ['NA'], unit: 'mmol/L' },
      { item: 'cl', codes: ['CL'], unit: 'mmol/L' },
    ]);
    expect(episodeValues(rows)).toEqual({ k: 4.4, na: 140 });
  });

  test('counts days of the calendar, hours exactly', () => {
    const days = { ...K, window: { daysBefore: 1, daysAfter: 2 } };
    const at = (time: string, window = days) => used(window, of('2025-11-17'), of(time, k('5')))?.value;
    expect([at('2025-11-16T00:10:00+08:00'), at('2025-11-15T23:50:00+08:00')]).toEqual([5, undefined]);
    expect([at('2025-11-19T23:50:00+08:00'), at('2025-11-20T00:10:00+08:00')]).toEqual([5, undefined]);
    const late = recordOf([of('2025-11-17T21:00:00+08:00'), of('2025-11-16', k('5'))]);
    expect(episodeRow(late, reportOf(late, '2025-11-17T21:00:00+08:00'), days)?.value).toBe(5);
  });
});

test('reports before one are those of an earlier time, the newest first', () => {
  const record = recordOf(['2025-11-17', '2025-11-16', '2025-11-18', '2025-01-01'].map((day) => ({ day, rows: [] })));
  const before = (id: string) =>
    [...earlierReports(record, reportOf(record, id))].map(({ report }) => report.report_id);
  expect([before('2025-11-18'), before('2025-11-17'), before('2025-01-01')]).toEqual([
    ['2025-11-17', '2025-11-16', '2025-01-01'],
    ['2025-11-16', '2025-01-01'],
    [],
  ]);
});

describe('blood gas', () => {
  const facts = (...rows: readonly PlainRow[]) =>
    bloodGasOf(...onlyReport([['PH', '7.40', '', { specimen: '动脉血' }], ...rows]))?.result.inputsUsed;

  test.each([
    ['PCO2', 'paco2', '40', 'mmHg', 40],
    ['PCO2', 'paco2', '5.33', 'kPa', 40],
    ['HCO3', 'hco3', '24', 'mmol/L', 24],
    ['PO2', 'pao2', '90', 'mmHg', 90],
    ['FIO2', 'fio2', '0.295', '', 29.5],
    ['FIO2', 'fio2', '1', '', 100],
    ['FIO2', 'fio2', '21', '%', 21],
    ['NA', 'na', '140', 'mmol/L', 140],
    ['K', 'k', '4', 'mmol/L', 4],
    ['CL', 'cl', '100', 'mmol/L', 100],
    ['ICA', 'ica', '1.2', 'mmol/L', 1.2],
    ['ALB', 'albumin', '4', 'g/dL', 40],
  ] as const)('%s is its %s', (code, item, result, unit, value) => {
    expect(facts([code, result, unit])?.[item]).toBeCloseTo(value, 6);
    expect(facts([code, `>${result}`, unit])?.[item]).toBeNull();
    expect(facts([code, `>${result}`, unit])?.unread).toContain(item);
  });

  test('lactate is taken as far as it is proven; what is not printed is not unread', () => {
    expect(pointOf(facts(['LAC', '18', 'mg/dL'])?.lactate ?? null)).toBeCloseTo(2, 1);
    expect(facts(['LAC', '>15', 'mmol/L'])?.lactate).toMatchObject({ low: 15, hasLow: false });
    expect([facts(['LAC', '溶血', 'mmol/L'])?.lactate, facts(['LAC', '2', 'U/L'])?.lactate]).toEqual([null, null]);
    expect([facts(['LAC', '--', 'mmol/L'])?.unread, facts(['LAC', '', 'mmol/L'])?.unread, facts()?.unread]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('the temperature is judged by the range of its report', () => {
    const normal = (result: string, range_text: string) =>
      facts(['TEMP', result, '℃', { range_text }])?.isTemperatureNormal;
    expect([normal('37.0', '36-37.5'), normal('39', '36-37.5'), normal('39', '')]).toEqual([true, false, null]);
    const ids = (range_text: string) =>
      bloodGasOf(
        ...onlyReport([
          ['PH', '7.4'],
          ['TEMP', '37', '℃', { range_text }],
        ]),
      )?.laboratoryIds;
    expect([ids('36-37.5'), ids('')]).toEqual([[`${DAY} PH`, `${DAY} TEMP`], [`${DAY} PH`]]);
  });

  test('sides are those of printed ranges', () => {
    const flagged = (result: string, range_text: string) => facts(['K', result, 'mmol/L', { range_text }])?.flagged;
    expect([flagged('5.0', '3.5-4.5'), flagged('3.0', '3.5-4.5'), flagged('4', '3.5-4.5'), flagged('6', '')]).toEqual([
      ...[{ k: 'high' }, { k: 'low' }, {}, {}],
    ]);
    expect(
      facts(
        ['NA', '150', 'mmol/L', { range_text: '135-145' }],
        ['LAC', '3', 'mmol/L', { range_text: '0-2' }],
        ['CL', '120', 'mmol/L', { range_text: '98-106' }],
      )?.flagged,
    ).toEqual({
      ...{ na: 'high', lactate: 'high' },
    });
  });

  test('a pH or a pressure of carbon dioxide makes it one; its specimen is theirs', () => {
    const gas = (...rows: readonly PlainRow[]) => bloodGasOf(...onlyReport(rows));
    expect([gas(['PCO2', '40', 'mmHg']) === null, gas(['HCO3', '24', 'mmol/L']) === null]).toEqual([false, true]);
    const specimen = (...rows: readonly PlainRow[]) => bloodGasSpecimen(onlyReport(rows)[1]);
    expect([
      specimen(['PCO2', '40', 'mmHg', { specimen: '静脉血' }]),
      specimen(['K', '4', 'mmol/L', { specimen: '血清' }]),
    ]).toEqual(['静脉血', '']);
    expect(specimen(['PCO2', '40', 'mmHg', { specimen: '静脉血' }], ['PH', '7.4', '', { specimen: '动脉血' }])).toBe(
      '动脉血',
    );
    const [, judged] = onlyReport([
      ...[
        'PH',
        'PCO2',
        'HCO3',
        'PO2',
        'FIO2',
        'NA',
        'K',
        'CL',
        'ICA',
        'LAC',
        'ALB',
        'BE',
        'SO2',
        'AG',
        'TEMP',
        'GLU',
        'CREA',
      ].map((code): PlainRow => [code, '1']),
    ]);
    expect(judged.rows.filter((row) => !isBloodGasRow(row)).map(({ code }) => code)).toEqual(['GLU', 'CREA']);
    expect([
      bloodGasRow(judged, 'fio2')?.code,
      printedAnionGap(onlyReport([['AG', '16', 'mmol/L']])[1]),
      printedAnionGap(judged),
    ]).toEqual(['FIO2', 16, null]);
  });
});

describe('stomach', () => {
  test.each([
    ['PG1', '60', 'μg/L', 'pg1', 60],
    ['PG2', '15', 'ng/mL', 'pg2', 15],
    ['PGR', '4', '', 'pgr', 4],
    ['G17', '3', 'pmol/L', 'g17', 3],
  ] as const)('%s is read in its unit, and makes a report of the tool', (code, result, unit, item, value) => {
    const reading = gastricOf(
      ...onlyReport([
        [code, result, unit],
        ['HPAB', '阴性'],
      ]),
    );
    const found = reading?.result.inputsUsed[item];
    expect(typeof found === 'object' && found !== null ? pointOf(found) : found).toBe(value);
    expect(reading?.laboratoryIds).toEqual([`${DAY} ${code}`, `${DAY} HPAB`]);
    expect(reading?.result.inputsUsed.isHpPositive).toBe(false);
  });

  test('the antibody alone makes none; the person is told', () => {
    expect(gastricOf(...onlyReport([['HPAB', '阳性']]))).toBeNull();
    expect(gastricOf(...onlyReport([['PG1', '60', 'μg/L']], MAN))?.result.inputsUsed).toMatchObject({
      ageYears: 60,
      sex: 'male',
      isHpPositive: null,
    });
  });
});

test('a figure in a unit keeps its sign and four decimals', () => {
  const [, { rows }] = onlyReport([
    ['CREA', '>1.23456', 'mg/dL'],
    ['CREA', '90.123456', 'μmol/L'],
    ['CREA', '溶血', 'μmol/L'],
    ['CREA', '90', 'U/L'],
    ['CREA', '90000', 'μmol/L'],
  ]);
  expect(rows.map((row) => valueText(row, 'μmol/L'))).toEqual([
    '>109.1351',
    '90.1235',
    undefined,
    undefined,
    undefined,
  ]);
  expect(numberWithSign(rows[1], 'μmol/L')).toEqual({ value: 90.1235, comparator: '' });
  expect([numberWithSign(undefined, 'μmol/L'), valueText(rows[1], 'mmol/L', 'XYZ')]).toEqual([undefined, '0.0901']);
});

test('creatinine has the range of its report in the same unit, else that of the catalogue; other rows are none', () => {
  const references = (rows: readonly PlainRow[], patient = MAN) =>
    creatinineFacts(recordOf([{ day: DAY, rows }], patient)).map(({ reference }) => reference);
  expect(references([['CREA', '90', 'umol/L', { range_text: '50–100' }]])).toEqual(['50–100']);
  expect(references([['CREA', '90', 'μmol/L']])).toEqual(['57–111']);
  expect(references([['CREA', '90', 'μmol/L']], { ...MAN, gender: '未知' })).toEqual(['']);
  expect(
    references([
      ['UREA', '9', 'mmol/L'],
      ['CREA', '溶血', 'μmol/L'],
    ]),
  ).toEqual([]);
});

test('markers of necrosis stand in the order of the evidence', () => {
  const [, judged] = onlyReport(['MYO', 'CK-MB', 'K', 'CKMBM', 'CTNT', 'CTNI'].map((code): PlainRow => [code, '1']));
  expect(markersIn(judged).map(({ code }) => code)).toEqual(['CTNI', 'CTNT', 'CKMBM', 'CK-MB', 'MYO']);
});
