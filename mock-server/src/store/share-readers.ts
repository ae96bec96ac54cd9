import { randomBytes } from 'node:crypto';
import { hashOf } from './shares.ts';
import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';
import type { World } from './world.ts';

const KEY_LIFE_MS = 30 * 60_000;
const QUESTION_LIFE_MS = 30 * 86_400_000;

const TAIL = new Query<{ phone_tail: string }, [string]>(
  'SELECT phone_tail FROM patient_phone_tail WHERE patient_id = ?',
);
const INSERT_TAIL = new Command<[string, string]>(
  'INSERT INTO patient_phone_tail (patient_id, phone_tail) VALUES (?, ?)',
);
const READER = new Query<{ expires_at_ms: number }, [string, string]>(
  'SELECT expires_at_ms FROM share_reader WHERE key_hash = ? AND share_id = ?',
);
const INSERT_READER = new Command<[string, string, number]>(
  'INSERT INTO share_reader (key_hash, share_id, expires_at_ms) VALUES (?, ?, ?)',
  'nothing',
);
const DROP_READERS = new Command<[number]>('DELETE FROM share_reader WHERE expires_at_ms <= ?', 'nothing');
const ASKED = new Query<{ asked: number; first: number | null }, [string, number]>(
  'SELECT count(*) AS asked, min(asked_at_ms) AS first FROM share_question_time WHERE share_id = ? AND asked_at_ms > ?',
);
const INSERT_ASKED = new Command<[string, number]>(
  'INSERT INTO share_question_time (share_id, asked_at_ms) VALUES (?, ?)',
  'nothing',
);
const DROP_ASKED = new Command<[number]>('DELETE FROM share_question_time WHERE asked_at_ms <= ?', 'nothing');
const KEEP = new Command<[string, number]>(
  'INSERT INTO unanswered_question (question, kept_at_ms) VALUES (?, ?)',
  'nothing',
);
const DROP_KEPT = new Command<[number]>('DELETE FROM unanswered_question WHERE kept_at_ms <= ?', 'nothing');

/** Last four digits of the telephone in the patient's record; undefined where it has none. */
export function findPhoneTail(world: SqlTarget, patientId: string): string | undefined {
  return TAIL.get(world, patientId)?.phone_tail;
}

export function insertPhoneTail(world: SqlTarget, patientId: string, tail: string): void {
  INSERT_TAIL.run(world, patientId, tail);
}

/** A key that opens the second step of one link for half an hour. Only its hash is kept. */
export function createReader(world: World, shareId: string): { readonly key: string; readonly expiresAtMs: number } {
  const now = world.now().getTime();
  const key = randomBytes(24).toString('base64url');
  DROP_READERS.run(world, now);
  INSERT_READER.run(world, hashOf(key), shareId, now + KEY_LIFE_MS);
  return { key, expiresAtMs: now + KEY_LIFE_MS };
}

export function isReader(world: World, shareId: string, key: string): boolean {
  const found = READER.get(world, hashOf(key), shareId);
  return found !== undefined && found.expires_at_ms > world.now().getTime();
}

/** Counts a question of a link. Answers the seconds to wait where `most` were asked within `windowMs`, else 0. */
export function countQuestion(world: World, shareId: string, most: number, windowMs: number): number {
  const now = world.now().getTime();
  const { asked, first } = ASKED.get(world, shareId, now - windowMs) ?? { asked: 0, first: null };
  if (asked >= most) return Math.max(1, Math.ceil(((first ?? now) + windowMs - now) / 1000));
  DROP_ASKED.run(world, now - windowMs);
  INSERT_ASKED.run(world, shareId, now);
  return 0;
}

/** Keeps a question that was not answered, without the link it came through; older ones than 30 days go. */
export function keepQuestion(world: World, question: string): void {
  const now = world.now().getTime();
  DROP_KEPT.run(world, now - QUESTION_LIFE_MS);
  KEEP.run(world, question, now);
}
