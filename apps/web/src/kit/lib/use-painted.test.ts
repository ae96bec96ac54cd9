import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePainted } from './use-painted.ts';

/** So much time goes by. */
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('a window that draws no frame is taken for painted after a second, once it is ready', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 1);
  const { result, rerender } = renderHook(({ isReady }) => usePainted(isReady), { initialProps: { isReady: false } });
  pass(5000);
  expect(result.current).toBe(false);
  rerender({ isReady: true });
  pass(999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});
