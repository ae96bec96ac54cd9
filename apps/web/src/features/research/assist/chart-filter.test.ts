import type { ResearchDistribution } from '@jianwei/api-client/model';
import { type Cohort, type CohortCondition, EMPTY_COHORT, newCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { expect, test } from 'vitest';
import { edgesOf, placeOf, rangeAt, rangeCondition, rangeOf, withRange } from './chart-range.ts';
import { chosenLevels, missingChoices, withLevel } from './level-filter.ts';

const cohort = (...conditions: object[]): Cohort => ({
  ...EMPTY_COHORT,
  conditions: conditions as CohortCondition[],
});
const result = (more: object) => ({ ...newCondition('result', 'c1'), laboratory_code: 'K', pick: 'nearest', ...more });
const age = (more: object = {}) => ({ ...newCondition('age', 'c2'), ...more });
type Ranged = Parameters<typeof rangeOf>[0];

test.each<[string, object, boolean]>([
  ['one about its item', result({ comparator: '≥', value: 5 }), true],
  ['one that says no range yet', result({}), true],
  ['one between two values', result({ comparator: 'between' }), true],
  ['one that is not in use', result({ comparator: '≥', enabled: false }), false],
  ['one that is turned round', result({ comparator: '≥', negate: true }), false],
  ['one about another item', result({ laboratory_code: 'NA', comparator: '≥' }), false],
  ['one about a change', result({ pick: 'change', comparator: '≥' }), false],
  ['one about the reference interval', result({ comparator: 'above_upper' }), false],
  ['one about the age', age(), false],
  ['one of another kind', { ...newCondition('sex', 'c1'), laboratory_code: 'K', comparator: '≥' }, false],
])('a chart of an item shows %s: %s', (_what, condition, isShown) => {
  expect(rangeCondition(cohort(condition), 'K')).toBe(isShown ? condition : undefined);
});

test('a chart of the age shows the condition about it, and none about an item', () => {
  const own = age({ from: 18 });
  expect(rangeCondition(cohort(result({ laboratory_code: 'age' }), own), 'age')).toMatchObject({
    laboratory_code: 'age',
  });
  expect(rangeCondition(cohort(result({}), own), 'age')).toBe(own);
});

test.each<[object | undefined, object]>([
  [undefined, {}],
  [age({ from: 18, to: 60 }), { low: 18, high: 60 }],
  [result({ comparator: 'between', value: 3, value_to: 5 }), { low: 3, high: 5 }],
  [result({ comparator: '≥', value: 3 }), { low: 3 }],
  [result({ comparator: '>', value: 3 }), { low: 3 }],
  [result({ comparator: '≤', value: 3 }), { high: 3 }],
  [result({ comparator: '<', value: 3 }), { high: 3 }],
  [result({ value: 3 }), {}],
])('%j draws %j', (condition, range) => {
  expect(rangeOf(condition as Ranged)).toEqual(range);
});

test.each<[string, object, string, object]>([
  ['both ends', { low: 3, high: 5 }, 'mmol/L', { comparator: 'between', value: 3, value_to: 5, unit: 'mmol/L' }],
  ['the lower end', { low: 3 }, '', { comparator: '≥', value: 3 }],
  ['the upper end', { high: 5 }, 'mmol/L', { comparator: '≤', value: 5, unit: 'mmol/L' }],
])('a range with %s takes the place of what its condition said', (_what, range, unit, said) => {
  const before = cohort(age(), result({ comparator: 'between', value: 1, value_to: 2, specimen: '血清' }));
  const [first, own, ...more] = withRange(before, 'K', range, unit);
  expect([first, more]).toEqual([before.conditions[0], []]);
  const {
    comparator: _,
    value: __,
    value_to: ___,
    ...kept
  } = result({ specimen: '血清', comparator: '', value: 0, value_to: 0 }) as Record<string, unknown>;
  expect(own).toEqual({ ...kept, ...said });
});

test('a range of the age is one of years, without what it said before', () => {
  const before = cohort(age({ from: 18, to: 60 }));
  expect(withRange(before, 'age', { low: 20 }, '岁')).toEqual([age({ from: 20 })]);
  expect(withRange(before, 'age', { low: 20, high: 30 }, '岁')).toEqual([age({ from: 20, to: 30 })]);
  expect(withRange(before, 'age', {}, '岁')).toEqual([]);
  const other = cohort(result({}));
  expect(withRange(other, 'age', {}, '岁')).toBe(other.conditions);
  // A new one stands behind the others, under an id that nobody has.
  expect(withRange(other, 'age', { high: 30 }, '岁')).toEqual([other.conditions[0], { ...age({ to: 30 }), id: 'c2' }]);
});

test('where a value lies between limits', () => {
  const edges = edgesOf([
    { from: 0, to: 10 },
    { from: 10, to: 30 },
  ]);
  expect(edges).toEqual([0, 10, 30]);
  expect([0, 5, 10, 20, 30, 31, -1].map((value) => placeOf(value, edges))).toEqual([0, 0.5, 1, 1.5, 2, 2, 0]);
  expect([edgesOf([]), placeOf(5, []), placeOf(5, [5, 5])]).toEqual([[], 0, 0]);
  expect(rangeAt(2, 1, edges)).toEqual({ low: 10, high: undefined });
  expect(rangeAt(0, 1, edges)).toEqual({ low: undefined, high: 10 });
  expect(rangeAt(-1, 9, edges)).toEqual({ low: undefined, high: undefined });
});

const sex = (values: number[], more: object = {}) => ({ ...newCondition('sex', 'c1'), values, ...more });
const department = (ids: string[]) => ({ ...newCondition('department', 'c2'), ids });

test('classes that a condition in use lets in', () => {
  expect(chosenLevels('sex', cohort(sex([1, 2])))).toEqual(['1', '2']);
  expect(chosenLevels('department', cohort(sex([1]), department(['D1'])))).toEqual(['D1']);
  expect(chosenLevels('department', cohort(sex([1])))).toEqual([]);
  expect(chosenLevels('sex', cohort(sex([1], { enabled: false })))).toEqual([]);
  expect(chosenLevels('sex', cohort(sex([1], { negate: true })))).toEqual([]);
  expect(chosenLevels('age', cohort(age()))).toEqual([]);
});

test('pressing a class lets it in beside the others, or out; with the last one the condition goes', () => {
  const others = [age(), department(['D1'])];
  const before = cohort(...others, sex([1]));
  expect(withLevel('sex', '2', before)).toEqual([...others, sex([1, 2])]);
  expect(withLevel('sex', '1', before)).toEqual(others);
  expect(withLevel('sex', '1', cohort(sex([1, 2])))).toEqual([sex([2])]);
  expect(withLevel('department', 'D2', before)).toEqual([age(), department(['D1', 'D2']), sex([1])]);
  expect(withLevel('department', 'D2', cohort(age()))).toEqual([age(), { ...department(['D2']), id: 'c3' }]);
  // Diagnoses are let in whole.
  expect(withLevel('diagnosis', '1', before)).toBe(before.conditions);
});

const variable = (more: object = {}) =>
  ({
    code: 'K',
    kind: 'number',
    bins: [{ from: 2, to: 3 }],
    missing: { shown: '12' },
    ...more,
  }) as unknown as ResearchDistribution;

test.each<[string, object]>([
  ['that says of everybody whether it is so', { code: 'diagnosis:CKD', kind: 'category' }],
  ['without anybody who lacks it', { missing: { shown: '0' } }],
  ['of a kind that is not known', { kind: '无法判定' }],
])('nobody is asked for who lacks a variable %s', (_what, more) => {
  expect(missingChoices(variable(more), cohort(), [])).toEqual([]);
});

const lasting = { pick: 'last', specimen: '血浆', window: { anchor: 'calendar', from_days: 0, to_days: 0 } };

test.each<[string, object, object[], object]>([
  [
    'an item, by the results that are drawn',
    {},
    [],
    { kind: 'result', laboratory_code: 'K', pick: 'nearest', comparator: 'present' },
  ],
  [
    'an item that is taken otherwise by a condition of its own',
    {},
    [result({ ...lasting, comparator: '≥', value: 4 })],
    { kind: 'result', laboratory_code: 'K', ...lasting, comparator: 'present' },
  ],
  [
    'an item of words',
    { code: 'UPRO', kind: 'category' },
    [],
    { kind: 'result', laboratory_code: 'UPRO', pick: 'nearest', comparator: 'present' },
  ],
  ['the age', { code: 'age' }, [], { kind: 'age', from: 0 }],
  ['the sex', { code: 'sex', kind: 'category' }, [], { kind: 'sex', values: [1, 2] }],
  ['the department', { code: 'department', kind: 'category' }, [], { kind: 'department', ids: ['D1', 'D2'] }],
])('who lacks %s is asked for, or left out', (_what, more, conditions, asked) => {
  const before = cohort(...conditions, { ...department(['D1']), id: 'c8' });
  const asks = { id: 'c9', negate: false, enabled: true, ...asked };
  expect(missingChoices(variable(more), before, ['D1', 'D2'])).toEqual([
    { label: '只看缺失', conditions: [...before.conditions, { ...asks, negate: true }] },
    { label: '排除缺失', conditions: [...before.conditions, asks] },
  ]);
});
