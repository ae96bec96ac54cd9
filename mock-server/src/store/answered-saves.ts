import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { Command, inTransaction, Query } from './sql.ts';
import type { World } from './world.ts';

const KEPT_MS = 24 * 3_600_000;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** One save as its sender names it. */
export interface NamedSave {
  readonly userId: string;
  readonly operationId: string;
  /** Header `Idempotency-Key`. */
  readonly key: string;
  /** Address and body. */
  readonly content: unknown;
}

/** What a save answers: an object, at once or later. */
export type SaveAnswer = object | Promise<object>;

const find = new Query<{ content_hash: string; answer: string }, [string, string, string]>(
  'SELECT content_hash, answer FROM answered_save WHERE user_id = ? AND operation_id = ? AND save_key = ?',
);
const insert = new Command<[string, string, string, string, string, number]>(
  'INSERT OR REPLACE INTO answered_save (user_id, operation_id, save_key, content_hash, answer, time_ms) VALUES (?, ?, ?, ?, ?, ?)',
  'nothing',
);
const forget = new Command<[number]>('DELETE FROM answered_save WHERE time_ms < ?', 'nothing');

/**
 * An answer may hold what its store keeps as a hash only, such as the token of a link or a first password. So it is sealed with the key of
 * the save, of which only a hash is kept: who has the store alone reads neither.
 */
function seal(key: string, answer: object): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, cipherKey(key), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

function open(key: string, text: string): object {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(CIPHER, cipherKey(key), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const opened = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(opened.toString()) as object;
}

const cipherKey = (key: string): Buffer => createHmac('sha256', key).update('answer').digest();
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** A save that is under way, and what it was of. */
interface Underway {
  readonly contentHash: string;
  readonly answer: Promise<object>;
}

const underway = new WeakMap<World['db'], Map<string, Underway>>();

/**
 * Does a save once: sent again under its key, it gets the answer of the first time, also while that is still awaited. A save that is
 * refused leaves no trace, and its key may be used again.
 * @returns undefined where the key was used for another content
 */
export function saveOnce(world: World, named: NamedSave, save: () => SaveAnswer): SaveAnswer | undefined {
  const contentHash = hashOf(JSON.stringify(named.content));
  const other = underway.get(world.db)?.get(placeOf(named));
  if (other) return other.contentHash === contentHash ? other.answer : undefined;
  const answer = inTransaction(world, () => {
    const earlier = find.get(world, named.userId, named.operationId, hashOf(named.key));
    if (earlier) return earlier.content_hash === contentHash ? open(named.key, earlier.answer) : undefined;
    const made = save();
    if (!isLater(made)) keep(world, named, contentHash, made);
    return made;
  });
  return isLater(answer) ? keptLater(world, named, contentHash, answer) : answer;
}

const isLater = (answer: SaveAnswer | undefined): answer is Promise<object> => answer instanceof Promise;

const placeOf = ({ userId, operationId, key }: NamedSave): string => JSON.stringify([userId, operationId, key]);

function keep(world: World, { userId, operationId, key }: NamedSave, contentHash: string, answer: object): void {
  const now = world.now().getTime();
  forget.run(world, now - KEPT_MS);
  insert.run(world, userId, operationId, hashOf(key), contentHash, seal(key, answer), now);
}

/** What is not done in one go is kept with its answer; until then who sends it again awaits the same. */
async function keptLater(
  world: World,
  named: NamedSave,
  contentHash: string,
  answer: Promise<object>,
): Promise<object> {
  const { db } = world;
  const all = underway.get(db) ?? new Map<string, Underway>();
  underway.set(db, all.set(placeOf(named), { contentHash, answer }));
  try {
    const made = await answer;
    // A world that was reset meanwhile knows nothing of it.
    if (world.db === db) keep(world, named, contentHash, made);
    return made;
  } finally {
    all.delete(placeOf(named));
  }
}
