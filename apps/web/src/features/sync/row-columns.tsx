import type { SyncRow } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { AdminColumn } from '../../kit/admin/admin-table.tsx';
import { LongText } from '../../kit/admin/long-text.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import { outcomeWord } from './sync-words.ts';

export const outcomeText = (row: SyncRow): string =>
  `${outcomeWord(row.outcome)}${isTrue(row.is_freed) ? '，后来已读出' : ''}`;
const timeOf = ({ time }: SyncRow): string => (time === undefined ? '—' : formatDate(time, 'MM-dd HH:mm'));
/** In a file the year stands too. */
const minuteOf = ({ time }: SyncRow): string => (time === undefined ? '' : formatDate(time, 'yyyy-MM-dd HH:mm'));

const COLUMNS: readonly AdminColumn<SyncRow>[] = [
  { key: 'time', title: '时间', isSortable: true, width: 104, cell: timeOf, text: minuteOf },
  {
    key: 'patient_name',
    title: '患者',
    isSortable: true,
    width: 76,
    cell: (row) => row.patient_name || '—',
    text: (row) => row.patient_name,
  },
  {
    key: 'report_id',
    title: '报告号',
    isSortable: true,
    width: 100,
    cell: (row) => row.report_id || '—',
    text: (row) => row.report_id,
  },
  {
    key: 'item',
    title: '项目',
    isSortable: true,
    isRowHeader: true,
    cell: (row) => <LongText text={row.item} />,
    text: (row) => row.item,
  },
  {
    key: 'original',
    title: '原文值',
    isSortable: true,
    width: 124,
    cell: (row) => <LongText text={row.original || '—'} />,
    text: (row) => row.original,
  },
  {
    key: 'read',
    title: '读作',
    isSortable: true,
    width: 112,
    cell: (row) => <LongText text={row.read || '—'} />,
    text: (row) => row.read,
  },
  { key: 'outcome', title: '结果', isSortable: true, width: 84, cell: outcomeText, text: outcomeText },
  {
    key: 'reason',
    title: '原因',
    isSortable: true,
    cell: (row) => <LongText text={row.reason || '—'} />,
    text: (row) => row.reason,
  },
];

/** What stays of a line beside an open row. */
const BESIDE: readonly string[] = ['time', 'item', 'original', 'outcome'];

/** The rows of a run in the order of the design. */
export const rowColumns = (isBeside: boolean): readonly AdminColumn<SyncRow>[] =>
  isBeside ? COLUMNS.filter(({ key }) => BESIDE.includes(key)) : COLUMNS;
