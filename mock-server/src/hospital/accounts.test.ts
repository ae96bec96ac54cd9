import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hospital } from '../app.ts';
import { call, openHospital } from '../hospital.test-support.ts';
import { accounts, demoPassword, loginPath, verifyArr } from './accounts.ts';
import { SEED_USER_IDS, SEED_VERSION } from './seed-ids.ts';
import { versionNotes } from './version-notes.ts';

let hospital: Hospital;
beforeAll(async () => {
  hospital = await openHospital();
});
afterAll(() => hospital.close());

interface AuthAnswer {
  role: number;
  verifyArr: string[];
  permission_column: string[];
  login_path: string;
  user_id: string;
}

async function login(userName: string): Promise<AuthAnswer> {
  const credentials = { user_name: userName, password: demoPassword };
  return (await call(hospital.app, 'POST', '/api/v2/users/operation_users/login', {}, credentials)).body as AuthAnswer;
}

test.each<[string, number, string]>([
  ['lab', 1, '/login'],
  ['lab-plain', 1, '/login'],
  ['account', 2, '/login'],
  ['log', 3, '/login'],
  ['doctor', 4, '/login'],
  ['doctor2', 4, '/login'],
  ['ops', 6, '/login'],
  ['prompt', 7, '/login'],
  ['research', 8, '/login'],
  ['audit', 9, '/login'],
  ['info', 10, '/login'],
  ['applicant', 11, '/apply-login'],
])('%s signs in with role %i at %s', async (userName, role, path) => {
  const answer = await login(userName);
  expect(answer).toMatchObject({ role, login_path: path, user_id: `u-${userName}` });
  const columns: Readonly<Record<string, readonly string[]>> = { lab: ['1', '2', '3', '4'], doctor2: ['4'] };
  expect(answer.permission_column).toEqual(columns[userName] ?? []);
  expect(answer.verifyArr).toContain('/');
});

test('the accounts are these fifteen and no others', () => {
  expect(accounts).toHaveLength(15);
  expect(new Set(accounts.map(({ phone }) => phone)).size).toBe(15);
});

test('pages of a role: exact paths with a leading slash, each once, public and login pages left out', () => {
  expect(accounts).toHaveLength(15);
  for (const { role, permissionColumn } of accounts) {
    const pages = verifyArr(role, permissionColumn);
    expect(new Set(pages).size).toBe(pages.length);
    for (const page of pages) {
      expect(page).toMatch(/^\/[A-Za-z-]*$/);
      expect(['/login', '/apply-login', '/plugin-login', '/demo', '/h5']).not.toContain(page);
    }
  }
});

test.each<[number, string[], string, boolean]>([
  [4, [], '/detail', true],
  [7, [], '/detail', true],
  [2, [], '/detail', false],
  [4, [], '/crisis-reminder', true],
  [1, [], '/crisis-reminder', false],
  [1, ['1'], '/crisis-reminder', true],
  [1, ['1'], '/bulletin-board', true],
  [1, ['2'], '/bulletin-board', false],
  [1, ['2'], '/laboratory', true],
  [1, ['3'], '/data-center', true],
  [1, ['4'], '/scientific-research', true],
  [1, ['3'], '/audit-rules-management', true],
  [1, [], '/audit-rules-management', false],
  [4, ['1', '2', '3', '4'], '/bulletin-board', true],
  [4, ['1', '2', '3', '4'], '/laboratory', false],
  [4, ['4'], '/scientific-research', true],
  [4, [], '/editLicense', true],
  [2, [], '/editLicense', true],
  [10, [], '/editLicense', true],
  [3, [], '/editLicense', false],
  [6, [], '/data-synchronism', true],
  [9, [], '/push-strategy', false],
  [11, [], '/appstore', true],
  [11, [], '/excellent', false],
  [5, ['1'], '/', false],
])('role %i with columns %j opens %s: %s', (role, columns, page, isOpen) => {
  expect(verifyArr(role, columns).includes(page)).toBe(isOpen);
});

test('only role 11 signs in elsewhere', () => {
  expect([1, 4, 10, 11, 99].map(loginPath)).toEqual(['/login', '/login', '/login', '/apply-login', '/login']);
});

test('the ids and the version that browser tests go by are those of the hospital', () => {
  expect(SEED_USER_IDS).toEqual(accounts.map(({ userId }) => userId));
  expect(SEED_VERSION).toBe(versionNotes[0]?.version);
});
