import { createHash, randomBytes } from 'node:crypto';
import { Command, Query } from './sql.ts';
import type { World } from './world.ts';

export interface ShareRow {
  readonly share_id: string;
  readonly report_id: string;
  readonly user_id: string;
  readonly created_at_ms: number;
  readonly expires_at_ms: number;
  /** 0 or 1. */
  readonly is_revoked: number;
  readonly audience: 'citizen' | 'clinician';
  /** 0 or 1. */
  readonly include_sensitive: number;
  readonly opened: number;
  /** 0 where it was never opened. */
  readonly opened_at_ms: number;
  readonly wrong_tries: number;
}

const SELECT = `SELECT share_id, report_id, user_id, created_at_ms, expires_at_ms, is_revoked, audience, include_sensitive, opened,
  opened_at_ms, wrong_tries FROM report_share`;
const ONE = new Query<ShareRow, [string]>(`${SELECT} WHERE share_id = ?`);
const BY_TOKEN = new Query<ShareRow, [string]>(`${SELECT} WHERE token_hash = ?`);
const OF_REPORT = new Query<ShareRow, [string, string]>(
  `${SELECT} WHERE report_id = ? AND user_id = ? ORDER BY created_at_ms DESC, share_id DESC`,
);
const INSERT = new Command<[string, string, string, string, number, number, string, number]>(
  `INSERT INTO report_share (share_id, token_hash, report_id, user_id, created_at_ms, expires_at_ms, audience, include_sensitive)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
);
const OPENED = new Command<[number, string]>(
  'UPDATE report_share SET opened = opened + 1, opened_at_ms = ? WHERE share_id = ?',
);
const WRONG = new Command<[number, string]>('UPDATE report_share SET wrong_tries = ? WHERE share_id = ?');
const REVOKE = new Command<[string]>('UPDATE report_share SET is_revoked = 1 WHERE share_id = ?');

/** What is kept of a secret. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Creates a share. The token is random even in a world whose everything else is repeatable, and only its hash is kept. */
export function insertShare(
  world: World,
  share: {
    readonly reportId: string;
    readonly userId: string;
    readonly lifeMs: number;
    readonly audience: ShareRow['audience'];
    readonly includesSensitive: boolean;
  },
): { readonly row: ShareRow; readonly token: string } {
  const token = randomBytes(24).toString('base64url');
  const created = world.now().getTime();
  const row: ShareRow = {
    share_id: world.nextId('SH'),
    report_id: share.reportId,
    user_id: share.userId,
    created_at_ms: created,
    expires_at_ms: created + share.lifeMs,
    is_revoked: 0,
    audience: share.audience,
    include_sensitive: share.includesSensitive ? 1 : 0,
    opened: 0,
    opened_at_ms: 0,
    wrong_tries: 0,
  };
  const { share_id, report_id, user_id, created_at_ms, expires_at_ms, audience, include_sensitive } = row;
  INSERT.run(
    world,
    share_id,
    hashOf(token),
    report_id,
    user_id,
    created_at_ms,
    expires_at_ms,
    audience,
    include_sensitive,
  );
  return { row, token };
}

export function findShare(world: World, shareId: string): ShareRow | undefined {
  return ONE.get(world, shareId);
}

export function findShareByToken(world: World, token: string): ShareRow | undefined {
  return BY_TOKEN.get(world, hashOf(token));
}

/** Newest first. */
export function listSharesOfReport(world: World, reportId: string, userId: string): ShareRow[] {
  return OF_REPORT.all(world, reportId, userId);
}

export function markShareRevoked(world: World, shareId: string): void {
  REVOKE.run(world, shareId);
}

/** Somebody opened the link: its creator sees that it was read. */
export function countOpening(world: World, shareId: string): void {
  OPENED.run(world, world.now().getTime(), shareId);
}

export function setWrongTries(world: World, shareId: string, tries: number): void {
  WRONG.run(world, tries, shareId);
}
