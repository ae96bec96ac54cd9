import { describe, expect, test } from 'vitest';
import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import { actionsFor } from './actions.ts';
import { changeBetween, figure } from './change.ts';
import { bloodyNote, computedCells } from './computed-cells.ts';
import { dDimerOfAge } from './d-dimer-limit.ts';
import { withoutBaseline } from './first-creatinine.ts';
import { interferenceNote } from './interferences.ts';
import { infectionCourse, knownAnaemia, knownSentence, pad } from './known-course.ts';
import { fastSideOf, hoursToCritical, speedOf, urgencyOfRow } from './limits.ts';
import { correctedText, mainRow } from './main-row.ts';
import { AT, past, rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { courseOf, criticalDistance, harmOf, leastOf, mostOf, sideOf } from './rows.ts';
import type { Row } from './rows.ts';
import { runText } from './run.ts';
import { isSpotUrine } from './spot-urine.ts';
import { aimedThyroglobulin, leftOf } from './thyroglobulin.ts';
import { notLowAfterAll } from './total-calcium.ts';

type Past = readonly [hours: number, ...rows: PlainRow[]];
const rowsOf = (rows: readonly PlainRow[], then: readonly Past[] = [], more: object = {}) =>
  rowsIn(rows, { earlier: then.map(([hours, ...each]) => past(hours, ...each)), ...more });

function rowOf(row: PlainRow, then: readonly Past[] = [], more: object = {}): Row {
  const [first] = rowsOf([row], then, more).rows;
  if (first === undefined) throw new Error('no row');
  return first;
}

const UNITS: Readonly<Record<string, readonly [unit: string, range: string]>> = {
  K: ['mmol/L', '3.5-5.3'],
  NA: ['mmol/L', '137-147'],
  HGB: ['g/L', '130-175'],
  PLT: ['10^9/L', '125-350'],
  INR: ['', '0.8-1.2'],
  GLU: ['mmol/L', '3.9-6.1'],
  'GLU-R': ['mmol/L', '3.9-11.1'],
  LAC: ['mmol/L', '0.5-1.7'],
  CREA: ['μmol/L', '57-111'],
  EGFR: ['mL/min/1.73m²', '≥90'],
  CTNI: ['ng/L', '0-34'],
  CTNT: ['ng/L', '0-14'],
  CRP: ['mg/L', '0-10'],
  PCT: ['ng/mL', '0-0.05'],
  CL: ['mmol/L', '99-110'],
  'CSF-GLU': ['mmol/L', '2.5-4.5'],
  'CSF-LAC': ['mmol/L', '1.1-2.4'],
  CA: ['mmol/L', '2.11-2.52'],
};
const is = (code: string, value: string): PlainRow => [code, value, ...(UNITS[code] ?? ['', ''])];

describe('a figure and a change', () => {
  test('are unsigned, rounded half up, with the decimals that were printed', () => {
    expect([figure(-1.25, 1), figure(2, 2), figure(0.004, 2)]).toEqual(['1.3', '2.00', '0.00']);
    const change = (code: string, then: string, now: string, hours = 26) =>
      rowOf(is(code, now), [[hours, is(code, then)]]).change;
    expect(change('K', '6.12', '6.82')).toMatchObject({ text: '26 小时升 0.70', hours: 26, isBeyondChance: true });
    expect(change('K', '5.0', '4.0')?.text).toBe('26 小时降 1.00');
    expect(change('CREA', '90', '190')?.text).toBe('26 小时升 100');
    expect(change('CREA', '90.5', '190')?.text).toBe('26 小时升 99.5');
    expect(change('K', '4', '6')?.text).toBe('26 小时升 2');
    expect(change('K', '9.5', '10.5')?.text).toBe('26 小时升 1.0');
    expect(change('K', '5.0', '5.0')).toMatchObject({ text: '', isBeyondChance: false, difference: 0 });
    expect([change('K', '5.0', '5.5')?.isBeyondChance, change('K', '5.0', '5.4')?.isBeyondChance]).toEqual([
      true,
      false,
    ]);
    expect(rowOf(is('K', '5.0')).change).toBeNull();
  });

  test('that rounds to nothing is none', () => {
    const [then, now] = [
      { time: '2025-11-17T10:26:00+08:00', value: 5.001, decimals: 2 },
      { time: AT, value: 5.002, decimals: 2 },
    ];
    expect(changeBetween('K', then, now, 1)).toMatchObject({ text: '', isBeyondChance: false });
    expect(changeBetween('CREA', { ...then, value: 1.0 }, { ...now, value: 1.2 }, 88.4).isBeyondChance).toBe(true);
  });

  test('of three steps one way is told, though each may be chance (J-13)', () => {
    const run = (...values: readonly string[]) =>
      runText(
        rowOf(
          is('K', values.at(-1) ?? ''),
          values.slice(0, -1).map((value, at): Past => [48 * (values.length - 1 - at), is('K', value)]),
        ),
      );
    expect(run('5.4', '5.5', '5.6', '5.7')).toBe('6 日升 0.30');
    expect(run('5.7', '5.6', '5.5', '5.4')).toBe('6 日降 0.30');
    expect(run('5.3', '5.4', '5.5', '5.6', '5.7')).toBe('8 日升 0.40');
    expect(run('5.9', '5.4', '5.5', '5.6', '5.7')).toBe('6 日升 0.30');
    expect([
      run('5.5', '5.6', '5.7'),
      run('5.6', '5.5', '5.6', '5.7'),
      run('5.4', '5.5', '5.5', '5.7'),
      run('5.5', '5.5', '5.5', '5.5'),
      run('5.7'),
    ]).toEqual([...['', '', '', '', '']]);
    expect(run('5.4', '5.5', '5.6', '溶血')).toBe('');
  });
});

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
    ...['K', 'ICA', 'PH', 'PCO2', 'PO2', 'SO2', 'COHB', 'METHB'].map((code) => [code, 'A', 'A']),
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
    expect([of(is('K', '9.9')), of(is('K', '5.9')), of(is('CRP', '900')), of(['K', '>9', 'mmol/L', ''])]).toEqual([
      3, 0, 0, 0,
    ]);
  });
});

describe('the urgency of a row by itself (J-10)', () => {
  test.each([
    ['K', '2.9', 2],
    ['K', '3.0', 3],
    ['K', '5.5', 3],
    ['K', '5.6', 2],
    ['K', '6.9', 1],
    ['NA', '129', 2],
    ['NA', '130', 3],
    ['NA', '150', 3],
    ['NA', '151', 2],
    ['HGB', '69', 2],
    ['HGB', '70', 3],
    ['PLT', '49', 2],
    ['PLT', '50', 3],
    ['INR', '3.1', 2],
    ['INR', '3', 3],
    ['GLU', '2.9', 2],
    ['GLU', '3', 3],
    ['GLU', '16.8', 2],
    ['GLU', '16.7', 3],
    ['GLU-R', '2.9', 2],
    ['LAC', '4', 1],
    ['LAC', '3.9', 3],
    ['CSF-GLU', '2.1', 2],
    ['CSF-GLU', '2.2', 3],
    ['CSF-LAC', '3.6', 2],
    ['CSF-LAC', '3.5', 3],
    ['CL', '120', 3],
    ['K', '<2.9', 2],
    ['K', '>5.5', 2],
  ])('of %s %s is %i', (code, value, urgency) => {
    expect(urgencyOfRow(rowOf(is(code, value)))).toBe(urgency);
  });

  test.each(['ASC-CULT', 'ASC-POLY', 'SF-CULT'])('of an organism in %s is of the day', (code) => {
    expect([urgencyOfRow(rowOf([code, '阳性', '', '阴性'])), urgencyOfRow(rowOf([code, '阴性', '', '阴性']))]).toEqual([
      2, 3,
    ]);
    expect(urgencyOfRow(rowOf(['HBSAG', '阳性', '', '阴性']))).toBe(3);
  });
});

describe('the speed of a change (J-14)', () => {
  const speed = (code: string, now: string, ...then: readonly (readonly [hours: number, value: string])[]) =>
    speedOf(
      rowOf(
        is(code, now),
        then.map(([hours, value]): Past => [hours, is(code, value)]),
      ),
    );

  test.each<[string, string, readonly (readonly [number, string])[], number | null, string | null]>([
    ['K', '5.9', [[12, '5.3']], 1, ''],
    ['K', '4.9', [[12, '4.4']], null, null],
    ['K', '4.9', [[13, '4.2']], null, null],
    ['K', '4.9', [[12, '4.3']], 1, ''],
    ['HGB', '100', [[24, '121']], 1, null],
    ['HGB', '100', [[24, '120']], null, null],
    ['HGB', '100', [[168, '121']], 2, null],
    ['HGB', '100', [[169, '125']], null, null],
    ['HGB', '140', [[8784, '161']], 3, null],
    ['HGB', '140', [[8785, '161']], null, null],
    ['HGB', '140', [[8784, '160']], null, null],
    ['HGB', '100', [[24, '79']], null, null],
    ['NA', '149', [[24, '140.9']], 1, '血钠上升过快'],
    ['NA', '149', [[24, '141']], null, null],
    ['NA', '149', [[25, '140']], null, null],
    ['NA', '132', [[24, '140.1']], 1, '血钠下降过快'],
    ['NA', '132', [[24, '140']], null, null],
    ['CTNI', '61', [[24, '50']], 1, ''],
    ['CTNI', '60', [[24, '50']], null, null],
    ['CTNI', '61', [[25, '50']], null, null],
    ['CTNI', '39', [[24, '50']], 1, ''],
    ['CTNI', '40', [[24, '50']], null, null],
    ['CTNI', '30', [[24, '20']], null, null],
    ['CTNT', '31', [[24, '25']], 1, ''],
    ['CTNT', '19', [[24, '25']], 1, ''],
    ['CTNT', '20', [[24, '25']], null, null],
    ['CREA', '126.5', [[48, '100']], 2, null],
    ['CREA', '126.4', [[48, '100']], null, null],
    ['CREA', '126.5', [[49, '100']], null, null],
    ['CREA', '150', [[168, '100']], 2, null],
    ['CREA', '149', [[168, '100']], null, null],
    ['CREA', '150', [[169, '100']], null, null],
    ['CREA', '105', [[48, '70']], 2, null],
    ['PLT', '140', [[720, '281']], 3, null],
    ['PLT', '140', [[720, '280']], null, null],
    ['PLT', '140', [[721, '300']], null, null],
    ['EGFR', '95', [[8784, '119']], 3, null],
    ['EGFR', '96', [[8784, '120']], null, null],
    ['EGFR', '95', [[8785, '119']], null, null],
    ['EGFR', '40', [[8784, '80']], null, null],
    ['PLT', '100', [[720, '300']], null, null],
    ['CL', '90', [[2, '120']], null, null],
  ])('of %s %s after %j is of urgency %s', (code, now, then, urgency, title) => {
    const found = speed(code, now, ...then);
    expect([found?.urgency ?? null, found?.title ?? null]).toEqual([urgency, title]);
  });

  test('is that of the farthest change in its window, the most urgent rule first', () => {
    expect(speed('K', '5.9', [3, '5.6'], [10, '5.0'], [20, '4.0'])?.change.text).toBe('10 小时升 0.90');
    const fall = speed('HGB', '100', [20, '122'], [100, '140']);
    expect([fall?.urgency, fall?.change.text]).toEqual([1, '20 小时降 22']);
    expect(speed('K', '5.9')).toBeNull();
  });

  test('goes to a side inside the interval, a potassium that was given back to none', () => {
    const side = (code: string, now: string, then: string) => fastSideOf(rowOf(is(code, now), [[10, is(code, then)]]));
    expect([
      side('K', '4.9', '4.0'),
      side('HGB', '140', '170'),
      side('K', '4.2', '3.4'),
      side('K', '4.2', '3.5'),
      side('K', '5.9', '4.0'),
      side('K', '4.5', '4.4'),
    ]).toEqual([...['high', 'low', null, 'high', null, null]]);
    expect(side('NA', '145', '136')).toBe('high');
  });

  test('foretells the critical limit within a day, and is a step more urgent for it', () => {
    const hours = (code: string, now: string, ago: number, then: string) =>
      hoursToCritical(rowOf(is(code, now), [[ago, is(code, then)]]));
    // 0.5 in 5 hours, 0.3 to go.
    expect([
      hours('K', '5.9', 5, '5.4'),
      hours('K', '5.9', 3, '5.4'),
      hours('K', '5.9', 2, '5.4'),
      hours('K', '5.9', 40, '5.4'),
      hours('K', '5.9', 41, '5.4'),
    ]).toEqual([...[3, 2, null, 24, null]]);
    expect([
      hours('K', '3.1', 5, '3.65'),
      hours('K', '5.9', 5, '6.4'),
      hours('K', '3.1', 5, '2.6'),
      hours('K', '6.9', 5, '6.0'),
      hours('CRP', '90', 5, '10'),
    ]).toEqual([...[3, null, null, null, null]]);
    expect([hours('K', '5.9', 5, '5.5'), hours('K', '5.9', 5, '5.9'), hoursToCritical(rowOf(is('K', '5.9')))]).toEqual([
      null,
      null,
      null,
    ]);
    expect(hours('K', '4.9', 5, '4.0')).toBe(8);
    const found = speed('K', '5.9', [20, '5.4']);
    expect([found?.urgency, found?.title, found?.forecast, found?.change.text]).toEqual([
      1,
      '',
      '按目前速度约 12 小时达危急界限（外推）',
      '20 小时升 0.50',
    ]);
    expect(speed('K', '5.0', [18, '4.0'])?.urgency).toBe(2);
    expect(speed('K', '5.9', [6, '5.0'])?.forecast).toContain('外推');
    expect(speed('HGB', '100', [100, '130'])?.forecast).toBe('');
  });
});

describe('the course of a known disease (J-31)', () => {
  const sentence = (
    id: string,
    name: string,
    rows: readonly PlainRow[],
    then: readonly Past[] = [],
    mainCode?: string,
  ) => {
    const { rows: all } = rowsOf(rows, then);
    return knownSentence(
      id,
      name,
      all.find(({ code }) => code === mainCode),
      all,
      AT,
    );
  };
  const HBA1C = (value: string): PlainRow => ['HBA1C', value, '%', '4-6'];

  test('of a diabetes is its HbA1c', () => {
    expect(sentence('DM', '糖尿病', [HBA1C('8.2')], [[2136, HBA1C('7.9')]])).toBe(
      '已知糖尿病，HbA1c 8.2%（较 2025-08-21 +0.3），高于 7.0%',
    );
    expect(sentence('DM', '糖尿病', [HBA1C('7.0')], [[2136, HBA1C('7.0')]])).toBe(
      '已知糖尿病，HbA1c 7.0%（与 2025-08-21 相同），达到 7.0%',
    );
    expect(sentence('DM', '糖尿病', [HBA1C('6.5')], [[2136, HBA1C('7.25')]])).toContain('（较 2025-08-21 −0.75）');
    expect(sentence('DM', '糖尿病', [HBA1C('>14')])).toBe('已知糖尿病');
    expect(sentence('DM', '糖尿病', [is('GLU', '9')], [], 'GLU')).toBe('已知糖尿病，血糖 9 mmol/L');
  });

  test('of an anaemia is its haemoglobin, whatever it is called', () => {
    for (const id of ['anaemia', 'IDA', 'ACD', 'MEGA', 'RENAN', 'AA'])
      expect(sentence(id, '贫血', [is('HGB', '96')], [[4400, is('HGB', '108')]])).toBe('已知贫血，Hb 96，6 个月 −12');
    expect(knownAnaemia(rowsOf([is('HGB', '96')]).rows, AT)).toBe('Hb 96');
    expect(knownAnaemia(rowsOf([is('CL', '96')]).rows, AT)).toBe('');
  });

  test.each([
    ['HBV', 'HBVDNA', 'HBV DNA'],
    ['HBVE', 'HBVDNA', 'HBV DNA'],
    ['HBVS', 'HBVDNA', 'HBV DNA'],
    ['HIV', 'HIVRNA', 'HIV RNA'],
  ])('of %s is its load, by tens', (id, code, name) => {
    const load = (value: string): PlainRow => [code, value, id === 'HIV' ? 'copies/mL' : 'IU/mL', ''];
    const unit = rowOf(load('100')).valueText.split(' ')[1];
    const of = (now: string, then?: string) =>
      sentence(id, '病', [load(now)], then === undefined ? [] : [[2136, load(then)]]).replace('已知病，', '');
    expect(of('3200')).toBe(`${name} 3200 ${unit}`);
    expect(of('100000', '1000')).toBe(`${name} 100000 ${unit}，较 08-21 升 2.0 log`);
    expect(of('1000', '100000')).toBe(`${name} 1000 ${unit}，较 08-21 降 2.0 log`);
    expect([of('3000', '1000'), of('4000', '1000')]).toEqual([
      `${name} 3000 ${unit}，与上次相近`,
      `${name} 4000 ${unit}，较 08-21 升 0.6 log`,
    ]);
    expect([of('0', '1000'), of('1000', '0'), of('<20', '1000')]).toEqual([
      `${name} 0 ${unit}`,
      `${name} 1000 ${unit}`,
      `${name} <20 ${unit}`,
    ]);
  });

  test('of any other is its own result', () => {
    const of = (now: string, then?: string) =>
      sentence('X', 'CKD病', [is('CREA', now)], then === undefined ? [] : [[480, is('CREA', then)]], 'CREA');
    expect([of('150'), of('150', '100'), of('150', '148')]).toEqual([
      ...[
        '已知 CKD病，肌酐 150 μmol/L',
        '已知 CKD病，肌酐 150 μmol/L，较 10-29 +50',
        '已知 CKD病，肌酐 150 μmol/L，与上次相近',
      ],
    ]);
    expect([sentence('X', '病', []), pad('病'), pad('CKD'), pad('1型')]).toEqual(['已知病', '病', ' CKD', '1型']);
  });

  test('of an infection is how far its marker fell', () => {
    const of = (rows: readonly PlainRow[], ...then: readonly Past[]) => infectionCourse(rowsOf(rows, then).rows);
    expect(of([is('PCT', '3.2')], [72, is('PCT', '22')], [100, is('PCT', '10')])).toBe('PCT 较峰值降 85%');
    expect(of([is('PCT', '3.2'), is('CRP', '60')], [72, is('PCT', '22'), is('CRP', '240')])).toBe('PCT 较峰值降 85%');
    expect(of([is('CRP', '60')], [72, is('CRP', '240')])).toBe('CRP 较峰值降 75%');
    expect(of([is('PCT', '3.2'), is('CRP', '60')], [72, is('PCT', '3.1'), is('CRP', '240')])).toBe('CRP 较峰值降 75%');
    expect([
      of([is('CRP', '60')], [24, is('CRP', '20')], [72, is('CRP', '240')]),
      of([is('CRP', '60')]),
      of([is('CRP', '溶血')], [72, is('CRP', '240')]),
      of([is('CRP', '60')], [72, is('CRP', '61')]),
    ]).toEqual([...['', '', '', '']]);
    expect(of([['CRP', '6', 'mg/dL', '0-1']], [72, is('CRP', '240')])).toBe('CRP 较峰值降 75%');
  });
});

describe('what is said beside a single row', () => {
  const aside = (rows: readonly PlainRow[], then: readonly Past[] = [], more: object = {}) => {
    const { rows: all, judged } = rowsOf(rows, then, more);
    const [first] = all;
    if (first === undefined) throw new Error('no row');
    return { first, all, judged };
  };

  test('a critical creatinine without one before it is looked at as acute (NHS England 2014)', () => {
    const of = (rows: readonly PlainRow[], known: readonly string[] = [], ...then: readonly Past[]) => {
      const { first, all } = aside(rows, then);
      return withoutBaseline(first, all, new Set(known));
    };
    expect(of([is('CREA', '900')])).toEqual({
      ...{
        lead: '无既往肌酐',
        text: '无既往肌酐，急性肾损伤与慢性肾脏病待鉴别',
        actions: actionsFor('creatinine:first'),
      },
    });
    expect([
      of([is('CREA', '150')]),
      of([is('CREA', '900')], ['CKD']),
      of([is('CREA', '900')], ['dialysis']),
      of([is('CREA', '900')], ['AKI']),
      of([is('CREA', '900')], [], [99, is('CREA', '100')]),
      of([is('K', '6.9')]),
    ]).toEqual(Array.from({ length: 6 }, () => null));
    const urea: PlainRow = ['UREA', '40', 'mmol/L', '3.6-9.5'];
    expect([
      of([urea])?.lead,
      of([urea, is('CREA', '80')])?.lead,
      of([urea, is('CREA', '150')]),
      of([urea, is('CREA', '溶血')]),
      of([urea, is('CREA', '1.1')]),
    ]).toEqual([...['肌酐未测', '肌酐未升高', null, null, null]]);
    expect([of([urea])?.text, of([urea, is('CREA', '80')])?.text]).toEqual([
      '肌酐未测，肾损伤、脱水与消化道出血待鉴别，请查肌酐',
      '肌酐未升高，脱水与消化道出血待鉴别',
    ]);
  });

  test.each<[string, PlainRow, object, string]>([
    [
      'within it',
      ['DD', '0.6', 'mg/L FEU', '0-0.5'],
      {},
      '未超过年龄校正界值 0.62 mg/L FEU（年龄×0.01 mg/L FEU，ESC 2019，限临床可能性低或中者）',
    ],
    [
      'beyond it',
      ['DD', '0.7', 'mg/L FEU', '0-0.5'],
      {},
      '已超过年龄校正界值 0.62 mg/L FEU（年龄×0.01 mg/L FEU，ESC 2019，限临床可能性低或中者）',
    ],
    [
      'at it',
      ['DD', '0.62', 'mg/L FEU', '0-0.5'],
      {},
      '未超过年龄校正界值 0.62 mg/L FEU（年龄×0.01 mg/L FEU，ESC 2019，限临床可能性低或中者）',
    ],
    [
      'within it, of a bound in another unit',
      ['DD', '<200', 'ng/mL FEU', '0-500'],
      {},
      '未超过年龄校正界值 620 ng/mL FEU（年龄×0.01 mg/L FEU，ESC 2019，限临床可能性低或中者）',
    ],
    ['of 50 years', ['DD', '0.6', 'mg/L FEU', '0-0.5'], { age: 50 }, ''],
    ['of nobody knows whom', ['DD', '0.6', 'mg/L FEU', '0-0.5'], { age: null }, ''],
    ['of a bound that does not tell', ['DD', '>0.5', 'mg/L FEU', '0-0.5'], {}, ''],
    ['of another item', ['CRP', '0.6', 'mg/L', '0-0.5'], {}, ''],
  ])('the limit of the age of a D-dimer %s', (_what, row, more, text) => {
    const { first, judged } = aside([row], [], more);
    expect(dDimerOfAge(first, judged)).toBe(text);
    const pregnant = { ...judged, person: { ...judged.person, isPregnant: true as const } } as typeof judged;
    expect([dDimerOfAge(first, pregnant), dDimerOfAge(undefined, judged)]).toEqual(['', '']);
  });

  test('what is given may make it false', () => {
    const of = (row: PlainRow, ...known: readonly string[]) => interferenceNote(rowOf(row), new Set(known));
    const fungus: PlainRow = ['BDG', '200', 'pg/mL', '0-60'];
    expect(of(fungus, 'haemodialysis', 'albuminGiven')).toBe('血液透析（纤维素膜）可致假阳性，输注白蛋白可致假阳性');
    expect([
      of(fungus),
      of(['BDG', '20', 'pg/mL', '0-60'], 'haemodialysis'),
      of(is('K', '6'), 'haemodialysis'),
      interferenceNote(undefined, new Set(['haemodialysis'])),
    ]).toEqual([...['', '', '', '']]);
  });

  test('a total calcium that is not low after all', () => {
    const of = (rows: readonly PlainRow[], side: 'high' | 'low' = 'low') => {
      const { first, all } = aside(rows);
      return notLowAfterAll(first, side, all);
    };
    const albumin = (value: string): PlainRow => ['ALB', value, 'g/L', '40-55'];
    const free = (value: string): PlainRow => ['ICA', value, 'mmol/L', '1.10-1.34'];
    expect([of([is('CA', '2.02'), albumin('28')]), of([is('CA', '2.02'), free('1.18')])]).toEqual([
      ...['按白蛋白校正后 2.26 mmol/L，未低', '离子钙 1.18 mmol/L，未低'],
    ]);
    // 2.01 + 0.02 × 5 is the bound itself.
    expect([of([is('CA', '2.01'), albumin('35')]), of([is('CA', '2.00'), albumin('35')])]).toEqual([
      '按白蛋白校正后 2.11 mmol/L，未低',
      '',
    ]);
    expect([
      of([is('CA', '2.02'), albumin('40')]),
      of([is('CA', '2.02')]),
      of([is('CA', '2.02'), albumin('28'), free('1.0')]),
      of([is('CA', '2.02'), albumin('溶血')]),
    ]).toEqual(['', '', '', '']);
    expect([
      of([is('CA', '1.5'), albumin('15')]),
      of([is('CA', '2.02'), albumin('28')], 'high'),
      of([is('K', '3'), albumin('28')]),
      of([['CA', '2.02', 'mmol/L', '≤2.52'], albumin('28')]),
    ]).toEqual(['', '', '', '']);
    expect(of([['CA', '8.1', 'mg/dL', '8.45-10.1'], albumin('28')])).toContain('未低');
  });

  test('the cells of an ascites that are worked out', () => {
    const diagnosis = (lab: string) => ({ satisfied: [{ edge: { lab } }] }) as unknown as InferredDiagnosis;
    const fluid = (count: string, share: string, red?: string): PlainRow[] => [
      ['ASC-WBC', count, '10^6/L', ''],
      ['ASC-PMN%', share, '%', ''],
      ...(red === undefined ? [] : [['ASC-RBC', red, '10^6/L', ''] as const]),
    ];
    const of = (rows: readonly PlainRow[], lab = 'R_ASCPMN') => computedCells(diagnosis(lab), rowsOf(rows).rows);
    expect(of(fluid('1200', '80'))).toEqual({
      valueText: '960 ×10⁶/L（1200 × 80%）',
      told: '腹水中性粒细胞 960 ×10⁶/L（1200 × 80%）',
      isCritical: true,
    });
    // One neutrophil for each 250 red cells (AASLD 2021).
    expect(of(fluid('1200', '80', '50000'))?.valueText).toBe('760 ×10⁶/L（1200 × 80% − 红细胞 50000 ÷ 250）');
    expect([of(fluid('300', '80'))?.isCritical, of(fluid('400', '62.5'))?.isCritical]).toEqual([false, false]);
    expect(of(fluid('>1000', '80'))?.valueText).toBe('≥ 800 ×10⁶/L（1000 × 80%）');
    expect(of(fluid('100', '10', '90000'))?.valueText).toMatch(/^0 /);
    expect([
      of(fluid('1200', '80'), 'K'),
      of(fluid('溶血', '80')),
      of(fluid('1200', '溶血')),
      of(fluid('1200', '80').slice(1)),
    ]).toEqual([null, null, null, null]);
    const note = (...rows: readonly PlainRow[]) => {
      const { first, all } = aside(rows);
      return bloodyNote(first, all);
    };
    const counted: PlainRow = ['ASC-PMN', '300', '10^6/L', '0-250'];
    const red = (value: string): PlainRow => ['ASC-RBC', value, '10^6/L', ''];
    expect([
      note(counted, red('60000')),
      note(counted, red('90000')),
      note(counted),
      note(is('K', '5'), red('60000')),
      note(['ASC-PMN', '>300', '10^6/L', ''], red('60000')),
    ]).toEqual([...['血性腹水，扣除红细胞 60000 ÷ 250 后 60', '血性腹水，扣除红细胞 90000 ÷ 250 后 0', '', '', '']]);
  });

  test('a thyroglobulin after surgery is what is aimed at', () => {
    const left = (...known: readonly string[]) => leftOf(new Set(known));
    expect([
      left('lobectomy'),
      left('lobectomy', 'wholeThyroid', 'thyroidectomy'),
      left('thyroidectomy'),
      left(),
      left('lobectomy', 'wholeThyroid'),
    ]).toEqual([...['lobe', 'nothing', 'nothing', null, null]]);
    const tg: PlainRow = ['TG_', '0.1', 'ng/mL', '3.5-77'];
    const antibody = (value: string): PlainRow => ['TGAB', value, 'IU/mL', '0-115'];
    const aimed = (...beside: readonly PlainRow[]) => {
      const { first, all } = aside([tg, ...beside]);
      return aimedThyroglobulin(first, all);
    };
    expect(aimed()).toMatchObject({
      title: '甲状腺术后，Tg 低为治疗所期',
      text: expect.stringMatching(/^甲状腺术后，.+ 0.1 ng\/mL，低值为治疗所期，请结合 TgAb$/) as string,
      isAim: true,
    });
    expect(aimed(antibody('50')).text).toMatch(/，低值为治疗所期$/);
    expect(aimed(antibody('500'))).toMatchObject({
      title: '甲状腺术后，Tg 低而 TgAb 升高',
      text: expect.stringMatching(/，TgAb 升高，Tg 可假性降低，请随访 TgAb$/) as string,
      isAim: true,
    });
  });
});

describe('the row that a diagnosis is told by', () => {
  interface Edge {
    readonly lab: string;
    readonly at: readonly number[];
    readonly role?: string;
    readonly counted?: number;
    readonly group?: number;
  }
  const mainOf = (rows: readonly PlainRow[], edges: readonly Edge[]) => {
    const satisfied = edges.map(({ lab, at, role = 'needs', counted = 1, group = 1 }) => ({
      ...{ edge: { lab, role, group }, counted, codes: [], laboratoryIds: at.map((place) => `now-${place}`) },
    }));
    return mainRow({ satisfied } as unknown as InferredDiagnosis, rowsOf(rows).rows)?.id;
  };
  const [high, usual] = [is('K', '5.9'), is('CL', '105')];

  test.each<[string, readonly PlainRow[], readonly Edge[], string | undefined]>([
    [
      'what it needs before what adds to it',
      [high, high],
      [
        { lab: 'A', at: [1], role: 'adds', counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'what it counts before what it needs',
      [high, high],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2], role: 'count' },
      ],
      'now-2',
    ],
    [
      'a change',
      [high, high],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'D_B', at: [2] },
      ],
      'now-2',
    ],
    [
      'a change in percent',
      [high, high],
      [
        { lab: 'XD_', at: [1], counted: 9 },
        { lab: 'P_B', at: [2] },
      ],
      'now-2',
    ],
    [
      'a fluid',
      [high, ['CSF-WBC', '90', '10^6/L', '0-8']],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'an ascites',
      [high, ['ASC-WBC', '90', '10^6/L', '0-8']],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'how much of an antibody',
      [
        ['HBSAG', '阳性', '', '阴性'],
        ['ANA', '1:320', '', '<1:100'],
      ],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'what was found',
      [['HBSAG', '阴性', '', '阴性'], usual],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'the first group',
      [high, high],
      [
        { lab: 'A', at: [1], counted: 9, group: 2 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'what is abnormal',
      [usual, high],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'the largest share',
      [high, high],
      [
        { lab: 'A', at: [1] },
        { lab: 'B', at: [2], counted: 2 },
      ],
      'now-2',
    ],
    ['the first of its rows', [high, high], [{ lab: 'A', at: [2, 1] }], 'now-2'],
    [
      'a calcium where albumin corrects it',
      [['ALB', '20', 'g/L', '40-55'], is('CA', '2.3')],
      [{ lab: 'R_CACORR', at: [1, 2] }],
      'now-2',
    ],
    [
      'a number of cells before its share',
      [
        ['NEUT%', '88', '%', '40-75'],
        ['WBC', '30', '10^9/L', '3.5-9.5'],
      ],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'a number of neutrophils before their share',
      [
        ['NEUT%', '88', '%', '40-75'],
        ['NEUT#', '30', '10^9/L', '1.8-6.3'],
      ],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'a number of eosinophils before their share',
      [
        ['EO%', '30', '%', '0.4-8'],
        ['EO#', '3', '10^9/L', '0.02-0.52'],
      ],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'a share whose number is usual',
      [
        ['NEUT%', '88', '%', '40-75'],
        ['WBC', '6', '10^9/L', '3.5-9.5'],
      ],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-1',
    ],
    ['nothing where its rows are gone', [high], [{ lab: 'A', at: [9] }], undefined],
  ])('is %s', (_what, rows, edges, id) => {
    expect(mainOf(rows, edges)).toBe(id);
  });

  test('says the corrected figure where the printed one is another', () => {
    const of = (lab: string, text: string, row: PlainRow, codes: readonly string[] = ['CA', 'ALB']) =>
      correctedText({ satisfied: [{ edge: { lab }, text, codes }] } as unknown as InferredDiagnosis, rowOf(row));
    expect([
      of('R_CACORR', '2.853', is('CA', '2.6')),
      of('R_PHTC', '25.04', ['PHT', '15', 'μg/mL', ''], ['PHT', 'ALB']),
    ]).toEqual(['校正钙 2.85 mmol/L', '校正苯妥英 25.0 μg/mL']);
    expect([
      of('R_CACORR', '2.604', is('CA', '2.6')),
      of('R_CACORR', '2.853', is('K', '2.6')),
      of('R_CACORR', '2.853', is('CA', '>2.6')),
      of('R_CACORR', '2.853', is('CA', '2.6'), ['CA']),
      of('X', '2.853', is('CA', '2.6')),
    ]).toEqual(['', '', '', '', '']);
    expect(of('R_CACORR', '2.594', is('CA', '2.6'))).toBe('校正钙 2.59 mmol/L');
    expect(correctedText({ satisfied: [] } as unknown as InferredDiagnosis, undefined)).toBe('');
  });
});
