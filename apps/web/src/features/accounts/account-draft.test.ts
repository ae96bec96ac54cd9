import type { Account } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { expect, test } from 'vitest';
import { changesOf, conflictOf, draftOf, NEW_ACCOUNT, problemsOf, typedSince } from './account-draft.ts';
import { columnNames, lastSeenText, roleName, standingOf, stateName } from './account-words.ts';

const ACCOUNT = {
  user_name: '080217',
  nickname: '唐越',
  role: 4,
  department: '肾内科',
  title: '主治医师',
  phone: '138****0217',
  permission_column: ['1'],
  expires_on: '',
  state: 'normal',
} as unknown as Account;
const DRAFT = draftOf(ACCOUNT);
const VALID = { ...NEW_ACCOUNT, user_name: 'doc2', nickname: '江川', role: '4', phone: '13800000217' };

test('the form begins as the account stands; its number, which nobody reads whole, is empty', () => {
  expect(DRAFT).toEqual({
    user_name: '080217',
    nickname: '唐越',
    role: '4',
    department: '肾内科',
    title: '主治医师',
    phone: '',
    permission_column: ['1'],
    expires_on: '',
  });
});

test('what was typed goes out, and nothing else', () => {
  expect(typedSince(DRAFT, { ...DRAFT })).toEqual({});
  expect(typedSince(DRAFT, { ...DRAFT, title: '主任', permission_column: ['1', '4'] })).toEqual({
    title: '主任',
    permission_column: ['1', '4'],
  });
  expect(changesOf(DRAFT, { ...DRAFT })).toEqual({});
  expect(changesOf(DRAFT, { ...DRAFT, user_name: 'x', role: '6', phone: '13800000217' })).toEqual({
    role: 6,
    phone: '13800000217',
  });
});

test('what somebody else saved meanwhile is laid beside what was typed, a number only where one was', () => {
  expect(conflictOf(ACCOUNT, { ...DRAFT })).toEqual([]);
  const theirs = { ...ACCOUNT, nickname: '唐悦', role: 1, permission_column: [], expires_on: '2026-01-01' } as Account;
  expect(conflictOf(theirs, { ...DRAFT, department: '心内科', title: '主任', phone: '13800000217' })).toEqual([
    { label: '姓名', theirs: '唐悦', mine: '唐越' },
    { label: '角色', theirs: roleName(1), mine: roleName(4) },
    { label: '科室', theirs: '肾内科', mine: '心内科' },
    { label: '职称', theirs: '主治医师', mine: '主任' },
    { label: '栏目权限', theirs: '—', mine: '系统看板' },
    { label: '有效期', theirs: '2026-01-01', mine: '' },
    { label: '手机号', theirs: '138****0217', mine: '13800000217' },
  ]);
});

test.each([
  ['nothing', {}, true, []],
  ['a short name', { user_name: 'a' }, true, ['user_name']],
  ['a long name', { user_name: 'a'.repeat(21) }, true, ['user_name']],
  ['a name of the greatest length', { user_name: 'a'.repeat(20) }, true, []],
  ['letters of another script', { user_name: '江川1' }, true, ['user_name']],
  ['a name that is not asked any more', { user_name: '江' }, false, []],
  ['blanks for a person', { nickname: '  ' }, true, ['nickname']],
  ['no role', { role: '' }, true, ['role']],
  ['no number', { phone: '' }, true, ['phone']],
  ['the number as it is', { phone: '' }, false, []],
  ['a number of ten digits', { phone: '1380000021' }, false, ['phone']],
  ['a number of twelve', { phone: '138000002171' }, true, ['phone']],
  ['a number that begins otherwise', { phone: '23800000217' }, true, ['phone']],
  ['all at once', NEW_ACCOUNT, true, ['user_name', 'nickname', 'role', 'phone']],
])('the form sees of %s', (_what, part, isNew, wrong) => {
  expect(Object.keys(problemsOf({ ...VALID, ...part }, isNew))).toEqual(wrong);
});

test('columns are told by name, a new one by its number, none as a dash', () => {
  expect(columnNames({ permission_column: ['1', '4'] })).toBe('系统看板、科研项目管理');
  expect(columnNames({ permission_column: ['9'] } as unknown as Account)).toBe('9');
  expect(columnNames({ permission_column: [] })).toBe('—');
});

test('how an account stands, with the reason where it is locked', () => {
  expect(stateName({ state: 'locked' })).toBe('锁定');
  expect(stateName({ state: 'normal' })).toBe('正常');
  expect(stateName({ state: UNDETERMINED as 'normal' })).toBe(UNDETERMINED);
  expect(standingOf(ACCOUNT)).toBe('账号 080217');
  expect(standingOf({ ...ACCOUNT, state: 'locked' })).toBe('账号 080217，已锁定');
  expect(standingOf({ ...ACCOUNT, state: 'locked', lock_reason: '离职' })).toBe('账号 080217，已锁定（离职）');
});

const NOW = new Date('2025-11-18T10:00:00');
const ago = (days: number, hours = 0) => new Date(NOW.getTime() - days * 86_400_000 - hours * 3_600_000).toISOString();

test.each([
  [ago(0, 1), '今日 09:00'],
  [ago(0, 11), '1 日前'],
  [ago(3, 1), '3 日前'],
  [ago(59), '59 日前'],
  [ago(60), '2 个月前'],
  [ago(729), '24 个月前'],
  [ago(730), '2 年前'],
  [undefined, '从未登录'],
  ['x', '—'],
  [UNDETERMINED, UNDETERMINED],
])('used last at %s: %s', (time, text) => {
  expect(lastSeenText(time, NOW)).toBe(text);
});
