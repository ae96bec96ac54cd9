import { describe, expect, it } from 'vitest';
import { calendarDays, compareWithPrevious } from './delta.ts';
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
    expect(compareWithPrevious(row('K', '5.0', '2025-11-18'), [other]).previous).toBeUndefined();
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

  it('does not call one change a trend', () => {
    expect(
      notes(row('K', '5.0', '2025-11-18'), [row('K', '5.2', '2025-11-12'), row('K', '5.0', '2025-11-01')]),
    ).toEqual(['6 日降 0.2']);
  });

  it('tells a change of stage by the limits of the specification', () => {
    const acr = (result: string, time: string) => row('UACR', result, time, 'mg/g', '尿液');
    const delta = compareWithPrevious(acr('326', '2025-11-18'), [acr('210', '2025-08-21')]);
    expect(delta.notes[0]).toMatchObject({ code: 'stage_changed', from: 'A2', to: 'A3', direction: 1, isFirst: true });
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

  it.each([
    ['2+', '阴性', ['较 11-12 转为阳性']],
    ['阴性', '2+', ['较 11-12 转为阴性']],
    ['3+', '+', ['由 + 变为 3+']],
    ['2+', '2+', []],
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
