import { describe, expect, test } from 'vitest';
import { normalPath, mayOpen, setReadyPaths } from '../parts/session/may-open.ts';
import { clearSession, setSession, type SessionRecord } from '../parts/session/session-store.ts';
import { destinationAfterLogin } from './destination.ts';

const doctor: SessionRecord = {
  token: 't',
  user_id: 'u-doctor',
  role: 4,
  nickname: '沈若溪',
  verifyArr: ['/', '/excellent', '/detail'],
  permission_column: [],
  login_path: '/login',
};

describe('where a fresh session goes', () => {
  test.each([
    ['/detail?report_id=R1#top', '/detail?report_id=R1#top'],
    ['/excellent/', '/excellent/'],
    // Not for this user, unknown, another site, a login page, nothing at all: the first entry of the menu.
    ['/data', '/'],
    ['/nowhere', '/'],
    ['https://evil.example/detail', '/'],
    ['//evil.example', '/'],
    ['/login', '/'],
    [null, '/'],
  ])('%s leads to %s', (wanted, target) => {
    expect(destinationAfterLogin(doctor, wanted)).toBe(target);
  });

  test('a login page is no destination, even of a user whose list names it', () => {
    expect(destinationAfterLogin({ ...doctor, verifyArr: ['/', '/login'] }, '/login')).toBe('/');
  });

  test('a page for everybody needs no permission', () => {
    expect(destinationAfterLogin({ ...doctor, verifyArr: ['/'] }, '/plugin-login?ticket=t')).toBe(
      '/plugin-login?ticket=t',
    );
  });

  test('of a user who may open nothing is none', () => {
    expect(destinationAfterLogin({ ...doctor, verifyArr: [] }, null)).toBeNull();
  });
});

describe('what may be opened', () => {
  test.each([
    ['/', '/'],
    ['/detail', '/detail'],
    ['/detail/', '/detail'],
    ['/detail//', '/detail'],
    ['//', '/'],
    ['', ''],
    ['/detail/?report_id=R1', '/detail'],
    ['/detail#/data', '/detail'],
  ])('%s is the path %s', (address, path) => {
    expect(normalPath(address)).toBe(path);
  });

  test.each([
    ['with a page, in the list', '/detail?report_id=R1', true],
    ['with a page, not in the list', '/data', false],
    ['in the list, without a page', '/excellent', false],
  ])('an address %s', (_what, address, may) => {
    setReadyPaths(new Set(['/detail', '/data']));
    setSession(doctor);
    expect(mayOpen(address)).toBe(may);
  });

  test('nothing without a session', () => {
    setReadyPaths(new Set(['/detail']));
    clearSession();
    expect(mayOpen('/detail')).toBe(false);
  });
});
