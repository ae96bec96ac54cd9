import type { ManagedApplications } from '@jianwei/api-client/model';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOrder } from './use-order.ts';

const { save } = vi.hoisted(() => ({ save: vi.fn<(body: { revision: number }) => Promise<object>>() }));
vi.mock('@jianwei/api-client/app-manage/app-manage', () => ({ orderManagedApplications: save }));

test('a step made while the list is read again carries the latest revision, and stays on the screen', async () => {
  save.mockImplementation(({ revision }) => Promise.resolve({ order_revision: revision + 1 }));
  const answer = {
    order_revision: 1,
    data: [{ application_id: 'a' }, { application_id: 'b' }, { application_id: 'c' }],
  };
  const reads: (() => void)[] = [];
  const options = {
    answer: answer as unknown as ManagedApplications,
    onSaved: vi.fn(),
    onSettled: () => new Promise<void>((resolve) => reads.push(resolve)),
  };
  const { result } = renderHook(() => useOrder(options));
  act(() => result.current.move(['b', 'a', 'c'], 'first'));
  await waitFor(() => expect(reads).toHaveLength(1));
  act(() => result.current.move(['b', 'c', 'a'], 'second'));
  await act(() => Promise.resolve(reads[0]?.()));
  expect(result.current.ids).toEqual(['b', 'c', 'a']);
  await waitFor(() => expect(reads).toHaveLength(2));
  expect(save.mock.calls.map(([{ revision }]) => revision)).toEqual([1, 2]);
  await act(() => Promise.resolve(reads[1]?.()));
  // What the server has is shown again once nothing is under way.
  expect(result.current.ids).toEqual(['a', 'b', 'c']);
});
