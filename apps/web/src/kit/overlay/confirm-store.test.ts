import { expect, test, vi } from 'vitest';
import { confirm, declineAllConfirms, guardedClose, useConfirms } from './confirm-store.ts';

const titles = () => useConfirms.getState().pending.map(({ options }) => options.title);
const answer = (agreed: boolean) => useConfirms.getState().pending[0]?.answer(agreed);

test('questions stand in line, each gets its own answer', async () => {
  expect(titles()).toEqual([]);
  const [first, second] = [confirm({ title: '一' }), confirm({ title: '二' })];
  expect(titles()).toEqual(['一', '二']);
  answer(true);
  expect(titles()).toEqual(['二']);
  answer(false);
  expect(titles()).toEqual([]);
  expect(await Promise.all([first, second])).toEqual([true, false]);
});

test('all that are open can be declined', async () => {
  const questions = [confirm({ title: '一' }), confirm({ title: '二' })];
  declineAllConfirms();
  expect(await Promise.all(questions)).toEqual([false, false]);
  expect(titles()).toEqual([]);
});

test('closing asks first while something is unsaved', async () => {
  const onClose = vi.fn<() => void>();
  guardedClose(onClose, '取消？')?.();
  expect(titles()).toEqual(['取消？']);
  answer(false);
  await Promise.resolve();
  expect(onClose).not.toHaveBeenCalled();
  guardedClose(onClose, () => '取消？')?.();
  answer(true);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('nothing unsaved closes at once, and what cannot be closed cannot', () => {
  const onClose = vi.fn<() => void>();
  expect(guardedClose(undefined, '取消？')).toBeUndefined();
  expect(guardedClose(onClose, undefined)).toBe(onClose);
  guardedClose(onClose, () => undefined)?.();
  expect(onClose).toHaveBeenCalledOnce();
  expect(titles()).toEqual([]);
});
