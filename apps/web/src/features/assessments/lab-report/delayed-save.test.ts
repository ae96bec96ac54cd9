import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayedSave } from './delayed-save.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

/** A delayed save, what began to be saved, and the end of the save under way. */
function opened() {
  const begun: number[] = [];
  let finish: () => void = () => undefined;
  const { put, ...pending } = delayedSave(600);
  const save = (value: number) => () => {
    begun.push(value);
    return new Promise<void>((resolve) => (finish = resolve));
  };
  return { ...pending, begun, put: (value: number) => put(save(value)), finish: () => finish() };
}

// covers A-4-41, A-4-42
test('the last of several values is saved once, the delay after it', async () => {
  const { put, begun } = opened();
  put(1);
  await vi.advanceTimersByTimeAsync(599);
  put(2);
  await vi.advanceTimersByTimeAsync(599);
  expect(begun).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual([2]);
});

test('what waits can be saved at once, and is saved once', async () => {
  const { put, flush, begun } = opened();
  put(2);
  flush();
  flush();
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual([2]);
});

test('what is dropped is not saved', async () => {
  const { put, drop, begun } = opened();
  put(2);
  drop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual([]);
});

test('a slow save is not overtaken; of what is chosen meanwhile the last is saved', async () => {
  const { put, flush, begun, finish, isSaving } = opened();
  for (const value of [2, 3, 1]) {
    put(value);
    flush();
    await settled();
  }
  expect(begun).toEqual([2]);
  expect(isSaving()).toBe(true);
  finish();
  await settled();
  expect(begun).toEqual([2, 1]);
  finish();
  await settled();
  expect(isSaving()).toBe(false);
});

test('what is chosen while a save is under way, and not asked for, waits its own time', async () => {
  const { put, flush, finish, begun } = opened();
  put(1);
  flush();
  put(2);
  finish();
  await settled();
  expect(begun).toEqual([1]);
  await vi.advanceTimersByTimeAsync(600);
  expect(begun).toEqual([1, 2]);
});
