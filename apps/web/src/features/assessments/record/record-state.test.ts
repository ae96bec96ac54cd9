import { expect, test } from 'vitest';
import {
  canSave,
  changed,
  isTyped,
  measured,
  restored,
  saved,
  turned,
  untouched,
  type RecordState,
} from './record-state.ts';

interface Form {
  age: string;
  rate?: string;
}
type State = RecordState<Form, { score: number }>;

const at = new Date('2025-11-18T10:30:00+08:00');
const source: Form = { age: '67' };
const start: State = untouched();

/** Types over what stood there. */
const type = (state: State, from: string, to: string) => changed(state, { age: to }, { age: from });
const measure = (state: State, age: string, sitting = state.sitting) =>
  measured(state, sitting, { values: { age }, result: { score: 188 }, at });

test('nobody chose yet; a record is read until it is edited, and again when that ends', () => {
  expect(start.mode).toBeUndefined();
  const read = turned(start, 'read', 'g1');
  expect(read).toMatchObject({ mode: 'read', openId: 'g1' });
  const edited = turned(read, 'edit');
  expect(edited).toMatchObject({ mode: 'edit', openId: 'g1' });
  expect(turned(edited, 'read')).toMatchObject({ mode: 'read', openId: 'g1' });
});

test('saving opens with a result and closes with any change after it', () => {
  expect(canSave(start)).toBe(false);
  const first = measure(start, '67');
  expect(canSave(first)).toBe(true);
  const typed = type(first, '67', '68');
  expect(canSave(typed)).toBe(false);
  expect(canSave(type(typed, '68', '67'))).toBe(false);
  expect(canSave(measure(typed, '68'))).toBe(true);
});

test('a field that was empty when the result was computed, and is left empty again, leaves it as it is', () => {
  const first = measured(start, 0, { values: { age: '67', rate: '' }, result: { score: 188 }, at });
  const left = changed(changed(first, { rate: '1' }, source), { rate: '' }, source);
  expect(canSave(left)).toBe(true);
  expect(canSave(changed(changed(first, { rate: '1' }, source), { rate: '2' }, source))).toBe(false);
});

test('editing a saved record needs its result viewed again before it can be saved', () => {
  const editing = turned(turned(start, 'read', 'g1'), 'edit');
  expect(canSave(editing)).toBe(false);
  expect(canSave(measure(editing, '67'))).toBe(true);
});

test('an answer to values changed meanwhile is stale', () => {
  const state = measure(type(start, '67', '68'), '67');
  expect(state.measured?.result.score).toBe(188);
  expect(canSave(state)).toBe(false);
});

test('typed means that what is typed differs from what was there', () => {
  expect(isTyped(start, source)).toBe(false);
  expect(isTyped(measure(start, '67'), source)).toBe(false);
  const typed = type(start, '67', '68');
  expect(isTyped(typed, source)).toBe(true);
  expect(isTyped(typed, undefined)).toBe(false);
  expect(isTyped(type(typed, '68', '67'), source)).toBe(false);
});

test('a field that emits what it held leaves the result as it is', () => {
  expect(canSave(type(measure(start, '67'), '67', '67'))).toBe(true);
});

test('a field that emits twice within one render ends with what it emitted last', () => {
  expect(type(type(type(start, '67', ''), '', '1'), '', '').draft).toEqual({ age: '' });
});

test('two fields changed within one render both count, and what follows from both sees them', () => {
  const state = changed(type(start, '67', ''), { rate: '96' }, source);
  expect(state.draft).toEqual({ age: '', rate: '96' });
  expect(changed(state, ({ rate = '' }) => ({ age: `${rate}0` }), source).draft).toEqual({ age: '960', rate: '96' });
});

test('saved: the record is open and read', () => {
  const state = measure(start, '67');
  const after = saved(state, 'g9', state.draft as Form);
  expect(after).toMatchObject({ openId: 'g9', mode: 'read' });
  expect(isTyped(after, source)).toBe(false);
});

test('what was typed while it was being saved stays, as an edit of the record', () => {
  const sent: Form = { age: '68' };
  const state = type({ ...start, draft: sent }, '67', '69');
  const after = saved(state, 'g9', sent);
  expect(after).toMatchObject({ openId: 'g9', mode: 'edit', draft: { age: '69' } });
});

test('what comes back is an edit of the record that it was typed into, or a new one', () => {
  expect(restored(start, 'g1', source)).toMatchObject({ openId: 'g1', mode: 'edit', draft: source });
  expect(restored(start, null, source)).toMatchObject({ openId: undefined, mode: 'new', draft: source });
});

test('an answer that comes after another record was opened is not painted', () => {
  const editing = turned(turned(start, 'read', 'g1'), 'edit');
  const state = measure(turned(editing, 'new'), '67', editing.sitting);
  expect(state.measured).toBeNull();
});
