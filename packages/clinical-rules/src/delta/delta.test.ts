import { describe, expect, it } from 'vitest';
import { calendarDays, comparableRows, compareWithPrevious } from './delta.ts';
import type { Observation } from './delta.ts';
import { deltaText } from './wording.ts';

function row(code: string, result: string, time: string, unit = 'mmol/L', specimen = '血清'): Observation {
  return { code, result, time: `${time}T08:00:00+08:00`, unit, specimen };
}

function notes(current: Observation, history: Observation[]): string[] {
  return compareWithPrevious(current, history).notes.map(deltaText);
}

describe('change since the last comparable result', () => {
  it('tells difference and days', () => {
    const delta = compareWithPrevious(row('K', '5.62', '2025-11-18'), [
      row('K', '5.11', '2025-11-12'),
      row('K', '4.80', '2025-08-21'),
    ]);
    expect(delta).toMatchObject({ difference: 0.51, days: 6, streak: 2, previous: { result: '5.11' } });
    expect(delta.notes.map(deltaText)).toEqual(['连续 2 次上升', '6 日升 0.51']);
  });

  it('names the day when it lies more than a month back', () => {
    expect(
      notes(row('EGFR', '60', '2025-11-18', 'mL/min/1.73m²'), [row('EGFR', '68', '2025-08-21', 'mL/min/1.73m²')]),
    ).toEqual(['较 08-21 降 8']);
  });

  it('says when there is nothing to compare with, or no change', () => {
    expect(notes(row('K', '5.0', '2025-11-18'), [])).toEqual(['首次检测']);
    expect(notes(row('K', '5.0', '2025-11-18'), [row('K', '5.0', '2025-11-12')])).toEqual(['与 11-12 相同']);
  });

  it.each([
    ['another item', row('NA', '4.0', '2025-11-12')],
    ['another specimen', row('K', '4.0', '2025-11-12', 'mmol/L', '尿液')],
    ['a unit that does not convert', row('K', '4.0', '2025-11-12', 'g/L')],
    ['a later result', row('K', '4.0', '2025-11-19')],
    ['the same time', row('K', '4.0', '2025-11-18')],
  ])('does not compare with %s', (_name, other) => {
    const older = row('K', '4.2', '2025-11-01');
    expect(comparableRows(row('K', '5.0', '2025-11-18'), [older, other])).toEqual([older]);
    expect(compareWithPrevious(row('K', '5.0', '2025-11-18'), [other, older]).previous).toBe(older);
    expect(compareWithPrevious(row('K', '5.0', '2025-11-18'), [other]).previous).toBeUndefined();
  });

  it('compares what is printed in the same unit, also one that no table knows', () => {
    const delta = compareWithPrevious(row('CEA', '5', '2025-11-18', 'AU/格'), [
      row('CEA', '4', '2025-11-12', ' AU/格'),
    ]);
    expect(delta.difference).toBe(1);
  });

  it('converts the earlier unit', () => {
    const delta = compareWithPrevious(row('CREA', '168', '2025-11-18', 'μmol/L'), [
      row('CREA', '1.5', '2025-11-12', 'mg/dL'),
    ]);
    expect(delta.difference).toBe(35);
    expect(
      compareWithPrevious(row('K', '5', '2025-11-18', 'mmol/L'), [row('K', '4', '2025-11-12', 'mEq/L')]).difference,
    ).toBe(1);
  });

  it.each([
    // As many decimals as the finer print has, in the unit it has.
    ['5.6', 'mmol/L', '5.11', 'mmol/L', '6 日升 0.49'],
    ['5.60', 'mmol/L', '5.1', 'mmol/L', '6 日升 0.50'],
    ['5.6', 'mmol/L', '5.11', 'mEq/L', '6 日升 0.49'],
    ['5.6', 'furlongs', '5.1', 'furlongs', '6 日升 0.5'],
    ['5.6', '', '5.1', '', '6 日升 0.5'],
  ])('%s %s after %s %s: %s', (now, unit, before, unitBefore, text) => {
    expect(notes(row('K', now, '2025-11-18', unit), [row('K', before, '2025-11-12', unitBefore)])).toEqual([text]);
  });

  it('what rounds to no change in the unit of the report is none, and carries no trend', () => {
    // 1.7 mg/dL are 150.28 μmol/L.
    const history = [row('CREA', '1.7', '2025-11-12', 'mg/dL'), row('CREA', '160', '2025-11-01', 'μmol/L')];
    expect(notes(row('CREA', '150', '2025-11-18', 'μmol/L'), history)).toEqual(['与 11-12 相同']);
  });

  it.each([
    ['2025-11-18T06:00:00+08:00', '同日升 1'],
    ['2025-10-19T08:00:00+08:00', '30 日升 1'],
    ['2025-10-18T08:00:00+08:00', '较 10-18 升 1'],
  ])('since %s: %s', (time, text) => {
    expect(notes(row('K', '5', '2025-11-18'), [{ ...row('K', '4', '2025-11-18'), time }])).toEqual([text]);
  });

  it('makes no difference of a bound', () => {
    const delta = compareWithPrevious(row('K', '<2.5', '2025-11-18'), [row('K', '4.0', '2025-11-12')]);
    expect(delta).toMatchObject({ streak: 0, notes: [], previous: { result: '4.0' } });
    expect(delta).not.toHaveProperty('difference');
  });

  it('counts a run of falls until it breaks', () => {
    const history = [
      row('HGB', '110', '2025-11-10', 'g/L'),
      row('HGB', '118', '2025-11-01', 'g/L'),
      row('HGB', '125', '2025-10-20', 'g/L'),
      row('HGB', '120', '2025-10-01', 'g/L'),
    ];
    const delta = compareWithPrevious(row('HGB', '103', '2025-11-18', 'g/L'), history.toReversed());
    expect(delta.streak).toBe(-3);
    expect(delta.notes.map(deltaText)).toEqual(['连续 3 次下降', '8 日降 7']);
  });

  it.each([
    ['an equal value', ['5.0', '5.2', '5.2', '5.6'], '1 日降 0.2'],
    ['a bound', ['5.0', '5.2', '<5.4', '5.6'], '1 日降 0.2'],
    ['the first value', ['5.0', '4.8', '4.6', '4.4'], '连续 3 次上升'],
    ['a step the other way', ['5.0', '5.2', '5.4', '5.3'], '连续 2 次下降'],
  ])('the run ends at %s', (_name, results, text) => {
    const [current, ...earlier] = results.map((result, at) => row('K', result, `2025-11-${18 - at}`));
    expect(current && notes(current, earlier)[0]).toBe(text);
  });

  it('does not call one change a trend', () => {
    expect(
      notes(row('K', '5.0', '2025-11-18'), [row('K', '5.2', '2025-11-12'), row('K', '5.0', '2025-11-01')]),
    ).toEqual(['6 日降 0.2']);
  });

  it('tells a change of stage by the limits of the specification', () => {
    const acr = (result: string, time: string) => row('UACR', result, time, 'mg/g', '尿液');
    const delta = compareWithPrevious(acr('326', '2025-11-18'), [acr('210', '2025-08-21')]);
    expect(delta.notes[0]).toMatchObject({
      code: 'stage_changed',
      from: 'A2',
      to: 'A3',
      kind: 'albuminuria',
      direction: 1,
    });
    expect(delta.notes[0]).toMatchObject({ isFirst: true });
    expect(delta.notes.map(deltaText)).toEqual(['由 A2 级升至 A3 级', '较 08-21 升 116']);
    const again = compareWithPrevious(acr('326', '2025-11-18'), [acr('210', '2025-08-21'), acr('400', '2025-05-16')]);
    expect(again.notes[0]).toMatchObject({ isFirst: false });
    const molar = compareWithPrevious(acr('326', '2025-11-18'), [row('UACR', '20', '2025-08-21', 'mg/mmol', '尿液')]);
    expect(molar.notes[0]).toMatchObject({ from: 'A2', to: 'A3' });
    const egfr = (result: string, time: string) => row('EGFR', result, time, 'mL/min/1.73m²');
    expect(notes(egfr('39', '2025-11-18'), [egfr('47', '2025-08-21')])).toEqual([
      '由 G3a 期降至 G3b 期',
      '较 08-21 降 8',
    ]);
  });

  // A1 < 30, A2 30–300, A3 > 300 mg/g; 1 mg/mmol is 8.84 mg/g.
  it.each([
    ['29', '31', 'mg/g', ['由 A2 级降至 A1 级', '6 日降 2']],
    ['30', '31', 'mg/g', ['6 日降 1']],
    ['300', '301', 'mg/g', ['由 A3 级降至 A2 级', '6 日降 1']],
    ['3.4', '3.39', 'mg/mmol', ['由 A1 级升至 A2 级', '6 日升 0.01']],
    ['30', '29', 'furlongs', ['6 日升 1']],
  ])('a ratio of %s after %s %s', (now, before, unit, expected) => {
    const ratio = (result: string, time: string) => row('UACR', result, time, unit, '尿液');
    expect(notes(ratio(now, '2025-11-18'), [ratio(before, '2025-11-12')])).toEqual(expected);
  });

  it('a bound was in no stage, and only items with stages have them', () => {
    const egfr = (result: string, time: string) => row('EGFR', result, time, 'mL/min/1.73m²');
    const earlier = ['60', '>90', '70'].map((result, at) => egfr(result, `2025-11-1${5 - at}`));
    expect(compareWithPrevious(egfr('59', '2025-11-18'), earlier).notes[0]).toMatchObject({
      from: 'G2',
      to: 'G3a',
      kind: 'gfr',
      direction: -1,
      isFirst: true,
    });
    expect(notes(row('UPCR', '400', '2025-11-18', 'mg/g'), [row('UPCR', '20', '2025-11-12', 'mg/g')])).toEqual([
      '6 日升 380',
    ]);
  });

  it.each([
    ['2+', '阴性', ['较 11-12 转为阳性']],
    ['1+', '阴性', ['较 11-12 转为阳性']],
    ['阴性', '2+', ['较 11-12 转为阴性']],
    ['阴性', '1+', ['较 11-12 转为阴性']],
    ['3+', '+', ['由 + 变为 3+']],
    // ± is neither.
    ['±', '阴性', ['由 阴性 变为 ±']],
    ['阴性', '±', ['由 ± 变为 阴性']],
    ['1+', '±', ['由 ± 变为 1+']],
    ['2+', '2+', []],
    ['2+', '0.3', []],
    ['0.3', '2+', []],
    ['溶血', '溶血', []],
  ])('%s after %s', (now, before, expected) => {
    expect(notes(row('UPRO', now, '2025-11-18', '', '尿液'), [row('UPRO', before, '2025-11-12', '', '尿液')])).toEqual(
      expected,
    );
  });
});

it('counts calendar days, not spans of 24 hours', () => {
  expect(calendarDays('2025-11-12T16:30:00+08:00', '2025-11-18T09:42:00+08:00')).toBe(6);
  expect(calendarDays('2025-11-18T06:00:00+08:00', '2025-11-18T09:42:00+08:00')).toBe(0);
  expect(calendarDays('2025-02-28T23:00:00+08:00', '2025-03-01T01:00:00+08:00')).toBe(1);
});
