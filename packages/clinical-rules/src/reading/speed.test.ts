import { describe, expect, test } from 'vitest';
import { fastSideOf, hoursToCritical, speedOf, urgencyOfRow } from './limits.ts';
import { is, rowOf } from './usual-row.test-support.ts';
import type { Past } from './usual-row.test-support.ts';

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
