import { findKeptAccount } from './account-records.ts';
import { activeEntryOf, findEntry, isActive, releaseEntry, restoreEntry, type BlacklistRow } from './blacklist.ts';
import { recordChange, textOf, type Changeable, type Changer } from './changes.ts';

/** The kinds by the business status that each answers. */
export const BLACKLIST_KINDS: Readonly<Record<number, string>> = { 1001: '1001 黑名单', 1002: '1002 暂停使用' };

/** When a listing ends, in words: 至 2025-11-25 24:00, 长期, 至重置密码后. */
export function endText({ ends, expires_at: expires }: Pick<BlacklistRow, 'ends' | 'expires_at'>): string {
  if (ends !== 'date') return ends === 'never' ? '长期' : '至重置密码后';
  const isMidnight = expires.slice(11, 16) === '00:00';
  // The end of a day is that day's 24:00.
  const day = new Date(Date.parse(`${expires.slice(0, 10)}T00:00:00Z`) - (isMidnight ? 86_400_000 : 0));
  return `至 ${day.toISOString().slice(0, 10)} ${isMidnight ? '24:00' : expires.slice(11, 16)}`;
}

const orNone = (value: Parameters<typeof textOf>[0]): string => textOf(value) || '无';

/**
 * Whether an account is kept out, in the change log: the object is the account, so that listing it is a change like releasing it, and
 * both are taken back alike.
 */
export const blacklistChangeable: Changeable = {
  type: 'blacklist',
  label: '黑名单',
  administrators: [6],
  fields: {
    entry_id: { label: '黑名单', say: (id) => (textOf(id) === '' ? '未列入' : '生效中') },
    kind: { label: '类型', say: (kind) => BLACKLIST_KINDS[Number(kind)] ?? '无' },
    reason: { label: '原因', say: orNone },
    prompt: { label: '给本人看的文字', say: orNone },
    until: { label: '到期', say: orNone },
  },
  read: (world, userId) => {
    const account = findKeptAccount(world, userId);
    if (!account) return undefined;
    const entry = activeEntryOf(world, userId);
    const values = entry
      ? {
          entry_id: entry.entry_id,
          kind: entry.kind,
          reason: entry.reason,
          prompt: entry.prompt,
          until: endText(entry),
        }
      : { entry_id: '', kind: 0, reason: '', prompt: '', until: '' };
    return { name: account.nickname, values };
  },
  write: (world, userId, { entry_id: id = '' }) => {
    if (textOf(id) !== '') {
      restoreEntry(world, textOf(id));
      return;
    }
    const entry = activeEntryOf(world, userId);
    if (entry) releaseEntry(world, entry.entry_id, { by: '', comment: '撤销加入' });
  },
};

/** How the change log says that an account was listed. */
export const addedWords = (entry: Pick<BlacklistRow, 'kind' | 'ends' | 'expires_at' | 'reason'>) => ({
  action: '加入',
  summary: `加入黑名单：${BLACKLIST_KINDS[entry.kind] ?? ''}，${endText(entry)}，${entry.reason}`,
});

/** How the change log says that a listing was ended. */
export const releasedWords = (comment: string, batchId = '') => ({
  action: '解除',
  batchId,
  summary: comment === '' ? '解除黑名单' : `解除黑名单：${comment}`,
});

/** Ends a listing and writes it into the change log, in a batch where it is one of several; returns the number of the log row. */
export function releaseNow(changer: Changer, entryId: string, comment: string, batchId = ''): number | undefined {
  const { world, session, ip } = changer;
  const entry = findEntry(world, entryId);
  if (!entry || !isActive(world, entry)) return undefined;
  return recordChange(changer, blacklistChangeable, entry.user_id, releasedWords(comment, batchId), () =>
    releaseEntry(world, entryId, { by: session.nickname, comment, address: ip }),
  );
}

/** A new password ends the listing that waits for it. */
export function releaseAtPasswordReset(changer: Changer, userId: string): void {
  const entry = activeEntryOf(changer.world, userId);
  if (entry?.ends === 'password_reset') releaseNow(changer, entry.entry_id, '密码已重置');
}
