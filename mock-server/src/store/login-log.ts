import { Command } from './sql.ts';
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
