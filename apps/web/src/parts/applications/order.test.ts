import type { DoctorApplications } from '@jianwei/api-client/model';
import type { Announcements } from '@dnd-kit/core';
import { expect, test, vi } from 'vitest';
import { called, renderQueryHook, settle } from '../../../test/render-query-hook.ts';
import { orderWords } from './drag-order.ts';
import { mineOf, useSaveMyApplications } from './my-applications.ts';

const { announcements } = orderWords(['ckd', 'grace', 'gas'], (id) => `《${id}》`);
const event = (active: string, over: string | null) =>
  ({ active: { id: active }, over: over === null ? null : { id: over } }) as Parameters<Announcements['onDragOver']>[0];

test.each([
  ['onDragStart', 'grace', null, '已拿起《grace》，第 2 位，共 3 位'],
  ['onDragOver', 'ckd', 'ckd', '已拿起《ckd》，第 1 位，共 3 位'],
  ['onDragOver', 'ckd', null, '已拿起《ckd》，第 1 位，共 3 位'],
  ['onDragOver', 'ckd', 'gas', '《ckd》，第 3 位'],
  ['onDragEnd', 'gas', 'gas', '《gas》留在第 3 位'],
  ['onDragEnd', 'gas', null, '《gas》留在第 3 位'],
  // Whoever keeps the order says it.
  ['onDragEnd', 'gas', 'ckd', undefined],
  ['onDragCancel', 'grace', 'ckd', '已取消，《grace》回到第 2 位'],
] as const)('%s of %s over %s is told so', (name, active, over, text) => {
  expect(announcements[name](event(active, over) as never)).toBe(text);
});

test('my applications stand in the order that was chosen, one without a place first, and none before they are read', () => {
  const my = [{ application_id: 'b', sort: 2 }, { application_id: 'a', sort: 1 }, { application_id: 'new' }];
  const answer = { my_applications: my } as DoctorApplications;
  expect(mineOf(answer).map((each) => each.application_id)).toEqual(['new', 'a', 'b']);
  expect(my[0]?.application_id).toBe('b');
  expect(mineOf(undefined)).toEqual([]);
  expect(mineOf({} as DoctorApplications)).toEqual([]);
});

test('what is chosen is saved in its order, and what that made stale is read anew', async () => {
  vi.useFakeTimers();
  const asked = called().mockResolvedValue({ my_applications: [] });
  const { result, client } = renderQueryHook(() => useSaveMyApplications());
  expect(result.current.isPending).toBe(false);
  await settle(() => result.current.save(['gas', 'ckd']));
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    method: 'POST',
    data: {
      my_applications: [
        { application_id: 'gas', sort: 1 },
        { application_id: 'ckd', sort: 2 },
      ],
    },
  });
  const stale = vi.spyOn(client, 'invalidateQueries');
  await settle(() => result.current.refresh(['gas', 'grace']));
  const keys = stale.mock.calls.map(([filters]) => filters?.queryKey?.join('/'));
  expect(keys).toHaveLength(4);
  expect(keys.filter((key) => key?.includes('gas') || key?.includes('grace'))).toHaveLength(2);
});
