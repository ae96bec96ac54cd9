import { newCondition } from '@jianwei/clinical-rules/cohort/cohort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeAt, rangeCondition, rangeOf, edgesOf, placeOf, withRange } from './chart-range.ts';
import {
  editorReducer,
  type EditorState,
  freshId,
  isJoined,
  joined,
  moved,
  NOTHING,
  startEditing,
  UNDO_STEPS,
  withConditions,
} from './editor-state.ts';
import { chosenLevels, missingChoices, withLevel } from './level-filter.ts';
import { linkedCohort, linkOf } from './use-editor.ts';

const age = (id: string) => newCondition('age', id);
const of = (...ids: string[]) => withConditions(NOTHING, () => ids.map(age));

describe('steps back', () => {
  it('go 50 changes deep, and a change after them forgets what was undone', () => {
    let state: EditorState = startEditing(NOTHING);
    for (let step = 1; step <= 60; step += 1) state = editorReducer(state, { do: 'change', to: () => of(`c${step}`) });
    expect(state.past).toHaveLength(UNDO_STEPS);
    for (let step = 0; step < 70; step += 1) state = editorReducer(state, { do: 'undo' });
    expect(state.now.cohort.conditions.map(({ id }) => id)).toEqual(['c10']);
    state = editorReducer(state, { do: 'redo' });
    expect(state.now.cohort.conditions.map(({ id }) => id)).toEqual(['c11']);
    state = editorReducer(state, { do: 'change', to: () => of('c99') });
    expect(state.future).toEqual([]);
  });
});

describe('the list of conditions', () => {
  it('keeps every condition in any order of moves', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9), fc.nat(9))), (moves) => {
        const start = of('c1', 'c2', 'c3', 'c4', 'c5').cohort.conditions;
        const end = moves.reduce((conditions, [from, to]) => moved(conditions, from, to), start);
        expect(end.map(({ id }) => id).toSorted()).toEqual(['c1', 'c2', 'c3', 'c4', 'c5']);
      }),
    );
  });

  it('joins a condition with the one above it and sets it apart again', () => {
    const two = of('c1', 'c2').cohort.conditions;
    const together = joined(two, 1);
    expect(isJoined(together, 1)).toBe(true);
    expect(isJoined(joined(together, 1), 1)).toBe(false);
    expect(joined(two, 0)).toBe(two);
  });

  it('gives ids that nobody has', () => {
    expect(freshId(of('c2', 'x').cohort.conditions)).toBe('c3');
    expect(freshId([])).toBe('c1');
  });

  it('travels in a link, without anything that is no definition', () => {
    const editing = { ...of('c1'), extra: ['K'] };
    expect(linkedCohort(new URLSearchParams(linkOf(editing)).get('cohort'))).toEqual(editing);
    for (const broken of [null, '', '{', '[]', '{"cohort":3}']) expect(linkedCohort(broken)).toBeUndefined();
  });
});

describe('a chart as a filter', () => {
  const bins = [0, 10, 20, 30].map((from) => ({ from, to: from + 10 }));
  const edges = edgesOf(bins);

  it('draws a range between its limits, an edge leaves its side open', () => {
    expect(rangeAt(1, 3, edges)).toEqual({ low: 10, high: 30 });
    expect(rangeAt(4, 2, edges)).toEqual({ low: 20, high: undefined });
    expect(rangeAt(0, 4, edges)).toEqual({ low: undefined, high: undefined });
    expect(placeOf(25, edges)).toBe(2.5);
    expect([placeOf(-5, edges), placeOf(99, edges)]).toEqual([0, 4]);
  });

  it('writes, changes and takes away its condition', () => {
    const drawn = withRange(NOTHING.cohort, 'EGFR', { low: 30, high: 90 }, 'mL/min/1.73m²');
    expect(drawn).toMatchObject([
      { kind: 'result', laboratory_code: 'EGFR', pick: 'nearest', comparator: 'between', value: 30, value_to: 90 },
    ]);
    const cohort = { ...NOTHING.cohort, conditions: drawn };
    expect(rangeOf(rangeCondition(cohort, 'EGFR'))).toEqual({ low: 30, high: 90 });
    const open = withRange(cohort, 'EGFR', { low: 30 }, 'mL/min/1.73m²');
    expect(open).toMatchObject([{ comparator: '≥', value: 30 }]);
    expect(open[0]).not.toHaveProperty('value_to');
    expect(withRange(cohort, 'EGFR', {}, '')).toEqual([]);
    expect(withRange(NOTHING.cohort, 'age', { high: 80 }, '')).toMatchObject([{ kind: 'age', to: 80 }]);
  });

  it('lets classes in and out', () => {
    const men = withLevel('sex', '1', NOTHING.cohort);
    const cohort = { ...NOTHING.cohort, conditions: men };
    expect(chosenLevels('sex', cohort)).toEqual(['1']);
    expect(withLevel('sex', '1', cohort)).toEqual([]);
    expect(withLevel('diagnosis:DM', 'yes', cohort)).toBe(men);
  });

  it('asks for those without a value, and for those with one', () => {
    const variable = {
      ...{
        code: 'EGFR',
        name: 'eGFR',
        kind: 'number' as const,
        unit: '',
        derivation: '',
        bins: [],
        store_bins: [],
        levels: [],
      },
      outside: { below: { shown: '0' }, above: { shown: '0' } },
      missing: { value: 962, shown: '962' },
      with_value: { shown: '0' },
    };
    expect(
      missingChoices(variable, NOTHING.cohort, []).map(({ label, conditions }) => [label, conditions[0]?.negate]),
    ).toEqual([
      ['只看缺失', true],
      ['排除缺失', false],
    ]);
    expect(missingChoices({ ...variable, missing: { value: 0, shown: '0' } }, NOTHING.cohort, [])).toEqual([]);
  });
});
