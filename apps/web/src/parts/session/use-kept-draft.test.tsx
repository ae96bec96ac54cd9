import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearSession, setSession } from './session-store.ts';
import { useKeptDraft } from './use-kept-draft.ts';

function Form({ reason = '' }: { readonly reason?: string }) {
  const typed = reason === '' ? null : { id: null, values: { reason } };
  const { offer, settle, keptText } = useKeptDraft({ patientId: '', tool: 'listing' }, typed, { reason: '' });
  return (
    <>
      <p role="status">{keptText}</p>
      <p>{`上次写的：${offer?.values.reason ?? '无'}`}</p>
      <button onClick={settle}>已保存</button>
    </>
  );
}

const pause = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const foot = () => screen.getByRole('status').textContent;
const typeFor = (reason: string, ms: number) => {
  const { rerender } = render(<Form />);
  rerender(<Form reason={reason} />);
  pause(ms);
};
/** What the window holds after its page was loaded again: nothing of the page is taken down before. */
function reload() {
  const stored = Object.entries(window.sessionStorage);
  cleanup();
  for (const [key, value] of stored) window.sessionStorage.setItem(key, value as string);
  render(<Form />);
}

beforeEach(() => {
  window.sessionStorage.clear();
  vi.useFakeTimers({ now: new Date('2025-11-18T10:24:00') });
  setSession({
    token: 't',
    user_id: 'u-1',
    role: 6,
    nickname: '唐越',
    verifyArr: [],
    permission_column: [],
    login_path: '/login',
  });
});

// C-A12 of the design of administration.
test('what is typed is kept 2 s after the last letter, the foot says when, and a reload offers it', () => {
  typeFor('共用账号', 1900);
  expect(foot()).toBe('');
  pause(200);
  expect(foot()).toBe('草稿 10:24 已自动保存');
  reload();
  expect(screen.getByText('上次写的：共用账号')).toBeVisible();
});

test('nothing is left of a form that was saved, or that was left while signed in', () => {
  typeFor('共用账号', 2100);
  act(() => screen.getByRole('button').click());
  reload();
  expect(screen.getByText('上次写的：无')).toBeVisible();
  cleanup();
  typeFor('共用账号', 2100);
  cleanup();
  render(<Form />);
  expect(screen.getByText('上次写的：无')).toBeVisible();
});

test('the end of a session leaves it for the same user', () => {
  typeFor('共用账号', 2100);
  act(() => clearSession());
  cleanup();
  expect(Object.keys(window.sessionStorage)).toHaveLength(1);
});
