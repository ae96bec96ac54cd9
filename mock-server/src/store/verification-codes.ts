import { createHash } from 'node:crypto';
import { Command, Query } from './sql.ts';
import type { World } from './world.ts';

export const codeLifeSeconds = 300;
export const resendSeconds = 60;
const ALLOWED_FAILURES = 5;

interface CodeRow {
  readonly code: string;
  readonly sent_at_ms: number;
  readonly failures: number;
}

const codeOf = new Query<CodeRow, [string]>('SELECT code, sent_at_ms, failures FROM verification_code WHERE phone = ?');
const putCode = new Command<[string, string, number]>(
  'INSERT OR REPLACE INTO verification_code (phone, code, sent_at_ms, failures) VALUES (?, ?, ?, 0)',
  'nothing',
);
const countFailure = new Command<[string]>(
  'UPDATE verification_code SET failures = failures + 1 WHERE phone = ?',
  'nothing',
);
const dropCode = new Command<[string]>('DELETE FROM verification_code WHERE phone = ?', 'nothing');

/** Seconds until another code may be sent to the phone; 0 = now. */
export function secondsToResend(world: World, phone: string): number {
  const row = codeOf.get(world, phone);
  if (!row) return 0;
  const ageMs = world.now().getTime() - row.sent_at_ms;
  // A clock that was set back must not lock the phone for ever.
  return ageMs < 0 ? 0 : Math.max(0, Math.ceil(resendSeconds - ageMs / 1000));
}

/** Makes the next code of this world: the same six digits in every copy of it, but no pattern in their order. */
export function issueCode(world: World, phone: string): string {
  const digest = createHash('sha256').update(world.nextId('code')).update(phone).digest();
  const code = String(digest.readUInt32BE() % 1_000_000).padStart(6, '0');
  putCode.run(world, phone, code, world.now().getTime());
  return code;
}

/** Takes a code once. Wrong codes are counted: after five the code is worth nothing. */
export function redeemCode(world: World, phone: string, code: string): boolean {
  const row = codeOf.get(world, phone);
  if (!row || row.failures >= ALLOWED_FAILURES) return false;
  const ageMs = world.now().getTime() - row.sent_at_ms;
  if (row.code !== code || ageMs < 0 || ageMs > codeLifeSeconds * 1000) {
    countFailure.run(world, phone);
    return false;
  }
  dropCode.run(world, phone);
  return true;
}
