import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAFT_LIFE_MS, dropDraft, keepDraft, readDraft, watchDrafts } from './drafts.ts';
import { clearSession, noteLogout, setSession } from './session-store.ts';

const mine = { userId: 'u-1', patientId: 'P1001', tool: 'grace' };
const signIn = (user: string) =>
  setSession({
    token: `t-${user}`,
    user_id: user,
    role: 4,
    nickname: user,
    verifyArr: [],
    permission_column: [],
    login_path: '/login',
  });
const kept = () => Object.keys(window.sessionStorage);

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-11-18T10:30:00+08:00') });
  stop = watchDrafts();
  signIn('u-1');
  clearSession();
});
afterEach(() => stop());

test('a draft belongs to its user, patient and tool, under the prefix of the product', () => {
  keepDraft(mine, { age: '61' });
  expect(readDraft(mine)).toMatchObject({ at: Date.now(), values: { age: '61' } });
  expect(readDraft({ ...mine, userId: 'u-2' })).toBeNull();
  expect(readDraft({ ...mine, patientId: 'P1002' })).toBeNull();
  expect(readDraft({ ...mine, tool: 'pleural' })).toBeNull();
  expect(kept()).toHaveLength(1);
  expect(kept()[0]).toMatch(/^cdss:draft:/);
  expect(Object.keys(window.localStorage).some((key) => key.includes('draft'))).toBe(false);
});

test('the same user finds it after signing in again, until it is dropped', () => {
  keepDraft(mine, 'typed');
  signIn('u-1');
  expect(readDraft(mine)?.values).toBe('typed');
  dropDraft(mine);
  expect(readDraft(mine)).toBeNull();
});

test('it is gone after 30 minutes, read or not', () => {
  expect(DRAFT_LIFE_MS).toBe(1_800_000);
  keepDraft(mine, 'typed');
  vi.advanceTimersByTime(DRAFT_LIFE_MS - 1);
  expect(readDraft(mine)).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(kept()).toEqual([]);
  // A page that was loaded in between has no timer.
  keepDraft(mine, 'typed');
  vi.setSystemTime(Date.now() + DRAFT_LIFE_MS);
  expect(kept()).toHaveLength(1);
  expect(readDraft(mine)).toBeNull();
});

test('it is gone when another user signs in, even if the first one comes back', () => {
  keepDraft(mine, 'typed');
  signIn('u-2');
  expect(kept()).toEqual([]);
  signIn('u-1');
  expect(readDraft(mine)).toBeNull();
});

test('it is gone with a logout', () => {
  signIn('u-1');
  keepDraft(mine, 'typed');
  noteLogout();
  clearSession();
  expect(kept()).toEqual([]);
});

test('what is no draft, and a browser that refuses storage, do no harm', () => {
  keepDraft(mine, 'typed');
  const [key = ''] = kept();
  window.sessionStorage.setItem(key, '{broken');
  expect(readDraft(mine)).toBeNull();
  expect(kept()).toEqual([]);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(() => keepDraft(mine, 'typed')).not.toThrow();
  expect(readDraft(mine)).toBeNull();
  vi.restoreAllMocks();
});
