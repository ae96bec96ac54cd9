import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { clearSession } from '../session/session-store.ts';
import { beginStep, beginStream, endStep, noteListed, noteStop, putNext, useStream } from './stream-store.ts';

const line = (id: string, more: object = {}) => ({ report_id: id, patient_id: `P${id}`, ...more });
const stops = () => useStream.getState().stops.map(({ report_id: id }) => id);
const kept = () => JSON.parse(window.sessionStorage.getItem('cdss:stream') ?? 'null') as object | null;

beforeEach(() => {
  clearSession();
  signIn({ user_id: 'U1' });
  beginStream(
    [
      line('1', { patient_name: '江川', patient_gender: '男', patient_age: 71, secret: 'x' }),
      line('2', { patient_age: 0 }),
    ],
    '/excellent',
    '1',
  );
});

test('a stream is the list as it was, with whose reports they are', () => {
  expect(useStream.getState()).toEqual({
    stops: [
      { report_id: '1', patient_id: 'P1', patient_name: '江川', patient_gender: '男', patient_age: 71 },
      { report_id: '2', patient_id: 'P2', patient_age: 0 },
    ],
    from: '/excellent',
    at: '1',
    arrived: [],
    left: '',
  });
});

test('a page of a list becomes the whole of it: what stands before the page, and behind it', () => {
  const widen = beginStream([line('3'), line('4')], '/excellent', '3');
  noteStop('4');
  putNext(line('9'));
  widen([line('1'), line('2'), line('3', { patient_name: '江川' }), line('4'), line('5')]);
  expect(stops()).toEqual(['1', '2', '3', '4', '9', '5']);
  expect(useStream.getState()).toMatchObject({ at: '4', from: '/excellent', arrived: ['9'] });
});

test('a report that left the list since keeps its place; a list that holds none of the page follows it', () => {
  beginStream([line('1'), line('2')], '/excellent', '1')([line('2'), line('3')]);
  expect(stops()).toEqual(['1', '2', '3']);
  beginStream([line('1')], '/excellent', '1')([line('2'), line('3')]);
  expect(stops()).toEqual(['1', '2', '3']);
});

test('a whole list that comes late is not that of the stream that was begun since, or of the next user', () => {
  const widen = beginStream([line('1')], '/excellent', '1');
  beginStream([line('5')], '/', '5');
  widen([line('1'), line('2')]);
  expect(stops()).toEqual(['5']);
  const late = beginStream([line('1')], '/excellent', '1');
  clearSession();
  late([line('1'), line('2')]);
  expect(stops()).toEqual([]);
});

test('the tab keeps the ids of it, and no name; nothing where there is no stream', () => {
  expect(kept()).toMatchObject({ stops: [line('1'), line('2')], from: '/excellent', at: '1', userId: 'U1' });
  expect(JSON.stringify(kept())).not.toContain('江川');
  beginStream([], '', '');
  expect(kept()).toBeNull();
});

test('the next user begins with none', () => {
  clearSession();
  expect(stops()).toEqual([]);
  expect(useStream.getState()).toMatchObject({ from: '', at: '' });
});

test('a step ends with the report that it leads to, once', () => {
  const step = { to: '2', left: '1', patientId: 'P1' };
  beginStep(step);
  expect(endStep('9')).toBeUndefined();
  expect(useStream.getState().left).toBe('');
  expect(endStep('2')).toEqual(step);
  expect(useStream.getState().left).toBe('1');
  expect(endStep('2')).toBeUndefined();
});

test('what came into the list since it was read last is new; all of the first reading is not', () => {
  expect(noteListed(['1', '2'])).toEqual(new Set());
  expect(noteListed(['3', '1'])).toEqual(new Set(['3']));
  expect(noteListed(['3', '2'])).toEqual(new Set(['2']));
  beginStream([line('1')], '/', '1');
  expect(noteListed(['9'])).toEqual(new Set());
  signIn({ user_id: 'U2' });
  expect(noteListed(['8'])).toEqual(new Set());
});

test('a critical report that came stands next, once, until it is opened', () => {
  putNext(line('3'));
  expect(stops()).toEqual(['1', '3', '2']);
  expect(useStream.getState().arrived).toEqual(['3']);
  putNext(line('3'));
  putNext(line('2'));
  expect(stops()).toEqual(['1', '3', '2']);
  expect(useStream.getState().arrived).toEqual(['3']);
  noteStop('2');
  expect(useStream.getState()).toMatchObject({ at: '2', arrived: ['3'] });
  noteStop('3');
  expect(useStream.getState()).toMatchObject({ at: '3', arrived: [] });
  putNext(line('4'));
  expect(stops()).toEqual(['1', '3', '4', '2']);
  noteStop('4');
  expect(useStream.getState().arrived).toEqual([]);
});

test('of several that came each waits until it is opened itself', () => {
  putNext(line('3'));
  putNext(line('4'));
  noteStop('4');
  expect(useStream.getState().arrived).toEqual(['3']);
});

/** The stream as a page that has just been loaded has it. */
async function reloaded() {
  vi.resetModules();
  const module = await import('./stream-store.ts');
  return module.useStream.getState();
}
const NONE = { stops: [], from: '', at: '', arrived: [], left: '' };

test('the way goes on where the page is loaded anew, for the same user', async () => {
  putNext(line('3'));
  expect(await reloaded()).toMatchObject({
    stops: [line('1'), line('3'), line('2')],
    from: '/excellent',
    at: '1',
    arrived: ['3'],
  });
  const text = JSON.stringify(kept());
  signIn({ user_id: 'U2' });
  window.sessionStorage.setItem('cdss:stream', text);
  expect(await reloaded()).toEqual(NONE);
  clearSession();
  window.sessionStorage.setItem('cdss:stream', text);
  expect(await reloaded()).toEqual(NONE);
});

test.each(['x', 'null'])('what the tab kept and is none (%s) is left out', async (text) => {
  window.sessionStorage.setItem('cdss:stream', text);
  expect(await reloaded()).toEqual(NONE);
});

test('a line says of its patient what is known, and no more', () => {
  beginStream([line('5')], '/', '5');
  expect(Object.keys(useStream.getState().stops[0] ?? {})).toEqual(['report_id', 'patient_id']);
});

test('a session that is renewed walks on', () => {
  signIn({ user_id: 'U1', role: 1 });
  expect(stops()).toEqual(['1', '2']);
});
