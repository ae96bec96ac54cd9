import { createHash, randomBytes } from 'node:crypto';
import { addLogin } from './login-log.ts';
import type { AccountState, Session } from './session.ts';
import { Command, Query } from './sql.ts';
import { hospitalDate, hospitalTime } from './time.ts';
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
  readonly state: AccountState;
  /** Last day it may be used, yyyy-MM-dd; '' without end. */
  readonly expires_on: string;
  /** 1 where the next login asks for another password. */
  readonly must_change: number;
}

const accountByName = new Query<AccountRow, [string]>('SELECT * FROM account WHERE user_name = ?');
const accountByPhone = new Query<AccountRow, [string]>('SELECT * FROM account WHERE phone = ?');
const accountByToken = new Query<
  AccountRow & { opened_ms: number; seen_ms: number; is_wall: number; address: string },
  [string]
>(
  'SELECT account.*, opened_ms, seen_ms, is_wall, address FROM session JOIN account USING (user_id) WHERE session.token = ?',
);
const insertSession = new Command<[string, string, string, number, number, string, number]>(
  'INSERT INTO session (token, user_id, created_at, opened_ms, seen_ms, address, is_wall) VALUES (?, ?, ?, ?, ?, ?, ?)',
  'nothing',
);
const markAccount = new Command<[string, string]>('UPDATE account SET seen_at = ? WHERE user_id = ?', 'nothing');
const sessionsOf = new Query<{ token: string; opened_ms: number; seen_ms: number; address: string }, [string]>(
  'SELECT token, opened_ms, seen_ms, address FROM session WHERE user_id = ? ORDER BY opened_ms DESC',
);
const markSeen = new Command<[number, string]>('UPDATE session SET seen_ms = ? WHERE token = ?', 'nothing');
const moveAll = new Command<[number, number]>(
  'UPDATE session SET opened_ms = opened_ms + ?, seen_ms = seen_ms + ?',
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

/** How long a session lives from its login, and how long it may rest between two calls. */
export interface SessionLimits {
  readonly lifetimeMinutes: number;
  readonly idleMinutes: number;
}

export const defaultSessionLimits: SessionLimits = { lifetimeMinutes: 12 * 60, idleMinutes: 30 };

const MINUTE_MS = 60_000;

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

/** An account as it stands today: one whose last day is over is expired. */
export function stateOf(world: World, { state, expires_on: expiresOn }: AccountRow): AccountState {
  return state === 'normal' && expiresOn !== '' && expiresOn < hospitalDate(world.now()) ? 'expired' : state;
}

/**
 * Signs an account in.
 * @param address of the caller
 */
export function openSession(world: World, account: AccountRow, address: string): Session {
  const token = insert(world, account.user_id, address, false);
  markAccount.run(world, world.nowText(), account.user_id);
  return sessionFrom(account, token);
}

/** Opens a session for a board on the wall beside the one that asks for it; returns its token. */
export function openWallSession(world: World, userId: string, address: string): string {
  return insert(world, userId, address, true);
}

/** The token is random even in a world whose everything else is repeatable. */
function insert(world: World, userId: string, address: string, isWall: boolean): string {
  const token = randomBytes(24).toString('base64url');
  const now = world.now().getTime();
  insertSession.run(world, token, userId, world.nowText(), now, now, address, isWall ? 1 : 0);
  return token;
}

/**
 * The session of a token that is in the world's database, also after a restart, with the account's state as it is now.
 * One that is too old, or has rested too long, is gone; a wall may rest.
 * @param isPassive the call is a screen's own and does not count as the user's
 */
export function findSession(
  world: World,
  token: string,
  { lifetimeMinutes, idleMinutes }: SessionLimits,
  isPassive = false,
): { session: Session; state: AccountState; mustChange: boolean; isWall: boolean } | undefined {
  const row = accountByToken.get(world, token);
  if (!row) return undefined;
  const now = world.now().getTime();
  const restedMs = now - row.seen_ms;
  const isWall = row.is_wall === 1;
  if (now - row.opened_ms > lifetimeMinutes * MINUTE_MS || (!isWall && restedMs > idleMinutes * MINUTE_MS)) {
    closeSession(world, token, '会话已过期');
    return undefined;
  }
  // To the minute is enough, and spares a write with each call. A clock that was set back counts from there.
  if (!isPassive && Math.abs(restedMs) >= MINUTE_MS) {
    markSeen.run(world, now, token);
    markAccount.run(world, world.nowText(), row.user_id);
  }
  return { session: sessionFrom(row, token), state: stateOf(world, row), mustChange: row.must_change === 1, isWall };
}

/** Takes the sessions along when the clock of the hospital is set: nobody has worked longer by that. */
export function moveSessions(world: World, byMs: number): void {
  moveAll.run(world, byMs, byMs);
}

/**
 * How a session ends, in the words of the log of logins: by who has it; by who administers the account, also with a new password; by its
 * time, which shows at the next call of it, and never of one that nobody calls with again.
 */
type SessionEnd = '退出登录' | '会话被结束' | '会话已过期';

/** A session of a wall began with no login of its own, and ends without one. */
export function closeSession(world: World, token: string, outcome: SessionEnd): void {
  const row = accountByToken.get(world, token);
  deleteSession.run(world, token);
  if (row?.is_wall !== 0) return;
  addLogin(world, { userId: row.user_id, userName: row.nickname, address: row.address, outcome });
}

/** A session as its account's administrator sees it: never the token. */
export interface OpenSession {
  readonly session_id: string;
  readonly opened_at: string;
  readonly seen_at: string;
  readonly address: string;
}

const sessionId = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, 16);

/** The sessions an account has now, newest first. */
export function listSessionsOf(world: World, userId: string): OpenSession[] {
  return sessionsOf.all(world, userId).map(({ token, opened_ms: opened, seen_ms: seen, address }) => ({
    session_id: sessionId(token),
    opened_at: hospitalTime(new Date(opened)),
    seen_at: hospitalTime(new Date(seen)),
    address,
  }));
}

/** Ends the sessions of an account, or the one that is named; returns how many there were. */
export function closeSessionsOf(world: World, userId: string, id?: string): number {
  const tokens = sessionsOf.all(world, userId).filter(({ token }) => id === undefined || sessionId(token) === id);
  for (const { token } of tokens) closeSession(world, token, '会话被结束');
  return tokens.length;
}
