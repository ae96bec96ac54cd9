import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { clearSession } from './session-store.ts';
import { useHasSingleKeys, useSingleKey } from './single-keys.ts';
import { forgetWallToken, isWallAddress, keepWallToken, readWallToken } from './wall-session.ts';

test.each([
  ['/bulletin-board', '?wall=1', true],
  ['/bulletin-board', '?wall=0', false],
  ['/bulletin-board', '', false],
  ['/', '?wall=1', false],
])('%s%s is the board on a wall: %s', (pathname, search, isWall) => {
  expect(isWallAddress({ pathname, search })).toBe(isWall);
});

test('the token of the wall is kept until it is forgotten, somebody signs in or the session ends', () => {
  expect(readWallToken()).toBeUndefined();
  for (const end of [forgetWallToken, clearSession, () => signIn()]) {
    keepWallToken('T-wall');
    expect(readWallToken()).toBe('T-wall');
    expect(window.localStorage.getItem('cdss:wall-session')).toBe('T-wall');
    end();
    expect(readWallToken()).toBeUndefined();
  }
});

test('a letter does something until its user switches such keys off, and is told only while it does', () => {
  signIn({ user_id: 'u1' });
  const run = vi.fn<() => void>();
  const initialProps: { letter?: string } = { letter: 'j' };
  const { result, rerender } = renderHook(
    ({ letter }: { letter?: string }) => ({ told: useSingleKey(letter, run), setting: useHasSingleKeys() }),
    { initialProps },
  );
  const press = (key: string) => act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key })));
  expect(result.current.told).toBe('J');
  expect(result.current.setting[0]).toBe(true);
  press('j');
  press('k');
  expect(run).toHaveBeenCalledOnce();
  act(() => result.current.setting[1](false));
  press('j');
  expect(run).toHaveBeenCalledOnce();
  expect(result.current.told).toBeUndefined();
  expect(window.localStorage.getItem('cdss:u1:single-keys-enabled')).toBe('false');
  act(() => result.current.setting[1](true));
  rerender({});
  expect(result.current.told).toBeUndefined();
});
