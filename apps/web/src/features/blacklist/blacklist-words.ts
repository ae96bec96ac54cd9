import type { BlacklistEntry, BlacklistEvent, BlacklistKind, BlacklistRecord } from '@jianwei/api-client/model';
import { isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
import { formatDate, today } from '../../kit/lib/format-date.ts';

export const RECORD_PATH = '/blacklist-record';

export const KIND_NAMES: Readonly<Record<`${BlacklistKind}`, string>> = { 1001: '1001 黑名单', 1002: '1002 暂停使用' };

export const kindName = (kind: number): string =>
  (KIND_NAMES as Readonly<Record<string, string>>)[kind] ?? sayOf(kind, String(kind));

export const EVENT_NAMES: Readonly<Record<BlacklistEvent, string>> = {
  added: '加入',
  released: '解除',
  restored: '恢复',
  expired: '到期',
  refused: '被拦',
};

export const eventName = ({ event }: Pick<BlacklistRecord, 'event'>): string =>
  sayOf(event, EVENT_NAMES[event] as string | undefined) ?? event;

const DAY_MS = 86_400_000;

/** The day so many days after another, both yyyy-MM-dd. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The first of the seven days whose refused requests are counted; today is the last. */
export const hitsSince = (): string => dayAfter(today(), -6);

/** The first moment after a day of the hospital, as the wire writes it. */
export const endOfDay = (day: string): string => `${dayAfter(day, 1)}T00:00:00+08:00`;

/** When it ends: 至 2025-11-25 24:00 for the end of that day, 长期, 至重置密码后. */
export function endText({ ends, expires_at: expires }: Pick<BlacklistEntry, 'ends' | 'expires_at'>): string {
  if (isUndetermined(ends, expires)) return sayOf(ends, sayOf(expires, ''));
  if (ends === 'never') return '长期';
  if (ends === 'password_reset') return '至重置密码后';
  const time = formatDate(expires, 'HH:mm');
  if (time !== '00:00') return `至 ${formatDate(expires, 'yyyy-MM-dd HH:mm')}`;
  return `至 ${dayAfter(formatDate(expires), -1)} 24:00`;
}

export const minute = (time: string | undefined): string => formatDate(time, 'yyyy-MM-dd HH:mm');

/** A text whose days of this year stand without it: 11-18 09:36. */
export const withoutYear = (text: string): string => text.replaceAll(`${today().slice(0, 4)}-`, '');
