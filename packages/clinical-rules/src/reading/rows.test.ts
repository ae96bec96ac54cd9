import { describe, expect, test } from 'vitest';
import { urgencyOfRow } from './limits.ts';
import type { PlainRow } from './reading.test-support.ts';
import { courseOf, criticalDistance, harmOf, leastOf, mostOf, sideOf } from './rows.ts';
import { isSpotUrine } from './spot-urine.ts';
import { is, rowOf, rowsOf } from './usual-row.test-support.ts';

describe('what a row is', () => {
  test.each<[PlainRow, string]>([
    [['K', '６．８２', 'mmol/L'], '6.82 mmol/L'],
    [['K', '6.82', 'mmol/L'], '6.82 mmol/L'],
    [['K', '6.82mmol/L', 'mmol/L'], '6.82 mmol/L'],
    [['K', '6.82 mmol/L', ''], '6.82 mmol/L'],
    [['K', '6.82↑', 'mmol/L'], '6.82 mmol/L'],
    [['K', '6.82 H', 'mmol/L'], '6.82 mmol/L'],
    [['K', '6.82 HH', ''], '6.82'],
    [['K', '6.82（已复查）', 'mmol/L'], '6.82 mmol/L（已复查）'],
    [['K', '6.82 已复查', 'mmol/L'], '6.82 mmol/L（已复查）'],
    [['K', '>6.8', 'mmol/L'], '>6.8 mmol/L'],
    [['PLT', '18', '10^9/L'], '18 ×10⁹/L'],
    [['HBVDNA', '3.20×10^6', 'IU/mL'], '3.20×10^6 IU/mL'],
    [['HBVDNA', '3.2E+6 IU/mL', ''], '3.2E+6 IU/mL'],
    [['ANA', '320', '倒数滴度'], '1:320'],
    [['ANA', '>320', '倒数滴度'], '>320'],
    [['ANA', '1:320', ''], '1:320'],
    [['T21D', '120', ''], '1/120'],
    [['T21D', '1/120', ''], '1/120'],
    [['GLU', 'HI', 'mmol/L'], 'HI（高于仪器测量范围）'],
    [['GLU', 'LO', 'mmol/L'], 'LO（低于仪器测量范围）'],
    [['GLU', '高', 'mmol/L'], '高（未给出数值）'],
    [['HBSAG', '阳性', ''], '阳性'],
    [['INR', '2.5', ''], '2.5'],
    [['UPRO', '3+', '', '阴性', { specimen: '尿' }], '3+'],
    [['UWBC', '满视野', '/HP', '', { specimen: '尿' }], '满视野'],
  ])('%j is told as 「%s」', (row, text) => {
    expect(rowOf(row).valueText).toBe(text);
  });

  test('has its place, its value in the unit of the catalogue, and its course in its own', () => {
    const { rows } = rowsOf(
      [is('CL', '105'), ['CREA', '1.0', 'mg/dL', '0.6-1.3']],
      [
        [26, is('CREA', '176.8')],
        [50, is('CREA', '溶血')],
        [60, ['CREA', '90', 'U/L', '']],
      ],
    );
    const [, row] = rows;
    expect(row).toMatchObject({
      id: 'now-2',
      code: 'CREA',
      subject: '肌酐',
      valueText: '1.0 mg/dL',
      value: 88.4,
      factor: 88.4,
      order: 1,
      isInfant: false,
    });
    expect([...(row?.history ?? [])]).toMatchObject([{ value: 2, decimals: 1 }]);
    expect([row?.change?.difference, (row?.catalogueOrder ?? 1e9) < 1000]).toEqual([-1, true]);
    const unknown = rowOf(['XYZ', '5', 'U', '1-2'], [[26, ['XYZ', '4', 'U', '1-2']]]);
    expect([
      unknown.value,
      unknown.change,
      unknown.catalogueOrder > (row?.catalogueOrder ?? 0),
      [...unknown.history],
    ]).toEqual([null, null, true, []]);
    expect([rowOf(['K', '>6', 'mmol/L', '']).value, rowOf(is('K', '溶血')).value, rowOf(is('K', '400')).value]).toEqual(
      [null, null, null],
    );
    expect([
      rowOf(is('K', '5'), [], { age: '2个月' }).isInfant,
      rowOf(is('K', '5'), [], { age: 1 }).isInfant,
      rowOf(is('K', '5'), [], { age: null }).isInfant,
    ]).toEqual([true, false, false]);
    // Of a report the first row of a code stands in the course.
    expect([...rowOf(is('K', '5'), [[26, is('K', '4.1'), is('K', '4.2')]]).history].map(({ value }) => value)).toEqual([
      4.1,
    ]);
    const decimals = (now: PlainRow, then: PlainRow) => [...rowOf(now, [[26, then]]).history][0]?.decimals;
    expect([
      decimals(['CTNI', '20', 'ng/L', ''], ['CTNI', '0.020', 'ng/mL', '']),
      decimals(['CTNI', '0.02', 'ng/mL', ''], ['CTNI', '20', 'ng/L', '']),
    ]).toEqual([0, 3]);
  });

  test('bounds what it may be', () => {
    const bounds = (value: string) => [
      leastOf(rowOf(['K', value, 'mmol/L', ''])),
      mostOf(rowOf(['K', value, 'mmol/L', ''])),
    ];
    expect(bounds('5.5')).toEqual([5.5, 5.5]);
    const [above, below] = [bounds('>5.5'), bounds('<5.5')];
    expect([(above[0] ?? 0) > 5.5, (above[0] ?? 9) < 5.51, above[1]]).toEqual([true, true, Infinity]);
    expect([below[0], (below[1] ?? 9) < 5.5, (below[1] ?? 0) > 5.49]).toEqual([-Infinity, true, true]);
    expect([bounds('≥5.5'), bounds('≤5.5')]).toEqual([
      [5.5, Infinity],
      [-Infinity, 5.5],
    ]);
    expect([bounds('溶血'), bounds('400'), [leastOf(undefined), mostOf(undefined)]]).toEqual([
      [-Infinity, Infinity],
      [-Infinity, Infinity],
      [-Infinity, Infinity],
    ]);
    expect(leastOf(rowOf(['K', '5.5', 'g', '']))).toBe(-Infinity);
    expect(mostOf(rowOf(['CREA', '≤1', 'mg/dL', '']))).toBeCloseTo(88.4, 5);
    // 54 mg/dL are the 3.0 mmol/L of the guideline, not 2.9975 (J-92).
    expect([leastOf(rowOf(['GLU', '54', 'mg/dL', ''])), mostOf(rowOf(['GLU', '54', 'mg/dL', '']))]).toEqual([3, 3]);
    // A glucose below 50 mg/dL is below 3.0 mmol/L, one above 500 above 16.7.
    expect([
      urgencyOfRow(rowOf(['GLU', '<53', 'mg/dL', '70-110'])),
      leastOf(rowOf(['GLU', '>500', 'mg/dL', ''])),
    ]).toEqual([...[2, expect.closeTo(27.8, 0) as number]]);
  });

  test('lies on a side, and goes a way', () => {
    expect([sideOf(rowOf(is('K', '5.9'))), sideOf(rowOf(is('K', '3.0'))), sideOf(rowOf(is('K', '4.5')))]).toEqual([
      'high',
      'low',
      null,
    ]);
    const course = (now: string, then?: string) =>
      courseOf(rowOf(is('K', now), then === undefined ? [] : [[48, is('K', then)]]));
    expect([
      course('5.9'),
      course('5.9', '5.0'),
      course('5.9', '6.9'),
      course('5.9', '5.5'),
      course('3.0', '4.0'),
      course('3.0', '2.0'),
      course('4.5', '6.0'),
    ]).toEqual([...['new', 'worse', 'better', 'same', 'worse', 'better', 'new']]);
    expect(course('5.9', '5.4')).toBe('worse');
  });

  test.each([
    ...['K', 'ICA', 'PH', 'PCO2', 'PO2', 'SO2', 'OI', 'COHB', 'METHB'].map((code) => [code, 'A', 'A']),
    ...['CTNI', 'CTNT', 'LAC', 'BC', 'BCFUN', 'HGB', 'INR', 'FIB', 'APTT', 'CSF-WBC'].map((code) => [code, 'B', 'B']),
    ['PLT', 'D', 'B'],
    ['GLU', 'C', 'B'],
    ['GLU-R', 'C', 'B'],
    ...['NA', 'CA', 'NH3', 'CK'].map((code) => [code, 'C', 'C']),
    ...['UNA', 'UK', 'UCL', 'UCREA', 'UUREA', 'UOSM', 'UCA', 'CEA'].map((code) => [code, 'E', 'E']),
    ['ALT', 'D', 'D'],
  ])('%s can harm as %s where it is high, as %s where it is low', (code, high, low) => {
    expect([harmOf(code, 'high'), harmOf(code, 'low')]).toEqual([high, low]);
    expect(isSpotUrine(code)).toBe(high === 'E' && code !== 'CEA');
  });

  test('lies so many widths beyond its critical limit, three at most', () => {
    const of = (row: PlainRow) => {
      const { rows, judged } = rowsOf([row]);
      return rows[0] === undefined ? null : criticalDistance(rows[0], judged.person);
    };
    // 6.2 is 0.9 above the catalogue's 5.3, 2.8 is 0.7 below 3.5.
    expect(of(is('K', '6.65'))).toBeCloseTo(0.5, 5);
    expect(of(is('K', '2.45'))).toBeCloseTo(0.5, 5);
    // Where the limit is the bound itself, there is no width to count in.
    expect(of(['DIG', '3', 'ng/mL', ''])).toBe(0);
    expect([of(is('K', '9.9')), of(is('K', '5.9')), of(is('CRP', '900')), of(['K', '>9', 'mmol/L', ''])]).toEqual([
      3, 0, 0, 0,
    ]);
  });
});
