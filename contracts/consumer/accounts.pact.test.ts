import {
  createAccount,
  endAccountSessions,
  getAccount,
  importAccounts,
  listAccounts,
  lockAccounts,
  previewAccountPages,
  resetAccountPassword,
  unlockAccounts,
  updateAccount,
} from '@jianwei/api-client/accounts/accounts';
import { changePassword } from '@jianwei/api-client/session/session';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, is, refuse, some } from './interaction.ts';

const origin = 'proposed';
const path = '/api/v2/users/accounts';
const id = 'u-doctor2';
const known: ProviderState[] = [['an account of a clinician', { user_id: id }]];
/** Accounts that are changed: each by one interaction, so that it stands as it was. */
const stateOf = (userId: string): ProviderState[] => [['an account of a clinician', { user_id: userId }]];
const locked: ProviderState[] = [['an account that is locked', { user_id: 'u-locked' }]];
const none: ProviderState[] = [['no account', { user_id: 'nobody' }]];
const account = {
  user_id: is(id),
  user_name: 'doctor2',
  nickname: '陆明哲',
  role: is(4),
  department: '急诊科',
  title: '主治医师',
  phone: '199****0006',
  permission_column: [],
  state: is('normal'),
  expires_on: '',
  must_change_password: false,
  is_self: is(false),
  revision: 1,
};
const input = { user_name: '090217', nickname: '唐晓', role: 4, phone: '13900001234' };

describe('accounts', () => {
  const asked = { origin, as: 'account' } as const;
  agree({
    ...asked,
    operationId: 'listAccounts',
    when: 'by name',
    given: known,
    method: 'GET',
    path,
    query: { q: 'doctor2' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 1,
      locked: 0,
      facets: { idle: 0, never: 0, mismatch: 0 },
      departments: ['急诊科'],
      data: some(account),
    },
    call: () => listAccounts({ q: 'doctor2' }),
    gets: ({ data }) => expect(data).toMatchObject([{ user_name: 'doctor2', state: 'normal' }]),
  });
  agree({
    ...asked,
    operationId: 'listAccounts',
    when: 'those that are locked',
    given: locked,
    method: 'GET',
    path,
    query: { q: 'locked' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 1,
      locked: 0,
      facets: { idle: 0, never: 0, mismatch: 0 },
      departments: ['急诊科'],
      data: some({
        ...account,
        user_id: is('u-locked'),
        state: is('locked'),
        lock_reason: '离职',
        last_seen_at: '2025-11-18T10:30:00+08:00',
      }),
    },
    call: () => listAccounts({ q: 'locked' }),
    gets: ({ data }) => expect(data).toMatchObject([{ lock_reason: '离职' }]),
  });
  agree({
    ...asked,
    operationId: 'getAccount',
    when: 'one that is there',
    given: known,
    method: 'GET',
    path: `${path}/${id}`,
    answer: { account: { ...account, last_seen_at: '2025-11-18T10:30:00+08:00' }, sessions: [], changes: [] },
    call: () => getAccount(id),
    gets: (answer) => expect(answer.account.nickname).toBe('陆明哲'),
  });
  refuse({
    ...asked,
    operationId: 'getAccount',
    when: 'one that is not there',
    given: none,
    method: 'GET',
    path: `${path}/nobody`,
    status: 404,
    message: '账号不存在',
    call: () => getAccount('nobody'),
  });
  agree({
    ...asked,
    operationId: 'previewAccountPages',
    when: 'of a role',
    method: 'GET',
    path: `${path}/pages`,
    query: { role: '2' },
    answer: { pages: ['/users'] },
    call: () => previewAccountPages({ role: 2 }),
    gets: ({ pages }) => expect(pages).toEqual(['/users']),
  });
  agree({
    ...asked,
    operationId: 'createAccount',
    when: 'a new one',
    method: 'POST',
    path,
    body: input,
    answer: {
      account: { ...account, user_id: 'U000001', user_name: is('090217'), must_change_password: is(true) },
      password: 'mK7-qT2-wZ9',
    },
    call: () => createAccount(input),
    gets: ({ password }) => expect(password).toBe('mK7-qT2-wZ9'),
  });
  const double = { ...input, user_name: 'doctor2' };
  refuse({
    ...asked,
    operationId: 'createAccount',
    when: 'a name that is taken',
    given: known,
    method: 'POST',
    path,
    body: double,
    status: 400,
    message: '账号 doctor2 已存在',
    call: () => createAccount(double),
  });
  const change = { revision: 1, department: '内分泌科' };
  agree({
    ...asked,
    operationId: 'updateAccount',
    when: 'another department',
    given: stateOf('u-080001'),
    method: 'POST',
    path: `${path}/u-080001`,
    body: change,
    answer: {
      ...account,
      user_id: is('u-080001'),
      department: is('内分泌科'),
      revision: 2,
      last_seen_at: '2025-11-18T10:30:00+08:00',
    },
    call: () => updateAccount('u-080001', change),
    gets: (answer) => expect(answer.department).toBe('内分泌科'),
  });
  agree({
    ...asked,
    operationId: 'resetAccountPassword',
    when: 'of an account',
    given: stateOf('u-080002'),
    method: 'POST',
    path: `${path}/u-080002/password`,
    body: { revision: 1 },
    answer: { password: 'mK7-qT2-wZ9' },
    call: () => resetAccountPassword('u-080002', { revision: 1 }),
    gets: ({ password }) => expect(password).toBe('mK7-qT2-wZ9'),
  });
  agree({
    ...asked,
    operationId: 'endAccountSessions',
    when: 'all of an account',
    given: stateOf('u-080004'),
    method: 'POST',
    path: `${path}/u-080004/sessions/end`,
    body: {},
    answer: { ended: 0 },
    call: () => endAccountSessions('u-080004', {}),
    gets: ({ ended }) => expect(ended).toBe(0),
  });
  const lock = { user_ids: ['u-080003', 'u-account'], reason: '离职' as const };
  agree({
    ...asked,
    operationId: 'lockAccounts',
    when: 'one that may be locked and oneself',
    given: stateOf('u-080003'),
    method: 'POST',
    path: `${path}/lock`,
    body: lock,
    answer: {
      change_ids: [1],
      outcomes: some(
        { user_id: is('u-080003'), nickname: '许维维', is_done: is(true) },
        { user_id: is('u-account'), nickname: '何清', is_done: is(false), message: '不能锁定自己' },
      ),
    },
    call: () => lockAccounts(lock),
    gets: ({ outcomes }) => expect(outcomes.map(({ is_done: isDone }) => isDone)).toEqual([true, false]),
  });
  agree({
    ...asked,
    operationId: 'unlockAccounts',
    when: 'one that is locked',
    given: locked,
    method: 'POST',
    path: `${path}/unlock`,
    body: { user_ids: ['u-locked'] },
    answer: { change_ids: [1], outcomes: some({ user_id: is('u-locked'), nickname: '江川', is_done: is(true) }) },
    call: () => unlockAccounts({ user_ids: ['u-locked'] }),
    gets: ({ outcomes }) => expect(outcomes).toMatchObject([{ is_done: true }]),
  });
  const head = '账号,姓名,角色,手机号';
  const trial = { csv: `${head}\n090218,唐晚,临床科室,13900001235\n090219,王一,院长,13900001236\n`, dry_run: true };
  agree({
    ...asked,
    operationId: 'importAccounts',
    when: 'only looked at',
    method: 'POST',
    path: `${path}/import`,
    body: trial,
    answer: {
      created: is(0),
      lines: some(
        { line: 2, user_name: is('090218'), nickname: '唐晚', is_good: is(true) },
        { line: 3, user_name: is('090219'), nickname: '王一', is_good: is(false), message: '没有角色「院长」' },
      ),
    },
    call: () => importAccounts(trial),
    gets: ({ lines }) => expect(lines.map(({ is_good: isGood }) => isGood)).toEqual([true, false]),
  });
  const file = { csv: `${head}\n090220,唐晏,临床科室,13900001237\n`, dry_run: false };
  agree({
    ...asked,
    operationId: 'importAccounts',
    when: 'stored',
    method: 'POST',
    path: `${path}/import`,
    body: file,
    answer: {
      created: is(1),
      lines: some({ line: 2, user_name: is('090220'), nickname: '唐晏', is_good: is(true), password: 'mK7-qT2-wZ9' }),
    },
    call: () => importAccounts(file),
    gets: ({ lines }) => expect(lines).toMatchObject([{ password: 'mK7-qT2-wZ9' }]),
  });
  const wrong = { old_password: 'not-this-one', new_password: 'jianwei-2025' };
  refuse({
    ...asked,
    operationId: 'changePassword',
    when: 'with a wrong old one',
    method: 'POST',
    path: '/api/v2/users/password',
    body: wrong,
    status: 400,
    message: '原密码错误',
    call: () => changePassword(wrong),
  });
  const stronger = { old_password: 'jianwei-demo', new_password: 'jianwei-2025' };
  agree({
    operationId: 'changePassword',
    origin,
    when: 'to a strong one',
    given: [['an account that may sign in', { user_name: 'lab', password: 'jianwei-demo' }]],
    as: 'board',
    method: 'POST',
    path: '/api/v2/users/password',
    body: stronger,
    answer: {},
    call: () => changePassword(stronger),
    gets: (answer) => expect(answer).toEqual({}),
  });
});
