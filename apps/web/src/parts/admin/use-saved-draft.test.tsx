import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, setSession } from '../session/session-store.ts';
import { useSavedDraft } from './use-saved-draft.ts';

interface Stored {
  readonly name: string;
  readonly revision: number;
}

const signIn = () =>
  setSession({
    token: 't',
    user_id: 'u-1',
    role: 7,
    nickname: '秦晓彤',
    verifyArr: [],
    permission_column: [],
    login_path: '/login',
  });
/** An editor of one stored name; `save` answers as the test says. */
const open = (save: (draft: { name: string }) => Promise<Stored>) =>
  renderHook(() =>
    useSavedDraft<{ name: string }, Stored>({
      tool: 'rule-prompt-SP-001',
      stored: { name: '旧名称', revision: 1 },
      start: { name: '旧名称' },
      read: ({ name }) => ({ name }),
      keyOf: JSON.stringify,
      revisionOf: ({ revision }) => revision,
      canSave: () => true,
      save,
      reread: (known) => Promise.resolve(known),
      onSaved: () => undefined,
    }),
  );
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  window.sessionStorage.clear();
  vi.useFakeTimers({ now: new Date('2025-11-18T10:24:00') });
  signIn();
});
afterEach(() => void vi.useRealTimers());

test('what the server did not take before the session ended is offered after the next sign-in', async () => {
  const first = open(() => Promise.reject(new Error('401')));
  act(() => first.result.current.change(() => ({ name: '写到一半' })));
  await wait(2000);
  expect(first.result.current.saving.state).toBe('failed');
  act(clearSession);
  first.unmount();
  signIn();
  const saved = vi.fn<(draft: { name: string }) => Promise<Stored>>(({ name }) =>
    Promise.resolve({ name, revision: 2 }),
  );
  const again = open(saved);
  expect(again.result.current.draft.name).toBe('旧名称');
  act(() => again.result.current.offered.onRestore());
  expect(again.result.current.draft.name).toBe('写到一半');
  expect(again.result.current.offered.offer).toBeNull();
  await wait(2000);
  expect(saved).toHaveBeenCalledWith({ name: '写到一半' }, { name: '旧名称', revision: 1 });
});

test('what is typed while an act on the stored one is answered stays to be saved', async () => {
  const { result } = open(({ name }) => Promise.resolve({ name, revision: 2 }));
  act(() => result.current.adopt({ name: '取回的名称', revision: 2 }));
  expect(result.current.draft.name).toBe('取回的名称');
  act(() => result.current.change(() => ({ name: '后来写的' })));
  act(() => result.current.adopt({ name: '取回的名称', revision: 3 }));
  expect(result.current).toMatchObject({ draft: { name: '后来写的' }, isDirty: true });
  await wait(0);
});
