import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { addLeaveGuard, type DataRouter, type LeaveGuard } from './leave-blocker.ts';

const routerAt = (...addresses: string[]) => createMemoryRouter([{ path: '*' }], { initialEntries: addresses });
const pathOf = ({ state }: DataRouter) => state.location.pathname;

/** A guard that holds while it is told to, and is answered by hand. */
function guard(isHolding = true) {
  const answers: ((mayGo: boolean) => void)[] = [];
  const ask = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)));
  const own: LeaveGuard = { holds: () => isHolding, ask };
  return {
    own,
    ask,
    answer: async (mayGo: boolean) => {
      answers.shift()?.(mayGo);
      await new Promise((resolve) => setTimeout(resolve, 1));
    },
  };
}

test('a step that would lose something waits for an answer', async () => {
  const router = routerAt('/a');
  const held = guard();
  const release = addLeaveGuard(router, held.own);
  void router.navigate('/b');
  await vi.waitFor(() => expect(held.ask).toHaveBeenCalledOnce());
  expect(pathOf(router)).toBe('/a');
  await held.answer(false);
  expect(pathOf(router)).toBe('/a');
  void router.navigate('/c');
  await vi.waitFor(() => expect(held.ask).toHaveBeenCalledTimes(2));
  await held.answer(true);
  await vi.waitFor(() => expect(pathOf(router)).toBe('/c'));
  release();
});

test('a second step while the question stands asks no second one', async () => {
  const router = routerAt('/a');
  const held = guard();
  const release = addLeaveGuard(router, held.own);
  void router.navigate('/b');
  await vi.waitFor(() => expect(held.ask).toHaveBeenCalledOnce());
  void router.navigate('/c');
  await new Promise((resolve) => setTimeout(resolve, 2));
  expect(held.ask).toHaveBeenCalledOnce();
  await held.answer(false);
  release();
});

test('the guard that came last and holds is asked; one that holds nothing lets pass', async () => {
  const router = routerAt('/a');
  const [first, second, idle] = [guard(), guard(), guard(false)];
  const releases = [first, second, idle].map(({ own }) => addLeaveGuard(router, own));
  void router.navigate('/b');
  await vi.waitFor(() => expect(second.ask).toHaveBeenCalledOnce());
  expect(first.ask).not.toHaveBeenCalled();
  expect(idle.ask).not.toHaveBeenCalled();
  await second.answer(false);
  releases[0]?.();
  releases[1]?.();
  await router.navigate('/b');
  expect(pathOf(router)).toBe('/b');
  releases[2]?.();
});

test('a guard that goes leaves the others', async () => {
  const router = routerAt('/a');
  const [first, second] = [guard(), guard()];
  const releases = [first, second].map(({ own }) => addLeaveGuard(router, own));
  releases[1]?.();
  void router.navigate('/b');
  await vi.waitFor(() => expect(first.ask).toHaveBeenCalledOnce());
  await first.answer(false);
  expect(pathOf(router)).toBe('/a');
  releases[0]?.();
  await router.navigate('/b');
  // A guard that comes later is asked again, once.
  const third = guard();
  const release = addLeaveGuard(router, third.own);
  void router.navigate('/c');
  await vi.waitFor(() => expect(third.ask).toHaveBeenCalledOnce());
  await third.answer(false);
  release();
  expect(first.ask).toHaveBeenCalledOnce();
});

test('the last guard takes the blocker with it, and what it answers later moves nothing', async () => {
  const router = routerAt('/a');
  const held = guard();
  const release = addLeaveGuard(router, held.own);
  void router.navigate('/b');
  await vi.waitFor(() => expect(held.ask).toHaveBeenCalledOnce());
  release();
  expect(router.state.blockers.size).toBe(0);
  await held.answer(true);
  expect(pathOf(router)).toBe('/a');
  await router.navigate('/c');
  expect(pathOf(router)).toBe('/c');
});
