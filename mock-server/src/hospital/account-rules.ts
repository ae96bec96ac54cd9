import { randomInt } from 'node:crypto';
import {
  findKeptAccount,
  listAccounts,
  ROLE_NAMES,
  type AccountFields,
  type KeptAccount,
} from '../store/account-records.ts';
import { activeEntryOf } from '../store/blacklist.ts';
import { findAccount } from '../store/sessions.ts';
import { COLUMNS } from './accounts.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';

const LABORATORY_ROLES: readonly number[] = [1, 7, 9];
const OFFICES: readonly string[] = ['检验科', '信息科', '科研处', ''];
const DAY_MS = 86_400_000;
const IDLE_DAYS = 90;

/** Whether an account was last used at least so many days ago, or never. */
export function isIdle(world: World, { seen_at: seenAt }: KeptAccount, days: number): boolean {
  return seenAt === '' || world.now().getTime() - Date.parse(seenAt) >= days * DAY_MS;
}

/** What the chips above the list pick out. Which department goes with which role is ours. */
export const FACETS = {
  idle: (world: World, account: KeptAccount) => account.seen_at !== '' && isIdle(world, account, IDLE_DAYS),
  never: (_world: World, { seen_at: seenAt }: KeptAccount) => seenAt === '',
  mismatch: (_world: World, { role, department }: KeptAccount) =>
    LABORATORY_ROLES.includes(role) ? department !== '检验科' : role === 4 && OFFICES.includes(department),
} as const;

/** An account that still may sign in today. */
export function isUsable(world: World, { user_id: id, state, expires_on: expiresOn }: KeptAccount): boolean {
  const isOpen = state === 'normal' && (expiresOn === '' || expiresOn >= hospitalDate(world.now()));
  return isOpen && activeEntryOf(world, id) === undefined;
}

/** Refuses to leave the hospital without an account administrator. Undefined where it keeps one. */
export function lastAdministrator(world: World, userId: string, next: Partial<AccountFields>): string | undefined {
  const account = findKeptAccount(world, userId);
  if (account?.role !== 2 || !isUsable(world, account)) return undefined;
  if (isUsable(world, { ...account, ...next, permission_column: '' }) && (next.role ?? 2) === 2) return undefined;
  const others = listAccounts(world).filter(
    (other) => other.role === 2 && other.user_id !== userId && isUsable(world, other),
  );
  return others.length > 0 ? undefined : '至少保留一个正常的账号管理员';
}

/** A day that the calendar has. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

type Draft = Partial<AccountFields> & { readonly user_name?: string; readonly user_id?: string };

const CHECKS: readonly ((draft: Draft, world: World) => string | undefined)[] = [
  ({ user_name: name }) =>
    name === undefined || /^[A-Za-z0-9]{2,20}$/.test(name) ? undefined : '账号应为 2 至 20 位字母或数字',
  ({ user_name: name }, world) =>
    name !== undefined && findAccount(world, { userName: name }) ? `账号 ${name} 已存在` : undefined,
  ({ nickname }) => (nickname === undefined || nickname.trim() !== '' ? undefined : '请填写姓名'),
  ({ role }) => (role === undefined || ROLE_NAMES[role] !== undefined ? undefined : '请选择角色'),
  ({ phone }) => (phone === undefined || /^1\d{10}$/.test(phone) ? undefined : '手机号应为 11 位'),
  ({ phone, user_id: userId }, world) => {
    const owner = phone === undefined ? undefined : findAccount(world, { phone });
    return owner && owner.user_id !== userId ? `手机号已用于账号 ${owner.user_name}` : undefined;
  },
  ({ role, permission_column: columns = [] }) =>
    columns.every((column) => (COLUMNS[role ?? 0] ?? []).includes(column))
      ? undefined
      : role === 4
        ? '临床科室只能有系统看板与科研项目管理'
        : '栏目权限只用于检验科与临床科室',
  ({ expires_on: day = '' }) => (day === '' || isDay(day) ? undefined : '日期应为 yyyy-MM-dd'),
  ({ expires_on: day = '' }, world) =>
    day === '' || day >= hospitalDate(world.now()) ? undefined : '有效期不能早于今日',
];

/**
 * Why an account cannot be kept like this, in words for its administrator; undefined where it can.
 * @param draft a new account, or all fields of one as they would be; `user_id` of the one that is changed
 */
export function accountProblem(world: World, draft: Draft): string | undefined {
  for (const check of CHECKS) {
    const problem = check(draft, world);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Letters and digits that nobody takes for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A password that is shown once: three groups of three, about 52 bits. */
export function oneTimePassword(): string {
  const group = () => Array.from({ length: 3 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group()].join('-');
}
