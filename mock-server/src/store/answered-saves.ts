import { createHash } from 'node:crypto';
import { Command, inTransaction, Query } from './sql.ts';
import type { World } from './world.ts';

const KEPT_MS = 24 * 3_600_000;

/** One save as its sender names it. */
export interface NamedSave {
  readonly userId: string;
  readonly operationId: string;
  /** Header `Idempotency-Key`. */
  readonly key: string;
  /** Address and body. */
  readonly content: unknown;
}

const find = new Query<{ content_hash: string; answer: string }, [string, string, string]>(
  'SELECT content_hash, answer FROM answered_save WHERE user_id = ? AND operation_id = ? AND save_key = ?',
);
const insert = new Command<[string, string, string, string, string, number]>(
  'INSERT INTO answered_save (user_id, operation_id, save_key, content_hash, answer, time_ms) VALUES (?, ?, ?, ?, ?, ?)',
  'nothing',
);
const forget = new Command<[number]>('DELETE FROM answered_save WHERE time_ms < ?', 'nothing');

/**
 * Does a save once: sent again under its key, it gets the answer of the first time. A save that is refused leaves no trace, and its
 * key may be used again.
 * @returns undefined where the key was used for another content
 */
export function saveOnce(
  world: World,
  { userId, operationId, key, content }: NamedSave,
  save: () => object,
): object | undefined {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64');
  return inTransaction(world, () => {
    const earlier = find.get(world, userId, operationId, key);
    if (earlier) return earlier.content_hash === hash ? (JSON.parse(earlier.answer) as object) : undefined;
    const now = world.now().getTime();
    forget.run(world, now - KEPT_MS);
    const answer = save();
    insert.run(world, userId, operationId, key, hash, JSON.stringify(answer), now);
    return answer;
  });
}
