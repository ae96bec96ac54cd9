import { randomBytes } from 'node:crypto';
import type { Session } from './session.ts';
import { Command, Query } from './sql.ts';
import type { World } from './world.ts';

export interface AccountRow {
  readonly user_id: string;
  readonly user_name: string;
  readonly password_salt: string;
  readonly password_hash: string;
  readonly role: number;
  readonly nickname: string;
  readonly department: string;
  readonly title: string;
  readonly phone: string;
  /** JSON list of '1' to '4'. */
  readonly permission_column: string;
  readonly state: 'normal' | 'locked' | 'blacklisted' | 'suspended';
}

const accountByName = new Query<AccountRow, [string]>('SELECT * FROM account WHERE user_name = ?');
const accountByPhone = new Query<AccountRow, [string]>('SELECT * FROM account WHERE phone = ?');
const accountByToken = new Query<AccountRow, [string]>(
  'SELECT account.* FROM session JOIN account USING (user_id) WHERE session.token = ?',
);
const insertSession = new Command<[string, string, string]>(
  'INSERT INTO session (token, user_id, created_at) VALUES (?, ?, ?)',
  'nothing',
);
const deleteSession = new Command<[string]>('DELETE FROM session WHERE token = ?', 'nothing');

export function findAccount(
  world: World,
  by: { readonly userName: string } | { readonly phone: string },
): AccountRow | undefined {
  return 'phone' in by ? accountByPhone.get(world, by.phone) : accountByName.get(world, by.userName);
}

export function permissionColumnOf(account: AccountRow): string[] {
  return JSON.parse(account.permission_column) as string[];
}

function sessionFrom(account: AccountRow, token: string): Session {
  return {
    token,
    userId: account.user_id,
    userName: account.user_name,
    nickname: account.nickname,
    role: account.role,
    department: account.department,
    title: account.title,
    permissionColumn: permissionColumnOf(account),
  };
}

/** Signs an account in. The token is random even in a world whose everything else is repeatable. */
export function openSession(world: World, account: AccountRow): Session {
  const token = randomBytes(24).toString('base64url');
  insertSession.run(world, token, account.user_id, world.nowText());
  const session = sessionFrom(account, token);
  world.sessions.set(token, session);
  return session;
}

/** The session of a token that is in the world's database, also after a restart. */
export function findSession(world: World, token: string): Session | undefined {
  const account = accountByToken.get(world, token);
  if (!account) return undefined;
  const session = sessionFrom(account, token);
  world.sessions.set(token, session);
  return session;
}

export function closeSession(world: World, token: string): void {
  deleteSession.run(world, token);
  world.sessions.delete(token);
}
