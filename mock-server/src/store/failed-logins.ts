import { Command, Query } from './sql.ts';
import type { World } from './world.ts';

/** So many wrong passwords or codes in a row are answered at once. */
const FREE_FAILURES = 5;
const WAIT_SECONDS = 60;
/** After so long without another one, wrong ones are forgotten. */
const FORGOTTEN_AFTER_SECONDS = 15 * 60;

/** Who tries (account or phone), and from which address. */
export interface LoginAttempt {
  readonly who: string;
  readonly address: string;
}

const rowOf = new Query<{ failures: number; last_ms: number }, [string, string]>(
  'SELECT failures, last_ms FROM failed_login WHERE who = ? AND address = ?',
);
const put = new Command<[string, string, number, number]>(
  'INSERT OR REPLACE INTO failed_login (who, address, failures, last_ms) VALUES (?, ?, ?, ?)',
  'nothing',
);
const forget = new Command<[string, string]>('DELETE FROM failed_login WHERE who = ? AND address = ?', 'nothing');

function failuresOf(world: World, { who, address }: LoginAttempt): { failures: number; ageSeconds: number } {
  const row = rowOf.get(world, who, address);
  const ageSeconds = row ? (world.now().getTime() - row.last_ms) / 1000 : 0;
  // A clock that was set back must not lock anybody out for ever.
  const counts = row !== undefined && ageSeconds >= 0 && ageSeconds < FORGOTTEN_AFTER_SECONDS;
  return { failures: counts ? row.failures : 0, ageSeconds };
}

/** Seconds until this account may be tried from this address again; 0 = now. */
export function secondsToLogin(world: World, attempt: LoginAttempt): number {
  const { failures, ageSeconds } = failuresOf(world, attempt);
  return failures < FREE_FAILURES ? 0 : Math.max(0, Math.ceil(WAIT_SECONDS - ageSeconds));
}

export function countFailedLogin(world: World, attempt: LoginAttempt): void {
  const { failures } = failuresOf(world, attempt);
  put.run(world, attempt.who, attempt.address, failures + 1, world.now().getTime());
}

export function forgetFailedLogins(world: World, { who, address }: LoginAttempt): void {
  forget.run(world, who, address);
}
