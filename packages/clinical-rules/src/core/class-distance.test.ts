import { expect, it } from 'vitest';
import { classDistances, nearestClass } from './class-distance.ts';
import type { Adjustable } from './class-distance.ts';

/** Below 3.5 low, up to 5.5 normal, above high. */
const potassium = (value: number, more: Partial<Adjustable> = {}): Adjustable => ({
  item: 'k',
  label: '钾',
  value,
  unit: 'mmol/L',
  step: 0.1,
  edges: [3.5, 5.5],
  outcomeAt: (k) => {
    const code = k < 3.5 ? '降低' : k > 5.5 ? '升高' : '正常';
    return { code, text: `钾${code}` };
  },
  ...more,
});

it.each([
  // Below, at and above each threshold; 3.5 and 5.5 themselves are normal.
  [3.2, 3.5, '钾正常'],
  [3.5, 3.4, '钾降低'],
  [3.6, 3.4, '钾降低'],
  [5.4, 5.6, '钾升高'],
  [5.5, 5.6, '钾升高'],
  [5.6, 5.5, '钾正常'],
])('from %d the nearest other class is at %d', (from, to, text) => {
  expect(nearestClass(potassium(from))).toMatchObject({ to, outcome: { text } });
});

it('a value off the grid goes to the nearest step that changes the class', () => {
  expect(nearestClass(potassium(3.4871))?.to).toBe(3.5);
  expect(classDistances([potassium(3.4871)])[0]).toEqual({
    item: 'k',
    label: '钾',
    from: '3.49 mmol/L',
    to: '3.5 mmol/L',
    target: '钾正常',
  });
});

it('does not tell a step from a value to itself', () => {
  expect(classDistances([potassium(3.4999)])).toEqual([]);
});

it('leaves out what has no class, cannot reach another one, or could only beyond its limits', () => {
  expect(classDistances([potassium(4, { outcomeAt: () => null })])).toEqual([]);
  expect(classDistances([potassium(4, { outcomeAt: () => ({ code: 'one', text: '' }) })])).toEqual([]);
  expect(classDistances([potassium(5.4, { limits: [4, 5.5] })])).toEqual([]);
  expect(classDistances([potassium(4, { edges: [Number.NaN, Infinity] })])).toEqual([]);
});

it('a percentage stands beside its number, a ratio has no unit', () => {
  expect(classDistances([potassium(3.2, { unit: '%' }), potassium(3.2, { unit: '' })]).map(({ to }) => to)).toEqual([
    '3.5%',
    '3.5',
  ]);
});
