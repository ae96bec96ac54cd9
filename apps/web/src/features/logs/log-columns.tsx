import type { LogEntry } from '@jianwei/api-client/model';
import type { AdminColumn } from '../../kit/admin/admin-table.tsx';
import { LongText } from '../../kit/admin/long-text.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import { roleLabel } from '../../parts/session/roles.ts';
import type { Kind } from './log-filter-state.ts';

const time = (entry: LogEntry) => formatDate(entry.time, 'yyyy-MM-dd HH:mm:ss');
const who = (entry: LogEntry) => `${entry.user_name}${entry.role === undefined ? '' : ` ${roleLabel(entry.role)}`}`;

/** Beside an open entry a person takes two lines. */
const base = (isBeside: boolean): readonly AdminColumn<LogEntry>[] => [
  { key: 'time', title: '时间', isSortable: true, isRowHeader: true, width: 170, cell: time, text: time },
  {
    key: 'user_name',
    title: '人员',
    isSortable: true,
    cell: (entry) => (
      <span className={isBeside ? undefined : 'jw-nowrap'}>
        {entry.user_name}{' '}
        {entry.role !== undefined && <span className="jw-note jw-nowrap">{roleLabel(entry.role)}</span>}
      </span>
    ),
    text: who,
  },
  { key: 'action', title: '动作', isSortable: true, cell: (entry) => entry.action, text: (entry) => entry.action },
];
const OBJECT: AdminColumn<LogEntry> = {
  key: 'object_name',
  title: '对象',
  isSortable: true,
  cell: (entry) => <LongText text={entry.object_name ?? ''} />,
  text: (entry) => entry.object_name ?? '',
};
const SUMMARY: AdminColumn<LogEntry> = {
  key: 'summary',
  title: '内容',
  isSortable: true,
  cell: (entry) => <LongText text={entry.summary} />,
  text: (entry) => entry.summary,
};
const ADDRESS: AdminColumn<LogEntry> = {
  key: 'address',
  title: '网络地址',
  isSortable: true,
  isHiddenAtFirst: true,
  cell: (entry) => entry.address ?? '—',
  text: (entry) => entry.address ?? '',
};

const sides = (entry: LogEntry, side: 'before' | 'after') =>
  (entry.changes ?? []).map((field) => `${field.label}：${field[side] || '空'}`).join('；');
/** What a change made of what: in the file always, in the list where it is asked for. */
const SIDES: readonly AdminColumn<LogEntry>[] = (['before', 'after'] as const).map((side) => ({
  key: side,
  title: side === 'before' ? '变更前' : '变更后',
  isHiddenAtFirst: true,
  isInFile: true,
  cell: (entry) => <LongText text={sides(entry, side) || '—'} />,
  text: (entry) => sides(entry, side),
}));

/** The columns of one kind of log: only changes have an object. */
export function logColumns(kind: Kind, isBeside: boolean): readonly AdminColumn<LogEntry>[] {
  const own = base(isBeside);
  return kind === 'change' ? [...own, OBJECT, SUMMARY, ...SIDES, ADDRESS] : [...own, SUMMARY, ADDRESS];
}
