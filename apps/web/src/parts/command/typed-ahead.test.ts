import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  closeCommand,
  type CommandAction,
  commandActions,
  openCommand,
  useCommandActions,
  useCommandOpen,
} from './command-store.ts';
import { keepTyped, takeTyped } from './typed-ahead.ts';

afterEach(() => {
  takeTyped();
  vi.useRealTimers();
});

/** Presses a key in the page; whether it went nowhere else. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const seen = vi.fn();
  document.body.addEventListener('keydown', seen, { once: true });
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.body.dispatchEvent(event);
  document.body.removeEventListener('keydown', seen);
  return event.defaultPrevented && seen.mock.calls.length === 0;
}

test('keys are kept while the box is on its way, and taken once', () => {
  keepTyped();
  const kept = ['x', 'K', '肾', 'Backspace', '6'].map((key) => press(key));
  expect(kept).toEqual([true, true, true, true, true]);
  expect(takeTyped()).toEqual({ text: 'xK6', isEntered: false });
  expect(takeTyped()).toEqual({ text: '', isEntered: false });
  expect(press('x')).toBe(false);
});

test('Enter is kept beside the text', () => {
  keepTyped();
  press('K');
  expect(press('Enter')).toBe(true);
  expect(takeTyped()).toEqual({ text: 'K', isEntered: true });
});

test.each([
  ['c', { ctrlKey: true }],
  ['c', { metaKey: true }],
  ['c', { altKey: true }],
  ['c', { isComposing: true }],
  ['Escape', {}],
  ['Shift', {}],
])('%s with %j is none of it', (key, more) => {
  keepTyped();
  expect(press(key, more)).toBe(false);
  expect(takeTyped().text).toBe('');
});

test('a box that is asked for again begins anew; one that does not come holds keys no longer', () => {
  vi.useFakeTimers();
  keepTyped();
  press('a');
  keepTyped();
  press('b');
  vi.advanceTimersByTime(4999);
  expect(press('c')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(press('d')).toBe(false);
  expect(takeTyped().text).toBe('');
});

test('the box that was taken up is not taken from afterwards', () => {
  vi.useFakeTimers();
  keepTyped();
  takeTyped();
  expect(vi.getTimerCount()).toBe(0);
});

test('the command box is open until it is closed; keys wait for it meanwhile', () => {
  const { result, rerender } = renderHook(useCommandOpen);
  expect(result.current).toBe(false);
  openCommand();
  rerender();
  expect(result.current).toBe(true);
  expect(press('x')).toBe(true);
  closeCommand();
  rerender();
  expect(result.current).toBe(false);
  expect(press('x')).toBe(false);
});

test('a page offers what it can do now, as long as it is on screen', () => {
  const action = (id: string) => ({ id }) as CommandAction;
  const one = renderHook(({ ids }) => useCommandActions(ids.map(action)), { initialProps: { ids: ['a'] } });
  const two = renderHook(() => useCommandActions([action('z')]));
  const offered = () => commandActions().map(({ id }) => id);
  expect(offered()).toEqual(['a', 'z']);
  one.rerender({ ids: ['b', 'c'] });
  expect(offered()).toEqual(['b', 'c', 'z']);
  one.unmount();
  expect(offered()).toEqual(['z']);
  two.unmount();
  expect(offered()).toEqual([]);
});
