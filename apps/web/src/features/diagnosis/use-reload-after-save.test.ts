import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPageNavigator } from '../../kit/lib/page-navigator.ts';
import { useReloadAfterSave } from './diagnosis-drawer.tsx';

const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  setPageNavigator({ assign: vi.fn<(address: string) => void>(), reload });
});
afterEach(() => {
  vi.useRealTimers();
  setPageNavigator();
  window.history.replaceState(null, '', '/');
});

// covers A-2.5-40, A-9-11
test('a saved edit loads the page again 10 ms after closing', () => {
  const { result, unmount } = renderHook(() => useReloadAfterSave());
  result.current();
  vi.advanceTimersByTime(100);
  unmount();
  vi.advanceTimersByTime(9);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('without one it does not', () => {
  renderHook(() => useReloadAfterSave()).unmount();
  vi.advanceTimersByTime(100);
  expect(reload).not.toHaveBeenCalled();
});

test('a save that closing sent out counts when it is done', () => {
  const { result, unmount } = renderHook(() => useReloadAfterSave());
  unmount();
  vi.advanceTimersByTime(100);
  expect(reload).not.toHaveBeenCalled();
  result.current();
  vi.advanceTimersByTime(10);
  expect(reload).toHaveBeenCalledOnce();
});

test('but not on another page', () => {
  const { result, unmount } = renderHook(() => useReloadAfterSave());
  unmount();
  window.history.replaceState(null, '', '/excellent');
  result.current();
  vi.advanceTimersByTime(100);
  expect(reload).not.toHaveBeenCalled();
});
