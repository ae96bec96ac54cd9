import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pointWindow, usePointWindow } from './window-pager.tsx';

test.each([
  [0, 4, 0, [0, 0]],
  [3, 4, 0, [0, 3]],
  [4, 4, 0, [0, 4]],
  [5, 4, 0, [1, 5]],
  [9, 4, 4, [1, 5]],
  [9, 4, 8, [0, 4]],
  [9, 4, 99, [0, 4]],
])('of %i points, %i at a time, %i hidden at the end', (count, size, hidden, [start, end]) => {
  expect(pointWindow(count, size, hidden)).toEqual({ start, end });
});

test('starts at the latest points and moves to the oldest and back', () => {
  const { result } = renderHook(() => usePointWindow(11, 5));
  const shown = () => [result.current.start, result.current.end];
  expect(shown()).toEqual([6, 11]);
  expect(result.current.forward).toBeUndefined();
  act(() => result.current.back?.());
  expect(shown()).toEqual([1, 6]);
  act(() => result.current.back?.());
  expect(shown()).toEqual([0, 5]);
  expect(result.current.back).toBeUndefined();
  act(() => result.current.forward?.());
  expect(shown()).toEqual([5, 10]);
  act(() => result.current.forward?.());
  expect(shown()).toEqual([6, 11]);
});
