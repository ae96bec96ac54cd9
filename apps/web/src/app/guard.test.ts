import { verifyArr } from '@jianwei/mock-server/hospital/accounts';
import { describe, expect, test, vi } from 'vitest';
import { UNREADABLE_LINK } from '../parts/session/entry-parameters.ts';
import { judgeNavigation, type GuardInput } from './first-address.ts';
import { ROUTES } from './route-table.ts';

const PUBLIC_PATHS = ROUTES.filter((route) => route.shell === 'public').map((route) => route.path);

function judge(address: string, more: Partial<GuardInput> = {}) {
  return judgeNavigation({
    address,
    session: null,
    loginPath: '/login',
    isFirstLoad: true,
    decrypt: () => Promise.reject(new Error('nothing to decrypt')),
    ...more,
  });
}

const doctor = { verifyArr: ['/', '/excellent', '/detail', '/report-detail', '/report'] };

describe('rule 1: public paths', () => {
  // covers B-2.6-01
  test.each(PUBLIC_PATHS)('%s passes without a session, on the first load and later', async (path) => {
    expect(await judge(path)).toEqual({ kind: 'pass' });
    expect(await judge(`${path}?encrypt=x&id=1`, { isFirstLoad: false })).toEqual({ kind: 'pass' });
  });
});

describe('rule 2: encrypt', () => {
  // covers B-2.6-02, B-2.6-03
  test('is decrypted on the first load and sent to the plug-in login as its query', async () => {
    const decrypt = vi.fn(() => Promise.resolve('ticket=T1&patient_id=P1001&evil=1'));
    expect(await judge('/excellent?encrypt=v1.abc', { decrypt })).toEqual({
      kind: 'redirect',
      to: '/plugin-login?patient_id=P1001&ticket=T1',
    });
    expect(decrypt).toHaveBeenCalledWith('v1.abc');
  });

  test('reads a JSON object as well, and base64 that a query has changed', async () => {
    const decrypt = vi.fn(() => Promise.resolve('{"ticket":"T2","mode":"patch","token":"stolen"}'));
    const verdict = await judge('/login?encrypt=v1.a+b-c_d', { decrypt });
    expect(verdict).toEqual({ kind: 'redirect', to: '/plugin-login?ticket=T2&mode=patch' });
    expect(decrypt).toHaveBeenCalledWith('v1.a+b+c/d');
  });

  test('an unreadable text goes to login with a sentence', async () => {
    expect(await judge('/?encrypt=broken')).toEqual({ kind: 'redirect', to: '/login', message: UNREADABLE_LINK });
  });

  // covers B-2.6-04
  test('is left alone after the first load', async () => {
    const decrypt = vi.fn(() => Promise.resolve('ticket=T1'));
    const verdict = await judge('/excellent?encrypt=v1.abc', { decrypt, session: doctor, isFirstLoad: false });
    expect(verdict).toEqual({ kind: 'pass' });
    expect(decrypt).not.toHaveBeenCalled();
  });
});

describe('rule 3: a patient id on a report path', () => {
  // covers B-2.6-05..10
  test.each(['/report-detail', '/report'])('%s sends each of the three names to the plug-in login', async (path) => {
    for (const name of ['id', 'patient_id', 'PatId']) {
      const verdict = await judge(`${path}?${name}=P1001`, { session: doctor });
      expect(verdict).toEqual({
        kind: 'redirect',
        to: `/plugin-login?${name}=P1001&redirect=${encodeURIComponent(path)}`,
      });
    }
  });

  // covers B-2.6-11
  test('identity parameters travel beside the redirect, never inside it', async () => {
    const verdict = await judge('/report?PatId=P1&user_id=u1&user_name=x&token=t&tab=all');
    expect(verdict).toEqual({
      kind: 'redirect',
      to: '/plugin-login?PatId=P1&user_id=u1&user_name=x&token=t&redirect=%2Freport%3Ftab%3Dall',
    });
  });

  // covers B-2.6-12
  test('does not act after the first load, nor on other paths', async () => {
    expect(await judge('/report?id=P1', { session: doctor, isFirstLoad: false })).toEqual({ kind: 'pass' });
    expect(await judge('/detail?id=P1', { session: doctor })).toEqual({ kind: 'pass' });
  });
});

describe('who somebody is does not come from an address', () => {
  test.each(['token', 'ticket', 'user_id', 'user_name'])(
    '%s is taken out before anything else happens',
    async (name) => {
      for (const session of [doctor, null]) {
        const verdict = await judge(`/excellent?tab=all&${name}=x`, { session, isFirstLoad: false });
        expect(verdict).toEqual({ kind: 'redirect', to: '/excellent?tab=all' });
      }
      expect(await judge(`/login?${name}=x`)).toEqual({ kind: 'redirect', to: '/login' });
    },
  );

  test('a ticket beside a patient id goes to the plug-in login with it, not into the redirect', async () => {
    expect(await judge('/report-detail?PatId=P1&ticket=T&mode=patch')).toEqual({
      kind: 'redirect',
      to: '/plugin-login?PatId=P1&ticket=T&mode=patch&redirect=%2Freport-detail',
    });
  });
});

describe('rule 4: the allowed list', () => {
  // covers B-2.6-13
  test('a path in it passes, trailing slash or not', async () => {
    expect(await judge('/excellent?tab=critical', { session: doctor })).toEqual({ kind: 'pass' });
    expect(await judge('/excellent/', { session: doctor })).toEqual({ kind: 'pass' });
  });

  // covers B-2.6-14, B-2.6-15
  test('any other path goes to the login path by role with a redirect', async () => {
    expect(await judge('/users?page=2', { session: doctor })).toEqual({
      kind: 'redirect',
      to: '/login?redirect=%2Fusers%3Fpage%3D2',
    });
    expect(await judge('/users', { session: { verifyArr: [] }, loginPath: '/apply-login' })).toEqual({
      kind: 'redirect',
      to: '/apply-login?redirect=%2Fusers',
    });
  });

  test.each([true, false])('no page of a user opens without a session (first load: %s)', async (isFirstLoad) => {
    expect(await judge('/users?page=2', { session: null, isFirstLoad })).toEqual({
      kind: 'redirect',
      to: '/login?redirect=%2Fusers%3Fpage%3D2',
    });
    expect((await judge('/', { session: null, isFirstLoad })).kind).toBe('redirect');
  });

  test('children count on their own', async () => {
    const session = { verifyArr: ['/blacklist'] };
    expect((await judge('/blacklist-record', { session })).kind).toBe('redirect');
  });

  test('what is listed passes without a screen too, to read that it is not open yet', async () => {
    const session = { verifyArr: ['/nowhere', '/users'] };
    expect(await judge('/nowhere', { session })).toEqual({ kind: 'pass' });
    expect((await judge('/nowhere', { session: doctor })).kind).toBe('redirect');
  });

  test('an empty list leaves public and login paths only', async () => {
    const session = { verifyArr: [] };
    expect((await judge('/', { session })).kind).toBe('redirect');
    expect(await judge('/demo', { session })).toEqual({ kind: 'pass' });
    expect(await judge('/login', { session })).toEqual({ kind: 'pass' });
  });
});

const CLINICAL = '1 4';
const BY_ANY_COLUMN = '1:1 1:2 1:3 1:4';
const RESEARCH = '1:4 4:4';

/** Who may open a page, by role or by role and column permission, as the specification lists its routes; others: `CLINICAL`. */
const WHO: Readonly<Record<string, string>> = {
  '/': '1 2 3 4 6 7 8 9 10 11',
  '/detail': `${CLINICAL} 7`,
  '/crisis-reminder': `${BY_ANY_COLUMN} 4 7`,
  '/crisis-detail': `${BY_ANY_COLUMN} 4 7`,
  ...Object.fromEntries(
    [
      '/appstore',
      '/appstore-detail',
      ...ROUTES.map(({ path }) => path).filter((path) => path.startsWith('/specialized-')),
    ].map((path) => [path, `${CLINICAL} 11`]),
  ),
  '/editLicense': `${CLINICAL} 2 10`,
  '/users': '2 3 10',
  '/app-manage': '2',
  '/logs': '3',
  '/data-center': '1:3 10',
  '/bulletin-board': '1:1 4:1',
  '/scientific-research-assist': RESEARCH,
  '/my-scientific-research': RESEARCH,
  '/scientific-research': `${RESEARCH} 8`,
  '/ai-platform': '8',
  '/ai-platform-detail': '8',
  '/laboratory': `${BY_ANY_COLUMN} 7 9`,
  '/report-list': `${BY_ANY_COLUMN} 7`,
  '/comprehensive-prompt': `${BY_ANY_COLUMN} 7`,
  '/comprehensive-prompt-detail': `${BY_ANY_COLUMN} 7`,
  '/user-defined-text': `${BY_ANY_COLUMN} 7`,
  '/push-strategy': `${BY_ANY_COLUMN} 7`,
  '/audit-rules-management': `${BY_ANY_COLUMN} 9`,
  '/audit-rules-detail': `${BY_ANY_COLUMN} 9`,
  '/data-cleaning': '6',
  '/operations-use-statistical': '6',
  '/operations-interpret-ability': '6',
  '/blacklist': '6',
  '/blacklist-record': '6',
  '/ai-report': '6',
  '/analysis-report': '6',
  '/data-synchronism': '6',
  '/data-synchronism-inspect': '6',
  '/data-synchronism-check': '6',
};

const ROLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

describe('every role at every route', () => {
  const pages = ROUTES.filter(({ shell }) => shell !== 'public' && shell !== 'login');
  // A column permission that a role cannot have opens nothing.
  const visitors = ROLES.flatMap((role) => ['', '1', '2', '3', '4'].map((column) => ({ role, column })));

  // covers B-2.6-13, B-2.6-14
  test.each(visitors)('role $role, column "$column"', async ({ role, column }) => {
    const session = { verifyArr: verifyArr(role, column === '' ? [] : [column]) };
    const isListed = (path: string) => {
      const listed = (WHO[path] ?? CLINICAL).split(' ');
      return listed.includes(`${role}`) || listed.includes(`${role}:${column}`);
    };
    const passes = async (path: string) => (await judge(path, { session, isFirstLoad: false })).kind === 'pass';
    const opened = await Promise.all(pages.map(async ({ path }) => ((await passes(path)) ? [path] : [])));
    expect(opened.flat()).toEqual(pages.map(({ path }) => path).filter(isListed));
  });
});

describe('rule 5: a login page while signed in', () => {
  // covers B-2.6-16
  test.each(['/login', '/apply-login'])('%s ends the session after the first load', async (path) => {
    expect(await judge(path, { session: doctor, isFirstLoad: false })).toEqual({ kind: 'end-session' });
  });

  // covers B-2.6-19
  test.each(['/login', '/apply-login'])('%s shows on the first load, and to everybody signed out', async (path) => {
    expect(await judge(path, { session: doctor, isFirstLoad: true })).toEqual({ kind: 'pass' });
    expect(await judge(path, { session: null, isFirstLoad: false })).toEqual({ kind: 'pass' });
  });
});

test('the login page opens without a session on every navigation, not on the first alone', async () => {
  expect(await judge('/login', { isFirstLoad: false })).toEqual({ kind: 'pass' });
  const session = { verifyArr: ['/'] };
  expect(await judge('/login', { isFirstLoad: false, session })).toEqual({ kind: 'end-session' });
  expect(await judge('/login', { isFirstLoad: true, session })).toEqual({ kind: 'pass' });
});

test('a link that cannot be read says so at the login page', async () => {
  expect(await judge('/report?encrypt=broken')).toEqual({
    kind: 'redirect',
    to: '/login',
    message: '链接无法识别，请重新从院内系统打开',
  });
});
