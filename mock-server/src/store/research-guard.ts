import { hospitalDate } from './time.ts';
import { Command, Query } from './sql.ts';
import type { World } from './world.ts';

const INSERT = new Command<[string, string, string]>(
  'INSERT INTO research_guard (user_id, time, question) VALUES (?, ?, ?)',
);
const TODAY = new Query<{ count: number }, [string, string]>(
  'SELECT count(*) AS count FROM research_guard WHERE user_id = ? AND time >= ?',
);

/** Remembers a question that was answered rounded because it lies too near to one before. */
export function logNearQuestion(world: World, userId: string, question: string): void {
  INSERT.run(world, userId, world.nowText(), question);
}

export function nearQuestionsToday(world: World, userId: string): number {
  return TODAY.get(world, userId, hospitalDate(world.now()))?.count ?? 0;
}
