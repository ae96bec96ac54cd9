import { act, renderHook } from '@testing-library/react';
import { Activity, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedText } from './use-debounced-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function field(value = '') {
  const onSettled = vi.fn();
  const hook = renderHook(({ value: current }) => useDebouncedText(current, onSettled), { initialProps: { value } });
  const type = (text: string) => {
    act(() => {
      hook.result.current[1](text);
    });
  };
  const pause = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  return { hook, onSettled, type, pause, text: () => hook.result.current[0] };
}

test('keys show at once, the owner learns of them after 300 ms without one', () => {
  const { onSettled, type, pause, text } = field();
  type('顾');
  pause(299);
  type('顾怀 ');
  expect(text()).toBe('顾怀 ');
  pause(299);
  expect(onSettled).not.toHaveBeenCalled();
  pause(1);
  expect(onSettled).toHaveBeenCalledExactlyOnceWith('顾怀');
});

test('what is typed while the owner takes over an earlier text is not lost', () => {
  const { hook, type, pause, text } = field();
  type('顾');
  pause(300);
  type('顾怀');
  hook.rerender({ value: '顾' });
  expect(text()).toBe('顾怀');
});

test('a change of the owner replaces the field, also back to a text that was typed before', () => {
  const { hook, type, pause, text } = field();
  type('顾怀远');
  pause(300);
  hook.rerender({ value: '顾怀远' });
  hook.rerender({ value: '' });
  expect(text()).toBe('');
  hook.rerender({ value: '顾怀远' });
  expect(text()).toBe('顾怀远');
});

test('after Enter, or a change of the owner, no pause brings a text back that was told or taken away', () => {
  const { hook, onSettled, type, pause, text } = field();
  type('顾');
  act(() => hook.result.current[2]('顾'));
  hook.rerender({ value: '顾' });
  pause(1000);
  expect(onSettled).not.toHaveBeenCalled();
  type('顾怀');
  hook.rerender({ value: '' });
  pause(1000);
  expect(onSettled).not.toHaveBeenCalled();
  expect(text()).toBe('');
});

test('a page that is left within the pause comes back with what its owner knows, and tells nothing while it is hidden', () => {
  const onSettled = vi.fn();
  let isShown = true;
  const hook = renderHook(() => useDebouncedText('顾', onSettled), {
    wrapper: ({ children }) => createElement(Activity, { mode: isShown ? 'visible' : 'hidden', children }),
  });
  act(() => hook.result.current[1]('顾怀'));
  isShown = false;
  hook.rerender();
  act(() => void vi.advanceTimersByTime(1000));
  isShown = true;
  hook.rerender();
  expect(onSettled).not.toHaveBeenCalled();
  expect(hook.result.current[0]).toBe('顾');
});
