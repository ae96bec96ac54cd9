import type { LogEntry } from '@jianwei/api-client/model';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { findKeptAccount } from '../store/account-records.ts';
import type { ChangeRow } from '../store/changes.ts';
import { findLogEntry, isTooLongToOrder, logBars, logPage, type LogFilter, type LogKind } from '../store/log-pages.ts';
import { hospitalTime } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { listChangesOf, wireChange, wireFields } from './changes.ts';
import { known } from './known.ts';

interface LogRow extends Partial<Omit<ChangeRow, 'id'>> {
  readonly id: number;
  readonly time: string;
  readonly user_id: string;
  readonly action_id?: number;
  readonly extra_data?: string;
  readonly path?: string;
  readonly title?: string;
  readonly outcome?: string;
}

/** What the specified actions mean (action_log.action_id); 61 is ours. */
const ACTIONS: Readonly<Record<number, string>> = {
  10: '新建检验方案',
  41: '查看应用',
  44: '使用应用工具',
  51: '修改检验方案',
  61: '导出列表',
};

const TOO_LONG = '超过 100,000 条时只能按时间排序，请先缩小范围';

/** As the contract says it of a time that is none. */
const WRONG_TIME = '时间应为 yyyy-MM-dd HH:mm';

const HOUR_MS = 3_600_000;
const HOURLY_MS = 72 * HOUR_MS;
const LONGEST_MS = 366 * 24 * HOUR_MS;

/** The texts of an entry, by its kind: each reads what rows of its own table hold. */
const SAID: Readonly<Record<LogKind, (row: Required<LogRow>) => { action: string; summary: string }>> = {
  change: ({ action, summary }) => ({ action, summary }),
  action: ({ action_id: id, extra_data: data }) => ({
    action: `${id} ${ACTIONS[id] ?? '其他操作'}`,
    summary: data.length > 120 ? `${data.slice(0, 120)}…` : data,
  }),
  visit: ({ path, title }) => ({ action: '访问', summary: title === '' ? path : `${title} ${path}` }),
  login: ({ outcome, address }) => ({ action: outcome, summary: `来自 ${address || '未知地址'}` }),
};

function wireEntry(world: World, kind: LogKind, row: LogRow): LogEntry {
  const account = findKeptAccount(world, row.user_id);
  const role = row.role ?? account?.role;
  const { object_type: type, object_id: id, object_name: name, address = '' } = row;
  return {
    kind,
    id: row.id,
    time: row.time,
    user_id: row.user_id,
    user_name: row.user_name || account?.nickname || row.user_id,
    ...SAID[kind](row as Required<LogRow>),
    ...known({ role, object_type: type, object_id: id, object_name: name }),
    ...(address !== '' && { address }),
    ...(kind === 'change' && { changes: wireFields(row as ChangeRow) }),
  };
}

/** `2025-11-18 10:00` as the logs write times. Refuses a day that no calendar has. */
function loggedTime(text: string | undefined): string | undefined {
  const time = text?.replace(' ', 'T');
  if (time !== undefined && !new Date(`${time}:00Z`).toISOString().startsWith(time)) {
    throw new Refusal(WRONG_TIME);
  }
  return time;
}

/** How long the range is; without an end it goes on to now, without a beginning it has none. */
function refuseRange(from: string | undefined, to: string | undefined, now: string): number {
  if (from === undefined) return Infinity;
  const length = Date.parse(`${to ?? now}:00Z`) - Date.parse(`${from}:00Z`);
  if (length < 0 && to !== undefined) throw new Refusal('开始时间不能晚于结束时间');
  if (length > LONGEST_MS) throw new Refusal('时间范围最多 1 年');
  return length;
}

export const logsHandlers = {
  listLogs: ({ query, world }) => {
    const { kind, object_type: type } = query;
    const [from, to] = [loggedTime(query.from), loggedTime(query.to)];
    const length = refuseRange(from, to, hospitalTime(world.now()).slice(0, 16));
    const isHourly = length <= HOURLY_MS;
    const filter: LogFilter = {
      q: query.q,
      isExact: query.exact,
      userId: query.user_id,
      role: query.role,
      action: query.action,
      ...(kind === 'change' && type !== undefined && { types: [type] }),
      objectId: kind === 'change' ? query.object_id : undefined,
      from,
      to,
    };
    if (isTooLongToOrder(world, kind, filter, query.sort ?? '-time')) throw new Refusal(TOO_LONG);
    const { rows, total, isBounded } = logPage<LogRow>(world, kind, filter, query);
    return {
      page: query.page,
      page_size: query.page_size,
      total_elements: total,
      is_bounded: isBounded,
      bar_hours: isHourly ? 1 : 24,
      bars: logBars(world, kind, filter, isHourly).map(({ start, count }) => ({
        start: isHourly ? `${start.replace('T', ' ')}:00` : `${start} 00:00`,
        count,
      })),
      data: rows.map((row) => wireEntry(world, kind, row)),
    };
  },

  getLogEntry: ({ params: { kind, id }, world }) => {
    const row = findLogEntry(world, kind, id) as LogRow | undefined;
    if (!row) throw new Refusal('没有这条日志', 404);
    const entry = wireEntry(world, kind, row);
    if (kind !== 'change') return { entry, ...known({ extra_data: row.extra_data }) };
    const change = wireChange(world, row as ChangeRow);
    return { entry, change, history: listChangesOf({ world }, change.object_type, change.object_id, 50) };
  },
} satisfies Handlers;
