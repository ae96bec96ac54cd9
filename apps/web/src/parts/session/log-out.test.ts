import { beforeEach, expect, test, vi } from 'vitest';
import { pageNavigator, setPageNavigator } from '../../kit/lib/page-navigator.ts';
import { useConfirms } from '../../kit/overlay/confirm-store.ts';
import { askAndLogOut, isLoggingOut, logOutNow } from './log-out.ts';
import { getSession, setSession } from './session-store.ts';

const { logout } = vi.hoisted(() => ({ logout: vi.fn<(options: object) => Promise<unknown>>() }));
vi.mock('@jianwei/api-client/session/session', () => ({ logout }));

const reload = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  logout.mockResolvedValue({});
  setPageNavigator({ ...pageNavigator, reload });
  const rest = { role: 4, nickname: '', verifyArr: [], permission_column: [], login_path: '/login' };
  setSession({ token: 'T', user_id: 'u-doctor', ...rest });
});

test('the session ends on the server and here, then the page reloads', async () => {
  expect(isLoggingOut()).toBe(false);
  const done = logOutNow();
  expect(isLoggingOut()).toBe(true);
  await done;
  expect(logout).toHaveBeenCalledWith({ suppress: true });
  expect(getSession()).toBeNull();
  vi.advanceTimersByTime(299);
  expect([reload.mock.calls.length, isLoggingOut()]).toEqual([0, true]);
  vi.advanceTimersByTime(1);
  expect([reload.mock.calls.length, isLoggingOut()]).toEqual([1, false]);
});

test('whatever the server answers', async () => {
  logout.mockRejectedValue(new Error('gone'));
  await logOutNow();
  expect(getSession()).toBeNull();
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([true, false])('asked first; agreed: %s', async (agreed) => {
  const done = askAndLogOut();
  const [question] = useConfirms.getState().pending;
  expect(question?.options).toEqual({ title: '确认退出？' });
  question?.answer(agreed);
  await done;
  expect(logout).toHaveBeenCalledTimes(agreed ? 1 : 0);
  expect(getSession() === null).toBe(agreed);
});
