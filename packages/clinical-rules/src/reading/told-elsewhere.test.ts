import { describe, expect, test } from 'vitest';
import type { Inference } from '../lab-inference/infer.ts';
import { byDanger } from './order.ts';
import { rowsIn } from './reading.test-support.ts';
import type { Finding } from './reading.ts';
import { belowOthers, isNewOfKnown, isToldAsUrgent, isUntold, withStepsOf } from './told-elsewhere.ts';
import { coveredRows, decidedRows, foldedRows, usedRows } from './used-rows.ts';
import type { ToolStatement } from './tools/statement.ts';
import { finding } from './finding.test-support.ts';
import type { Given } from './finding.test-support.ts';

describe('the order of danger (J-11)', () => {
  test.each<[string, Given, Given]>([
    ['urgency', { urgency: 1, rank: { harm: 'E' } }, { urgency: 2, rank: { harm: 'A' } }],
    ['what is no known state', { rank: { harm: 'E' } }, { isKnown: true, status: 'same', rank: { harm: 'A' } }],
    ['a known one that is worse', { isKnown: true, status: 'worse', rank: { harm: 'A' } }, { rank: { harm: 'B' } }],
    ['a known one that is better', { isKnown: true, status: 'better', rank: { harm: 'A' } }, { rank: { harm: 'B' } }],
    ['what is not new of a known one', { rank: { harm: 'E' } }, { isKnown: true, status: 'new', rank: { harm: 'A' } }],
    ['a critical value', { rank: { isCriticalValue: true, harm: 'E' } }, { rank: { isCriticalFlag: true, harm: 'A' } }],
    ['a critical flag', { rank: { isCriticalFlag: true, harm: 'E' } }, { rank: { harm: 'A' } }],
    ['harm A', { rank: { harm: 'A' } }, { rank: { harm: 'B', distance: 3 } }],
    ['harm B', { rank: { harm: 'B' } }, { rank: { harm: 'C', distance: 3 } }],
    ['harm C', { rank: { harm: 'C' } }, { rank: { harm: 'D', distance: 3 } }],
    ['harm D', { rank: { harm: 'D' } }, { rank: { harm: 'E', distance: 3 } }],
    ['distance', { rank: { distance: 2 } }, { rank: { distance: 1, isFast: true } }],
    ['speed', { status: 'better', rank: { isFast: true } }, { status: 'new' }],
    ['new before worse', { status: 'new', rank: { reliable: 0 } }, { status: 'worse' }],
    ['worse before same', { status: 'worse', rank: { reliable: 0 } }, { status: 'same' }],
    ['same before better', { status: 'same', rank: { reliable: 0 } }, { status: 'better' }],
    ['reliability', { rank: { reliable: 2, catalogueOrder: 9 } }, { rank: { reliable: 1 } }],
    ['the catalogue', { rank: { catalogueOrder: 1, rowOrder: 9 } }, { rank: { catalogueOrder: 2 } }],
    ['the report', { rank: { rowOrder: 1 } }, { rank: { rowOrder: 2 } }],
  ])('is by %s', (_what, first, second) => {
    const [one, other] = [finding(first), finding(second)];
    expect([Math.sign(byDanger(one, other)), Math.sign(byDanger(other, one)), byDanger(one, finding(first))]).toEqual([
      -1, 1, 0,
    ]);
  });
});

describe('what is told elsewhere', () => {
  test('is what another finding says at least as urgently', () => {
    const others = [finding({ urgency: 2, evidences: ['a', 'b'] })];
    expect([
      isToldAsUrgent(others, ['a'], 2),
      isToldAsUrgent(others, ['a', 'b'], 3),
      isToldAsUrgent(others, ['a'], 1),
      isToldAsUrgent(others, ['a', 'c'], 3),
    ]).toEqual([...[true, true, false, false]]);
  });

  test('a row that stays for what else it says is no second alarm', () => {
    const step = { id: 'A:1', text: 'a', source: '' };
    const row = (more: Given) =>
      finding({
        urgency: 1,
        evidences: ['a'],
        text: '来源标记「H」',
        actions: [step],
        ...more,
        rank: { isFast: true, ...more.rank },
      });
    const told = [finding({ urgency: 1, evidences: ['a'] })];
    expect(belowOthers(told)(row({}))).toMatchObject({ urgency: 3, actions: [], rank: { isFast: false } });
    const kept = [
      row({ text: '甲' }),
      row({ rank: { isFast: false } }),
      row({ rank: { isCriticalValue: true } }),
      row({ evidences: ['b'] }),
    ];
    expect(kept.map((each) => belowOthers(told)(each) === each)).toEqual([true, true, true, true]);
  });

  test('a result of the day that is new is not explained away by a known disease (J-34)', () => {
    const row = (more: Given = {}) => finding({ urgency: 2, evidences: ['a'], valueText: '5.9', ...more });
    const known = (more: Given = {}) => [finding({ urgency: 3, isKnown: true, evidences: ['a'], ...more })];
    expect([isNewOfKnown(row(), known()), isNewOfKnown(row({ status: 'worse' }), known())]).toEqual([true, true]);
    expect([
      isNewOfKnown(row({ urgency: 3 }), known()),
      isNewOfKnown(row({ status: 'same' }), known()),
      isNewOfKnown(row({ status: 'better' }), known()),
    ]).toEqual([...[false, false, false]]);
    expect([
      isNewOfKnown(row(), known({ urgency: 2, text: '血钾 5.9' })),
      isNewOfKnown(row(), known({ urgency: 2, text: '血钾' })),
    ]).toEqual([false, true]);
    expect([
      isNewOfKnown(row(), known({ isKnown: false })),
      isNewOfKnown(row(), known({ evidences: ['b'] })),
      isNewOfKnown(row(), [...known(), ...known({ isKnown: false, urgency: 2 })]),
    ]).toEqual([...[false, false, false]]);
  });

  test('a result of the day without steps takes those of what it is part of', () => {
    const step = { id: 'A:1', text: 'a', source: '' };
    const part = (more: Given = {}) => finding({ urgency: 2, actions: [step], ...more });
    const of = (row: Given, ...touching: readonly Finding[]) =>
      withStepsOf(finding({ urgency: 2, ...row }), touching).actions;
    expect([
      of({}, part()),
      of({}, part({ urgency: 3 })),
      of({}, part({ isKnown: true })),
      of({}, part({ actions: [] })),
      of({}, part({ urgency: 1 })),
    ]).toEqual([...[[step], [], [], [], [step]]]);
    const own = { id: 'B:1', text: 'b', source: '' };
    expect([
      of({ urgency: 3 }, part()),
      of({ urgency: 1 }, part()),
      of({ isKnown: true }, part()),
      of({ actions: [own] }, part()),
      of({}),
    ]).toEqual([...[[], [], [], [own], []]]);
  });

  test.each(['CREA', 'HGB', 'PLT', 'NA', 'K', 'CRP', 'PCT'])(
    'the figure of %s is told even where it only supports another',
    (code) => {
      const { rows } = rowsIn([[code, '1', '', '2-3']]);
      const value = rows[0]?.valueText ?? '';
      const row = (urgency: 2 | 3 = 2) => finding({ urgency, evidences: ['now-1'], rank: { organ: 'own' } });
      const other = (text: string, organ = 'other') => [finding({ evidences: ['now-1'], text, rank: { organ } })];
      expect([
        isUntold(row(), other('甲'), rows),
        isUntold(row(), other(`甲 ${value}`), rows),
        isUntold(row(), other('甲', 'own'), rows),
      ]).toEqual([true, false, false]);
      expect([isUntold(row(3), other('甲'), rows), isUntold(finding({ evidences: ['gone'] }), [], rows)]).toEqual([
        code !== 'PLT',
        false,
      ]);
      expect(isUntold(row(), [finding({ evidences: ['b'], text: value })], rows)).toBe(true);
      expect(isUntold(finding({ evidences: ['now-1'] }), [], rowsIn([['CL', '90', 'mmol/L', '99-110']]).rows)).toBe(
        false,
      );
    },
  );
});

describe('the rows that findings rest on', () => {
  const inference = {
    diagnoses: [
      { id: 'A', evidences: ['a1', 'a2'], foldedUnder: null },
      { id: 'B', evidences: ['b1'], foldedUnder: 'A' },
      { id: 'C', evidences: ['c1'], foldedUnder: 'D' },
    ],
  } as unknown as Inference;
  const statement = (decides: readonly string[], parts: number) =>
    [{ decides, parts: Array.from({ length: parts }, () => ({})) }] as unknown as readonly ToolStatement[];

  test('are those of each, of what a speaking tool decides, and of what is folded under a told line', () => {
    expect([...coveredRows([finding({ evidences: ['x', 'y'] }), finding({ evidences: ['x'] })])]).toEqual(['x', 'y']);
    expect([decidedRows(inference, statement(['A', 'C'], 1)), decidedRows(inference, statement(['A'], 0))]).toEqual([
      ['a1', 'a2', 'c1'],
      [],
    ]);
    expect([foldedRows(inference, [finding({ diagnosisId: 'A' })]), foldedRows(inference, [finding()])]).toEqual([
      ['b1'],
      [],
    ]);
  });

  test('are read by what speaks of their figure, not by a flag or a doubt', () => {
    const of = (kind: Finding['kind']) => [
      ...usedRows([finding({ kind, evidences: ['x'], diagnosisId: 'A' })], inference, statement(['C'], 1)),
    ];
    for (const kind of ['critical', 'tool', 'diagnosis', 'row'] as const) expect(of(kind)).toEqual(['x', 'b1', 'c1']);
    for (const kind of ['source_flag', 'suspect', 'prompt', 'hold'] as const) expect(of(kind)).toEqual(['c1']);
  });
});
