import { describe, expect, test } from 'vitest';
import { pointOf } from '../flags/measured.ts';
import { MAN, onlyReport, recordOf, reportOf, WOMAN } from './record.test-support.ts';
import type { PlainRow } from './record.test-support.ts';
import { THYROID_CODES, thyroidFunctionOf } from './thyroid-function-facts.ts';

const DAY = '2025-11-17';

describe('thyroid function', () => {
  const of = (rows: readonly PlainRow[], patient = WOMAN, options = {}) =>
    thyroidFunctionOf(...onlyReport(rows, patient), options);
  const TSH: PlainRow = ['TSH', '3.0', 'mIU/L', { range_text: '0.27–4.20' }];

  test.each([
    ['TSH', 'tsh', '3', 'mIU/L', 3],
    ['FT4', 'ft4', '1.2', 'ng/dL', 15.4],
    ['FT3', 'ft3', '4.5', 'pmol/L', 4.5],
    ['TPOAB', 'tpoab', '40', 'IU/mL', 40],
    ['TGAB', 'tgab', '120', 'IU/mL', 120],
    ['TRAB', 'trab', '2.5', 'IU/L', 2.5],
  ] as const)('%s is its %s, with the range of the row', (code, item, result, unit, value) => {
    const used = of(
      [TSH, ['FT4', '15', 'pmol/L'], [code, result, unit, { range_text: '0–900' }]].filter(
        (row, at, all) => all.findLastIndex(([each]) => each === row[0]) === at,
      ) as PlainRow[],
    )?.result.inputsUsed;
    expect(pointOf(used?.values[item] ?? null)).toBeCloseTo(value, 1);
    expect(used?.ranges[item]?.high).toBeGreaterThan(899);
  });

  test.each([
    ['TPOAB', '40', 'IU/mL', true],
    ['TGAB', '120', 'IU/mL', true],
    ['TRAB', '2.5', 'IU/L', true],
    ['FT4', '15', 'pmol/L', false],
    ['FT3', '5', 'pmol/L', false],
  ])('%s of 90 days before or three after completes a report: %s', (code, result, unit, is) => {
    const taken = ['2025-08-19', '2025-11-20', '2025-08-18', '2025-11-21'].map((day) => {
      const record = recordOf([
        { day: DAY, rows: [TSH] },
        { day, rows: [[code, result, unit]] },
      ]);
      return thyroidFunctionOf(record, reportOf(record, DAY))?.laboratoryIds.length;
    });
    expect(taken).toEqual(is ? [2, 2, 1, 1] : [1, 1, 1, 1]);
  });

  test('TSH or FT4 makes it one', () => {
    expect([
      of([['FT4', '15', 'pmol/L']]) === null,
      of([
        ['FT3', '5', 'pmol/L'],
        ['TPOAB', '1', 'IU/mL'],
      ]) === null,
    ]).toEqual([false, true]);
  });

  test.each<[readonly string[], object, object]>([
    [['孕 13 周'], {}, { status: 1, source: 'tag' }],
    [['孕 14 周'], {}, { status: 2, source: 'tag' }],
    [['孕 28 周'], {}, { status: 3, source: 'tag' }],
    [['早孕'], {}, { status: 1, source: 'tag' }],
    [['孕晚期'], {}, { status: 3, source: 'tag' }],
    [[], {}, { status: 0, source: 'default' }],
    [['孕 28 周'], { saved: 0 }, { status: 0, source: 'saved' }],
    [[], { saved: 4 }, { status: 4, source: 'saved' }],
  ])('of a woman with the tags %j, and %j saved, the status is %j', (tags, options, expected) => {
    expect(of([TSH], { ...WOMAN, tags }, options)?.pregnancy).toEqual(expected);
    expect(of([TSH], { ...MAN, tags }, options)?.pregnancy).toEqual({ status: 0, source: 'default' });
  });

  test('weeks that no pregnancy has are those of none', () => {
    expect(of([TSH, ['GAW', '43', '周']])?.pregnancy).toEqual({ status: 0, source: 'default' });
  });

  test('a report without TSH has no range of a trimester', () => {
    const used = of([['FT4', '15', 'pmol/L']], WOMAN, { saved: 2 })?.result.inputsUsed;
    expect(used?.trimesterTsh ?? null).toBeNull();
  });

  test('its rows are those of the rule', () => {
    expect(['TSH', 'FT4', 'FT3', 'TPOAB', 'TGAB', 'TRAB', 'TG_'].filter((code) => THYROID_CODES.has(code))).toEqual([
      ...['TSH', 'FT4', 'FT3', 'TPOAB', 'TGAB', 'TRAB'],
    ]);
  });

  test('the weeks of the report come before those of a tag', () => {
    expect(of([TSH, ['GAW', '30', '周']], { ...WOMAN, tags: ['孕 10 周'] })?.pregnancy).toEqual({
      status: 3,
      source: 'tag',
    });
  });

  test.each<[string, string, number, object | null]>([
    // The laboratory's own range of that trimester, by its name or beside the figures.
    ['促甲状腺激素（孕中期）', '0.39–5.22', 2, { low: 0.39, high: 5.22 }],
    ['促甲状腺激素', '0.39–5.22（妊娠中期）', 2, { low: 0.39, high: 5.22 }],
    ['促甲状腺激素', '孕早期：0.09–4.52', 1, { low: 0.09, high: 4.52 }],
    ['促甲状腺激素', '(孕晚期)0.3–4.9', 3, { low: 0.3, high: 4.9 }],
    // Of another trimester, or of nobody in particular: an upper limit below the fallback of 4.0 holds.
    ['促甲状腺激素（孕早期）', '0.39–5.22', 2, null],
    ['促甲状腺激素', '0.27–3.5', 2, { low: 0.2, high: 3.5 }],
    ['促甲状腺激素', '0.27–3.5', 1, { low: 0.1, high: 3.5 }],
    ['促甲状腺激素', '0.27–4.0', 3, null],
    ['促甲状腺激素', '0.01–0.2', 2, null],
    ['促甲状腺激素', '', 2, null],
    ['促甲状腺激素（孕中期）', '≤5.22', 2, null],
    ['促甲状腺激素（孕中期）', '≥0.2', 2, null],
    ['促甲状腺激素（孕中期）', '见备注', 2, null],
    ['促甲状腺激素（孕中期）', '0.39–5.22', 0, null],
    ['促甲状腺激素（孕中期）', '0.39–5.22', 4, null],
  ])('of 「%s」 「%s」 in status %i the range is %j', (name, range_text, saved, range) => {
    const used = of([['TSH', '3.0', 'mIU/L', { name, range_text }]], WOMAN, { saved })?.result.inputsUsed;
    expect(used?.trimesterTsh ?? null).toEqual(range);
  });

  test('who is critically ill is told to the rule', () => {
    const is = (tags: readonly string[]) => of([TSH], { ...WOMAN, tags })?.result.inputsUsed.isCriticallyIll;
    expect([
      is(['ICU']),
      is(['转入icu']),
      is(['病情危重']),
      is(['重症监护']),
      is(['高血压', 'ICU']),
      is(['高血压']),
      is([]),
    ]).toEqual([...[true, true, true, true, true, false, false]]);
  });
});
