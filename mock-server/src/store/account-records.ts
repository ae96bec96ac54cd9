import { textOf, type Changeable, type Json } from './changes.ts';
import type { AccountState } from './session.ts';
import type { AccountRow } from './sessions.ts';
import { Command, Query } from './sql.ts';
import type { World } from './world.ts';

/** An account as its administrators keep it. */
export interface KeptAccount extends AccountRow {
  /** Last day it may be used, yyyy-MM-dd; '' without end. */
  readonly expires_on: string;
  /** 1 where its next login asks for another password. */
  readonly must_change: number;
  readonly lock_reason: string;
  readonly revision: number;
  /** Last call or login, as the wire writes times; '' where it never signed in. */
  readonly seen_at: string;
}

/** What administrators may write of an account. */
export interface AccountFields {
  readonly nickname: string;
  readonly role: number;
  readonly department: string;
  readonly title: string;
  readonly phone: string;
  readonly permission_column: readonly string[];
  readonly expires_on: string;
  readonly state: AccountState;
  readonly lock_reason: string;
}

const allAccounts = new Query<KeptAccount>('SELECT * FROM account ORDER BY user_name');
const accountById = new Query<KeptAccount, [string]>('SELECT * FROM account WHERE user_id = ?');
const update = new Command<[string, number, string, string, string, string, string, string, string, string]>(
  `UPDATE account SET nickname = ?, role = ?, department = ?, title = ?, phone = ?, permission_column = ?, expires_on = ?, state = ?,
  lock_reason = ?, revision = revision + 1 WHERE user_id = ?`,
);
const insert = new Command<
  [string, string, string, string, number, string, string, string, string, string, string, number]
>(`INSERT INTO account (user_id, user_name, password_salt, password_hash, role, nickname, department, title, phone,
  permission_column, expires_on, state, must_change) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'normal', ?)`);
const setPassword = new Command<[string, string, number, string]>(
  'UPDATE account SET password_salt = ?, password_hash = ?, must_change = ?, revision = revision + 1 WHERE user_id = ?',
);
const markSeen = new Command<[string, string]>('UPDATE account SET seen_at = ? WHERE user_id = ?', 'nothing');

/** All accounts, by name. */
export const listAccounts = (world: World): KeptAccount[] => allAccounts.all(world);

/** Departments in which somebody has an account. */
export const accountDepartments = (world: World): string[] =>
  [...new Set(listAccounts(world).map(({ department }) => department))].filter(Boolean).toSorted();

/** One account; undefined where there is none. */
export const findKeptAccount = (world: World, userId: string): KeptAccount | undefined =>
  accountById.get(world, userId);

/** Notes that an account is used now. */
export const markAccountSeen = (world: World, userId: string): number => markSeen.run(world, world.nowText(), userId);

function fieldsOf(row: KeptAccount): AccountFields {
  const { nickname, role, department, title, phone, expires_on, state, lock_reason } = row;
  const permissionColumn = JSON.parse(row.permission_column) as string[];
  return {
    nickname,
    role,
    department,
    title,
    phone,
    permission_column: permissionColumn,
    expires_on,
    state,
    lock_reason,
  };
}

/** Writes some fields of an account; the rest stays. */
export function writeAccount(world: World, userId: string, fields: Partial<AccountFields>): void {
  const row = findKeptAccount(world, userId);
  if (!row) return;
  const next = { ...fieldsOf(row), ...fields };
  update.run(
    world,
    next.nickname,
    next.role,
    next.department,
    next.title,
    next.phone,
    JSON.stringify(next.permission_column),
    next.expires_on,
    next.state,
    next.lock_reason,
    userId,
  );
}

/** Salt and hash of a password. */
export interface KeptPassword {
  readonly salt: string;
  readonly hash: string;
}

/** A new account whose first login asks for another password. */
export function insertKeptAccount(
  world: World,
  account: Omit<AccountFields, 'state' | 'lock_reason'> & { readonly user_id: string; readonly user_name: string },
  password: KeptPassword,
): void {
  insert.run(
    world,
    account.user_id,
    account.user_name,
    password.salt,
    password.hash,
    account.role,
    account.nickname,
    account.department,
    account.title,
    account.phone,
    JSON.stringify(account.permission_column),
    account.expires_on,
    1,
  );
}

/** Sets the password of an account; `mustChange` where its next login asks for another. */
export function writePassword(world: World, userId: string, password: KeptPassword, mustChange: boolean): void {
  setPassword.run(world, password.salt, password.hash, mustChange ? 1 : 0, userId);
}

/** As account management calls the roles (B-3). */
export const ROLE_NAMES: Readonly<Record<number, string>> = {
  1: '检验科',
  2: '账号管理员',
  3: '日志管理员',
  4: '临床科室',
  6: '运维管理员',
  7: '智慧注解系统管理员',
  8: '科研管理员',
  9: '检验审核管理员',
  10: '信息管理员',
  11: '专病测评管理员',
};

const STATES: Readonly<Record<string, string>> = {
  normal: '正常',
  locked: '锁定',
};

/** The number without its middle four digits. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

const orNone = (value: Json): string => textOf(value) || '空';

/** What each column permission opens, as the form of an account calls it. */
export const COLUMN_NAMES: Readonly<Record<string, string>> = {
  1: '系统看板',
  2: '关键指标管理',
  3: '数据中心',
  4: '科研项目管理',
};

function columnNames(columns: Json): string {
  return (columns as readonly string[]).map((column) => COLUMN_NAMES[column] ?? column).join('、') || '无';
}

/** Accounts in the change log. Passwords are never values of it. */
export const accountChangeable: Changeable = {
  type: 'account',
  label: '账号',
  administrators: [2, 10],
  fields: {
    nickname: { label: '姓名' },
    role: { label: '角色', say: (role) => ROLE_NAMES[Number(role)] ?? textOf(role) },
    department: { label: '科室', say: orNone },
    title: { label: '职称', say: orNone },
    phone: { label: '手机号', say: (phone) => maskedPhone(textOf(phone)) },
    permission_column: { label: '栏目权限', say: columnNames },
    expires_on: { label: '有效期', say: (day) => textOf(day) || '不限期' },
    state: { label: '状态', say: (state) => STATES[textOf(state)] ?? textOf(state) },
    lock_reason: { label: '锁定原因', say: (reason) => textOf(reason) || '无' },
  },
  read: (world, id) => {
    const row = findKeptAccount(world, id);
    return row && { name: row.nickname, values: { ...fieldsOf(row) } };
  },
  write: (world, id, values) => writeAccount(world, id, values),
};
