import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** A call that is answered by hand, in any order. */
function heldCall() {
  const answers: ((text: string) => void)[] = [];
  const queryFn = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  return { queryFn, answer: (call: number, text: string) => answers[call]?.(text) };
}

const key = { queryKey: ['runs'] };

it('tries a failed call once only', async () => {
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.reject(new Error('once')));
  await expect(client.query({ ...key, queryFn })).rejects.toThrow('once');
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(client.defaultQueryOptions(key)).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
});

it('asks again for a first load that was under way when a save made it old, and shows no answer from before', async () => {
  const client = createQueryClient();
  const { queryFn, answer } = heldCall();
  const observer = new QueryObserver(client, { ...key, queryFn });
  const seen: (string | undefined)[] = [];
  const leave = observer.subscribe(({ data, status }) => seen.push(data, status));
  const isRead = client.invalidateQueries(key);
  answer(0, 'before');
  answer(1, 'after');
  await isRead;
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after', status: 'success' });
  expect(seen).not.toContain('before');
  expect(seen).not.toContain('error');
  leave();
});

it.each([undefined, 'none', 'inactive', 'all'] as const)(
  'takes what was fetched ahead for old when a save came in between (refetchType %s)',
  async (refetchType) => {
    const client = createQueryClient();
    const { queryFn, answer } = heldCall();
    const ahead = client.query({ ...key, queryFn });
    await client.invalidateQueries({ ...key, ...(refetchType && { refetchType }) });
    answer(0, 'before');
    expect(await ahead).toBe('before');
    await vi.waitFor(() => expect(client.getQueryState(key.queryKey)?.isInvalidated).toBe(true));
    expect(queryFn).toHaveBeenCalledTimes(1);
  },
);

it('lets a first load be that the save says nothing of', async () => {
  const client = createQueryClient();
  const { queryFn, answer } = heldCall();
  const ahead = client.query({ ...key, queryFn });
  await client.invalidateQueries({ queryKey: ['sources'] });
  answer(0, 'whole');
  expect(await ahead).toBe('whole');
  expect(client.getQueryState(key.queryKey)?.isInvalidated).toBe(false);
});

it('takes a first load for old that a save does not want read again', async () => {
  const client = createQueryClient();
  const { queryFn, answer } = heldCall();
  const observer = new QueryObserver(client, { ...key, queryFn });
  const leave = observer.subscribe(() => undefined);
  await client.invalidateQueries({ ...key, refetchType: 'none' });
  answer(0, 'before');
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ data: 'before', isStale: true }));
  expect(client.getQueryState(key.queryKey)?.isInvalidated).toBe(true);
  expect(queryFn).toHaveBeenCalledTimes(1);
  leave();
});

it('joins the call under way where its caller wants that, and takes its answer for what it is now', async () => {
  const client = createQueryClient();
  const { queryFn, answer } = heldCall();
  const observer = new QueryObserver(client, { ...key, queryFn });
  const leave = observer.subscribe(() => undefined);
  const isRead = client.invalidateQueries(key, { cancelRefetch: false });
  answer(0, 'whole');
  await isRead;
  expect(observer.getCurrentResult()).toMatchObject({ data: 'whole', status: 'success' });
  expect(client.getQueryState(key.queryKey)?.isInvalidated).toBe(false);
  expect(queryFn).toHaveBeenCalledTimes(1);
  leave();
});

it.each([
  ['active', true],
  ['none', true],
  ['inactive', false],
  ['all', false],
] as const)(
  'what nobody shows and is read once more: a save that wants %s read leaves it old: %s',
  async (refetchType, isOld) => {
    const client = createQueryClient();
    const { queryFn, answer } = heldCall();
    const first = client.query({ ...key, queryFn });
    answer(0, 'first');
    await first;
    const again = client.query({ ...key, queryFn });
    const isRead = client.invalidateQueries({ ...key, refetchType }, { cancelRefetch: false });
    answer(1, 'again');
    expect(await again).toBe('again');
    await isRead;
    await vi.waitFor(() => expect(client.getQueryState(key.queryKey)?.isInvalidated).toBe(isOld));
    expect(queryFn).toHaveBeenCalledTimes(2);
  },
);
