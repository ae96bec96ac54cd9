import { expect, test } from 'vitest';
import { assessmentReducer, canSave, isDirty, modeOf, untouched } from './assessment-mode.ts';
import type { AssessmentAction, AssessmentState } from './assessment-mode.ts';

interface Form {
  age: string;
  rate?: string;
}
type State = AssessmentState<Form, { score: number }>;

const at = new Date('2025-11-18T10:30:00+08:00');
const source: Form = { age: '67' };

function play(start: State, ...actions: AssessmentAction<Form, { score: number }>[]): State {
  return actions.reduce(assessmentReducer<Form, { score: number }>, start);
}

const change = (from: string, to: string) => ({ type: 'changed', change: { age: to }, source: { age: from } }) as const;
const measure = (age: string, sitting = 0) =>
  ({ type: 'measured', sitting, values: { age }, result: { score: 188 }, at }) as const;

test('no record is a new form, a record is read until it is edited', () => {
  expect(modeOf(untouched(null))).toBe('new');
  expect(modeOf(untouched('g1'))).toBe('read');
  expect(modeOf(play(untouched('g1'), { type: 'editStarted' }))).toBe('edit');
  expect(modeOf(play(untouched('g1'), { type: 'editStarted' }, { type: 'editCancelled' }))).toBe('read');
});

test('saving opens with a result and closes with any change after it', () => {
  expect(canSave(untouched(null))).toBe(false);
  const measured = play(untouched(null), measure('67'));
  expect(canSave(measured)).toBe(true);
  const changed = play(measured, change('67', '68'));
  expect(canSave(changed)).toBe(false);
  expect(canSave(play(changed, change('68', '67')))).toBe(false);
  expect(canSave(play(changed, measure('68')))).toBe(true);
});

test('editing a saved record needs its result viewed again before it can be saved', () => {
  const editing = play(untouched('g1'), { type: 'editStarted' });
  expect(canSave(editing)).toBe(false);
  expect(canSave(play(editing, measure('67', editing.sitting)))).toBe(true);
});

test('an answer to values changed meanwhile is stale', () => {
  const state = play(untouched(null), change('67', '68'), measure('67'));
  expect(state.measured?.result.score).toBe(188);
  expect(canSave(state)).toBe(false);
});

test('dirty means that what is typed differs from what was there', () => {
  expect(isDirty(untouched<Form, unknown>(null), source)).toBe(false);
  expect(isDirty(play(untouched(null), measure('67')), source)).toBe(false);
  const changed = play(untouched(null), change('67', '68'));
  expect(isDirty(changed, source)).toBe(true);
  expect(isDirty(play(changed, change('68', '67')), source)).toBe(false);
});

test('a field that emits what it held leaves the result as it is', () => {
  expect(canSave(play(untouched(null), measure('67'), change('67', '67')))).toBe(true);
});

test('a field that emits twice within one render ends with what it emitted last', () => {
  const state = play(untouched(null), change('67', ''), change('', '1'), change('', ''));
  expect(state.draft).toEqual({ age: '' });
});

test('two fields changed within one render both count', () => {
  const state = play(untouched(null), change('67', ''), { type: 'changed', change: { rate: '96' }, source });
  expect(state.draft).toEqual({ age: '', rate: '96' });
});

test('saved: the record is selected and read', () => {
  const state = play(untouched(null), measure('67'), { type: 'saved', id: 'g9' });
  expect(state.selectedId).toBe('g9');
  expect(modeOf(state)).toBe('read');
  expect(isDirty(state, source)).toBe(false);
});

test('an answer that comes after another record was opened is not painted', () => {
  const state = play(untouched('g1'), { type: 'editStarted' }, { type: 'selected', id: null }, measure('67', 1));
  expect(state.measured).toBeNull();
});
