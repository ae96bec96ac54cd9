import type { RuleDetail, TriedReport } from '@jianwei/api-client/model';
import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ConditionContext, type ConditionSurroundings, useSurroundings } from './condition-context.ts';
import { draftKey, draftOf, NEW_RULES, wireDraft } from './rule-draft.ts';
import { conditionOf, keyOf, placeOf, placeText, treeOf } from './rule-tree.ts';
import { valuesText } from './tried-values.ts';

const CONDITION: Group = {
  kind: 'all',
  of: [
    { fact: 'lab', op: 'at_least', value: 6.5, code: 'K', unit: 'mmol/L' },
    { kind: 'none', of: [{ fact: 'department', op: 'in', value: ['肾内科'] }] },
  ],
};
const WIRE = {
  all: [
    { fact: 'lab', op: 'at_least', value: 6.5, code: 'K', unit: 'mmol/L' },
    { none: [{ fact: 'department', op: 'in', value: ['肾内科'] }] },
  ],
};
const outcome = (reason: string) => ({ action: 'hold', level: 'urgent', reason, max_minutes: 30 });
const detail = (more: object) =>
  ({ rule: { name: '高钾', category: 'critical', priority: 10 }, editions: [], ...more }) as unknown as RuleDetail;

test('of a stored rule the draft is edited, else what is in use, else what a new one begins with', () => {
  const used = { content: { condition: { any: [] }, outcome: outcome('在用') } };
  const draft = { condition: WIRE, outcome: outcome('草稿') };
  expect(draftOf(detail({ draft, editions: [used] }), NEW_RULES.audit)).toEqual({
    name: '高钾',
    category: 'critical',
    priority: 10,
    condition: CONDITION,
    outcome: outcome('草稿'),
  });
  expect(draftOf(detail({ editions: [used, { content: draft }] }), NEW_RULES.audit)).toMatchObject({
    condition: { kind: 'any', of: [] },
    outcome: outcome('在用'),
  });
  expect(draftOf(detail({}), NEW_RULES.prompt)).toMatchObject({
    name: '高钾',
    condition: NEW_RULES.prompt.condition,
    outcome: NEW_RULES.prompt.outcome,
  });
});

test('a draft goes out as the calls take it, and equal ones have one text', () => {
  const draft = { ...NEW_RULES.audit, name: '高钾', condition: CONDITION };
  expect(wireDraft(draft)).toEqual({ ...NEW_RULES.audit, name: '高钾', condition: WIRE });
  expect(draftKey({ ...draft })).toBe(draftKey(draft));
  expect(draftKey({ ...draft, priority: 1 })).not.toBe(draftKey(draft));
});

test('a new rule holds a report, or says something; neither asks for anything yet', () => {
  expect(NEW_RULES.audit.outcome).toMatchObject({ action: 'hold', max_minutes: 120 });
  expect(NEW_RULES.prompt.outcome).toMatchObject({ action: 'prompt', show: { places: ['reading', 'row'] } });
  for (const { name, condition } of [NEW_RULES.audit, NEW_RULES.prompt]) {
    expect([name, condition]).toEqual(['', { kind: 'all', of: [] }]);
  }
});

test('a condition that is edited comes back as it was, each part with an id of its own meanwhile', () => {
  const tree = treeOf(CONDITION);
  const ids = [tree, ...tree.rules].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(tree.rules[0]).toMatchObject({ field: 'leaf', operator: '=', value: CONDITION.of[0] });
  expect(conditionOf(tree)).toEqual(CONDITION);
});

test('equal conditions have one text', () => {
  expect(keyOf(conditionOf(treeOf(CONDITION)))).toBe(keyOf(CONDITION));
  expect(keyOf({ ...CONDITION, kind: 'any' })).not.toBe(keyOf(CONDITION));
});

test.each([
  [[], '', ''],
  [[0], '0', '1'],
  [[2, 0, 1], '2.0.1', '3.1.2'],
])('the place %j is %s for the server and %s for people', (path, place, text) => {
  expect(placeOf(path)).toBe(place);
  expect(placeText(path)).toBe(text);
});

test.each([
  [['6.8 mmol/L', '5.1 mmol/L', '4.0 mmol/L'], '6.8 mmol/L，5.1 mmol/L'],
  [['6.8 mmol/L', '6.8 mmol/L', '危急'], '6.8 mmol/L，危急'],
  // What stands in the other cells.
  [['肾内科', '男', '62 岁', '6.8 mmol/L'], '6.8 mmol/L'],
  [['肾内科', '61 岁'], '61 岁'],
  [['男'], '—'],
  [[], '—'],
])('a report that was tried rests on %j: %s', (values, text) => {
  const leaves = values.map((actual) => ({ actual }));
  const tried = { leaves, department: '肾内科', patient_gender: '男', patient_age: 62 };
  expect(valuesText(tried as TriedReport)).toBe(text);
});

test('a row of a condition is told what its editor knows, and stands nowhere else', () => {
  const known = { kind: 'push', of: 12 } as ConditionSurroundings;
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(ConditionContext, { value: known }, children);
  expect(renderHook(useSurroundings, { wrapper }).result.current).toBe(known);
  expect(() => renderHook(useSurroundings)).toThrow('stands in its editor');
});
