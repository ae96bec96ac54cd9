import type { Account } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';
import { formatDate } from '../../kit/lib/format-date.ts';
import { roleLabel } from '../../parts/session/roles.ts';

/** What a column permission opens, by its number. */
export const COLUMN_NAMES: Readonly<Record<string, string>> = {
  1: '系统看板',
  2: '关键指标管理',
  3: '数据中心',
  4: '科研项目管理',
};

/** Columns that each role may be given; the others take none. */
export const ROLE_COLUMNS: Readonly<Record<number, readonly string[]>> = { 1: ['1', '2', '3', '4'], 4: ['1', '4'] };

/** A role by its name. */
export const roleName = (role: number): string => sayOf(role, roleLabel(role));

export const columnNames = ({ permission_column: columns }: Pick<Account, 'permission_column'>): string =>
  columns.map((column) => COLUMN_NAMES[column] ?? sayOf(column, column)).join('、') || '—';

export const stateName = ({ state }: Pick<Account, 'state'>): string =>
  sayOf(state, state === 'locked' ? '锁定' : '正常');

/** Which account it is, and that it is locked, with the reason. */
export function standingOf({ user_name: name, state, lock_reason: reason = '' }: Account): string {
  if (state !== 'locked') return `账号 ${name}`;
  return `账号 ${name}，已锁定${reason === '' ? '' : `（${reason}）`}`;
}

const DAY_MS = 86_400_000;

/** How long ago an account was last used: 今日 08:52, 3 日前, 2 个月前. */
export function lastSeenText(time: string | undefined, now: Date): string {
  if (time === undefined) return '从未登录';
  const days = Math.floor((now.getTime() - Date.parse(time)) / DAY_MS);
  if (formatDate(time) === formatDate(now)) return `今日 ${formatDate(time, 'HH:mm')}`;
  if (Number.isNaN(days)) return sayOf(time, '—');
  if (days < 60) return `${Math.max(1, days)} 日前`;
  return days < 730 ? `${Math.floor(days / 30)} 个月前` : `${Math.floor(days / 365)} 年前`;
}
