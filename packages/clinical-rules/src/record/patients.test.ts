import { describe, expect, test } from 'vitest';
import { gestationIn, itemOf, judgeRow, personAt, usableResult } from './judged.ts';
import { riskFacts } from './logistic-model-facts.ts';
import { onlyReport, printedRow, recordOf, WOMAN } from './record.test-support.ts';
import type { PlainRow } from './record.test-support.ts';

const rowsOf = (...rows: readonly PlainRow[]) => onlyReport(rows)[1].rows;

describe('a row', () => {
  test('is of the item of its code, else of its name; of another fluid it is that of the fluid', () => {
    const code = (given: { code: string; name: string; specimen: string }) => itemOf(given)?.code;
    expect(code({ code: 'K', name: '钠', specimen: '血清' })).toBe('K');
    expect(code({ code: '', name: '钠', specimen: '血清' })).toBe('NA');
    expect(code({ code: 'XYZ', name: '钠', specimen: '血清' })).toBeUndefined();
    expect(code({ code: 'K', name: '钾', specimen: '尿液' })).toBe('UK');
    expect(code({ code: 'AFP', name: '甲胎蛋白', specimen: '尿液' })).toBe('AFP');
    expect(code({ code: 'PH', name: 'pH', specimen: '脐动脉血' })).toBeUndefined();
    expect(code({ code: 'PH', name: '脐血pH', specimen: '' })).toBeUndefined();
    // Nor does a tool find it by that code.
    const cord = printedRow({ code: 'PH', name: 'pH', result: '7.1', specimen: '脐动脉血' });
    expect([judgeRow(cord, { sex: null, ageYears: 0 }).code, rowsOf(['K', '溶血', 'mmol/L'])[0]?.number]).toEqual([
      '',
      null,
    ]);
  });

  test('of a filtration without a unit has the only one there is', () => {
    const state = (result: string, unit = '', code = 'EGFR') =>
      judgeRow(printedRow({ code, result, unit }), { sex: 'female', ageYears: 60 }).flag.state;
    expect([state('95'), state('>90'), state('< 60'), state(' 50.5 ', ' ')]).toEqual([
      'normal',
      'normal',
      'abnormal',
      'abnormal',
    ]);
    expect(judgeRow(printedRow({ code: 'EGFR', result: '95' }), { sex: null, ageYears: null }).printed.unit).toBe(
      'mL/min/1.73m²',
    );
    expect(judgeRow(printedRow({ code: 'EGFR', result: '95 μ' }), { sex: null, ageYears: null }).printed.unit).toBe('');
    expect(judgeRow(printedRow({ code: 'CREA', result: '95' }), { sex: null, ageYears: null }).printed.unit).toBe('');
  });

  test('judged by itself is the first of its item', () => {
    const row = judgeRow(printedRow({ code: 'CREA', result: '600', unit: 'μmol/L' }), { sex: 'female', ageYears: 60 });
    expect(row.flag.critical).toBe('high');
    expect(judgeRow(printedRow({ code: 'EGFR', result: '约 95' }), { sex: null, ageYears: null }).printed.unit).toBe(
      '',
    );
  });

  test('that cannot be believed is in no tool', () => {
    const [suspect, usable] = rowsOf(['K', '400', 'mmol/L'], ['NA', '140', 'mmol/L']);
    expect([usableResult(suspect), usableResult(undefined), usableResult(usable)?.kind]).toEqual([
      undefined,
      undefined,
      'number',
    ]);
  });

  test('of oxygen of a vein is judged by no interval of an artery', () => {
    const [vein, artery] = rowsOf(
      ['PO2', '40', 'mmHg', { specimen: '静脉血' }],
      ['PO2', '40', 'mmHg', { specimen: '动脉血' }],
    );
    expect([vein?.flag.critical, artery?.flag.critical]).toEqual([undefined, 'low']);
  });
});

describe('a patient', () => {
  const at = (birth_date: string, time = '2025-11-17T08:00:00+08:00') => personAt({ gender: '女', birth_date }, time);

  test('has no age that cannot be right', () => {
    expect([at('1900-11-17').ageYears, at('1899-11-17').ageYears]).toEqual([125, null]);
    expect([at('1899-11-17').ageProblem, at('2025-11-18').ageProblem, at('2025-11-17').ageProblem]).toEqual([
      ...['birth_invalid', 'birth_invalid', undefined],
    ]);
    expect(at('2025-11-17').ageYears).toBe(0);
  });

  test('has no age at a report that is dated after it came', () => {
    const person = (received_at?: string, birth_date = '1965-03-02') =>
      recordOf([{ day: '2025-11-17', rows: [], ...(received_at === undefined ? {} : { received_at }) }], {
        ...WOMAN,
        birth_date,
      }).reports[0]?.person;
    expect(person('2025-11-17T07:50:00+08:00')).toMatchObject({ ageYears: 60 });
    expect(person('2025-11-17T07:49:59+08:00')).toMatchObject({
      sex: 'female',
      ageYears: null,
      ageProblem: 'time_invalid',
    });
    expect(person('2025-11-17T07:49:59+08:00', '2030-01-01')?.ageProblem).toBe('birth_invalid');
    expect([person()?.ageYears, person('')?.ageYears]).toEqual([60, 60]);
  });

  test('is pregnant by the weeks that the report prints, before those of a tag; no man is', () => {
    const rows: readonly PlainRow[] = [['GAW', '28+3', '周']];
    expect(gestationIn([printedRow({ code: 'GAW', result: '28+3' })])).toEqual({
      isPregnant: true,
      gestationalWeeks: 28 + 3 / 7,
    });
    expect(
      gestationIn([
        printedRow({ code: 'GAW', result: '28', error: '结果为空' }),
        printedRow({ code: 'K', result: '28' }),
      ]),
    ).toBeUndefined();
    const of = (gender: string) =>
      recordOf([{ day: '2025-11-17', rows }], { ...WOMAN, gender, tags: ['孕 18 周'] }).reports[0]?.person;
    expect(of('女')?.gestationalWeeks).toBe(28 + 3 / 7);
    expect(of('男')?.isPregnant).toBeUndefined();
  });

  test('on dialysis has no first creatinine', () => {
    const critical = (tags: readonly string[]) =>
      recordOf(
        [
          {
            day: '2025-11-17',
            rows: [
              ['CREA', '600', 'μmol/L'],
              ['K', '6.9', 'mmol/L'],
            ],
          },
        ],
        { ...WOMAN, tags },
      ).reports[0]?.rows.map(({ flag }) => flag.critical);
    expect([critical(['血液透析']), critical([])]).toEqual([
      [undefined, 'high'],
      ['high', 'high'],
    ]);
  });

  test('brings results of a year before into what changes are told against', () => {
    const earlier = (time: string) =>
      recordOf([
        { day: '2025-11-17', rows: [['CREA', '90', 'μmol/L']] },
        { day: time, rows: [['CREA', '80', 'μmol/L']] },
      ]).reports[0]?.earlier;
    expect(earlier('2024-11-17T08:00:00+08:00')).toEqual([{ code: 'CREA', value: 80, hoursAgo: 8760 }]);
    expect(earlier('2024-11-17T07:59:59+08:00')).toEqual([]);
  });

  test('brings no result of the same time into what changes are told against', () => {
    const day = '2025-11-17';
    const reports = recordOf([
      { day, report_id: 'A', rows: [['CREA', '90', 'μmol/L']] },
      { day, report_id: 'B', rows: [['CREA', '80', 'μmol/L']] },
    ]).reports;
    expect(reports.map(({ earlier }) => earlier)).toEqual([[], []]);
    const ids = ['B', 'A', 'C'].map((report_id) => ({ day, report_id, rows: [] }));
    expect(recordOf(ids).reports.map(({ report }) => report.report_id)).toEqual(['A', 'B', 'C']);
  });

  test('whose earlier creatinine was none to worry about has a first critical one', () => {
    const reports = recordOf([
      { day: '2025-11-17', rows: [['CREA', '600', 'μmol/L']] },
      { day: '2025-11-16', rows: [['CREA', '100', 'μmol/L']] },
    ]).reports;
    expect(reports.map(({ rows }) => rows[0]?.flag.critical)).toEqual(['high', undefined]);
  });

  test('whose result fits the one before in another unit only has a slip of the unit; what slipped is compared with nothing', () => {
    // 17.1 μmol/L of bilirubin are 1 mg/dL.
    const reasons = (...results: readonly string[]) =>
      recordOf(
        results.map((result, at) => ({ day: `2025-11-${17 - at}`, rows: [['TBIL', result, 'μmol/L']] })),
      ).reports.map(({ rows }) => rows[0]?.suspicion?.reason);
    expect(reasons('1.2', '20')).toEqual(['unit_slip', undefined]);
    expect(reasons('1.2', '1.2', '20')).toEqual(['unit_slip', 'unit_slip', undefined]);
    expect([reasons('1.2'), reasons('19', '20')]).toEqual([[undefined], [undefined, undefined]]);
  });

  test('whose range is that of another unit has a slip of the unit, unless the range names its own', () => {
    const reason = (range_text: string) =>
      onlyReport([['TBIL', '0.8', 'μmol/L', { range_text }]])[1].rows[0]?.suspicion?.reason;
    expect([reason('≤1.2'), reason('≤1.2 mg/dL'), reason('≤21'), reason('')]).toEqual([
      'unit_slip',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('whose creatinine was critical before has no first one again', () => {
    const reports = recordOf([
      { day: '2025-11-17', rows: [['CREA', '620', 'μmol/L']] },
      { day: '2025-11-16', rows: [['CREA', '600', 'μmol/L']] },
    ]).reports;
    expect(reports.map(({ rows }) => rows[0]?.flag.critical)).toEqual([undefined, 'high']);
  });
});

test('the risk model takes single figures of one report in its units, and the age', () => {
  const facts = (...rows: readonly PlainRow[]) => riskFacts(onlyReport(rows)[1]);
  expect(
    facts(
      ['UREA', '7', 'mmol/L'],
      ['UA', '400', 'μmol/L'],
      ['HGB', '12', 'g/dL'],
      ['K', '4.5', 'mmol/L'],
      ['P', '1.2', 'mmol/L'],
    ),
  ).toEqual({
    ...{ age: 60, UREA: 7, UA: 400, HGB: 120, K: 4.5, P: 1.2 },
  });
  const none = { age: 60, UREA: null, UA: null, HGB: null, K: null, P: null };
  expect([
    facts(),
    facts(['K', '>4.5', 'mmol/L']),
    facts(['K', '溶血', 'mmol/L']),
    facts(['K', '4.5', 'U/L']),
    facts(['K', '400', 'mmol/L']),
  ]).toEqual([...[none, none, none, none, none]]);
});
