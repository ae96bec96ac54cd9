import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readSetting, usePersonalSetting, writeSetting } from './personal-settings.ts';
import {
  clearSession,
  getSession,
  listenToOtherTabs,
  loginPath,
  setSession,
  subscribeSession,
  useSession,
  type SessionRecord,
} from './session-store.ts';

const doctor: SessionRecord = {
  token: 'T',
  user_id: 'u-doctor',
  role: 4,
  nickname: '沈若溪',
  verifyArr: ['/'],
  permission_column: [],
  login_path: '/login',
};

// covers B-3-07, B-3-08
test('the session is kept in local storage, with the user_id', () => {
  setSession(doctor);
  expect(JSON.parse(window.localStorage.getItem('cdss:session') ?? '')).toMatchObject({ user_id: 'u-doctor' });
  expect(getSession()?.user_id).toBe('u-doctor');
  clearSession();
  expect(window.localStorage.getItem('cdss:session')).toBeNull();
  expect(getSession()).toBeNull();
});

// covers B-3-08
test('a record without a user_id is no session', () => {
  window.localStorage.setItem('cdss:session', JSON.stringify({ ...doctor, user_id: undefined }));
  expect(getSession()).toBeNull();
});

test('a record that is none reads as signed out', () => {
  for (const text of ['{}', 'null', '"x"', '{"token":1}', 'no json']) {
    window.localStorage.setItem('cdss:session', text);
    expect(getSession()).toBeNull();
  }
});

test('the login path is remembered after the session', () => {
  expect(loginPath()).toBe('/login');
  setSession({ ...doctor, role: 11, login_path: '/apply-login' });
  clearSession();
  expect(loginPath()).toBe('/apply-login');
});

test('components follow the session', () => {
  const { result } = renderHook(() => useSession()?.nickname);
  expect(result.current).toBeUndefined();
  act(() => setSession(doctor));
  expect(result.current).toBe('沈若溪');
  act(() => clearSession());
  expect(result.current).toBeUndefined();
});

test('a change in another tab is told as such', () => {
  const heard = vi.fn();
  const stop = subscribeSession(heard);
  const stopTabs = listenToOtherTabs();
  window.dispatchEvent(new StorageEvent('storage', { key: 'cdss:session', newValue: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cdss:other', newValue: null }));
  stopTabs();
  stop();
  expect(heard.mock.calls).toEqual([['elsewhere']]);
});

// covers B-3-09, B-3-10
test('personal settings stand per user, under a key of user_id and name', () => {
  setSession(doctor);
  writeSetting('menu-collapsed', true);
  expect(window.localStorage.getItem('cdss:u-doctor:menu-collapsed')).toBe('true');
  expect(readSetting('menu-collapsed', false)).toBe(true);
  setSession({ ...doctor, user_id: 'u-doctor2' });
  expect(readSetting('menu-collapsed', false)).toBe(false);
});

test('a personal setting changes for every component, objects included', () => {
  setSession(doctor);
  const fallback: string[] = [];
  const { result } = renderHook(() => usePersonalSetting('hidden', fallback));
  expect(result.current[0]).toBe(fallback);
  act(() => result.current[1](['a']));
  expect(result.current[0]).toEqual(['a']);
});
