import type { RuleChoiceItem } from '@jianwei/api-client/model';
import { FACTS, type Leaf, OPS } from '@jianwei/clinical-rules/rule-condition/condition';
import { describe, expect, test } from 'vitest';
import {
  factsFor,
  FIRST_LEAF,
  isFact,
  isListOp,
  itemLabel,
  leafOf,
  listOf,
  opsOf,
  withItem,
  withOp,
  withReliability,
  withWithin,
} from './leaf-forms.ts';

const POTASSIUM: RuleChoiceItem = {
  code: 'K',
  name: '血钾',
  specimen: '血清',
  units: ['mmol/L', 'mEq/L'],
  group: '电解质',
  is_text: false,
};
const RATIO = { ...POTASSIUM, units: [] };
const lab: Leaf = { fact: 'lab', op: 'at_least', value: 5.5, code: 'K', unit: 'mmol/L' };
const delta: Leaf = { fact: 'delta', op: 'rise_at_least', value: 1, code: 'K', unit: 'mmol/L', of: 'last' };

describe('what may be asked', () => {
  test('hours, days and signals in a line of the push alone, a source where the hospital has some', () => {
    const sources = ['门诊'];
    const own = FACTS.filter((fact) => !['hour', 'weekday', 'signal'].includes(fact));
    expect(factsFor('push', { sources })).toEqual(FACTS);
    expect(factsFor('audit', { sources })).toEqual(own);
    expect(factsFor('prompt', { sources: [] })).toEqual(own.filter((fact) => fact !== 'source'));
  });

  test('a fact that is known has its comparators, another none', () => {
    expect(isFact('lab')).toBe(true);
    expect(isFact('mood')).toBe(false);
    expect(opsOf('sex')).toEqual(OPS.sex);
    expect(opsOf('mood')).toEqual([]);
  });
});

describe('a leaf whose fact is chosen', () => {
  test.each(FACTS)('%s begins with a comparator of its own, and with what only it can have', (fact) => {
    const leaf = leafOf(fact);
    expect(leaf.fact).toBe(fact);
    expect(OPS[fact]).toContain(leaf.op);
    expect(leaf).not.toHaveProperty('code');
    expect(Array.isArray(leaf.value)).toBe(isListOp(leaf.op) || leaf.op === 'between');
  });

  test('begins with numbers of the field: an adult, the working day, a change within three days, any suspicion but the least', () => {
    expect(FIRST_LEAF).toEqual({ fact: 'lab', op: 'at_least', value: '' });
    expect(leafOf('age')).toMatchObject({ value: 18, unit: '岁' });
    expect(leafOf('hour').value).toEqual([8, 17]);
    expect(leafOf('weekday').value).toEqual([1, 5]);
    expect(leafOf('delta')).toMatchObject({ within: { hours: 72 }, of: 'last' });
    expect(leafOf('diagnosis')).toMatchObject({ reliability: 1 });
    expect(leafOf('count')).toMatchObject({ value: 2, flag: 'abnormal' });
  });

  test.each([
    ['lab', lab, { code: 'K', unit: 'mmol/L' }],
    ['delta', lab, { code: 'K', unit: 'mmol/L' }],
    ['lab_flag', lab, { code: 'K' }],
    ['tested', { fact: 'lab_text', op: 'is', value: '阳性', code: 'KET' }, { code: 'KET' }],
    ['lab', { fact: 'ratio', op: 'above', value: 2, code: 'AST' }, { code: 'AST' }],
    ['age', lab, {}],
    ['lab', { fact: 'count', op: 'at_least', value: 2, code: 'K' }, {}],
  ] as const)('%s keeps of the one before what both ask for', (fact, before, kept) => {
    const { code, unit } = leafOf(fact, before);
    const own = fact === 'age' ? { unit: '岁' } : {};
    expect({ ...(code && { code }), ...(unit && { unit }) }).toEqual({ ...own, ...kept });
  });
});

describe('a leaf whose item is chosen', () => {
  test.each([
    ['a value, in the first unit of the item', lab, POTASSIUM, { ...lab, unit: 'mmol/L' }],
    ['a value of an item without units', lab, RATIO, { fact: 'lab', op: 'at_least', value: 5.5, code: 'K' }],
    ['a change', { ...delta, unit: 'g/L' }, POTASSIUM, delta],
    [
      'a change in percent, whatever the unit',
      { ...delta, op: 'change_percent_at_least', unit: '%' },
      POTASSIUM,
      { ...delta, op: 'change_percent_at_least', unit: '%' },
    ],
    [
      'a mark has no unit',
      { fact: 'lab_flag', op: 'is', value: 'high', code: 'NA', specimen: '尿' },
      POTASSIUM,
      { fact: 'lab_flag', op: 'is', value: 'high', code: 'K' },
    ],
  ] as const)('%s', (_what, leaf, item, expected) => {
    expect(withItem(leaf, item)).toEqual(expected);
  });

  test('is found by name, specimen and code', () => {
    expect(itemLabel(POTASSIUM)).toBe('血钾 血清 K');
  });
});

describe('a leaf whose comparator is chosen keeps what was typed', () => {
  test.each([
    ['between', 5.5, [5.5, 5.5]],
    ['between', [1, 2], [1, 2]],
    ['between', '', ['', '']],
    ['at_most', [3, 4], 3],
    ['at_most', [], ''],
    ['at_most', 7, 7],
    ['in', '', []],
    ['in', 7, ['7']],
    ['not_in', ['a', 'b'], ['a', 'b']],
    ['is', ['男'], '男'],
  ])('%s of %j: %j', (op, value, expected) => {
    expect(withOp({ ...lab, value }, op, POTASSIUM)).toEqual({ ...lab, op, value: expected });
  });

  test.each([
    ['in percent', delta, 'change_percent_at_least', POTASSIUM, '%'],
    ['back in the unit of the item', { ...delta, unit: '%' }, 'fall_at_least', POTASSIUM, 'mmol/L'],
    ['back to an item without units', { ...delta, unit: '%' }, 'fall_at_least', RATIO, undefined],
    ['back to no item', { ...delta, unit: '%' }, 'fall_at_least', undefined, undefined],
    ['as it was', { ...delta, unit: 'mEq/L' }, 'fall_at_least', POTASSIUM, 'mEq/L'],
  ])('a change %s', (_what, leaf, op, item, unit) => {
    const changed = withOp(leaf, op, item);
    expect(changed.unit).toBe(unit);
    expect('unit' in changed).toBe(unit !== undefined);
    expect(changed).toMatchObject({ op, value: 1, of: 'last' });
  });
});

test('how far back is looked can be taken away, and how sure a suspicion must be can be changed', () => {
  const bound = withWithin(delta, { days: 3 });
  expect(bound).toEqual({ ...delta, within: { days: 3 } });
  expect(withWithin(bound, undefined)).toEqual(delta);
  expect(withReliability({ ...leafOf('diagnosis') }, 2)).toMatchObject({ reliability: 2, op: 'in' });
});

test('a list is read where there is one', () => {
  expect(listOf(['a', 1])).toEqual(['a', 1]);
  expect(listOf('a')).toEqual([]);
});
