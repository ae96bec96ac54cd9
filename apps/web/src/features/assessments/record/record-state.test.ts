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

test('each opening counts as one more, so that no answer of another is taken for its own', () => {
  expect([start, turned(start, 'new'), turned(turned(start, 'new'), 'read')].map(({ sitting }) => sitting)).toEqual([
    0, 1, 2,
  ]);
});

test('a form that nobody touched is neither stale nor judged', () => {
  expect(start).toMatchObject({ mode: undefined, openId: undefined, draft: null, measured: null });
  expect(start).toMatchObject({ isStale: false, isChecked: false, refusal: undefined });
});

test('of two fields that are emitted together one change is enough', () => {
  const state = changed(start, { age: '67', rate: '96' }, { age: '67', rate: '' });
  expect(state.draft).toEqual({ age: '67', rate: '96' });
});

test('an answer to what is typed leaves what is typed', () => {
  const typed = changed(start, { age: '68' }, source);
  expect(measure(typed, '67').draft).toEqual({ age: '68' });
  expect(measure(start, '67').draft).toEqual({ age: '67' });
});

test('a result stands again where a field of a part of the form was emptied, as it was when it was computed', () => {
  interface Parts {
    rows: { value: string; unit: string }[] | null;
  }
  const empty: Parts = { rows: [{ value: '', unit: 'mg' }] };
  const first: RecordState<Parts, object> = measured(untouched<Parts, object>(), 0, { values: empty, result: {}, at });
  const typed = changed(first, { rows: [{ value: '1', unit: 'mg' }] }, empty);
  expect(canSave(typed)).toBe(false);
  expect(canSave(changed(typed, { rows: [{ value: '', unit: 'mg' }] }, empty))).toBe(true);
  // What is put back by hand was not left empty.
  const swapped = changed(first, { rows: [{ value: '', unit: 'g' }] }, empty);
  expect(canSave(changed(swapped, { rows: [{ value: '', unit: 'mg' }] }, empty))).toBe(false);
  expect(canSave(changed(first, { rows: null }, empty))).toBe(false);
});

test('what was typed while it was being saved, or before the session ended, has no result that belongs to it', () => {
  const sent: Form = { age: '68' };
  const state = { ...measure({ ...start, draft: sent }, '68'), draft: { age: '69' } };
  expect(canSave(saved(state, 'g9', sent))).toBe(false);
  expect(saved(state, 'g9', sent).isStale).toBe(true);
  expect(restored(start, 'g1', source).isStale).toBe(true);
  expect(restored({ ...start, openId: 'g7' }, null, source)).toMatchObject({ mode: 'new', openId: 'g7' });
});

test('a record that nobody changed since is read when it was saved, and what is busy stays so', () => {
  expect(saved({ ...start, busy: 'saving' }, 'g9', source)).toMatchObject({ mode: 'read', busy: 'saving', sitting: 1 });
});
