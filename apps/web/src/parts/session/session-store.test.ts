import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readSetting, usePersonalSetting, writeSetting } from './personal-settings.ts';
import {
  clearSession,
  getSession,
  hasLoggedOut,
  listenToOtherTabs,
  loginPath,
  noteLogout,
  renewSession,
  setEnteringMode,
  setSession,
  subscribeSession,
  useProductMode,
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

test.each(['token', 'user_id', 'role', 'verifyArr', 'permission_column'])(
  'a record without its %s is no session',
  (name) => {
    window.localStorage.setItem('cdss:session', JSON.stringify({ ...doctor, [name]: undefined }));
    expect(getSession()).toBeNull();
    window.localStorage.setItem('cdss:session', JSON.stringify({ ...doctor, [name]: { of: 'another kind' } }));
    expect(getSession()).toBeNull();
  },
);

test('a session is renewed with what it may do now, unless it is another by then', () => {
  renewSession('T', { role: 1 });
  expect(getSession()).toBeNull();
  setSession(doctor);
  const heard = vi.fn<(origin: string) => void>();
  const stop = subscribeSession(heard);
  renewSession('T', { verifyArr: ['/', '/plans'], token: 'other' });
  expect(getSession()).toEqual({ ...doctor, verifyArr: ['/', '/plans'] });
  expect(heard.mock.calls).toEqual([['here']]);
  renewSession('old', { verifyArr: [] });
  expect(getSession()?.verifyArr).toEqual(['/', '/plans']);
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test('a logout is remembered until somebody signs in', () => {
  expect(hasLoggedOut()).toBe(false);
  noteLogout();
  expect(hasLoggedOut()).toBe(true);
  expect(window.localStorage.getItem('cdss:logged-out')).toBe('true');
  setSession(doctor);
  expect(hasLoggedOut()).toBe(false);
});

test('the mode is that of the session, before there is one that of the entry', () => {
  const { result } = renderHook(() => useProductMode());
  expect(result.current).toBeUndefined();
  act(() => setEnteringMode('patch'));
  expect(result.current).toBe('patch');
  act(() => setSession({ ...doctor, mode: 'embedded' }));
  expect(result.current).toBe('embedded');
  act(() => setSession(doctor));
  expect(result.current).toBeUndefined();
  act(() => setEnteringMode(undefined));
});

test('the login path is remembered after the session', () => {
  expect(loginPath()).toBe('/login');
  setSession({ ...doctor, role: 11, login_path: '/apply-login' });
  clearSession();
  expect(window.localStorage.getItem('cdss:login-path')).toBe('/apply-login');
  expect(loginPath()).toBe('/apply-login');
  // What is no path leads nowhere else.
  setSession({ ...doctor, login_path: 'https://other.example/' });
  expect(loginPath()).toBe('/login');
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
  // Another tab emptied the storage.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stopTabs();
  window.dispatchEvent(new StorageEvent('storage', { key: 'cdss:session', newValue: null }));
  setSession(doctor);
  clearSession();
  stop();
  clearSession();
  expect(heard.mock.calls.flat()).toEqual(['elsewhere', 'elsewhere', 'here', 'here']);
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

test('to nobody who is signed in no setting belongs', () => {
  writeSetting('menu-collapsed', true);
  expect(window.localStorage).toHaveLength(0);
  expect(readSetting('menu-collapsed', 'as it is')).toBe('as it is');
  const { result } = renderHook(() => usePersonalSetting('menu-collapsed', false));
  expect(result.current[0]).toBe(false);
  // Whoever signs in has their own.
  window.localStorage.setItem('cdss:u-doctor:menu-collapsed', 'true');
  act(() => setSession(doctor));
  expect(result.current[0]).toBe(true);
});

test('a setting by another name is set under that name', () => {
  setSession(doctor);
  const { result, rerender } = renderHook(({ name }) => usePersonalSetting(name, 0), { initialProps: { name: 'a' } });
  rerender({ name: 'b' });
  act(() => result.current[1](2));
  expect([readSetting('a', 0), readSetting('b', 0)]).toEqual([0, 2]);
});
