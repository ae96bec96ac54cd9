import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { useEffect, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { addressState, textPart, useAddress, useAddressState } from './address.ts';

const FILTERS = addressState({ tab: textPart(), department: textPart(), date: textPart() });

const ALL_THREE = { tab: 'focus', department: '内分泌科', date: '2025-11-18' };

/** A hook on a page whose navigations take until `arrive`, as behind a guard that has to ask. */
function show<T>(hook: () => T, address: string) {
  const shown: { current?: T } = {};
  let wait = Promise.resolve();
  const note = (answer: T) => {
    shown.current = answer;
  };
  const Page = () => {
    const answer = hook();
    useEffect(() => note(answer));
    return <p>{useLocation().search}</p>;
  };
  const loader = () => wait.then(() => null);
  const router = createMemoryRouter([{ path: '/', loader, element: <Page />, HydrateFallback: () => null }], {
    initialEntries: [address],
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <>
      <RouterProvider router={router} />
      {children}
    </>
  );
  renderHook(() => undefined, { wrapper });
  return {
    router,
    hold: () => {
      const gate = Promise.withResolvers<undefined>();
      wait = gate.promise.then(() => undefined);
      return () => gate.resolve(undefined);
    },
    hook: () => {
      if (shown.current === undefined) throw new Error('the page does not stand yet');
      return shown.current;
    },
  };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

test('a filter that is set before the one before it has arrived does not take it back', async () => {
  const { router, hold, hook } = show(() => useAddressState(FILTERS), '/?department=内分泌科');
  await settle();
  const arrive = hold();
  act(() => hook()[1]({ tab: 'focus' }));
  act(() => hook()[1]({ date: '2025-11-18' }));
  arrive();
  await settle();
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(ALL_THREE);
});

test('a filter that arrives late does not take back the one that was set after it', async () => {
  const { router, hold, hook } = show(() => useAddressState(FILTERS), '/');
  await settle();
  hook()[1]({ department: '内分泌科' });
  while (router.state.location.search === '') await Promise.resolve();
  const arrive = hold();
  hook()[1]({ tab: 'focus' });
  await settle();
  act(() => hook()[1]({ date: '2025-11-18' }));
  arrive();
  await settle();
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(ALL_THREE);
});

test('a parameter likewise; the back button counts as the last word', async () => {
  const { router, hook } = show(() => useAddress(), '/?id=1');
  await settle();
  act(() => {
    hook()[1]({ page: '2' });
    hook()[1]({ kind: 'own', id: '' });
  });
  await settle();
  expect(router.state.location.search).toBe('?page=2&kind=own');
  await act(() => router.navigate('/?id=7'));
  await settle();
  act(() => hook()[1]({ page: '3' }));
  await settle();
  expect(router.state.location.search).toBe('?id=7&page=3');
});
