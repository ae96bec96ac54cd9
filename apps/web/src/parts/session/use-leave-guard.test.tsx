import { act, render, screen, within } from '@testing-library/react';
import { Activity, useState } from 'react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestWorld } from '../../../test/hospital.ts';
import { ConfirmHost } from '../../kit/overlay/confirm.tsx';
import { setSession } from './session-store.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** A form of a report; it holds what the test says it holds. */
const unsaved = new Set<string>();

function Guard({ name }: { name: string }) {
  const [asks] = useState(() => () => unsaved.has(name));
  useLeaveGuard(asks, `${name} 未保存`);
  return <p>{name}</p>;
}

/** Pages of reports as the application keeps them: one is shown, the others stay behind it. */
function Pages() {
  const [query] = useSearchParams();
  const shown = query.get('report') ?? 'A';
  return (
    <>
      {['A', 'B'].map((name) => (
        <Activity key={name} mode={name === shown ? 'visible' : 'hidden'}>
          <Guard name={name} />
          {name === 'A' && <Guard name="A 的抽屉" />}
        </Activity>
      ))}
      <ConfirmHost />
    </>
  );
}

async function open() {
  const router = createMemoryRouter([{ path: '*', element: <Pages /> }], { initialEntries: ['/?report=A'] });
  onTestFinished(() => router.dispose());
  await act(() => Promise.resolve(render(<RouterProvider router={router} />)));
  const go = (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  const question = () => screen.queryByRole('alertdialog')?.textContent ?? '';
  const answer = (name: string) =>
    act(async () => {
      within(screen.getByRole('alertdialog')).getByRole('button', { name }).click();
      await Promise.resolve();
    });
  return { go, question, answer, at: () => router.state.location.search };
}

beforeEach(async () => {
  unsaved.clear();
  const world = await createTestWorld();
  setSession(await world.signIn('doctor'));
});

test('a page that was hidden and is shown again asks for itself alone, as often as it comes back', async () => {
  const { go, question, answer, at } = await open();
  for (let visit = 0; visit < 3; visit += 1) {
    await go('/?report=B');
    expect(at()).toBe('?report=B');
    await go('/?report=A');
  }
  unsaved.add('A');
  await go('/?report=B');
  expect(question()).toContain('A 未保存');
  expect(at()).toBe('?report=A');
  await answer('继续编辑');
  expect(at()).toBe('?report=A');
  await go('/?report=B');
  await answer('放弃修改');
  expect(at()).toBe('?report=B');
  // What A still holds is out of sight: it keeps nobody.
  await go('/?report=A');
  expect(question()).toBe('');
  expect(at()).toBe('?report=A');
});

test('of two guards on one page each holds a step back, after the page was hidden too', async () => {
  const { go, question, answer, at } = await open();
  await go('/?report=B');
  await go('/?report=A');
  for (const name of ['A', 'A 的抽屉']) {
    unsaved.clear();
    unsaved.add(name);
    await go('/?report=B');
    expect(question()).toContain(`${name} 未保存`);
    await answer('继续编辑');
    expect(at()).toBe('?report=A');
  }
  // The back button asks as a link does, and is asked about once however often it is pressed.
  await go(-1);
  await go(-1);
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await answer('放弃修改');
  expect(question()).toBe('');
  expect(at()).toBe('?report=B');
});
