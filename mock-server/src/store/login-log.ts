import { Command, Query } from './sql.ts';
import type { World } from './world.ts';

const insert = new Command<[string, string, string, string, string]>(
  'INSERT INTO login_log (time, user_id, user_name, address, outcome) VALUES (?, ?, ?, ?, ?)',
  'nothing',
);

/** One attempt to sign in; `userId` is '' where there is no such account. */
export function addLogin(
  world: World,
  entry: { readonly userId: string; readonly userName: string; readonly address: string; readonly outcome: string },
): void {
  insert.run(world, world.nowText(), entry.userId, entry.userName, entry.address, entry.outcome);
}

/** How an attempt with the wrong password ends; what is told and what is logged are one text. */
export const WRONG_PASSWORD = '账号或密码错误';

const TIMES = new Query<{ time: string }, [string, string]>(
  'SELECT time FROM login_log WHERE outcome = ? AND time >= ?',
);

/** When attempts ended like this, since a day (yyyy-MM-dd). */
export const loginTimes = (world: World, outcome: string, since: string): string[] =>
  TIMES.all(world, outcome, since).map(({ time }) => time);
