import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayedSave } from './delayed-save.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

// covers A-4-41, A-4-42
test('the last of several values is saved once, the delay after it', async () => {
  const save = vi.fn<(value: number) => Promise<void>>(() => Promise.resolve());
  const pending = delayedSave(save, 600);
  pending.put(1);
  await vi.advanceTimersByTimeAsync(599);
  pending.put(2);
  await vi.advanceTimersByTimeAsync(599);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save.mock.calls).toEqual([[2]]);
});

test('what waits can be saved at once, and is saved once', async () => {
  const save = vi.fn<(value: number) => Promise<void>>(() => Promise.resolve());
  const pending = delayedSave(save, 600);
  pending.put(2);
  pending.flush();
  pending.flush();
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls).toEqual([[2]]);
});

test('what is dropped is not saved', async () => {
  const save = vi.fn<(value: number) => Promise<void>>(() => Promise.resolve());
  const pending = delayedSave(save, 600);
  pending.put(2);
  pending.drop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(save).not.toHaveBeenCalled();
});

test('a slow save is not overtaken by the next', async () => {
  const begun: number[] = [];
  let finish: () => void = () => undefined;
  const pending = delayedSave<number>((value) => {
    begun.push(value);
    return new Promise((resolve) => (finish = resolve));
  }, 600);
  pending.put(2);
  pending.flush();
  await settled();
  pending.put(1);
  pending.flush();
  await settled();
  expect(begun).toEqual([2]);
  expect(pending.isSaving()).toBe(true);
  finish();
  await settled();
  expect(begun).toEqual([2, 1]);
  finish();
  await settled();
  expect(pending.isSaving()).toBe(false);
});
